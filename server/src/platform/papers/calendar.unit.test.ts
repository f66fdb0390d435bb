import { expect, test } from 'vitest'
import { type CalendarEntry, dayAfter, writeCalendarFile } from './calendar.ts'

const asking = {
  now: new Date('2025-08-18T07:00:00.000Z'),
  locale: 'de',
  ports: { publicUrl: 'https://fair.example/' },
}
const entry: CalendarEntry = {
  id: 'stay-7',
  title: 'Hotel Adler; Haus A, MSPG 2025',
  description: ['Zimmer mit Frühstück', '', 'C:\\x\r\nATTENDEE:mailto:x@y.example'],
  location: 'Messe Berlin, Halls 1–7',
  path: '/accommodation',
  when: { from: '2025-10-20', until: '2025-10-24' },
}
const write = (changes: Partial<CalendarEntry> = {}) =>
  writeCalendarFile(asking, 'stays', { ...entry, ...changes }).toString()
/** As a calendar reads it: lines that were folded are one. */
const linesOf = (file: string) => file.replaceAll('\r\n ', '').split('\r\n')

test('days are days, the last one left out, and whoever has them stays free', () => {
  const lines = linesOf(write())
  expect(lines).toContain('DTSTART;VALUE=DATE:20251020')
  expect(lines).toContain('DTEND;VALUE=DATE:20251024')
  expect(lines).toContain('TRANSP:TRANSPARENT')
  expect(lines).toContain('UID:stay-7@fair.example')
  expect(lines).toContain('DTSTAMP:20250818T070000Z')
  expect(lines.join('\n')).toContain('https://fair.example/accommodation')
})

test('a time is written in UTC, which every calendar knows', () => {
  const when = { startsAt: new Date('2025-10-26T00:30:00Z'), endsAt: new Date('2025-10-26T02:30:00Z') }
  const lines = linesOf(write({ when }))
  expect(lines).toContain('DTSTART:20251026T003000Z')
  expect(lines).toContain('DTEND:20251026T023000Z')
  expect(lines.join('\n')).not.toContain('TRANSPARENT')
})

test('what would end a value, or start another, stays text', () => {
  const lines = linesOf(write())
  expect(lines).toContain('SUMMARY:Hotel Adler\\; Haus A\\, MSPG 2025')
  expect(lines.filter((line) => line.startsWith('ATTENDEE'))).toEqual([])
})

test('no line is longer than 75 octets, and none splits a character', () => {
  const title = 'Zürich – 東京 🎫 '.repeat(20).trim()
  const file = write({ title })
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  expect(linesOf(file)).toContain(`SUMMARY:${title}`)
})

test.each([
  ['2025-10-31', '2025-11-01'],
  ['2025-12-31', '2026-01-01'],
  ['2028-02-28', '2028-02-29'],
  ['2025-10-26', '2025-10-27'],
])('the day after %s is %s, clock changes and short months included', (day, next) => {
  expect(dayAfter(day)).toBe(next)
})
