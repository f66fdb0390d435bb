import type { BrowserContext, Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { comeInAs, signedInAs } from './pages.ts'
import { useDemo } from './use-demo.ts'
import { heading } from './visitor.ts'

const demo = useDemo()

const phone = { viewport: { width: 390, height: 844 }, reducedMotion: 'no-preference' } as const

async function visit(email: string | null): Promise<{ context: BrowserContext; page: Page; errors: string[] }> {
  const context = await signedInAs(demo.browser, demo.url, email, phone)
  onTestFinished(() => context.close())
  const page = await context.newPage()
  const errors: string[] = []
  page.on('console', (entry) => {
    if (entry.type() === 'error') errors.push(entry.text())
  })
  return { context, page, errors }
}

/** Answers of these addresses do not come until they are let go. */
async function hold(context: BrowserContext, addresses: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await context.route(addresses, async (route) => {
    await promise
    await route.continue().catch(() => {})
  })
  onTestFinished(() => resolve())
  return () => resolve()
}

const painted = (page: Page) =>
  expect.poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)).toBe(1)

test('before a script is there, header and skeleton are', async () => {
  const { context, page, errors } = await visit('vip@demo.example')
  await context.addCookies([{ name: 'theme', value: 'dark', url: demo.url }])
  const letGo = await hold(context, /\.js$/)
  await page.goto('/', { waitUntil: 'commit' })
  await painted(page)
  await page.locator('header .mark svg').waitFor()
  await expect.poll(() => page.locator('main[aria-busy=true] .sk').count()).toBeGreaterThan(2)
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(8, 18, 20)')
  // Only somebody who waits long is told so.
  const late = page.getByText('This takes longer than usual')
  await page.evaluate(() => document.getAnimations().map((animation) => Object.assign(animation, { currentTime: 0 })))
  expect(await late.isVisible()).toBe(false)
  letGo()
  await heading(page, /^Hello /).waitFor()
  expect(errors).toEqual([])
})

test('whoever is not signed in sees the place of the doors where nothing is drawn, not the frame of a page', async () => {
  const { context, page } = await visit(null)
  const letGo = await hold(context, /\.js$/)
  await page.goto('/registration/nowhere', { waitUntil: 'commit' })
  await painted(page)
  const plate = page.locator('header')
  expect(await plate.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe('rgb(207, 233, 56)')
  letGo()
  await heading(page, 'Sign in').waitFor()
})

/** Where the board lies in a window of 1280 by 900. */
const boards = [
  { path: '/organiser', isIn: true, at: { x: 0, y: 0, width: 232, height: 900 } },
  { path: '/gate', isIn: true, at: { x: 0, y: 0, width: 1280, height: 60 } },
  { path: '/organiser', isIn: false, at: { x: 746.65625, y: 0, width: 533.34375, height: 900 } },
  { path: '/gate', isIn: false, at: { x: 746.65625, y: 0, width: 533.34375, height: 900 } },
] as const

test.for(boards)('before a script of $path is there, its board is, signed in: $isIn', async ({ path, isIn, at }) => {
  const { context, page } = await visit(null)
  await page.setViewportSize({ width: 1280, height: 900 })
  if (isIn) await comeInAs(context, demo.url, 'owner@demo.example', 'foyer_auth_staff')
  const letGo = await hold(context, /\.js$/)
  await page.goto(path, { waitUntil: 'commit' })
  await painted(page)
  const board = page.locator('header')
  expect(await board.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe('rgb(11, 27, 29)')
  expect(await board.boundingBox()).toEqual(at)
  expect(await page.locator('main[aria-busy=true] .sk').count()).toBeGreaterThan(2)
  letGo()
  await page.getByRole('heading', { level: 1 }).waitFor()
})

test('while the account is asked for, the frame is there and the page’s boxes in it', async () => {
  const { context, page } = await visit('vip@demo.example')
  const letGo = await hold(context, /\/api\/(?:user|pass)/)
  await page.goto('/invoices')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Pass' }).waitFor()
  await page.getByRole('link', { name: 'MSPG 2025, home' }).waitFor()
  await page.locator('main [aria-busy=true] .sk').first().waitFor()
  await expect.poll(() => page.getByRole('status').filter({ hasText: 'Loading' }).count()).toBe(1)
  letGo()
  await heading(page, 'Invoices').waitFor()
  expect(await page.locator('main').count()).toBe(1)
})

test('a tab that is tapped while the account is asked for is where one lands', async () => {
  const { context, page } = await visit('vip@demo.example')
  const letGo = await hold(context, /\/api\/(?:user|pass)/)
  await page.goto('/invoices')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Pass' }).click()
  letGo()
  await heading(page, 'Your pass').waitFor()
  expect(new URL(page.url()).pathname).toBe('/pass')
})
