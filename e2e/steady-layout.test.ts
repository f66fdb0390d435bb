import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { closeWindows, openBrowser } from './browser.ts'
import { type DemoServer, startDemo } from './demo-server.ts'
import { settled, signedInAs } from './pages.ts'

/** Of the whole screen times the way that it moved (web.dev/cls), summed over all of a page's coming. */
const BAR = 0.02

const routes = {
  nobody: ['/sign-in', '/sign-in/forgotpassword', '/sign-up', '/sign-up/pass', '/verify', '/verify/ABCDE', '/nowhere'],
  'vip@demo.example': [
    '/',
    '/pass',
    '/pass/upgrade',
    '/pass/transfer',
    '/accommodation',
    '/accommodation/28',
    '/invoices',
    '/news',
    '/train-ticket',
    '/vip-events',
    '/agenda',
    '/agenda?day=2025-10-22',
    '/agenda/7',
    '/speakers',
    '/speakers/henrik-dahl',
    '/information',
    '/visa-invitation-letter',
    '/floor-plan',
    '/floor-plan?exhibitor=polder-it',
    '/site-plan',
    '/profile',
    '/survey',
    '/nowhere',
  ],
  'vendor@demo.example': [
    '/',
    '/pass',
    '/registration',
    '/registration/account',
    '/registration/hotel',
    '/registration/survey',
    '/registration/checkout',
  ],
}

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

/** Every answer comes late and each at another moment, so that the page is drawn without it before it is drawn with it. */
async function answerLate(context: BrowserContext): Promise<void> {
  let count = 0
  await context.route(/\/api\/|\.woff2$/, async (route) => {
    count += 1
    const wait = 300 + 70 * (count % 6)
    await new Promise((resolve) => setTimeout(resolve, wait))
    await route.continue().catch(() => {})
  })
}

interface Shift {
  readonly value: number
  readonly what: readonly string[]
}

/** What moved without being asked, from the first picture on. */
async function watchShifts(page: Page): Promise<() => Promise<Shift[]>> {
  await page.addInitScript(() => {
    const shifts: Shift[] = []
    Object.assign(window, { shifts })
    interface LayoutShift extends PerformanceEntry {
      readonly value: number
      readonly hadRecentInput: boolean
      readonly sources: readonly {
        readonly node: Node | null
        readonly previousRect: DOMRectReadOnly
        readonly currentRect: DOMRectReadOnly
      }[]
    }
    const nameOf = (node: Node | null) =>
      node instanceof Element
        ? `${node.tagName.toLowerCase()}.${node.getAttribute('class') ?? ''}`
        : (node?.textContent ?? '?')
    const place = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(' ')
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[])
        if (!entry.hadRecentInput)
          shifts.push({
            value: entry.value,
            what: entry.sources.map(
              ({ node, previousRect, currentRect }) =>
                `${nameOf(node)} from ${place(previousRect)} to ${place(currentRect)}`,
            ),
          })
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts)
}

/** Opens the later steps of a registration: without a pass and an address each of them leads back. */
async function prepareRegistration(context: BrowserContext): Promise<void> {
  const token = (await context.cookies()).find(({ name }) => name === 'foyer_auth')?.value
  const headers = { authorization: `Bearer ${token}` }
  const types = (await (await context.request.get('/api/pass/type/paid', { headers })).json()) as { id: number }[]
  const pass = { passTypeId: types[0]?.id }
  expect((await context.request.put('/api/order/current/pass', { headers, data: pass })).ok()).toBe(true)
  const countries = (await (await context.request.get('/api/country')).json()) as { id: number }[]
  const address = { addressLine1: 'Ringstraße 5', zip: '50667', city: 'Köln', countryId: countries[0]?.id }
  // The second time it is there already.
  await context.request.post('/api/address/', { headers, data: { address, type: 'billingAddress' } })
}

/** What moved on a page by more than the bar, written down; nothing where it held still. */
async function movesOf(context: BrowserContext, path: string): Promise<string[]> {
  const page = await context.newPage()
  const shiftsOf = await watchShifts(page)
  await page.goto(path)
  await settled(page)
  // What is measured is the step that was asked for, not one that it led to.
  if (path.startsWith('/registration/')) expect(new URL(page.url()).pathname).toBe(path)
  const shifts = await shiftsOf()
  await page.close()
  const sum = shifts.reduce((total, { value }) => total + value, 0)
  if (sum <= BAR) return []
  return [
    `${path}: ${sum.toFixed(3)}`,
    ...shifts.map(({ value, what }) => `    ${value.toFixed(3)} ${what.join(' | ')}`),
  ]
}

/** A browser opens so many connections to one server: pages that share them wait for each other. */
const AT_ONCE = 6

/** Waiting for late answers takes nothing of the machine: pages that ask for nothing of each other come together. */
async function comeTogether(context: BrowserContext, paths: readonly string[]): Promise<string[]> {
  const moved: string[][] = []
  for (let at = 0; at < paths.length; at += AT_ONCE)
    moved.push(...(await Promise.all(paths.slice(at, at + AT_ONCE).map((path) => movesOf(context, path)))))
  return moved.flat()
}

const isLaterStep = (path: string) => path.startsWith('/registration/')

describe.for([
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
])('at $width pixels', (viewport) => {
  test.for(Object.entries(routes))('nothing moves while the pages of %s come', async ([who, paths]) => {
    const context = await signedInAs(browser, demo.url, who === 'nobody' ? null : who, {
      viewport,
      reducedMotion: 'no-preference',
    })
    onTestFinished(() => context.close())
    await answerLate(context)
    const moved = await comeTogether(
      context,
      paths.filter((path) => !isLaterStep(path)),
    )
    const later = paths.filter(isLaterStep)
    if (later.length > 0) await prepareRegistration(context)
    moved.push(...(await comeTogether(context, later)))
    expect(moved.join('\n')).toBe('')
  })
})
