import { beforeEach, expect, test } from 'vitest'
import { emailKey } from '#platform/ground/email-key'
import { call, someEmail } from '../../testing/people.ts'
import { useTestHouse } from '../../testing/test-house.ts'

const house = useTestHouse()
const CODE = 'DEMO-ONCE'

const setVoucher = (set: object) =>
  house.database.db.updateTable('vouchers').set(set).where('code', '=', CODE).execute()
const setType = (set: object) => house.database.db.updateTable('pass_types').set(set).where('id', '=', 5).execute()
const check = async (code = CODE, email = someEmail()) =>
  (
    await call<{ valid: boolean; reason: string | null; passType: { id: number } | null }>(
      house,
      'POST',
      '/api/voucher/check',
      {
        body: { code, email },
      },
    )
  ).body

beforeEach(async () => {
  await setVoucher({ valid_from: null, valid_until: null, stopped_at: null, held: 0, redeemed: 0, max_uses: 2 })
  await setType({ capacity: null, list: 'voucher', is_hidden: false, on_sale_from: null, on_sale_until: null })
})

test('a voucher says which pass it gives', async () => {
  expect(await check()).toMatchObject({ valid: true, reason: null, passType: { id: 5 } })
})

test('a code that nobody gave out is no voucher', async () => {
  expect(await check('NOBODY-GAVE-THIS')).toEqual({ valid: false, reason: 'unknown', passType: null, price: null })
})

test('a voucher is valid until its end, and not in that moment', async () => {
  const now = house.clock.now()
  await setVoucher({ valid_until: new Date(now.getTime() + 1) })
  expect(await check()).toMatchObject({ valid: true })
  await setVoucher({ valid_until: now })
  expect(await check()).toMatchObject({ valid: false, reason: 'expired', passType: { id: 5 } })
})

test('a voucher is valid from its beginning on, and is told apart from one that ended until then', async () => {
  const now = house.clock.now()
  await setVoucher({ valid_from: now })
  expect(await check()).toMatchObject({ valid: true })
  await setVoucher({ valid_from: new Date(now.getTime() + 1) })
  expect(await check()).toMatchObject({ valid: false, reason: 'not-yet', passType: { id: 5 } })
})

test('a voucher that was stopped is over, whenever it would have been good', async () => {
  const now = house.clock.now()
  await setVoucher({ stopped_at: now })
  expect(await check()).toMatchObject({ valid: false, reason: 'expired', passType: { id: 5 } })
  await setVoucher({ valid_from: new Date(now.getTime() + 1) })
  expect(await check()).toMatchObject({ valid: false, reason: 'expired' })
})

test.each([
  [0, 0, true],
  [1, 0, true],
  [0, 1, true],
  [1, 1, false],
  [2, 0, false],
  [0, 2, false],
])('of two uses %i are held and %i redeemed: valid %s', async (held, redeemed, valid) => {
  await setVoucher({ held, redeemed })
  expect(await check()).toMatchObject({ valid, reason: valid ? null : 'used-up', passType: { id: 5 } })
})

test('where no place is left the voucher brings none', async () => {
  await setType({ capacity: 1 })
  expect(await check()).toMatchObject({ valid: true })
  await setType({ capacity: 0 })
  expect(await check()).toMatchObject({ valid: false, reason: 'sold-out', passType: { id: 5 } })
})

test.each<['always' | 'hidden' | 'from' | 'until', number, string | null]>([
  ['always', 0, null],
  ['hidden', 0, 'expired'],
  ['until', 1, null],
  ['until', 0, 'expired'],
  ['from', 0, null],
  ['from', 1, 'not-yet'],
])(
  'a voucher for a pass that is sold as well is good while that is: %s, %i ms from now, %s',
  async (sale, ms, reason) => {
    const at = new Date(house.clock.now().getTime() + ms)
    const sales = { always: {}, hidden: { is_hidden: true }, until: { on_sale_until: at }, from: { on_sale_from: at } }
    await setType({ ...sales[sale], list: 'paid' })
    expect(await check()).toMatchObject({ valid: reason === null, reason, passType: { id: 5 } })
    // What vouchers alone open is there as long as they are good.
    await setType({ list: 'voucher' })
    expect(await check()).toMatchObject({ valid: true })
  },
)

test('a voucher is not valid for an address that is barred, and is for one that is welcome all the same', async () => {
  expect(await check(CODE, 'blocked@demo.example')).toMatchObject({
    valid: false,
    reason: 'not-available-for-address',
    passType: { id: 5 },
  })
  await house.database.db
    .insertInto('eligibility_entries')
    .values({
      edition_id: 1,
      list: 'whitelist',
      email_key: emailKey('blocked@demo.example'),
      added_at: house.clock.now(),
    })
    .execute()
  expect(await check(CODE, 'blocked@demo.example')).toMatchObject({ valid: true })
})
