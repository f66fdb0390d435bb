import { afterAll, beforeEach, expect, test, vi } from 'vitest'

type Module = typeof import('./messages.ts')

let stored: Map<string, string>
let reloads: number
let root: { lang: string }
let page: Module
/** As Vite reports a part that is missing, before the import of it fails. */
const gone = async () => {
  dispatchEvent(new Event('vite:preloadError'))
  throw new TypeError('Failed to fetch dynamically imported module')
}

afterAll(() => vi.resetModules())

/** A page that was opened a moment ago, in English. */
beforeEach(async () => {
  stored = new Map()
  reloads = 0
  root = { lang: 'en' }
  const memory = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
  }
  const target = new EventTarget()
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target))
  vi.stubGlobal('dispatchEvent', target.dispatchEvent.bind(target))
  vi.stubGlobal('document', {
    documentElement: root,
    set cookie(text: string) {
      const [name = '', value = ''] = (text.split(';')[0] ?? '').split('=')
      stored.set(name, value)
    },
  })
  vi.stubGlobal('sessionStorage', memory)
  vi.stubGlobal('navigator', { onLine: true })
  const reload = () => {
    reloads += 1
  }
  vi.stubGlobal('location', { reload })
  vi.resetModules()
  page = await import('./messages.ts')
  ;(await import('../load-part.ts')).reloadOnMissingParts()
})

test('a language that cannot be loaded is neither shown nor remembered, and nothing is loaded anew', async () => {
  page.speakWith({ './en.po': async () => ({ messages: {} }), './de.po': gone })
  await page.startIn('en')
  await expect(page.chooseLocale('de')).rejects.toMatchObject({ code: 'gone' })
  expect([page.currentLocale(), root.lang, stored.has('locale'), reloads]).toEqual(['en', 'en', false, 0])
})

test('without a connection it is said that there is none', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  page.speakWith({ './de.po': gone })
  await expect(page.chooseLocale('de')).rejects.toMatchObject({ code: 'network' })
})

test('a language is remembered once its texts are there', async () => {
  const { promise, resolve } = Promise.withResolvers<{ messages: Record<string, string> }>()
  page.speakWith({ './de.po': () => promise })
  const chosen = page.chooseLocale('de')
  expect(stored.has('locale')).toBe(false)
  resolve({ messages: { 'Sign in': 'Anmelden' } })
  expect(await chosen).toBe(true)
  expect([stored.get('locale'), root.lang, page.translate('Sign in')]).toEqual(['de', 'de', 'Anmelden'])
})

test('of two choices the later one holds, whichever comes first', async () => {
  const { promise, resolve } = Promise.withResolvers<{ messages: Record<string, string> }>()
  page.speakWith({ './de.po': () => promise, './fr.po': async () => ({ messages: {} }) })
  const first = page.chooseLocale('de')
  expect(await page.chooseLocale('fr')).toBe(true)
  resolve({ messages: {} })
  expect(await first).toBe(false)
  expect([stored.get('locale'), page.currentLocale()]).toEqual(['fr', 'fr'])
})

test('a page whose language cannot be loaded begins in English, and says that it is English', async () => {
  root.lang = 'de'
  // Loading anew was tried a moment ago.
  stored.set('part-reloaded-at', String(Date.now()))
  page.speakWith({ './en.po': gone, './de.po': gone })
  await page.startIn('de')
  expect([page.currentLocale(), root.lang]).toEqual(['en', 'en'])
  expect(page.translate('{n, plural, one {# night} other {# nights}}', { n: 3 })).toBe('3 nights')
})

const de = (messages: Record<string, string>) => ({
  './en.po': async () => ({ messages: {} }),
  './de.po': async () => ({ messages }),
})

test('a page comes with its own texts, in the language that is shown', async () => {
  page.speakWith(de({ Orders: 'Bestellungen' }))
  await page.startIn('de')
  expect(await page.saying(de({ Refund: 'Erstatten' }), Promise.resolve('the page'))).toBe('the page')
  expect([page.translate('Orders'), page.translate('Refund')]).toEqual(['Bestellungen', 'Erstatten'])
})

test('a number with decimals is written as the language writes it, and a year as it is', async () => {
  page.speakWith(de({ 'VAT {rate} % of {year}': 'MwSt. {rate} % von {year}' }))
  await page.startIn('en')
  expect(page.translate('VAT {rate} % of {year}', { rate: 8.1, year: 2025 })).toBe('VAT 8.1 % of 2025')
  await page.chooseLocale('de')
  expect(page.translate('VAT {rate} % of {year}', { rate: 8.1, year: 2025 })).toBe('MwSt. 8,1 % von 2025')
})

test('another language is shown once the texts of every page that was opened are there', async () => {
  page.speakWith(de({ Orders: 'Bestellungen' }))
  await page.startIn('en')
  await page.saying(de({ Refund: 'Erstatten' }), Promise.resolve())
  expect(await page.chooseLocale('de')).toBe(true)
  expect(page.translate('Refund')).toBe('Erstatten')
})

test('a page that is opened while another language is on its way has its texts in that one as well', async () => {
  const { promise, resolve } = Promise.withResolvers<{ messages: Record<string, string> }>()
  page.speakWith({ './en.po': async () => ({ messages: {} }), './de.po': () => promise })
  await page.startIn('en')
  const chosen = page.chooseLocale('de')
  const opened = page.saying(de({ Refund: 'Erstatten' }), Promise.resolve())
  resolve({ messages: {} })
  await Promise.all([chosen, opened])
  expect(page.translate('Refund')).toBe('Erstatten')
})
