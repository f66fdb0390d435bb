import { expect, test } from 'vitest'
import { appNow } from './app-clock.ts'
import { formatUntil } from './days.ts'

const zone = 'Europe/Berlin'
const inHours = (hours: number) => new Date(appNow().getTime() + hours * 3_600_000).toISOString()

test('until when something is held is an hour of today, and else one of a day', () => {
  expect(formatUntil(appNow().toISOString(), zone, 'en')).toMatch(/^\d\d:\d\d\s\S+$/)
  for (const hours of [24, 7 * 24])
    expect(formatUntil(inHours(hours), zone, 'en')).toMatch(/^\S+\s\d+\s\S+, \d\d:\d\d\s\S+$/)
})
