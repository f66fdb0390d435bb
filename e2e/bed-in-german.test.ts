import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { closeWindows, openBrowser } from './browser.ts'
import { type DemoServer, startDemo } from './demo-server.ts'
import { expectGerman, german } from './german.ts'
import { demoSecret, newGuest, phone } from './stays.ts'
import { button, cards, heading } from './visitor.ts'

let demo: DemoServer
let browser: Browser

beforeAll(async () => {
  demo = await startDemo()
  browser = await openBrowser()
})
afterAll(async () => {
  await closeWindows()
  await demo?.stop()
})

test('a bed is booked, changed and cancelled in German', async () => {
  const { page, context, errors } = await newGuest(browser, demo.url, phone, 'de-DE')
  await page.goto('/sign-in')
  await page.getByRole('textbox', { name: 'E-Mail' }).fill('attendee@demo.example')
  await page.getByLabel('Passwort', { exact: true }).fill(demoSecret)
  await button(page, 'Anmelden').click()
  await page.waitForURL('**/survey')
  // The account is English, whatever the browser speaks, until its owner says otherwise.
  await page.getByRole('button', { name: /open the menu/i }).click()
  const isKept = page.waitForResponse((answer) => answer.request().method() === 'PATCH' && answer.ok())
  await page.getByLabel('Language').selectOption('de')
  await page.getByLabel('Sprache').waitFor()
  await isKept
  await page.keyboard.press('Escape')
  await expectGerman(page, 'de-bed-01-survey')
  await button(page, german('Skip for now')).click()
  await heading(page, /^Hallo Lena/).waitFor()
  await expectGerman(page, 'de-bed-02-home')

  await page.goto('/accommodation')
  await page.getByRole('article').first().waitFor()
  await expectGerman(page, 'de-bed-03-accommodation')
  await page
    .getByRole('search')
    .getByRole('button', { name: /nächte/i })
    .click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: german('Show hotels') })
    .waitFor()
  await expectGerman(page, 'de-bed-04-search')
  await page.keyboard.press('Escape')
  // Full on one night: what else there is.
  await page.goto('/accommodation/28?start=2025-10-20&end=2025-10-24&guests=2')
  await page.getByText(/23\.? ist voll\./).waitFor()
  await expectGerman(page, 'de-bed-05-hotel')
  await page.goto('/accommodation/28?start=2025-10-20&end=2025-10-22')
  await button(page, german('Book')).click()
  await heading(page, german('Who stays here?')).waitFor()
  await expectGerman(page, 'de-bed-06-guests')
  await button(page, /^Weiter/).click()
  await page.getByRole('textbox', { name: german('Card number') }).waitFor()
  await expectGerman(page, 'de-bed-07-checkout')
  await page.getByRole('textbox', { name: german('Card number') }).fill(cards.pays)
  await page.getByRole('textbox', { name: german('Valid until') }).fill('12/30')
  await page.getByRole('textbox', { name: german('Security code') }).fill('123')
  await button(page, german('Pay {amount}')).click()
  await page.waitForURL('**/registration/finish**')
  await page
    .getByText(/^MS25-\d+/)
    .first()
    .waitFor()
  await expectGerman(page, 'de-bed-08-finish')

  await page.goto('/accommodation')
  await button(page, german('Change the stay')).click()
  const change = page.getByRole('dialog', { name: german('Change your stay at {hotel}', { hotel: 'Hotel Kupferhof' }) })
  // A day has room in its field, beside the other one.
  const isWhole = (all: Element[]) => all.map((field) => field.scrollWidth <= field.clientWidth)
  await change.getByRole('textbox').nth(1).waitFor()
  expect(await change.getByRole('textbox').evaluateAll(isWhole)).toEqual([true, true])
  for (const day of ['20', '24'])
    await change.getByRole('button', { name: new RegExp(`, ${day}\\. Oktober 2025`) }).click()
  await button(page, german('Change and pay {amount}')).click()
  await page.getByRole('textbox', { name: german('Card number') }).waitFor()
  await expectGerman(page, 'de-bed-09-difference')
  await page.getByRole('textbox', { name: german('Card number') }).fill(cards.pays)
  await page.getByRole('textbox', { name: german('Valid until') }).fill('12/30')
  await page.getByRole('textbox', { name: german('Security code') }).fill('123')
  await button(page, german('Pay {amount}')).click()
  await page.waitForURL('**/registration/finish**')
  await expectGerman(page, 'de-bed-10-changed')

  await page.goto('/accommodation')
  await button(page, german('Cancel the stay')).click()
  await page.locator('dialog dl > :last-child dd').filter({ hasText: /\d/ }).waitFor()
  await expectGerman(page, 'de-bed-11-cancel')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: german('Cancel the stay') })
    .click()
  await page.getByText(german('Cancelled. {amount} goes back to you.')).waitFor()
  await expectGerman(page, 'de-bed-12-cancelled')
  await page.goto('/invoices')
  await page.getByText(german('Credit note')).first().waitFor()
  await expectGerman(page, 'de-bed-13-invoices')
  await page.goto('/pass/upgrade')
  await button(page, /VIP/).waitFor()
  await expectGerman(page, 'de-bed-14-upgrade')
  expect(errors).toEqual([])
  await context.close()
})
