import { languages } from '@foyer/contract/kit/languages'
import type { BrowserContext, Page } from 'playwright-core'
import { accent } from '../words/accent.ts'
import { keyOf, readCatalogue } from '../words/catalogue.ts'
import { compileMessage } from '../words/compile.ts'

/** The texts of a language that nobody speaks, in place of German's. */
const accents = Object.fromEntries(
  readCatalogue('de').map(({ text, context }) => [keyOf(text, context), compileMessage(text, accent)]),
)
const inAccents = `export const messages = ${JSON.stringify(accents)}`

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
const regions = new Intl.DisplayNames(['de'], { type: 'region' })

/** What the language itself brings: months, days of the week, countries, and the languages by their own names. */
const ofTheLanguage = [
  ...Object.values(languages).map(({ name }) => name),
  ...Object.keys(languages).map((locale) => new Intl.DisplayNames(['de'], { type: 'language' }).of(locale) ?? ''),
  ...letters.flatMap((first) => letters.map((second) => regions.of(first + second) ?? '')),
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

/** Reads accents instead of German, in a browser that has opened no page yet. */
export async function readAccents(context: BrowserContext, url: string): Promise<void> {
  await context.addCookies([{ name: 'locale', value: 'de', url }])
  // As the browser makes them: what the server draws of the same modules knows no accents.
  await context.route(/\/sign-(?:in|up)(?:\/forgotpassword|\/changepassword\/[\w-]+)?(?:\?|$)/, async (route) => {
    if (!route.request().isNavigationRequest()) return route.fallback()
    const headers = { ...route.request().headers(), 'sec-fetch-dest': 'empty' }
    return route.fulfill({ response: await route.fetch({ url: `${url}/index.html`, headers }) })
  })
  await context.route('**/assets/words-de-*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: inAccents }),
  )
}

/** Every text in an answer of the server: the edition's own words, and what people wrote. */
export const stringsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(stringsIn)

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
const names = [
  'American Express',
  'Chrome',
  'Firefox',
  'Linux',
  'Mac',
  'Mastercard',
  'PostgreSQL',
  'Visa',
  ...Intl.supportedValuesOf('timeZone'),
]

/** Letters that an accent takes the place of: who says one of them says a word past the catalogue. */
const isPlain = (text: string) => /[acdeghijklnorstuwyz]/.test(text)

/** What of it neither the catalogue nor the server says: it has letters that take an accent in that language. */
export async function unsaid(page: Page, content: Iterable<string>): Promise<string[]> {
  const texts = [...new Set((await said(page)).map(plainly))].filter(isPlain)
  const known = new Set([...content, ...ofTheLanguage, ...names].map(plainly).filter((text) => text.length > 1))
  // What the server says is shown in pieces here and there: an address may break at its @.
  const whole = [...known].join('\n')
  const isPiece = (text: string) => text.length > 10 && whole.includes(text)
  const left = texts.filter((text) => !known.has(text) && !isPiece(text.trim()))
  if (left.length === 0) return []
  const longestFirst = [...known].sort((a, b) => b.length - a.length)
  return left.filter((text) => isPlain(longestFirst.reduce((rest, piece) => rest.replaceAll(piece, ' '), text)))
}
