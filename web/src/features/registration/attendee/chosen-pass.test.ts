import type { Order } from '@foyer/contract/orders'
import type { PassType } from '@foyer/contract/passes'
import { expect, test } from 'vitest'
import { chosenPassId, passInHand, sumsWithPass } from './chosen-pass.ts'

const euros = (amount: number) => ({ amount, currency: 'EUR' })
const line = (kind: 'pass' | 'room', reference: string, gross: number) =>
  ({ kind, reference, description: `A ${kind}`, gross: euros(gross) }) as Order['lines'][number]
const vip = { id: 3, name: 'VIP', price: euros(149_900) } as PassType
const given = { id: 6, name: 'Vendor VIP', price: euros(0) } as PassType
const order = (...lines: Order['lines']) => ({ lines })
const t = (text: string, values: Record<string, string | number> = {}) =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]))

test('the pass in the order is known by its uuid', () => {
  const inOrder = order(line('pass', 'p1', 149_900))
  expect(chosenPassId(inOrder, { uuid: 'p1', passType: vip }, [vip])).toEqual({ paidId: 3, voucherPass: null })
  expect(chosenPassId(inOrder, { uuid: 'old', passType: vip }, [vip])).toEqual({ paidId: null, voucherPass: null })
  expect(chosenPassId(null, { uuid: 'p1', passType: vip }, [vip])).toEqual({ paidId: null, voucherPass: null })
})

test('a pass that costs nothing and is not on sale came by a voucher', () => {
  const free = order(line('pass', 'p2', 0))
  expect(chosenPassId(free, { uuid: 'p2', passType: given }, [vip]).voucherPass).toMatchObject({
    id: 6,
    pays: euros(0),
  })
  expect(chosenPassId(free, { uuid: 'p2', passType: vip }, [vip]).paidId).toBe(3)
})

test('a pass that a voucher made cheaper came by it, though it is sold and costs something', () => {
  const cheaper = order(line('pass', 'p3', 119_920), line('room', '7', 67_600))
  const { paidId, voucherPass } = chosenPassId(cheaper, { uuid: 'p3', passType: vip, byVoucher: true }, [vip])
  expect({ paidId, voucherPass }).toMatchObject({ paidId: null, voucherPass: { id: 3, pays: euros(119_920) } })
  expect(sumsWithPass(cheaper, null, voucherPass, t)).toMatchObject({ total: '1,875.20\u00a0€' })
  expect(chosenPassId(cheaper, { uuid: 'p3', passType: vip, byVoucher: false }, [vip]).paidId).toBe(3)
})

test('the total counts the pass that is chosen in place of the one in the order', () => {
  const both = order(line('pass', 'p1', 49_900), line('room', '7', 67_600))
  expect(sumsWithPass(both, vip, null, t).total).toBe('2,175.00\u00a0€')
  expect(sumsWithPass(both, null, given, t)).toMatchObject({ total: '676.00\u00a0€', rows: [{}, { name: 'A room' }] })
})

test('before a pass is chosen there is no total, unless something else is in the order', () => {
  expect(sumsWithPass(null, null, null, t)).toEqual({ rows: [{ name: 'No pass chosen yet', amount: '' }], total: '–' })
  expect(sumsWithPass(order(line('room', '7', 67_600)), null, null, t).total).toBe('676.00\u00a0€')
})

const none = { paidId: null, voucherPass: null }
const paidSaved = { paidId: 3, voucherPass: null }
const voucherSaved = { paidId: null, voucherPass: given }
const nothing = { saved: none, picked: null, hasGiven: false, wished: null, isBarred: false }
test.each([
  ['nothing', nothing, { paidId: null, isMissing: true }],
  ['the wished one', { ...nothing, wished: 4 }, { paidId: 4, isMissing: false, isSaved: false }],
  ['the saved one before the wished', { ...nothing, saved: paidSaved, wished: 4 }, { paidId: 3, isSaved: true }],
  ['the picked one before the saved', { ...nothing, saved: paidSaved, picked: 5 }, { paidId: 5, isSaved: false }],
  [
    'the voucher’s before all',
    { ...nothing, saved: paidSaved, picked: 5, hasGiven: true },
    { paidId: null, isMissing: false, isSaved: false },
  ],
  [
    'the voucher’s of before',
    { ...nothing, saved: voucherSaved },
    { keepsVoucher: true, isMissing: false, isSaved: true },
  ],
  [
    'the picked one, not the voucher’s of before',
    { ...nothing, saved: voucherSaved, picked: 5 },
    { keepsVoucher: false, paidId: 5, isSaved: false },
  ],
  [
    'no paid one for a barred address',
    { ...nothing, saved: paidSaved, picked: 5, isBarred: true },
    { paidId: null, isMissing: false },
  ],
])('in hand is %s', (_which, choice, expected) => {
  expect(passInHand(choice)).toMatchObject(expected)
})
