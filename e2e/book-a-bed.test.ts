import { readFile } from 'node:fs/promises'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { closeWindows, openBrowser } from './browser.ts'
import { startDemo } from './demo-server.ts'
import {
  demoSecret,
  desk,
  download,
  isWide,
  lookAt,
  newGuest,
  openSearch,
  pay,
  phone,
  pickDays,
  takeRoom,
  typeDays,
  type View,
} from './stays.ts'
import { button, cards, heading, signIn } from './visitor.ts'

let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(closeWindows)

/** From the first page of somebody without a pass to the question for a room. */
async function getPassAndAccount(page: Page, look: (name: string) => Promise<void>): Promise<void> {
  await signIn(page, 'vendor@demo.example', demoSecret)
  await heading(page, 'No pass').waitFor()
  await look('bed-01-no-pass')
  await page.getByRole('link', { name: 'Get a pass' }).first().click()
  await heading(page, 'Choose your pass').waitFor()
  await page.getByRole('radio', { name: /^Standard/ }).check()
  await look('bed-02-pass')
  await button(page, 'Continue').click()

  await heading(page, 'You and your company').waitFor()
  await button(page, 'Continue').click()
  await page.getByRole('alert').filter({ hasText: 'There is a problem' }).waitFor()
  await look('bed-03-account-incomplete')
  await page.getByRole('combobox', { name: 'Country' }).pressSequentially('Swed')
  await page.getByRole('option', { name: /Sweden/ }).click()
  await page.getByRole('textbox', { name: 'Street and number' }).fill('Sveavägen 1')
  await page.getByRole('textbox', { name: 'Postcode' }).fill('111 57')
  await page.getByRole('textbox', { name: 'City' }).fill('Stockholm')
  await look('bed-04-account')
  await button(page, 'Continue').click()
  await heading(page, 'Do you need a room?').waitFor()
}

/** Dates typed and picked, two guests, an order of sorting and a filter. */
async function searchHotel(page: Page, view: View): Promise<void> {
  const fields = await openSearch(page, view)
  await typeDays(fields, { arrival: '19 Oct', departure: 'Fri 24. October' })
  if (isWide(view)) {
    await page.waitForURL(/start=2025-10-19/)
    await fields.getByRole('button', { name: 'Pick the days, from the arrival' }).click()
    const calendar = page.getByRole('dialog', { name: 'Days of your stay' })
    await pickDays(calendar, { arrival: '20 October', departure: '23 October' })
    await calendar.getByRole('button', { name: 'Done' }).click()
    await fields.getByLabel('Guests').selectOption('2')
    await fields.getByLabel('Sort').selectOption('priceLowHigh')
  } else {
    await pickDays(fields, { arrival: '20 October', departure: '23 October' })
    await fields.getByLabel('Guests').selectOption('2')
    await fields.getByLabel('Sort').selectOption('priceLowHigh')
    await button(page, 'Show hotels').click()
  }
  await page.waitForURL((url) => /guests=2|persons=2/.test(url.search) && url.search.includes('2025-10-23'))
  await page.getByRole('button', { name: /^Shuttle/ }).click()
  await expect.poll(() => page.getByRole('article').count()).toBeLessThan(4)
}

const views = [phone, desk]

