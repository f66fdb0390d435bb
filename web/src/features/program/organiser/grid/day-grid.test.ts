import type { OfficeSession } from '@foyer/contract/office-program'
import { describe, expect, test } from 'vitest'
import { type Block, clashesAmong, clockAt, gridOf, minuteIn, nextFree } from './day-grid.ts'

const where = { day: '2025-10-20', timeZone: 'Europe/Berlin' }
let ids = 0

/** @param times on the clocks of Berlin in summer, such as `09:00-10:30` */
function talk(times: string, changes: Partial<OfficeSession> = {}): OfficeSession {
  ids += 1
  const [from = '', to = ''] = times.split('-').map((time) => new Date(`2025-10-20T${time}:00+02:00`).toISOString())
  return {
    ...{ id: ids, version: 1, code: `t-${ids}`, title: { en: `T ${ids}` }, abstract: { en: '' }, track: 'cloud' },
    ...{ level: 'all', language: 'en', speakers: [], repeats: null, seats: null, stage: 'a', cancelledAt: null },
    ...{ startsAt: from, endsAt: to, taken: 0, held: 0, waiting: 0, starred: 0 },
    ...changes,
  }
}
const grid = (...sessions: OfficeSession[]) => gridOf(sessions, ['a', 'b'], where)
const spans = (found: readonly { stage: string | null; from: number; to: number }[]) =>
  found.map(({ stage, from, to }) => `${stage} ${clockAt(from)}-${clockAt(to)}`)

describe('a day', () => {
  test('reaches from an hour before its first session to an hour after its last, and over the usual hours', () => {
    const hours = ({ from, to }: { from: number; to: number }) => `${clockAt(from)}-${clockAt(to)}`
    expect(hours(grid())).toBe('09:00-18:00')
    expect(hours(grid(talk('07:30-08:00'), talk('19:00-20:15')))).toBe('06:00-22:00')
    expect(hours(grid(talk('00:15-23:45')))).toBe('00:00-24:00')
  })

  test('says where each stage has nothing, a quarter of an hour at least', () => {
    const found = grid(talk('09:00-10:00'), talk('10:10-12:00'), talk('12:00-17:00', { stage: 'b' }))
    expect(spans(found.gaps)).toEqual(['a 08:00-09:00', 'a 12:00-18:00', 'b 08:00-12:00', 'b 17:00-18:00'])
  })

  test('keeps what began the day before or ends the day after within itself', () => {
    const late = talk('23:00-23:30', { endsAt: '2025-10-20T23:30:00.000Z' })
    expect(spans(grid(late).blocks)).toEqual(['a 23:00-24:00'])
    expect(minuteIn('2025-10-20', '2025-10-19T21:00:00Z', 'Europe/Berlin')).toBe(0)
  })

  test('has breaks at the same time beside each other, and what is cancelled nowhere', () => {
    const stage = null
    const found = grid(
      talk('12:00-13:00', { stage }),
      talk('12:30-13:30', { stage }),
      talk('15:00-15:30', { stage }),
      talk('09:00-10:00', { cancelledAt: '2025-08-01T00:00:00.000Z' }),
    )
    expect(found.blocks.map(({ lane, lanes }) => [lane, lanes])).toEqual([
      [0, 2],
      [1, 2],
      [0, 1],
    ])
    expect(found.cancelled).toHaveLength(1)
  })
})

test('two sessions clash where somebody speaks in both at the same time', () => {
  const one = talk('09:00-10:00', { speakers: ['ada', 'bob'] })
  const other = talk('09:30-10:30', { speakers: ['bob'], stage: 'b' })
  const after = talk('10:30-11:00', { speakers: ['bob'] })
  const cancelled = talk('09:00-10:00', { speakers: ['ada'], cancelledAt: '2025-08-01T00:00:00.000Z' })
  expect(clashesAmong([one, other, after, cancelled])).toEqual([
    { session: one, other, speakers: ['bob'] },
    { session: other, other: one, speakers: ['bob'] },
  ])
})

describe('the next time that is free', () => {
  const moved = talk('11:00-11:45', { stage: 'b', speakers: ['ada'] })
  const blockOf = (found: ReturnType<typeof grid>): Block =>
    found.blocks.find(({ session }) => session === moved) as Block
  const free = (from: string, ...others: OfficeSession[]) => {
    const found = grid(moved, ...others)
    const [hours = 0, minutes = 0] = from.split(':').map(Number)
    const at = nextFree(found, blockOf(found), { stage: 'a', from: hours * 60 + minutes })
    return at === null ? null : clockAt(at)
  }

  test.each([
    ['is the very time where nothing is in the way', '10:00', [], '10:00'],
    ['is when the stage is free again, in quarters of an hour', '10:00', [talk('10:30-12:10')], '12:15'],
    ['is when its speaker is free as well', '10:00', [talk('10:15-13:00', { stage: 'b', speakers: ['ada'] })], '13:00'],
    ['is earlier in the day where the rest of it is full', '17:00', [talk('10:00-23:50')], '09:00'],
    ['is none where the whole day is full', '10:00', [talk('00:00-23:59')], null],
  ])('%s', (_what, from, others, found) => {
    expect(free(from, ...others)).toBe(found)
  })
})
