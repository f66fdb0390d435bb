import { type APIRequestContext, type Browser, type Page, request } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { closeWindows, openBrowser } from './browser.ts'
import { type DemoServer, startDemo } from './demo-server.ts'
import { comeIn, demoSecret, desk, lookAt, newGuest, phone, takeRoom } from './stays.ts'
import { button, heading, moveClock } from './visitor.ts'

let demo: DemoServer
let browser: Browser
/** Somebody else, signed in once: who signs in over and over is asked to wait. */
let host: APIRequestContext

beforeAll(async () => {
  demo = await startDemo()
  browser = await openBrowser()
  host = await signedIn('host@demo.example')
})
afterAll(async () => {
  await host?.dispose()
  await closeWindows()
  await demo?.stop()
})

async function signedIn(email: string): Promise<APIRequestContext> {
  const anybody = await request.newContext({ baseURL: demo.url })
  const answer = await anybody.post('/api/user/login', { data: { email, password: demoSecret } })
  expect(answer.status()).toBe(200)
  const { token } = (await answer.json()) as { token: string }
  await anybody.dispose()
  return request.newContext({ baseURL: demo.url, extraHTTPHeaders: { authorization: `Bearer ${token}` } })
}

/** One room of this kind is left on the second of the two nights. */
const cornerSuite = '/accommodation/28?start=2025-10-21&end=2025-10-23&guests=2&room=2803'

/** Somebody else takes the last corner suite, for as long as nobody lets it go. */
async function takeLastSuite(): Promise<number> {
  const data = { roomId: 2803, arrival: '2025-10-22', departure: '2025-10-23', roomOccupancy: 1 }
  return (await host.post('/api/booking', { data })).status()
}

/** How long the room is still held, as the page says it. */
const timeLeft = (page: Page) => page.getByRole('timer', { name: /^Time left: \d+:/ }).locator('visible=true')

test('a held room is warned of and prolonged before its time runs out', async () => {
  const { page, context, errors } = await newGuest(browser, demo.url, phone)
  await comeIn(page, 'attendee@demo.example')
  await page.goto('/accommodation/28?start=2025-10-18&end=2025-10-20&room=2801')
  await heading(page, 'Rooms for 2 nights').waitFor()
  await takeRoom(page)
  await moveClock(page, 18.1)
  await page.reload()
  await expect.poll(() => timeLeft(page).textContent()).toMatch(/^[01]:/)
  await lookAt(page, phone)('lost-1-warning')
  await button(page, '20 minutes more').click()
  await expect.poll(() => timeLeft(page).textContent()).toMatch(/^(19|20):/)
  expect(errors).toEqual([])
  await context.close()
})

test('the last room, whose time runs out while guests are named, goes to somebody else', async () => {
  const { page, context, errors } = await newGuest(browser, demo.url, phone)
  const look = lookAt(page, phone)
  await comeIn(page, 'vip@demo.example')
  await page.goto(cornerSuite)
  await heading(page, 'Rooms for 2 nights').waitFor()
  await takeRoom(page)
  await moveClock(page, 18.1)
  await page.reload()
  // Nobody keeps others waiting for the last room.
  await button(page, '20 minutes more').click()
  await page.getByText('The time was extended once, or others are waiting.').locator('visible=true').waitFor()
  await moveClock(page, 4)
  await expect.poll(takeLastSuite).toBe(201)
  const second = page.getByRole('group', { name: /^Guest 2/ })
  await second.getByRole('textbox', { name: 'First name' }).fill('Marie')
  await second.getByRole('textbox', { name: 'Last name' }).fill('Beaumont')
  await button(page, /^Continue/).click()
  const gone = page.getByText('These nights are no longer held for you. Choose them once more.')
  await gone.waitFor()
  // On a phone the button stands at the bottom, and the page may be scrolled there.
  const top = async () => (await gone.boundingBox())?.y ?? 0
  await expect.poll(async () => (await top()) > 0 && (await top()) < 700).toBe(true)
  await look('lost-2-continued')
  await page.goto(cornerSuite)
  await heading(page, 'Rooms for 2 nights').waitFor()
  const suite = page.getByRole('article', { name: 'Corner suite' })
  await suite.getByText('Wed 22 is full.').waitFor()
  await look('lost-3-full')
  await suite.getByRole('button', { name: 'Same nights, Twin' }).click()
  await takeRoom(page)
  expect(errors).toEqual([])
  await context.close()
})

test('the last room that somebody else takes between looking and booking is said to be gone', async () => {
  const { page, context, errors } = await newGuest(browser, demo.url, desk)
  const look = lookAt(page, desk)
  await comeIn(page, 'attendee@demo.example')
  // The others' hold of the test before is over.
  await moveClock(page, 60)
  const free = page.getByRole('article', { name: 'Corner suite' }).getByText('Selected')
  await expect
    .poll(async () => {
      await page.goto(cornerSuite)
      await heading(page, 'Rooms for 2 nights').waitFor()
      await page.waitForFunction(() => document.querySelector('[aria-busy=true]') === null)
      return free.count()
    })
    .toBe(1)
  expect(await takeLastSuite()).toBe(201)
  await button(page, 'Book 2 nights').click()
  await page.getByText('Some of these nights were taken a moment ago. Choose other nights or another room.').waitFor()
  await page.getByRole('article', { name: 'Corner suite' }).getByText('Wed 22 is full.').waitFor()
  await look('lost-4-taken')
  expect(errors).toEqual([])
  await context.close()
})
