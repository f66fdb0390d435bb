import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectHeading, focusedName, tabAndPress, tabAndType, tabTo } from './keyboard.ts'
import { comeIn, demoSecret, desk, newGuest } from './stays.ts'
import { useDemo } from './use-demo.ts'
import { button, cards, heading } from './visitor.ts'

const demo = useDemo()

/** Puts something else into the field that has the focus. */
async function retype(page: Page, text: string): Promise<void> {
  await page.keyboard.press('Control+A')
  await page.keyboard.type(text)
}

async function press(page: Page, key: string, times: number): Promise<void> {
  for (let press = 0; press < times; press += 1) await page.keyboard.press(key)
}

async function payByKeyboard(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Card number' }).waitFor()
  await tabAndType(page, /^Card number/, cards.pays)
  await tabAndType(page, /^Valid until/, '1230')
  await tabAndType(page, /^Security code/, '123')
  await page.keyboard.press('Enter')
}

/** From a day to another one in the calendar that has the focus, which goes on to the next day by itself. */
async function pickByKeyboard(page: Page, first: RegExp, nights: number): Promise<void> {
  await expect.poll(() => focusedName(page)).toMatch(first)
  await page.keyboard.press('Enter')
  await press(page, 'ArrowRight', nights - 1)
  await page.keyboard.press('Enter')
}

async function takeRoomByKeyboard(page: Page): Promise<void> {
  await tabAndPress(page, /^Accommodation$/)
  await expectHeading(page, /^Nights in Berlin$/)
  await page.getByRole('article').first().waitFor()
  await tabTo(page, /^Arrival/)
  await retype(page, '19 Oct')
  await page.keyboard.press('Enter')
  await page.waitForURL(/start=2025-10-19/)
  // Down opens the calendar beneath the field.
  await page.keyboard.press('ArrowDown')
  await pickByKeyboard(page, /, 19 October/, 3)
  await tabAndPress(page, /^Done$/)
  await page.waitForURL(/end=2025-10-22/)
  await tabTo(page, /^Guests/)
  await page.keyboard.press('ArrowDown')
  await page.waitForURL(/guests=2/)
  await tabAndPress(page, /^Shuttle/, 'Space')
  await expect.poll(() => page.getByRole('article').count()).toBeLessThan(4)
  await tabAndPress(page, /^Hotel Kupferhof$/)
  await expectHeading(page, /^Hotel Kupferhof$/)
  await button(page, /^Book 3\snights/).waitFor()
  await tabAndPress(page, /^Select/)
  await page.waitForURL(/room=\d+/)
  await tabAndPress(page, /^Book 3\snights/)
  await expectHeading(page, /^Who stays here\?$/)
  await page.getByRole('group', { name: /^Guest 2/ }).waitFor()
  await tabTo(page, /^First name/)
  await tabTo(page, /^E-mail/)
  await tabAndType(page, /^First name/, 'Nils')
  await tabAndType(page, /^Last name/, 'Hartwig')
  await tabAndPress(page, /^Continue/)
}

