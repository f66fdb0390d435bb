import { readFile } from 'node:fs/promises'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { closeWindows, openBrowser } from './browser.ts'
import { savedEntry } from './calendar-file.ts'
import { startDemo } from './demo-server.ts'
import { comeIn, demoSecret, download, lookAsBoth, newGuest, pay, phone } from './stays.ts'
import { button, cards, heading, mailsTo } from './visitor.ts'

let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(closeWindows)

test('a train ticket is chosen in the registration, paid, shown with its code, printed and given back', async () => {
  const server = await startDemo()
  onTestFinished(() => server.stop())
  const { page, errors } = await newGuest(browser, server.url, phone)
  const look = lookAsBoth(page)
  const email = 'attendee@demo.example'
  await comeIn(page, email, demoSecret)

  await page.goto('/registration/hotel')
  await page.getByRole('link', { name: 'Choose a train ticket' }).click()
  await heading(page, 'Train tickets').waitFor()
  await page.getByRole('radio', { name: /Comfort/ }).check()
  await look('train-01-choose')
  await page.getByRole('textbox', { name: 'Name on the ticket' }).fill('Lena M. Hartwig')
  await button(page, 'Get ticket').click()
  await page.getByRole('link', { name: 'Go to checkout' }).waitFor()
  await look('train-02-held')

  await page.getByRole('link', { name: 'Go to checkout' }).click()
  await heading(page, 'Check your registration').waitFor()
  await page.getByRole('heading', { name: /^Event ticket Comfort, first class/ }).waitFor()
  await pay(page, cards.pays)
  await page.waitForURL('**/registration/finish**')

  await page.goto('/')
  await page.getByRole('link', { name: 'Open ticket' }).click()
  await page.getByRole('img', { name: 'QR code of your train ticket' }).waitFor()
  await look('train-03-issued')
  const code = await page.getByText(/^KO-\w{4}-\w{4}$/).textContent()
  const pdf = await download(page, 'PDF')
  expect((await readFile(await pdf.path())).subarray(0, 5).toString()).toBe('%PDF-')
  expect(await savedEntry(page, button(page, 'Calendar file'))).toMatchObject({
    title: expect.stringContaining('Event ticket Comfort'),
    from: expect.stringMatching(/^2025-10-\d\d$/),
  })
  await expect
    .poll(async () => (await mailsTo(page, email)).some(({ text }) => text.includes(code ?? 'no code')))
    .toBe(true)

  await page.getByRole('button', { name: 'Give back' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('159.00 €').nth(1).waitFor()
  await look('train-04-give-back')
  await dialog.getByRole('button', { name: 'Give the ticket back' }).click()
  await page.getByText(/You gave “Event ticket Comfort” back/).waitFor()
  await page.goto('/invoices')
  await page.getByText('−159.00 €').or(page.getByText('-159.00 €')).first().waitFor()
  expect(errors).toEqual([])
})
