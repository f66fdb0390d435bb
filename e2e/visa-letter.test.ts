import { readFile } from 'node:fs/promises'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { closeWindows, openBrowser } from './browser.ts'
import { startDemo } from './demo-server.ts'
import { comeIn, demoSecret, desk, download, lookAsBoth, newGuest, phone } from './stays.ts'
import { button, heading } from './visitor.ts'

let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(closeWindows)

async function fillIn(page: Page): Promise<void> {
  const texts = {
    'Given names': 'Thiruvenkatachari Parthasarathy',
    Surname: 'Rangarajan',
    'Passport number': 'n 742 1906',
    Nationality: 'ind',
    'Date of birth': '1979-03-14',
    Issued: '2019-11-09',
    Expires: '2029-11-08',
    Consulate: 'German Consulate General Chennai',
    Entry: '2025-10-18',
    Departure: '2025-10-26',
  }
  for (const [label, text] of Object.entries(texts)) await page.getByLabel(label, { exact: true }).fill(text)
  await page.getByLabel('Sex').selectOption('M')
}

/** What this browser keeps of the person's pages: its stores, its kept answers and its address. */
const keptBy = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const answers: string[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys())
        if (request.url.includes('/api/')) answers.push(`${request.url} ${await (await cache.match(request))?.text()}`)
    }
    return JSON.stringify([{ ...localStorage }, { ...sessionStorage }, answers, location.href, history.state])
  })

test('a letter is made, taken along and checked by a stranger; who leaves the event has none that stands', async () => {
  const server = await startDemo()
  onTestFinished(() => server.stop())
  const { page, errors } = await newGuest(browser, server.url, phone)
  const look = lookAsBoth(page)
  await comeIn(page, 'attendee@demo.example', demoSecret)

  await page.goto('/visa-invitation-letter')
  await button(page, 'Make the letter').click()
  await page.getByRole('link', { name: 'Enter the passport’s number.' }).waitFor()
  await look('visa-01-problems')
  await fillIn(page)
  await page.getByRole('img', { name: /N7421906<0IND7903144M2911087/ }).waitFor()
  await look('visa-02-filled')
  await button(page, 'Make the letter').click()
  await heading(page, 'Your letter is ready').waitFor()
  await look('visa-03-ready')
  expect(await keptBy(page)).not.toMatch(/7421906|rangarajan/i)

  const pdf = (await readFile(await (await download(page, 'Download PDF')).path())).toString('latin1')
  const code = /Visa invitation letter (VL\w\w \w{4} \w{4})/.exec(pdf)?.[1] ?? 'no code'
  await page.getByText(code).first().waitFor()

  const stranger = await newGuest(browser, server.url, desk)
  const lookAlike = lookAsBoth(stranger.page)
  await stranger.page.goto('/verify')
  await stranger.page.getByRole('textbox').fill(code.toLowerCase())
  await button(stranger.page, 'Check').click()
  await heading(stranger.page, 'Valid').waitFor()
  await stranger.page.getByText('T. P. R.').waitFor()
  await lookAlike('visa-04-valid')
  expect(await stranger.page.locator('body').textContent()).not.toMatch(/Rangarajan|7421906|1979/)

  await page.goto('/profile')
  await button(page, /^Erase my account/).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Your password').fill(demoSecret)
  await dialog.getByRole('button', { name: 'Erase my account' }).click()
  await page.waitForURL('**/sign-in')

  await button(stranger.page, 'Check').click()
  await heading(stranger.page, 'Withdrawn').waitFor()
  await lookAlike('visa-05-withdrawn')
  expect(await stranger.page.getByText('T. P. R.').count()).toBe(0)
  await stranger.page.goto('/verify/ABCDE')
  await heading(stranger.page, 'Unknown').waitFor()
  await lookAlike('visa-06-unknown')
  expect([...errors, ...stranger.errors]).toEqual([])
})
