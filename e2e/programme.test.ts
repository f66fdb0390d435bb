import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { settled, signedInAs } from './pages.ts'
import { useDemo } from './use-demo.ts'

const demo = useDemo()

async function open(email: string, path: string, width = 1280): Promise<Page> {
  const context = await signedInAs(demo.browser, demo.url, email, { viewport: { width, height: 900 } })
  onTestFinished(() => context.close())
  const page = await context.newPage()
  await page.goto(path)
  await settled(page)
  return page
}

const star = (page: Page, title: string) => page.getByRole('button', { name: `Star: ${title}`, exact: true })

test('a session is found and starred, clashes, is moved to its other time, and a calendar reads the stars', async () => {
  const page = await open('badgevip@demo.example', '/agenda?day=2025-10-21')
  await page.getByRole('searchbox', { name: 'Search sessions and speakers' }).fill('survive auditor')
  await page
    .getByRole('status')
    .filter({ hasText: /^1\ssession$/ })
    .waitFor()
  await star(page, 'Backups that survive an auditor').click()
  await page.getByRole('button', { name: 'Clear all' }).click()
  await star(page, 'Pricing per seat is over').click()
  const clash = page.getByRole('region', { name: /Two of your sessions overlap/ })
  await clash.getByRole('link', { name: 'Choose one' }).click()
  const box = page.getByRole('region', { name: /^Overlaps by/ })
  await box
    .getByRole('button', { name: /^Move it Backups/ })
    .first()
    .click()
  await box.waitFor({ state: 'detached' })

  await page.goto('/agenda?day=2025-10-23')
  await settled(page)
  expect(await star(page, 'Backups that survive an auditor').getAttribute('aria-pressed')).toBe('true')
  await page.getByRole('button', { name: 'Make my calendar address' }).click()
  const field = page.getByRole('textbox', { name: 'Your private calendar address' })
  const first = (await field.inputValue()).replace('webcal:', 'http:')
  const read = async (address: string) => {
    const answer = await page.request.get(address)
    return { status: answer.status(), text: await answer.text() }
  }
  const calendar = await read(first)
  expect([...calendar.text.matchAll(/^SUMMARY:(.*?)\r?$/gm)].map(([, title]) => title).sort()).toEqual([
    'Backups that survive an auditor',
    'Pricing per seat is over',
    // Theirs in the demo: a seat that they reserved.
  ])
  expect(calendar.text).toContain('DTSTART:20251023T074500Z')

  await page.getByRole('button', { name: 'Make a new one' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Make a new one' }).click()
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  const second = (await field.inputValue()).replace('webcal:', 'http:')
  expect(second).not.toBe(first)
  expect((await read(first)).status).toBe(404)
  expect((await read(second)).status).toBe(200)
})

test('a day is read, filtered and starred by the keyboard alone', async () => {
  const page = await open('host@demo.example', '/agenda?day=2025-10-22', 390)
  const press = (...keys: string[]) =>
    keys.reduce((done, key) => done.then(() => page.keyboard.press(key)), Promise.resolve())
  await page.locator('summary', { hasText: 'Track' }).focus()
  await press('Enter', 'Tab', 'Tab')
  await page.keyboard.press('Space')
  await page.waitForURL(/track=/)
  await press('Escape')
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('SUMMARY')
  const first = page.getByRole('list', { name: /^Sessions on/ }).getByRole('listitem')
  await first.first().waitFor()
  const button = page.getByRole('button', { name: /^Star:/ }).first()
  await button.focus()
  await press('Enter')
  await page
    .getByRole('button', { name: /^Star:/, pressed: true })
    .first()
    .waitFor()
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true)
})

const seats = (page: Page, name: string | RegExp) => page.getByRole('region', { name })

/** What the page asks again before it does it. */
async function confirm(page: Page, label: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${label}`) }).click()
  await page.getByRole('dialog').getByRole('button', { name: label, exact: true }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}

test('a seat is reserved; of a full session one waits for it, and takes the one that comes free', async () => {
  const page = await open('attendee@demo.example', '/agenda?day=2025-10-21')
  await page.getByRole('link', { name: 'Ask the cloud people' }).click()
  await seats(page, '60 of 60 seats left').getByRole('button', { name: 'Reserve a seat' }).click()
  await seats(page, 'Your seat is reserved').waitFor()

  await page.goto('/agenda?day=2025-10-23')
  await settled(page)
  const title = 'Workshop: a bad Tuesday, played through'
  await page.getByRole('listitem').filter({ hasText: title }).getByText('Full, with a waiting list').waitFor()
  await page.getByRole('link', { name: title }).click()
  await seats(page, 'All seats are taken').getByRole('button', { name: 'Join the waiting list' }).click()
  await seats(page, 'You are number 2 in line.').waitFor()

  const path = new URL(page.url()).pathname
  await confirm(await open('vip@demo.example', path), 'Leave the list')
  await confirm(await open('host@demo.example', path), 'Give the seat back')
  await page.reload()
  await settled(page)
  await seats(page, 'A seat is free for you').getByRole('button', { name: 'Take the seat' }).click()
  await seats(page, 'Your seat is reserved').waitFor()

  await page.goto('/')
  await settled(page)
  const week = page.getByRole('region', { name: 'Your week in Berlin' })
  for (const session of [title, 'Ask the cloud people']) await week.getByRole('link', { name: session }).waitFor()
})
