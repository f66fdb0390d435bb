import { describe, expect, test } from 'vitest'
import { holdPlaced, holdUntil, isPromised, orderAbilities } from './orders.policy.ts'

const now = new Date('2025-09-01T10:00:00.000Z')
const at = (milliseconds: number) => new Date(now.getTime() + milliseconds)
/** Passes and rooms are given back by themselves, upgrades are not. */
const goesBackAlone = (kind: string) => kind === 'pass' || kind === 'room'
const terms = { now, cancelBefore: () => at(1), goesBackAlone }

type Asked = Parameters<typeof orderAbilities>[0]

const line = { kind: 'pass', went_back_at: null } as Asked['lines'][number]
const order: Asked = {
  state: 'open',
  cancellation_policy: null,
  method: null,
  hold_expires_at: null,
  payment_waits_for: null,
  is_extended: false,
  lines: [line],
  total: 49_900,
}
const can = (changes: Partial<Asked>, when: Parameters<typeof orderAbilities>[1] = terms) =>
  orderAbilities({ ...order, ...changes }, when)
const placed: Partial<Asked> = { state: 'awaiting_payment', hold_expires_at: at(1) }

// Decisions, section 3: what is chosen is held until a moment, placing holds all of it, and paying ends it.
describe('what can be done with an order', () => {
  test.each<[string, Partial<Asked>, ReturnType<typeof orderAbilities>]>([
    ['begun, with nothing held', {}, { place: true, pay: false, extend: false, cancel: true }],
    ['begun, with a room held', { hold_expires_at: at(1) }, { place: true, pay: false, extend: true, cancel: true }],
    ['begun, and empty', { lines: [] }, { place: false, pay: false, extend: false, cancel: true }],
    ['placed', placed, { place: true, pay: true, extend: true, cancel: true }],
    ['placed and extended', { ...placed, is_extended: true }, { place: true, pay: true, extend: false, cancel: true }],
    ['placed, and free', { ...placed, total: 0 }, { place: true, pay: false, extend: true, cancel: true }],
    ['placed, for a cent', { ...placed, total: 1 }, { place: true, pay: true, extend: true, cancel: true }],
    [
      'placed, and at the bank’s page',
      { ...placed, payment_waits_for: 'buyer' },
      { place: true, pay: true, extend: true, cancel: true },
    ],
    [
      'placed, and the provider works on it',
      { ...placed, payment_waits_for: 'provider' },
      { place: true, pay: false, extend: true, cancel: false },
    ],
    ['paid', { state: 'paid' }, { place: false, pay: false, extend: false, cancel: true }],
    ['partly given back', { state: 'partially_refunded' }, { place: false, pay: false, extend: false, cancel: true }],
    [
      'partly given back, and of its things nothing is left',
      { state: 'partially_refunded', lines: [{ ...line, went_back_at: now }] },
      { place: false, pay: false, extend: false, cancel: false },
    ],
    ['given back', { state: 'refunded' }, { place: false, pay: false, extend: false, cancel: false }],
    ['expired', { state: 'expired' }, { place: false, pay: false, extend: false, cancel: false }],
    ['cancelled', { state: 'cancelled' }, { place: false, pay: false, extend: false, cancel: false }],
  ])('%s', (_what, changes, abilities) => {
    expect(can(changes)).toEqual(abilities)
  })

  test('a hold is over in the moment in which it ends', () => {
    expect(can({ ...placed, hold_expires_at: now })).toEqual({ place: false, pay: false, extend: false, cancel: true })
    expect(can({ hold_expires_at: now })).toMatchObject({ place: true, extend: false })
  })

  test('what was paid goes back until the deadline, and not in that moment', () => {
    expect(can({ state: 'paid' }, { ...terms, cancelBefore: () => now }).cancel).toBe(false)
    expect(can({ state: 'open' }, { ...terms, cancelBefore: () => now }).cancel).toBe(true)
    expect(can(placed, { ...terms, cancelBefore: () => now }).cancel).toBe(true)
  })

  test.each<[Asked['lines'][number]['kind'][], boolean]>([
    [['pass'], true],
    [['pass', 'room', 'room'], true],
    [['upgrade'], false],
    [['pass', 'upgrade'], false],
  ])('a paid order of %s is cancelled by itself: %s', (kinds, isCancellable) => {
    const lines = kinds.map((kind) => ({ ...line, kind }))
    expect(can({ state: 'paid', lines }).cancel).toBe(isCancellable)
    expect(can({ state: 'partially_refunded', lines }).cancel).toBe(isCancellable)
  })
})

test('a paid order goes back as long as everything left in it does', () => {
  const lines = [line, { ...line, kind: 'room' as const }]
  const until = (pass: number, room: number) => ({
    ...terms,
    cancelBefore: (_order: unknown, kind: string) => at(kind === 'pass' ? pass : room),
  })
  expect(can({ state: 'paid', lines }, until(1, 1)).cancel).toBe(true)
  expect(can({ state: 'paid', lines }, until(1, 0)).cancel).toBe(false)
  expect(can({ state: 'paid', lines }, until(0, 1)).cancel).toBe(false)
})

test.each([
  [null, false],
  [at(1), true],
  [now, false],
  [at(-1), false],
])('what staff promised until %o is promised now: %s', (promised_until, isSo) => {
  expect(isPromised({ promised_until }, now)).toBe(isSo)
})

// A placed order is held for twenty minutes, or a week for a transfer, and no shorter than staff promised.
test.each([
  [null, null, '2025-09-01T10:20:00.000Z'],
  [null, 'transfer', '2025-09-08T10:00:00.000Z'],
  ['2025-09-01T10:19:59.999Z', null, '2025-09-01T10:20:00.000Z'],
  ['2025-09-01T10:20:00.001Z', null, '2025-09-01T10:20:00.001Z'],
  ['2025-09-04T21:59:59.000Z', 'card', '2025-09-04T21:59:59.000Z'],
  ['2025-09-04T21:59:59.000Z', 'transfer', '2025-09-08T10:00:00.000Z'],
] as const)('promised until %s and paid by %s, a placed order is held until %s', (promised, method, until) => {
  const promised_until = promised === null ? null : new Date(promised)
  expect(holdPlaced({ promised_until }, now, method)).toEqual(new Date(until))
})

test('a hold lasts twenty minutes', () => {
  expect(holdUntil(now)).toEqual(new Date('2025-09-01T10:20:00.000Z'))
})
