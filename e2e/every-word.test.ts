import { languages } from '@foyer/contract/kit/languages'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { accent } from '../words/accent.ts'
import { keyOf, readCatalogue } from '../words/catalogue.ts'
import { compileMessage } from '../words/compile.ts'
import { closeWindows, openBrowser } from './browser.ts'
import { type DemoServer, startDemo } from './demo-server.ts'
import { comeInAs, settled, signedInAs } from './pages.ts'

let demo: DemoServer
let browser: Browser

beforeAll(async () => {
  ;[demo, browser] = await Promise.all([startDemo(), openBrowser()])
})
afterAll(async () => {
  await closeWindows()
  await demo?.stop()
})

/** The texts of a language that nobody speaks, in place of German's. */
const accents = Object.fromEntries(
  readCatalogue('de').map(({ text, context }) => [keyOf(text, context), compileMessage(text, accent)]),
)
const inAccents = `export const messages = ${JSON.stringify(accents)}`

/** What the language itself brings: months, days of the week, and the languages by their own names. */
const ofTheLanguage = [
  ...Object.values(languages).map(({ name }) => name),
  ...Array.from({ length: 12 }, (_, index) => index).flatMap((index) =>
    (['long', 'short'] as const).flatMap((width) => [
      ...partsOf({ day: 'numeric', month: width }, index, 1),
      ...partsOf({ month: width }, index, 1),
      ...partsOf({ weekday: width }, 0, 1 + (index % 7)),
    ]),
  ),
]

function partsOf(options: Intl.DateTimeFormatOptions, month: number, day: number): string[] {
  const format = new Intl.DateTimeFormat('de-DE', { ...options, timeZone: 'UTC' })
  return format.formatToParts(new Date(Date.UTC(2025, month, day))).map(({ value }) => value)
}

const stringsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(stringsIn)

/** A browser that reads accents, and what the server told it: the edition's own words, and what people wrote. */
async function reader(email: string | null): Promise<{ page: Page; content: string[] }> {
  const screen = { viewport: { width: 1280, height: 800 } }
  const isStaff = email === 'owner@demo.example'
  const context: BrowserContext = await signedInAs(browser, demo.url, isStaff ? null : email, screen)
  if (isStaff) await comeInAs(context, demo.url, email, 'foyer_auth_staff')
  onTestFinished(() => context.close())
  await context.addCookies([{ name: 'locale', value: 'de', url: demo.url }])
  // As the browser makes them: what the server draws of the same modules knows no accents.
  await context.route(/\/sign-(?:in|up)(?:\/forgotpassword)?(?:\?|$)/, async (route) => {
    if (!route.request().isNavigationRequest()) return route.fallback()
    return route.fulfill({ response: await route.fetch({ url: `${demo.url}/index.html` }) })
  })
  await context.route('**/assets/words-de-*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: inAccents }),
  )
  const content: string[] = []
  await context.route('**/api/**', async (route) => {
    const response = await route.fetch()
    if (response.headers()['content-type']?.includes('json')) content.push(...stringsIn(await response.json()))
    await route.fulfill({ response })
  })
  const page = await context.newPage()
  return { page, content }
}

/** All that a page says, seen or heard. */
const said = (page: Page) =>
  page.evaluate(() => {
    const texts = [document.title]
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT)
    for (let node = walk.nextNode(); node !== null; node = walk.nextNode()) {
      if (node instanceof Element)
        for (const name of ['aria-label', 'aria-description', 'aria-roledescription', 'title', 'alt', 'placeholder'])
          texts.push(node.getAttribute(name) ?? '')
      else if (!/^(?:SCRIPT|STYLE|NOSCRIPT)$/.test(node.parentElement?.tagName ?? ''))
        texts.push(node.textContent ?? '')
    }
    return texts
  })

/** Pages keep together what may not break. */
const plainly = (text: string) => text.replace(/\s/g, ' ')

/** Written alike in every language. */
const names = ['Chrome', 'Firefox', 'Linux', 'Mac']

/** What of it neither the catalogue nor the server says: it has letters that take an accent in that language. */
async function unsaid(page: Page, content: readonly string[]): Promise<string[]> {
  const known = [...new Set([...content, ...ofTheLanguage, ...names].map(plainly))].filter((text) => text.length > 1)
  known.sort((a, b) => b.length - a.length)
  // What the server says is shown in pieces here and there: an address may break at its @.
  const isPiece = (text: string) => text.length > 10 && content.some((whole) => plainly(whole).includes(text))
  return (await said(page))
    .map(plainly)
    .filter(
      (text) =>
        !isPiece(text.trim()) &&
        /[acdeghijklnorstuwyz]/.test(known.reduce((rest, piece) => rest.replaceAll(piece, ' '), text)),
    )
}

test.each<[string, string | null, readonly string[]]>([
  [
    'at the doors',
    null,
    ['/sign-in', '/sign-in/forgotpassword', '/sign-up', '/sign-up/pass', '/verify', '/verify/ABCDE', '/nowhere'],
  ],
  ['at the doors of staff', null, ['/organiser', '/gate', '/gate/sign-in?reason=attendee', '/organiser/nowhere']],
  ['at work', 'owner@demo.example', ['/organiser', '/gate']],
  [
    'with a pass',
    'vip@demo.example',
    [
      '/',
      '/pass',
      '/pass/upgrade',
      '/pass/transfer',
      '/profile',
      '/invoices',
      '/news',
      '/train-ticket',
      '/vip-events',
      '/visa-invitation-letter',
      '/survey',
      '/floor-plan?exhibitor=polder-it',
      '/site-plan',
    ],
  ],
  [
    'in the programme',
    'vip@demo.example',
    ['/agenda?day=2025-10-21', '/agenda/7', '/speakers', '/speakers/henrik-dahl', '/information'],
  ],
  ['on the way to a bed', 'vip@demo.example', ['/accommodation', '/accommodation/28', '/registration/hotel']],
  ['on the way to a pass', 'vendor@demo.example', ['/pass', '/registration', '/registration/checkout']],
])('%s, no page says a word past the catalogue', async (_, email, paths) => {
  const { page, content } = await reader(email)
  const found: Record<string, string[]> = {}
  for (const path of paths) {
    await page.goto(path)
    await settled(page)
    expect(await page.locator('html').getAttribute('lang')).toBe('de')
    const past = await unsaid(page, content)
    if (past.length > 0) found[path] = past
  }
  expect(found).toEqual({})
})
