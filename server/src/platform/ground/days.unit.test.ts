import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { dayIn, instantIn, writeIsoIn } from './days.ts'

it('the suite runs where it is meant to, and not at the venue', () => {
  expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(process.env['TZ'])
  if (process.env['FOYER_TEST_TIME_ZONE'] === undefined)
    expect(new Date('2025-10-13T12:00:00Z').getTimezoneOffset()).toBe(420)
})

describe('the day of an instant', () => {
  const cases = [
    ['Europe/Berlin', '2025-08-18T21:59:59Z', '2025-08-18'],
    ['Europe/Berlin', '2025-08-18T22:00:00Z', '2025-08-19'],
    // The night in which the clock goes back has 25 hours.
    ['Europe/Berlin', '2025-10-25T22:00:00Z', '2025-10-26'],
    ['Europe/Berlin', '2025-10-26T22:59:59Z', '2025-10-26'],
    ['Europe/Berlin', '2025-10-26T23:00:00Z', '2025-10-27'],
    ['Europe/Berlin', '2025-12-31T22:59:59Z', '2025-12-31'],
    ['Europe/Berlin', '2025-12-31T23:00:00Z', '2026-01-01'],
    ['Europe/Berlin', '2024-02-28T23:00:00Z', '2024-02-29'],
    ['Pacific/Kiritimati', '2025-12-31T10:00:00Z', '2026-01-01'],
    ['America/St_Johns', '2026-01-01T03:29:59Z', '2025-12-31'],
    ['Pacific/Niue', '2026-01-01T10:59:59Z', '2025-12-31'],
    ['UTC', '2026-01-01T00:00:00Z', '2026-01-01'],
  ] as const

  it.each(cases)('in %s at %s is %s', (zone, at, day) => {
    expect(dayIn(zone, new Date(at))).toBe(day)
  })

  it.each(['UTC', 'Europe/Berlin', 'Pacific/Kiritimati', 'Pacific/Niue', 'America/St_Johns'])(
    'is the same on a machine in %s',
    (zone) => {
      const program = `
        import { dayIn } from ${JSON.stringify(join(import.meta.dirname, 'days.ts'))}
        const cases = ${JSON.stringify(cases)}
        console.log(JSON.stringify([new Date(0).getHours(), cases.map(([zone, at]) => dayIn(zone, new Date(at)))]))`
      const said = execFileSync(
        process.execPath,
        ['--disable-warning=ExperimentalWarning', '--input-type=module', '-e', program],
        { env: { ...process.env, TZ: zone }, encoding: 'utf8' },
      )
      const [hours, days] = JSON.parse(said) as [number, string[]]
      const there = new Intl.DateTimeFormat('en', { timeZone: zone, hour: '2-digit', hourCycle: 'h23' })
      expect(hours).toBe(Number(there.format(new Date(0))))
      expect(days).toEqual(cases.map(([, , day]) => day))
    },
  )
})

describe('an instant on the clocks of a time zone', () => {
  it.each([
    ['Europe/Berlin', '2025-10-20T06:30:00Z', '2025-10-20T08:30:00+02:00'],
    ['Europe/Berlin', '2025-12-01T06:30:00Z', '2025-12-01T07:30:00+01:00'],
    ['Europe/London', '2025-12-01T06:30:00Z', '2025-12-01T06:30:00+00:00'],
    ['America/St_Johns', '2026-01-01T00:00:00Z', '2025-12-31T20:30:00-03:30'],
    ['Pacific/Kiritimati', '2025-12-31T10:00:00Z', '2026-01-01T00:00:00+14:00'],
    ['UTC', '2026-01-01T00:00:00Z', '2026-01-01T00:00:00+00:00'],
  ])('in %s at %s is %s, and leads back', (zone, at, written) => {
    expect(writeIsoIn(zone, new Date(at))).toBe(written)
    expect(instantIn(zone, written.slice(0, 10), written.slice(11, 19))).toEqual(new Date(at))
  })

  it.each([
    // The clock goes back in the night from the 25th: 00:00 of the 26th is still summer, 03:00 is winter.
    ['2025-10-26', '00:00:00', '2025-10-25T22:00:00Z'],
    ['2025-10-26', '03:00:00', '2025-10-26T02:00:00Z'],
    // Forward: 02:30 is no time of that day.
    ['2025-03-30', '02:30:00', '2025-03-30T00:30:00Z'],
    ['2025-03-30', '03:00:00', '2025-03-30T01:00:00Z'],
  ])('in Berlin, %s at %s is %s', (day, clock, at) => {
    expect(instantIn('Europe/Berlin', day, clock).toISOString()).toBe(new Date(at).toISOString())
  })
})
