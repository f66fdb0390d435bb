import { copyFileSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setupI18n } from '@lingui/core'
import { type CompiledMessage, compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { type ESTree, parseSync } from 'vite'
import { describe, expect, onTestFinished, test } from 'vitest'
import { locales, sourceLocale } from '../contract/src/kit/languages.ts'
import { folder, readCatalogue, readEntries } from './catalogue.ts'
import { compileEntries, compileSource } from './compile.ts'
import { findTexts } from './extract.ts'
import { fillIn } from './fill-in.ts'
import { updateCatalogues } from './update.ts'

const translated = locales.filter((locale) => locale !== sourceLocale)
const root = join(folder, '..')

test('the catalogues hold what the code says, no more and no less: `npm run words` brings them up to date', async () => {
  const copy = mkdtempSync(join(tmpdir(), 'foyer-words-'))
  onTestFinished(() => rmSync(copy, { recursive: true }))
  for (const locale of translated) copyFileSync(join(folder, `${locale}.po`), join(copy, `${locale}.po`))
  const made = await updateCatalogues(copy)
  expect(made.map(({ locale }) => locale)).toEqual(translated)
  for (const { locale, texts } of made) {
    expect(texts).toBeGreaterThan(900)
    const read = (place: string) => readFileSync(join(place, `${locale}.po`), 'utf8')
    expect(read(copy)).toBe(read(folder))
  }
})

/** The names of the places of a message, however deep. */
const placesOf = (tokens: CompiledMessage): string[] =>
  tokens.flatMap((token) => {
    if (typeof token === 'string') return []
    const [name, type, cases] = token
    const inside = type === 'plural' || type === 'select' ? Object.values(cases as Record<string, unknown>) : []
    return [name, ...inside.flatMap((one) => (Array.isArray(one) ? placesOf(one as CompiledMessage) : []))]
  })
const places = (text: string) => [...new Set(placesOf(compileMessageOrThrow(text)))].sort()

describe.each(translated)('in %s', (locale) => {
  const entries = readCatalogue(locale)

  test('every text is there', () => {
    expect(entries.filter(({ translation }) => translation === '').map(({ text }) => text)).toEqual([])
  })

  test('no text stands as the mark of somebody who meant to come back to it', () => {
    const marks = entries.filter(({ text, translation }) => /^\p{L}{3,}/u.test(text) && /^.$/u.test(translation))
    expect(marks.map(({ text, translation }) => `${text}: ${translation}`)).toEqual([])
  })

  test('every text names what the English names', () => {
    const wrong = entries.filter(
      ({ text, translation }) => JSON.stringify(places(text)) !== JSON.stringify(places(translation)),
    )
    expect(wrong.map(({ translation }) => translation)).toEqual([])
  })
})

test('French never breaks a line between a word and the sign that belongs to it', () => {
  const wrong = readCatalogue('fr').filter(({ translation }) =>
    / [:;!?%€»]|« |«(?!\u00a0)|(?<!\u00a0)»/u.test(translation),
  )
  expect(wrong.map(({ translation }) => translation)).toEqual([])
})

test('quotation marks are those of their language, and come in pairs', () => {
  const count = (text: string, mark: string) => text.split(mark).length - 1
  const wrongGerman = readCatalogue('de').filter(
    ({ translation }) => /[”«»"]/u.test(translation) || count(translation, '„') !== count(translation, '“'),
  )
  const wrongFrench = readCatalogue('fr').filter(
    ({ translation }) => /[“”„"]/u.test(translation) || count(translation, '«') !== count(translation, '»'),
  )
  expect([...wrongGerman, ...wrongFrench].map(({ translation }) => translation)).toEqual([])
})

describe('words agree with the number that they stand with', () => {
  const french = setupI18n({ locale: 'fr', messages: { fr: compileEntries(readCatalogue('fr')) } })
  french.setMessagesCompiler(fillIn)
  const waits = '{n, plural, one {One more order waits} other {# more orders wait}} to be paid.'

  test.each([
    [waits, 1, 'Une autre commande attend d’être payée.'],
    [waits, 2, '2\u00a0autres commandes attendent d’être payées.'],
  ])('%s: %i', (text, n, said) => {
    expect(french._(text, { n })).toBe(said)
  })

  // What follows a plural and agrees with it has to stand in it.
  test.each(translated)('in %s nothing after a choice agrees with one of its numbers alone', (locale) => {
    const wrong = readCatalogue(locale).filter(({ translation }) =>
      /\}\}(?: (?:d’)?être)? ?\p{L}+(?:ées|és)\b/u.test(translation),
    )
    expect(wrong.map(({ translation }) => translation)).toEqual([])
  })
})

test('every sentence of the contract that people read is marked', () => {
  const files = globSync('contract/src/**/*.ts', { cwd: root, exclude: (name) => String(name).endsWith('.test.ts') })
  const known = new Set(readCatalogue(translated[0] ?? '').map(({ text }) => text))
  const unmarked = files.flatMap((file) => {
    const found: string[] = []
    const visit = (node: ESTree.Node, parent: ESTree.Node | null) => {
      const isSentence =
        node.type === 'Literal' && typeof node.value === 'string' && /^[A-Z].* .*[.!?]$/.test(node.value)
      // What an operation or a field means is for who writes programs.
      if (isSentence && parent?.type !== 'Property' && !known.has(String(node.value))) found.push(String(node.value))
      for (const value of Object.values(node))
        for (const child of Array.isArray(value) ? value : [value])
          if (typeof child === 'object' && child !== null && 'type' in child) visit(child, node)
    }
    visit(parseSync(file, readFileSync(join(root, file), 'utf8')).program, null)
    return found
  })
  expect(unmarked).toEqual([])
})

describe('a text is found by the syntax of its call', () => {
  const texts = (source: string) => findTexts('a.tsx', source).map(({ text }) => text)

  test('whole, in each of its forms', () => {
    expect(texts("t('It’s {n}', { n })")).toEqual(['It’s {n}'])
    expect(texts('<b title={t("a")}>{rich(`b`, {})}</b>')).toEqual(['a', 'b'])
    expect(texts("t(isNew ? 'new' : isOld ? 'old' : other.text)")).toEqual(['new', 'old'])
    expect(texts("const x = message('later'); translate('outside')")).toEqual(['later', 'outside'])
    expect(texts("wordsIn(locale)('at once', { n })")).toEqual(['at once'])
    expect(texts("refusal('a/b', 409, 'Title', 'Sentence.')")).toEqual(['Title', 'Sentence.'])
  })

  test('whatever the functions are called that say none', () => {
    expect(texts('valueOf(1); constructor(t("Pay"))')).toEqual(['Pay'])
  })

  test('and nothing else is', () => {
    expect(texts("// t('a')\nconst b = \"t('c')\"; list.t('d'); t(name); split('e')")).toEqual([])
  })

  test('with what tells it apart, and what its translator should know', () => {
    expect(
      findTexts('a.ts', "// Translators: on the ticket.\nconst a = t('From', undefined, { context: 'a day' })"),
    ).toEqual([{ text: 'From', context: 'a day', comment: 'on the ticket.' }])
    expect(findTexts('a.ts', "message('From', { context: 'a day' })")[0]?.context).toBe('a day')
  })

  test('a text that the program completes cannot be translated, and is refused', () => {
    expect(() => texts('t(`in ${n} days`)')).toThrow('A text has its values as {places}')
  })
})

describe('a text is said as it was written', () => {
  const entries = readEntries(
    [
      ['Sign in', 'Anmelden'],
      ['Hello {name}', 'Hallo {name}'],
      ['{n, plural, one {# day} other {# days}} left', 'noch {n, plural, one {# Tag} other {# Tage}}'],
      ['{n, plural, =0 {none} other {# in {city}}}', '{n, plural, =0 {nichts} other {# in {city}}}'],
      ['{kind, select, vip {Very} other {Less}}', '{kind, select, vip {Sehr} other {Weniger}}'],
      ["It's '{here}'", ''],
    ]
      .map(([id, said]) => `msgid ${JSON.stringify(id)}\nmsgstr ${JSON.stringify(said)}\n`)
      .concat('msgctxt "a day"\nmsgid "From"\nmsgstr "Ab"\n')
      .join('\n'),
  )
  const say = (locale: string, text: string, values = {}) =>
    setupI18n({ locale, messages: { en: compileSource(entries), de: compileEntries(entries) } })
      .setMessagesCompiler(fillIn)
      ._(text, values)

  test.each([
    ['Sign in', {}, 'Sign in', 'Anmelden'],
    ['Hello {name}', { name: 'Lena' }, 'Hello Lena', 'Hallo Lena'],
    ['{n, plural, one {# day} other {# days}} left', { n: 1 }, '1\u00a0day left', 'noch 1\u00a0Tag'],
    ['{n, plural, one {# day} other {# days}} left', { n: 2 }, '2\u00a0days left', 'noch 2\u00a0Tage'],
    ['{n, plural, =0 {none} other {# in {city}}}', { n: 0, city: 'Berlin' }, 'none', 'nichts'],
    ['{n, plural, =0 {none} other {# in {city}}}', { n: 3, city: 'Berlin' }, '3\u00a0in Berlin', '3\u00a0in Berlin'],
    ['{kind, select, vip {Very} other {Less}}', { kind: 'vip' }, 'Very', 'Sehr'],
    // What is not translated yet is said in English.
    ["It's '{here}'", {}, "It's {here}", "It's {here}"],
    ['a day\u0004From', {}, 'From', 'Ab'],
  ])('%s', (text, values, english, german) => {
    expect(say('en', text, values)).toBe(english)
    expect(say('de', text, values)).toBe(german)
  })

  test('English whose choices could not be loaded is said with the last of them, never in braces', () => {
    const text = '{n, plural, one {# day} other {# days, {name}}} left, {kind, select, vip {Very} other {Less}}'
    const bare = setupI18n({ locale: 'en', messages: { en: {} } }).setMessagesCompiler(fillIn)
    expect(bare._(text, { n: 2, name: 'Lena', kind: 'vip' })).toBe('2 days, Lena left, Less')
    const all = readCatalogue(translated[0] ?? '')
    const shown = all.map(({ text }) =>
      fillIn(text)
        .map((token) => (typeof token === 'string' ? token : ''))
        .join(''),
    )
    expect(shown.length).toBeGreaterThan(900)
    expect(shown.filter((words) => /[{}#]|plural,/.test(words))).toEqual([])
  })

  test('English needs no more than what has plurals or choices', () => {
    expect(Object.keys(compileSource(entries))).toHaveLength(4)
  })
})
