import { languages } from '@foyer/contract/kit/languages'
import { expect, test } from 'vitest'
import { readTypedDay } from './typed-day.ts'

const near = '2025-10-20'

test.each([
  ['2025-10-21'],
  ['21 Oct'],
  ['21 oct 2025'],
  ['Tue 21 Oct 2025'],
  ['Di. 21. Okt. 2025'],
  ['Dienstag, 21. Oktober 2025'],
  ['21. Okt.'],
  ['21.10.2025'],
  ['21.10.25'],
  ['21.10.'],
  ['21.10'],
  ['21/10/2025'],
  ['10/21/2025'],
  ['October 21'],
  ['21st October'],
  ['21'],
  ['  21. '],
])('reads %s', (text) => expect(readTypedDay(text, { near })).toBe('2025-10-21'))

test('reads März, Dez and the other languages’ months', () => {
  expect(readTypedDay('3. März 2026', { near })).toBe('2026-03-03')
  expect(readTypedDay('3 Marz 2026', { near })).toBe('2026-03-03')
  expect(readTypedDay('1 Dez', { near })).toBe('2025-12-01')
  expect(readTypedDay('1 May', { near })).toBe('2025-05-01')
  expect(readTypedDay('1er février 2026', { near })).toBe('2026-02-01')
  expect(readTypedDay('12 févr. 2026', { near })).toBe('2026-02-12')
  expect(readTypedDay('1 Août', { near })).toBe('2025-08-01')
})

test.each(Object.values(languages))('reads every month as $name writes it, whole and short', ({ region }) => {
  for (const month of ['long', 'short'] as const)
    for (let index = 0; index < 12; index += 1) {
      const day = new Date(Date.UTC(2026, index, 21))
      const written = new Intl.DateTimeFormat(region, { day: 'numeric', month, year: 'numeric', timeZone: 'UTC' })
      expect(readTypedDay(written.format(day), { near }), written.format(day)).toBe(day.toISOString().slice(0, 10))
    }
})

test.each([[''], ['soon'], ['10/11/2025'], ['31 Nov'], ['32'], ['2025-13-01'], ['21 Ok'], ['21 jui'], ['21 10']])(
  'does not guess at %j',
  (text) => expect(readTypedDay(text, { near })).toBeNull(),
)