test.each(views)('a vendor gets a pass and a bed in one order ($name)', async (view) => {
  const demo = await startDemo()
  onTestFinished(() => demo.stop())
  const { page, context, errors } = await newGuest(browser, demo.url, view)
  const look = lookAt(page, view)
  await getPassAndAccount(page, look)

  await page.getByRole('radio', { name: 'I need a room' }).check()
  await look('bed-05-hotel-step')
  await page.getByRole('link', { name: 'Find a room' }).click()
  await heading(page, /Nights in Berlin/).waitFor()
  await page.getByRole('article').first().waitFor()
  await look('bed-06-accommodation')
  await searchHotel(page, view)
  await look('bed-07-searched')

  await page.goto('/accommodation/kupferhof')
  await heading(page, 'Page Not Found').waitFor()
  await page.goBack()
  await page.getByRole('link', { name: 'Hotel Kupferhof', exact: true }).click()
  await heading(page, 'Hotel Kupferhof').waitFor()
  if (isWide(view)) {
    const all = page.getByRole('button', { name: /^All \d+ pictures/ })
    if ((await all.count()) > 0) await all.click()
  }
  if (await page.getByRole('button', { name: 'Next picture' }).isVisible()) {
    await page.getByRole('button', { name: 'Next picture' }).click()
    await page.getByText(/^2 of \d+$/).waitFor()
    await page.getByRole('button', { name: 'Previous picture' }).click()
    await page.getByText(/^1 of \d+$/).waitFor()
  }
  await look('bed-09-hotel')
  await page
    .getByRole('button', { name: /^Select / })
    .first()
    .click()
  await page.waitForURL(/room=\d+/)
  await takeRoom(page)
  await page
    .getByRole('timer', { name: /^Time left: \d+:\d\d$/ })
    .locator('visible=true')
    .waitFor()
  await page
    .getByText(/^Held for you until/)
    .locator('visible=true')
    .first()
    .waitFor()
  const second = page.getByRole('group', { name: /^Guest 2/ })
  await second.getByRole('textbox', { name: 'First name' }).fill('Nils')
  await second.getByRole('textbox', { name: 'Last name' }).fill('Lindqvist')
  await look('bed-10-guests')
  await button(page, /^Continue/).click()

  await heading(page, 'A few questions').waitFor()
  if (isWide(view)) await button(page, 'Skip for now').click()
  else await answerSurvey(page)
  await heading(page, 'Check your registration').waitFor()
  if (!isWide(view)) await page.locator('summary').filter({ hasText: 'Total with VAT' }).click()
  for (const text of ['VAT 7 %', 'VAT 19 %', /^Held for you until/])
    await page.getByText(text).locator('visible=true').first().waitFor()
  await heading(page, /^Hotel Kupferhof/).waitFor()
  await look('bed-11-checkout')
  await pay(page, cards.declined)
  await heading(page, 'Oops. Payment was not successful.').waitFor()
  await look('bed-12-declined')
  await page.getByRole('link', { name: 'Back to the order' }).click()
  await heading(page, 'Check your registration').waitFor()
  await pay(page, cards.pays)
  await heading(page, 'You are registered').waitFor()
  await page.getByText('Your pass is ready').waitFor()
  await page
    .getByText(/^MS25-\d+/)
    .first()
    .waitFor()
  for (const rate of ['VAT 7 %', 'VAT 19 %']) await page.getByText(rate).locator('visible=true').first().waitFor()
  await look('bed-13-finish')

  await page.goto('/pass')
  await page
    .getByRole('img', { name: /QR code/ })
    .first()
    .waitFor()
  await page.goto('/')
  await heading(page, 'Your week in Berlin').waitFor()
  await heading(page, 'Hotel Kupferhof').waitFor()
  await look('bed-15-home')
  await page.goto('/accommodation')
  const stay = page.getByRole('article', { name: 'Hotel Kupferhof' }).first()
  for (const name of ['Vera Lindqvist', 'Nils Lindqvist']) await stay.getByText(name).waitFor()
  await stay.getByText(/Mon\s20\s.\sThu\s23\sOct/).waitFor()
  await stay.getByText(/^Free cancellation until /).waitFor()
  await look('bed-16-own-stay')
  const pdf = await download(page, 'Confirmation (PDF)')
  expect((await readFile(await pdf.path())).subarray(0, 5).toString()).toBe('%PDF-')
  const calendar = (await readFile(await (await download(page, 'Calendar file')).path())).toString()
  expect(calendar).toMatch(/DTSTART;VALUE=DATE:20251020/)
  expect(calendar).toMatch(/DTEND;VALUE=DATE:20251023/)

  await page.goto('/invoices')
  await page
    .getByText(/MS25-R-\d{5}/)
    .first()
    .waitFor()
  // Pass and room in one invoice: two rates of VAT.
  await page
    .getByText(/Standard pass.*Hotel Kupferhof/)
    .first()
    .waitFor()
  const invoice = await download(page, 'PDF')
  expect(invoice.suggestedFilename()).toMatch(/^MS25-R-\d{5}\.pdf$/)
  expect(errors).toEqual([])
  await context.close()
})

async function answerSurvey(page: Page): Promise<void> {
  const question = (name: string) => page.getByRole('group', { name })
  await question('How many people work in your company?').getByRole('radio', { name: '10 to 49' }).check()
  await question('Is this your first time at the event?').getByRole('radio', { name: 'Yes' }).check()
  await question('Which subjects interest you most?').getByRole('checkbox', { name: 'Backup and recovery' }).check()
  await question('How likely are you').getByRole('radio', { name: '9', exact: true }).press('Space')
  await button(page, 'Send and continue').click()
}
