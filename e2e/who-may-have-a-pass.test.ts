import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { useDemo } from './use-demo.ts'
import {
  button,
  confirmBy,
  confirmLink,
  heading,
  look,
  mailsTo,
  newVisitor,
  picture,
  sayWhatTheyDo,
  signIn,
  signUpElsewhere,
  someEmail,
  typeDetails,
  typePassword,
} from './visitor.ts'

const demo = useDemo()

const email = (page: Page) => page.getByRole('textbox', { name: 'E-mail' })
const wordsOf = async (page: Page): Promise<string> => (await page.locator('main').textContent()) ?? ''

async function applyVoucher(page: Page, code: string): Promise<void> {
  const field = page.getByRole('textbox', { name: 'Voucher code' })
  if (!(await field.isVisible())) await page.getByText('Have a voucher?').click()
  await field.fill(code)
  await button(page, 'Apply').click()
}

/** The whole way with a voucher. What stood on each screen, without what is the person's own. */
async function signUpWithVoucher(page: Page, address: string): Promise<string[]> {
  const screens: string[] = []
  const note = async () => {
    await picture(page, `voucher-${screens.length}`)
    screens.push((await wordsOf(page)).replaceAll(address, 'ADDRESS').replaceAll(/Saved \d\d:\d\d/g, ''))
  }
  await sayWhatTheyDo(page)
  await email(page).fill(address)
  await applyVoucher(page, 'DEMO-STANDARD')
  await page.getByText('Your voucher gives you: Standard.').waitFor()
  // What the pass brings comes from the list of types, a moment later.
  await page.getByText('Lunch and coffee, Mon to Fri').first().waitFor()
  await note()
  await button(page, 'Continue').click()
  await typeDetails(page)
  await typePassword(page)
  await button(page, 'Continue').click()
  await heading(page, 'Check and sign up').waitFor()
  await note()
  await page.getByRole('checkbox').check()
  await button(page, 'Sign up').click()
  await heading(page, 'Your place is kept').waitFor()
  // That this is a demo is asked for when the page is there.
  await page.getByRole('link', { name: 'Open the demo mailbox' }).waitFor()
  screens.push((await wordsOf(page)).replaceAll(address, 'ADDRESS').replaceAll(/Possible\sin\s\d+\ss/g, ''))
  return screens
}

test('an address that may not have a pass learns no more than that', async () => {
  const { page, context } = await newVisitor(demo.browser, demo.url)
  await sayWhatTheyDo(page)
  await email(page).fill('Blocked@Demo.example ')
  // Pressed and not checked: the answer about the address may be there first, and takes the choice back.
  await page.getByRole('radio', { name: /^Standard/ }).click()
  await button(page, 'Continue').click()
  await page.getByText('This pass is not available for this address.').waitFor()
  expect(await wordsOf(page)).not.toMatch(/black|block|bann|barr/i)
  expect(page.url()).toContain('/sign-up/pass')
  await look(page, 'not-available')

  // Another address puts it right, on the same screen.
  await email(page).fill(someEmail())
  await page.getByRole('radio', { name: /^Standard/ }).check()
  await button(page, 'Continue').click()
  await heading(page, 'You and your company').waitFor()
  await context.close()
})

test('a voucher is no way round for an address that may not have a pass', async () => {
  const { page, context } = await newVisitor(demo.browser, demo.url)
  await sayWhatTheyDo(page)
  await email(page).fill('blocked@demo.example')
  await applyVoucher(page, 'DEMO-STANDARD')
  await page.getByText('This pass is not available for this address.').first().waitFor()
  expect(await page.getByText('Your voucher gives you').count()).toBe(0)
  await context.close()
})

test('an address that is always welcome comes in like any other', async () => {
  const { page, context } = await newVisitor(demo.browser, demo.url)
  await sayWhatTheyDo(page)
  await email(page).fill('friend@demo.example')
  await page.getByRole('radio', { name: /^Standard/ }).check()
  await button(page, 'Continue').click()
  await heading(page, 'You and your company').waitFor()
  await context.close()
})

test('a voucher that nobody knows, or that was used up, says what to do', async () => {
  const { page, context } = await newVisitor(demo.browser, demo.url)
  await signUpElsewhere(page, someEmail('first'), { passTypeId: null, voucherCode: 'DEMO-ONCE' })
  await sayWhatTheyDo(page)
  await email(page).fill(someEmail())
  await applyVoucher(page, 'DEMO-NOTHING')
  await page.getByText('We do not know this voucher code. Check the spelling, or ask whoever gave it to you.').waitFor()
  await look(page, 'voucher-unknown')
  await applyVoucher(page, 'demo-once')
  await page.getByText('This voucher was used as often as it allows. Ask whoever gave it to you.').waitFor()
  await look(page, 'voucher-used-up')
  await context.close()
})

test('with a voucher nothing is paid, and an address that has an account sees the same screens', async () => {
  const first = await newVisitor(demo.browser, demo.url)
  const address = someEmail()
  const screens = await signUpWithVoucher(first.page, address)
  await look(first.page, 'voucher-success')
  await confirmBy(first.page, await confirmLink(first.page, address))
  await heading(first.page, 'Your pass is approved').waitFor()
  expect(first.errors).toEqual([])
  await first.context.close()

  const again = await newVisitor(demo.browser, demo.url)
  const { length: before } = await mailsTo(again.page, address)
  expect(await signUpWithVoucher(again.page, address)).toEqual(screens)
  await expect.poll(async () => (await mailsTo(again.page, address)).length).toBeGreaterThan(before)
  await again.context.close()
})

test('a link that was used says so, and offers the two ways on', async () => {
  const { page, context } = await newVisitor(demo.browser, demo.url)
  const address = someEmail()
  await signUpElsewhere(page, address, { passTypeId: null, voucherCode: 'DEMO-STANDARD' })
  const link = await confirmLink(page, address)
  await page.goto(link)
  await heading(page, 'Is this you?').waitFor()
  await look(page, 'link-check')
  await button(page, 'Yes, confirm it').click()
  await heading(page, 'Your pass is approved').waitFor()
  await look(page, 'link-first')
  await page.goto(link)
  await heading(page, 'This link was used or is too old').waitFor()
  await look(page, 'link-used')
  await button(page, 'Send a new link').click()
  await page.getByText('If your e-mail still waits to be confirmed, a new mail is on its way.').waitFor()
  await page.getByRole('link', { name: 'Sign in' }).locator('visible=true').first().click()
  await heading(page, 'Sign in').waitFor()
  await context.close()
})

test('signing in with a pass that waits opens no session and says what it waits for', async () => {
  const { page, context } = await newVisitor(demo.browser, demo.url)
  const address = someEmail()
  await signUpElsewhere(page, address, { passTypeId: 1 })
  await signIn(page, address)
  await page.getByText('Your e-mail address is not confirmed yet.').waitFor()
  await look(page, 'sign-in-unconfirmed')

  await confirmBy(page, await confirmLink(page, address))
  await heading(page, 'Your e-mail is confirmed').waitFor()
  await page.getByText('Not paid yet? Open the link to your order in the same mail.').waitFor()
  await look(page, 'confirmed-unpaid')
  await signIn(page, address)
  await page.getByText('Your pass is waiting for its payment.').waitFor()
  await page.getByText(/Open the link to your order in our mail to you\.$/).waitFor()
  await look(page, 'sign-in-unpaid')
  expect((await context.cookies()).filter(({ name }) => name.startsWith('foyer_auth'))).toEqual([])
  await page.goto('/pass')
  await page.waitForURL('**/sign-in')
  await context.close()
})
