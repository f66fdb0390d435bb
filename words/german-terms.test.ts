import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { folder, readCatalogue } from './catalogue.ts'

/** Words that are wrong for what stands beside them in the glossary, and right for something else. */
const elsewhere: ReadonlySet<string> = new Set([
  'Anmeldung', // signing in
  'Check-in',
  'Check-out', // what a hotel calls them
  'Dashboard', // of whoever takes the cards
  'freigegeben', // approved
  'Gast', // of a hotel
  'Pass', // the passport
  'Plan',
  'Referenz', // of a provider
  'Unterkunft', // whoever travels, of the embassy’s letter
  'Unterschied', // any other one
])

/** What the glossary says not to call things in German. */
function refusedWords(): string[] {
  const glossary = readFileSync(join(folder, '../docs/glossary.md'), 'utf8')
  const [, german = ''] = glossary.split('| word | German | not |')
  const rows = german.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('|---'))
  return rows
    .flatMap((row) => (row.split('|')[3] ?? '').replace(/\(.*?\)|;.*/g, '').split(','))
    .map((word) => word.trim())
    .filter((word) => word !== '' && !elsewhere.has(word))
}

/** Where a text is said: itself, and which of its places are short days, whose months end in a point in German. */
const saysDay = /\bt\(\s*'((?:[^'\\]|\\.)*)',\s*\{((?:[^{}]|\{[^{}]*\})*)\}/g

test('a sentence that ends with a short day has one point: months are shortened with one', () => {
  const german = new Map(readCatalogue('de').map(({ text, translation }) => [text, translation]))
  const said = globSync('web/src/**/*.{ts,tsx}').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(saysDay)].flatMap(([, text = '', places = '']) =>
      [...places.matchAll(/(\w+): (?:<\w+>\{)?formatDays?\(/g)].map(([, place]) => ({ text, place })),
    ),
  )
  expect(said.length).toBeGreaterThan(20)
  const twice = said.filter(({ text, place }) => german.get(text)?.includes(`{${place}}.`))
  expect(twice.map(({ text }) => german.get(text))).toEqual([])
})

test('one thing has one German word: none that the glossary refuses stands in a text', () => {
  const words = refusedWords()
  expect(words).toContain('vorgemerkt')
  expect(words).toContain('Veranstaltung')
  expect(words.length).toBeGreaterThan(15)
  const one = new RegExp(`(?<![\\p{L}-])(${words.join('|')})(e[mnrs]?|s)?(?![\\p{L}-])`, 'u')
  const wrong = readCatalogue('de').filter(({ translation }) => one.test(translation.replaceAll('\u00ad', '')))
  expect(wrong.map(({ text, translation }) => `${text}: ${translation}`)).toEqual([])
})

test('who signs up is registered, and who signs in is “angemeldet”: one word never stands for the other', () => {
  const ups = readCatalogue('de').filter(
    ({ text }) => /\bsign(?:s|ed)?[ -]up/i.test(text) && !/\bsign(?:s|ed)? in/i.test(text),
  )
  expect(ups.length).toBeGreaterThan(20)
  const wrong = ups.filter(({ translation }) =>
    /an(?:ge)?meld|melde[nt] sich/i.test(translation.replaceAll('\u00ad', '')),
  )
  expect(wrong.map(({ text, translation }) => `${text}: ${translation}`)).toEqual([])
})

test('what begins and what ends are named alike: both stand as labels side by side', () => {
  const begins = readCatalogue('de').find(({ text }) => text === 'Begins')?.translation
  const ends = readCatalogue('de').find(({ text }) => text === 'Ends')?.translation
  expect([begins, ends]).toEqual(['Beginn', 'Ende'])
})
