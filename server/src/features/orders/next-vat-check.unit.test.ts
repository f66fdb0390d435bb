import { expect, test } from 'vitest'
import { nextVatCheck } from './next-vat-check.ts'

const paidAt = new Date('2025-08-18T07:00:00.000Z')
const after = (ms: number) => new Date(paidAt.getTime() + ms)
const MINUTE_MS = 60_000
const HOUR_MS = 3_600_000
const DAY_MS = 86_400_000

test.each([
  ['at once', 0, 5 * MINUTE_MS],
  ['after a minute', MINUTE_MS, 5 * MINUTE_MS],
  ['after five minutes and a moment', 5 * MINUTE_MS + 1, 5 * MINUTE_MS + 1],
  ['after two hours', 2 * HOUR_MS, 2 * HOUR_MS],
  ['a moment before six hours', 6 * HOUR_MS - 1, 6 * HOUR_MS - 1],
  ['after seven hours', 7 * HOUR_MS, 6 * HOUR_MS],
  ['a moment before thirty days', 30 * DAY_MS - 1, 6 * HOUR_MS],
])(
  'a register that is silent %s is asked again after as long, but five minutes and six hours',
  (_when, silent, wait) => {
    expect(nextVatCheck('silent', after(silent), paidAt)).toEqual({ vat_check_at: after(silent + wait) })
  },
)

test('after thirty days a person has to look', () => {
  const left = { vat_check: 'unanswered', vat_check_at: null }
  expect(nextVatCheck('silent', after(30 * DAY_MS), paidAt)).toEqual(left)
})

test('what the register does not know is not asked about again', () => {
  const refused = { vat_check: 'refused', vat_check_at: null }
  expect(nextVatCheck('not-registered', after(0), paidAt)).toEqual(refused)
  expect(nextVatCheck('not-registered', after(40 * DAY_MS), paidAt)).toEqual(refused)
})
