import { expect, onTestFinished, test } from 'vitest'
import { unreadable } from './legible.ts'
import { signedInAs } from './pages.ts'
import { useDemo } from './use-demo.ts'
import { button, choosePass, heading, sayWhatTheyDo, someEmail, typeDetails, typePassword } from './visitor.ts'

const demo = useDemo()

test('everything can be read on the way to a pass', async () => {
  const context = await signedInAs(demo.browser, demo.url, null, { viewport: { width: 1280, height: 800 } })
  onTestFinished(() => context.close())
  const page = await context.newPage()
  const found: string[] = []
  const read = async (name: string) => found.push(...(await unreadable(page, name)))
  await sayWhatTheyDo(page)
  await choosePass(page, someEmail('large'))
  await page.getByRole('textbox', { name: 'First name' }).waitFor()
  await button(page, 'Continue').click()
  await heading(page, 'There is a problem').waitFor()
  await read('details with problems')
  await typeDetails(page)
  await typePassword(page)
  await read('details')
  await button(page, 'Continue').click()
  await heading(page, 'Check and pay').waitFor()
  await read('payment')
  expect(found.join('\n')).toBe('')
})
