import { expect, onTestFinished, test } from 'vitest'
import { tabTo } from './keyboard.ts'
import { settled, signedInAs } from './pages.ts'
import { useDemo } from './use-demo.ts'
import { look, newVisitor, sayWhatTheyDo, someEmail } from './visitor.ts'

const demo = useDemo()

test('who wants a sold-out pass asks to be told, where it would be chosen, without a mouse', async () => {
  const { page, context, errors } = await newVisitor(demo.browser, demo.url)
  onTestFinished(() => context.close())
  await sayWhatTheyDo(page)
  const wait = page.getByRole('button', { name: /^Tell me when one is free/ })
  await wait.waitFor()
  await tabTo(page, /^Tell me when one is free/)
  await page.keyboard.press('Enter')
  await page.getByText('Enter your e-mail above first.').waitFor()
  const email = someEmail('waits')
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email)
  await tabTo(page, /^Tell me when one is free/)
  await page.keyboard.press('Enter')
  await page.getByText(`We write to ${email} once a place is free.`).and(page.locator(':focus')).waitFor()
  await look(page, 'waiting-list')
  // Another address is another wait.
  await page.getByRole('textbox', { name: 'E-mail' }).fill(someEmail('also-waits'))
  await wait.waitFor()
  expect(errors).toEqual([])
})

test('an exhibitor without a pass is told at the address of the account', async () => {
  const context = await signedInAs(demo.browser, demo.url, 'vendor@demo.example', {
    viewport: { width: 1280, height: 900 },
  })
  onTestFinished(() => context.close())
  const page = await context.newPage()
  for (const path of ['/pass', '/registration']) {
    await page.goto(path)
    await settled(page)
    await page.getByRole('button', { name: /^Tell me when one is free/ }).click()
    await page.getByText('We write to vendor@demo.example once a place is free.').waitFor()
  }
})
