import { describe, expect, test } from 'vitest'
import { calendarFile, escapeText, foldLine } from './calendar-file.ts'

const entry = {
  id: '0198b2f0-0000-7000-8000-000000000001@foyer',
  title: 'MSPG 2025',
  startsOn: '2025-10-20',
  endsOn: '2025-10-24',
  location: 'Messe Berlin, Halls 1–7; Entrance South',
  description: 'Doors open Mon 20 Oct, 08:30 CEST.\nEntrance South, Hall 3',
  now: '2025-08-18T07:00:00.000Z',
}

describe('the calendar file of a pass', () => {
  test('covers the event from its first day to the end of its last', () => {
    const lines = calendarFile(entry).split('\r\n')
    expect(lines).toContain('DTSTART;VALUE=DATE:20251020')
    expect(lines).toContain('DTEND;VALUE=DATE:20251025')
    expect(lines).toContain('DTSTAMP:20250818T070000Z')
    expect(lines.at(-1)).toBe('')
  })

  test.each([
    ['2025-10-31', '20251101'],
    ['2025-12-31', '20260101'],
    ['2028-02-28', '20280229'],
    ['2025-10-26', '20251027'],
  ])('ends the day after %s, clock changes and short months included', (endsOn, end) => {
    expect(calendarFile({ ...entry, endsOn })).toContain(`DTEND;VALUE=DATE:${end}\r\n`)
  })

  test('writes commas, semicolons, backslashes and line ends so that they stay text', () => {
    expect(escapeText('Hall 1, 2; C:\\x\r\nnext\nlast')).toBe('Hall 1\\, 2\\; C:\\\\x\\nnext\\nlast')
    expect(calendarFile({ ...entry, title: 'A\r\nATTENDEE:mailto:x@y.example' })).not.toMatch(/^ATTENDEE/m)
  })

  test('folds long lines at 75 octets without splitting a character', () => {
    const line = `DESCRIPTION:${'Zürich – 東京 🎫 '.repeat(20)}`
    const folded = foldLine(line)
    for (const part of folded.split('\r\n')) expect(new TextEncoder().encode(part).length).toBeLessThanOrEqual(75)
    expect(folded.replaceAll('\r\n ', '')).toBe(line)
  })
})