test('a bed is found, booked, changed and cancelled, and the pass upgraded, without a mouse', async () => {
  const { page, context, errors } = await newGuest(demo.browser, demo.url, desk)
  await page.goto('/sign-in')
  await heading(page, 'Sign in').waitFor()
  await tabAndType(page, /^E-mail/, 'attendee@demo.example')
  await tabAndType(page, /^Password/, demoSecret)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/survey')
  await button(page, 'Skip for now').waitFor()
  await tabAndPress(page, /^Skip for now/)
  await heading(page, /^Hello Lena/).waitFor()

  await takeRoomByKeyboard(page)
  await expectHeading(page, /^Check your registration$/)
  await payByKeyboard(page)
  await expectHeading(page, /^You are registered$/)

  await tabAndPress(page, /^Accommodation$/)
  await button(page, /^Change the stay/).waitFor()
  await page.getByText('Nils Hartwig').waitFor()
  await tabAndPress(page, /^Change the stay/)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /, 22 October/ })
    .waitFor()
  await tabTo(page, /, 19 October/)
  await pickByKeyboard(page, /, 19 October/, 1)
  await page.getByText('Goes back to you', { exact: true }).waitFor()
  await tabAndPress(page, /^Change, .* back$/)
  await page.getByText(/^Changed\. .* goes back to you\.$/).waitFor()
  // The focus is where it was before the question.
  await expect.poll(() => focusedName(page)).toMatch(/^Change the stay/)
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => focusedName(page)).toMatch(/^Change the stay/)

  await tabAndPress(page, /^Cancel the stay/)
  await page.locator('dialog dl > :last-child dd').filter({ hasText: /\d/ }).waitFor()
  await tabAndPress(page, /^Cancel the stay/)
  await page.getByText(/^Cancelled\. .* goes back to you\.$/).waitFor()
  await expect.poll(() => focusedName(page)).toMatch(/^Hotel Kupferhof/)

  await tabAndPress(page, /^Pass$/)
  await page.getByRole('link', { name: 'See the upgrades' }).waitFor()
  const code = await page.locator('article[data-band] p.code').textContent()
  expect(await page.locator('article[data-band]').getAttribute('data-band')).toBe('standard')
  await tabAndPress(page, /^See the upgrades$/)
  await expectHeading(page, /^Upgrade your pass$/)
  await button(page, 'Upgrade to VIP').waitFor()
  await tabAndPress(page, /^Upgrade to VIP/)
  await expectHeading(page, /^Check and pay$/)
  await payByKeyboard(page)
  await expectHeading(page, /^Your pass is upgraded$/)
  await tabAndPress(page, /^Pass$/)
  await page.locator('article[data-band] strong').getByText('VIP').waitFor()
  expect(await page.locator('article[data-band]').getAttribute('data-band')).toBe('vip')
  expect(await page.locator('article[data-band] p.code').textContent()).toBe(code)
  expect(errors).toEqual([])
  await context.close()
})

test('the focus stays on the heading while a page that comes slowly takes its place', async () => {
  const { page, context } = await newGuest(demo.browser, demo.url, desk)
  await comeIn(page, 'vip@demo.example')
  const { promise: answered, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/api/accommodation/28?*', async (route) => {
    await answered
    await route.continue()
  })
  await page.goto('/accommodation')
  await page.getByRole('link', { name: 'Hotel Kupferhof', exact: true }).first().click()
  // The link that was clicked has the same name.
  await page.getByRole('heading', { name: 'Hotel Kupferhof', level: 1 }).waitFor()
  await expectHeading(page, /^Hotel Kupferhof$/)
  expect(await page.getByRole('article').count()).toBe(0)
  release()
  await page.getByRole('article').first().waitFor()
  expect(await focusedName(page)).toBe('Hotel Kupferhof')
  await context.close()
})

test('a vendor gets a pass, a bed and an invoice without a mouse', async () => {
  const { page, context, errors } = await newGuest(demo.browser, demo.url, desk)
  await page.goto('/sign-in')
  await heading(page, 'Sign in').waitFor()
  await tabAndType(page, /^E-mail/, 'vendor@demo.example')
  await tabAndType(page, /^Password/, demoSecret)
  await page.keyboard.press('Enter')
  await heading(page, 'No pass').waitFor()
  await tabAndPress(page, /^Get a pass$/)

  await expectHeading(page, /^Choose your pass$/)
  await page.getByRole('radio', { name: /^Standard/ }).waitFor()
  await tabAndPress(page, /^Standard/, 'Space')
  await tabAndPress(page, /^Continue/)
  await expectHeading(page, /^You and your company$/)
  await page.getByRole('combobox', { name: 'Country' }).waitFor()
  await tabAndType(page, /^Country/, 'Swed')
  await page.getByRole('option', { name: /Sweden/ }).waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await tabAndType(page, /^Street and number/, 'Sveavägen 1')
  await tabAndType(page, /^Postcode/, '111 57')
  await tabAndType(page, /^City/, 'Stockholm')
  await tabAndPress(page, /^Continue/)

  await expectHeading(page, /^Do you need a room\?$/)
  await tabAndPress(page, /^I need a room/, 'Space')
  await tabTo(page, /^Find a room/)
  await takeRoomByKeyboard(page)
  await expectHeading(page, /^A few questions$/)
  await tabAndPress(page, /^Skip for now/)
  await expectHeading(page, /^Check your registration$/)
  await payByKeyboard(page)
  await expectHeading(page, /^You are registered$/)
  await tabAndPress(page, /^Your invoices$/)
  await page
    .getByText(/MS25-R-\d{5}/)
    .first()
    .waitFor()
  expect(errors).toEqual([])
  await context.close()
})
