import { expect, test } from 'vitest'
import { describeCancelledStay, describeCheaperStay, describeDearerStay, describeStay } from './describe-stay.ts'

const languages = ['en', 'de']
const room = { accommodation_name: 'Hotel Adler', name: { en: 'Double room', de: 'Doppelzimmer' }, languages }
const single = { accommodation_name: 'Hotel Adler', name: { en: 'Single room', de: 'Einzelzimmer' }, languages }
const elsewhere = { accommodation_name: 'Spreehof', name: { en: 'Attic', de: 'Dachkammer' }, languages }
const stay = (arrival: string, departure: string) => ({ arrival, departure })
const week = stay('2025-10-20', '2025-10-24')

/** No-break spaces hold days and numbers together; they are read as spaces. */
const read = (texts: Readonly<Record<'en' | 'de', string>>) => ({
  en: texts.en.replaceAll('\u00a0', ' '),
  de: texts.de.replaceAll('\u00a0', ' '),
})

test('a stay is named with house, room, days and nights, and in a list with house and nights', () => {
  const { description, summary } = describeStay(room, week)
  expect(read(description)).toEqual({
    en: 'Hotel Adler, Double room, 20–24 October 2025, 4 nights',
    de: 'Hotel Adler, Doppelzimmer, 20.–24. Oktober 2025, 4 Nächte',
  })
  expect(read(summary)).toEqual({ en: 'Hotel Adler, 4 nights', de: 'Hotel Adler, 4 Nächte' })
})

test('what is paid for a longer stay says that it is a change', () => {
  expect(read(describeDearerStay(room, stay('2025-10-30', '2025-11-01')).description)).toEqual({
    en: 'Change to Hotel Adler, Double room, 30 October – 1 November 2025, 2 nights',
    de: 'Änderung auf Hotel Adler, Doppelzimmer, 30. Oktober – 1. November 2025, 2 Nächte',
  })
})

test('a cancelled stay says how many nights go back', () => {
  expect(read(describeCancelledStay(room, stay('2025-10-20', '2025-10-21')))).toEqual({
    en: 'Hotel Adler: 1 night cancelled, 20–21 Oct 2025',
    de: 'Hotel Adler: 1 Nacht storniert, 20.–21. Okt. 2025',
  })
})

test.each([
  ['fewer nights', room, stay('2025-10-20', '2025-10-22'), '2 nights fewer, now 20–22 Oct 2025'],
  ['other days', room, stay('2025-10-18', '2025-10-22'), 'now Double room, 18–22 Oct 2025'],
  ['another room', single, week, 'now Single room, 20–24 Oct 2025'],
  [
    'fewer nights in another house',
    elsewhere,
    stay('2025-10-20', '2025-10-23'),
    '1 night fewer, now Spreehof, Attic, 20–23 Oct 2025',
  ],
])('%s: a cheaper stay says what it is now', (_what, after, days, words) => {
  const written = describeCheaperStay({ room, stay: week }, { room: after, stay: days })
  expect(read(written).en).toBe(`Hotel Adler: ${words}`)
})
