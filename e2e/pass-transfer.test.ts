import { SURVEY_SKIP } from '@foyer/contract/constants'
import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { expectAccessible } from './browser.ts'
import { settled, signedInAs } from './pages.ts'
import { useDemo } from './use-demo.ts'

const colleague = 'maximiliane@nordwerk.example'
const secret = 'Nordwerk-Lamp-4-Harbour'

const demo = useDemo()

async function at(email: string | null, path: string, viewport = { width: 1280, height: 900 }): Promise<Page> {
  const context = await signedInAs(demo.browser, demo.url, email, { viewport })
  onTestFinished(() => context.close())
  const page = await context.newPage()
  await page.goto(path)
  await settled(page)
  return page
}

/** The link of the mail, once it is there. */
async function linkTo(page: Page, email: string): Promise<string> {
  for (;;) {
    const mails: { text: string }[] = await (
      await page.request.get(`/api/demo/mailbox?to=${encodeURIComponent(email)}`)
    ).json()
    const found = mails.map(({ text }) => /\/pass\/accept\/\S+/.exec(text)?.[0]).find((link) => link !== undefined)
    if (found !== undefined) return found
  }
}

test('one gives their pass to a colleague, who begins an account with it and has a code of their own', async () => {
  const giver = await at('attendee@demo.example', '/pass')
  const code = await giver
    .locator('main')
    .getByText(/^\w{4}\s\w{4}\s\w{2}$/)
    .first()
    .textContent()
  await giver.getByRole('link', { name: 'Give your pass to a colleague' }).click()
  await giver.getByRole('textbox', { name: 'First name' }).fill('Maximiliane')
  await giver.getByRole('textbox', { name: 'Last name' }).fill('Oberhuber')
  await giver.getByRole('textbox', { name: 'E-mail' }).fill(colleague)
  await expectAccessible(giver)
  await giver.getByRole('button', { name: 'Invite Maximiliane' }).click()
  await giver.getByRole('heading', { name: 'Invitation sent' }).waitFor()
  await expectAccessible(giver)

  const holder = await at(null, await linkTo(giver, colleague), { width: 390, height: 844 })
  await holder.getByRole('heading', { name: /gives you a pass$/ }).waitFor()
  await holder.getByRole('textbox', { name: 'Password' }).fill(secret)
  await holder.getByRole('checkbox').check()
  await expectAccessible(holder)
  await holder.getByRole('button', { name: 'Accept the pass' }).click()
  await holder.getByRole('heading', { name: 'The pass is yours' }).waitFor()

  // The giver is let out with the next thing that they do.
  await giver.goto('/pass')
  await giver.waitForURL(/\/sign-in/)

  await holder.getByRole('region', { name: 'Sign in to your pass' }).getByRole('link').click()
  await holder.getByRole('textbox', { name: 'E-mail' }).fill(colleague)
  await holder.getByRole('textbox', { name: 'Password' }).fill(secret)
  await holder.getByRole('button', { name: 'Sign in' }).click()
  // The survey is theirs to answer, as anybody's.
  await holder.waitForURL(/\/survey/)
  await holder.context().addCookies([{ name: 'foyer_survey', value: SURVEY_SKIP, url: demo.url }])
  await holder.goto('/pass')
  const own = await holder
    .locator('main')
    .getByText(/^\w{4}\s\w{4}\s\w{2}$/)
    .first()
    .textContent()
  expect(own).not.toBe(code)
})

test('an invitation is taken back by keyboard alone, and its link leads nowhere', async () => {
  const giver = await at('vip@demo.example', '/pass/transfer')
  await giver.getByRole('textbox', { name: 'First name' }).focus()
  for (const text of ['Nora', 'Lindqvist', 'nora@nordwerk.example']) {
    await giver.keyboard.type(text)
    await giver.keyboard.press('Tab')
  }
  await giver.keyboard.press('Enter')
  await giver.getByRole('heading', { name: 'Invitation sent' }).waitFor()
  const link = await linkTo(giver, 'nora@nordwerk.example')
  await giver.getByRole('button', { name: 'Take the invitation back' }).press('Enter')
  await giver.getByRole('dialog').getByRole('button', { name: 'Take it back' }).press('Enter')
  await giver.getByText('You took the invitation to Nora Lindqvist back.').waitFor()
  const late = await at(null, link)
  await late.getByRole('heading', { name: 'This invitation is over' }).waitFor()
  await expectAccessible(late)
})
