import type { TextsStep } from '@foyer/contract/texts.schemas'
import { expect, test } from 'vitest'
import { missingTexts, phasesWritten, type TextsFields, textsFields, textsSchema } from './texts-entries.ts'

const entered: TextsStep = {
  surveyStartsOn: '2025-10-01',
  banner: { text: { en: 'Partner', de: 'Partnerin' }, alt: { en: 'A gate' }, url: 'https://nordwerk.example/' },
  phases: [
    { title: { en: 'Early days' }, start: '2025-08-01T08:00', end: '2025-09-30T23:59', link: null },
    {
      title: { en: 'Late days', de: 'Späte Tage' },
      start: '2025-10-01T08:00',
      end: '2025-10-05T23:59',
      link: { label: { en: 'See' }, url: 'https://mspg.example/' },
    },
  ],
  visaDesk: { signedBy: 'Johanna Albers', position: { en: 'Head' }, phone: null },
}
const fields = textsFields({ texts: { version: 1, entered } })
const schema = textsSchema(['en', 'de'])
const faults = (changes: Partial<TextsFields>) => {
  const parsed = schema.safeParse({ ...fields, ...changes })
  return parsed.success ? [] : [...new Set(parsed.error.issues.map(({ path }) => path.join('.')))]
}

test('what is entered stands in the fields, and comes back as it was', () => {
  expect(schema.safeParse(fields)).toEqual({ success: true, data: entered })
  expect(schema.safeParse(textsFields({ texts: { version: 1, entered: null } }))).toEqual({
    success: true,
    data: { surveyStartsOn: null, banner: null, phases: [], visaDesk: null },
  })
})

test('promotions are shown up to the last that says something', () => {
  expect(phasesWritten(fields.phases)).toBe(2)
  expect(phasesWritten([...fields.phases].reverse())).toBe(5)
  expect(phasesWritten([])).toBe(0)
})

test('each language but the first says how many texts it lacks', () => {
  expect(missingTexts(fields, ['en', 'de', 'fr'])).toEqual({
    texts: 6,
    missing: [
      { locale: 'de', texts: 4 },
      { locale: 'fr', texts: 6 },
    ],
  })
})

test.each([
  ['an address without words', { banner: { ...fields.banner, text: { en: '', de: '', fr: '' } } }, ['banner.text.en']],
  ['an address without a lock', { banner: { ...fields.banner, url: 'nordwerk' } }, ['banner.url']],
  [
    'a promotion behind an empty one, without its end',
    { phases: [fields.phases[4]!, { ...fields.phases[0]!, end: '' }] },
    ['phases.1.end'],
  ],
  ['a link without words', { phases: [{ ...fields.phases[0]!, url: 'https://mspg.example/' }] }, ['phases.0.label.en']],
  [
    'what a picture shows, of no partner',
    { banner: { ...fields.banner, text: { en: '', de: '', fr: '' }, url: '' } },
    ['banner.text.en', 'banner.url'],
  ],
  [
    'a telephone of nobody',
    { visaDesk: { signedBy: '', position: { en: '', de: '', fr: '' }, phone: '+49 30 1' } },
    ['visaDesk.signedBy', 'visaDesk.position.en'],
  ],
  ['a position without a name', { visaDesk: { ...fields.visaDesk, signedBy: '' } }, ['visaDesk.signedBy']],
] as const)('%s is told where it was typed', (_what, changes, paths) => {
  expect(faults(changes as Partial<TextsFields>)).toEqual(paths)
})
