import type { Browser, Page, Route } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from './browser.ts'
import { type DemoServer, startDemo } from './demo-server.ts'
import { button, newVisitor, sayWhatTheyDo, signIn, someEmail } from './visitor.ts'

const demoPassword = 'Foyer-demo-2025!'
let demo: DemoServer
let browser: Browser

beforeAll(async () => {
  ;[demo, browser] = await Promise.all([startDemo(), openBrowser()])
})
afterAll(async () => {
  await browser?.close()
  await demo?.stop()
})

/** The survey is left for later: it would stand before every page. */
async function comeIn(email: string): Promise<Page> {
  const { page, context } = await newVisitor(browser, demo.url)
  await context.addCookies([{ name: 'foyer_survey', value: 'skip', url: demo.url }])
  await signIn(page, email, demoPassword)
  await page.waitForURL((url) => !url.pathname.startsWith('/sign-in'))
  return page
}

const fails = (route: Route) => route.fulfill({ status: 500, body: '' })
const addresses = '**/api/address/**'

test('a check of eligibility that fails resets address and voucher, and says so', async () => {
  const { page } = await newVisitor(browser, demo.url)
  await sayWhatTheyDo(page)
  await page.getByText('Have a voucher?').click()
  const email = page.getByRole('textbox', { name: 'E-mail' })
  const voucher = page.getByRole('textbox', { name: 'Voucher code' })
  await voucher.fill('DEMO-STANDARD')
  await button(page, 'Apply').click()
  await page.getByText('Enter your e-mail above first: a voucher is for an address.').waitFor()
  expect(await page.getByText('Choose a pass, or enter a voucher.').count()).toBe(0)
  await page.route('**/api/pass/check-eligibility?*', fails)
  await email.fill(someEmail())
  await email.blur()
  await page.getByText('We could not check this address, so it was cleared.').waitFor()
  // The voucher's box closes again: its field is there, out of sight.
  expect([await email.inputValue(), await page.locator('#voucher').inputValue()]).toEqual(['', ''])
})

test('a voucher shows its pass as the list of those tells it, for nothing', async () => {
  const { page } = await newVisitor(browser, demo.url)
  await sayWhatTheyDo(page)
  await page.getByRole('textbox', { name: 'E-mail' }).fill(someEmail())
  await page.getByText('Have a voucher?').click()
  await page.getByRole('textbox', { name: 'Voucher code' }).fill('DEMO-STANDARD')
  const listed = page.waitForResponse('**/api/pass/type/voucher')
  await button(page, 'Apply').click()
  const types: { id: number; name: string; description: string }[] = await (await listed).json()
  const given = page.locator('.fare--given')
  await given.getByText(types.find(({ id }) => id === 5)?.description ?? '?').waitFor()
  await given.getByText('0.00 €').waitFor()
})

test('another try shows the address that is there', async () => {
  const page = await comeIn('vip@demo.example')
  await page.route(addresses, fails)
  await page.goto('/profile')
  const section = page.getByRole('region', { name: 'Billing address' })
  await section.getByRole('button', { name: 'Try again' }).waitFor()
  await page.unroute(addresses)
  await section.getByRole('button', { name: 'Try again' }).click()
  await expect
    .poll(() => section.getByRole('textbox', { name: 'Street and number' }).inputValue(), { timeout: 15_000 })
    .not.toBe('')
})
