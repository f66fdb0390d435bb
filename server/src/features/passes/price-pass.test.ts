import type { PassPrice, PassType, VoucherCheck } from '@foyer/contract/passes'
import type { TrainTicketType } from '@foyer/contract/train-tickets'
import { beforeAll, expect, test } from 'vitest'
import { countryId } from '#features/editions'
import { attendee, call, place, signUpForm, signUpVisitor, someEmail } from '../../testing/people.ts'
import { seedStaffForTests } from '../../testing/staff.ts'
import { useTestHouse } from '../../testing/test-house.ts'
import { openTrainTickets } from '../../testing/train-tickets.ts'
import { makeVouchers } from '../../testing/vouchers.ts'

const house = useTestHouse()
beforeAll(() => seedStaffForTests(house))

/** As the form does while one types. */
const check = (countryCode: string, vatNumber: string) =>
  call(house, 'POST', '/api/validation/vat-id', { body: { countryCode, vatNumber } })

const price = (country: string, vatId: string | null, passTypeId = 1) =>
  call<PassPrice & { code?: string }>(house, 'POST', '/api/pass/price', {
    body: { passTypeId, countryId: countryId(country), vatId },
  })

test.each([
  ['a business in another member state', 'AT', 'ATU13585627'],
  ['somebody in the seller’s country', 'DE', 'DE136695976'],
  ['somebody outside the EU', 'CH', null],
])('%s is told the very price that the order then has', async (_who, country, vatId) => {
  if (vatId !== null) await check(country, vatId)
  const { body } = await price(country, vatId)
  const form = signUpForm()
  const { order, orderSecret } = await signUpVisitor(house, {
    vatId,
    billingAddress: { ...(form['billingAddress'] as object), countryId: countryId(country) },
  })
  const placed = await place(house, order!, orderSecret)
  expect(body).toMatchObject({
    net: placed.body.net,
    tax: placed.body.tax,
    total: placed.body.total,
    reverseCharge: placed.body.reverseCharge,
    taxRate: placed.body.lines[0]?.taxRate,
  })
})

test('reverse charge is the net price, and says so', async () => {
  expect((await price('AT', 'ATU13585627')).body).toMatchObject({
    total: { amount: 41_933 },
    tax: { amount: 0 },
    taxRate: 0,
    reverseCharge: true,
  })
})

test.each(['ATU1', 'ATU13585628', 'garbage', '--'])(
  'nothing is priced with %s for a VAT ID, by voucher neither',
  async (vatId) => {
    const message = 'Invalid VAT ID (Please fill in only if located in Europe)'
    const refusal = { status: 400, body: { code: 'requests/invalid', errors: [{ path: 'vatId', message }] } }
    expect(await price('AT', vatId)).toMatchObject(refusal)
    for (const code of ['DEMO-STANDARD', 'NO-SUCH-CODE'])
      expect(
        await call(house, 'POST', '/api/voucher/check', { body: { code, email: someEmail(), countryId: null, vatId } }),
      ).toMatchObject(refusal)
  },
)

test.each([
  ['where no address is known bears the seller’s VAT', null, null, { total: 44_900, taxRate: 1900, isReverse: false }],
  ['in the seller’s country bears its VAT', 'DE', null, { total: 44_900, taxRate: 1900, isReverse: false }],
  ['abroad is what a business owes there', 'AT', 'ATU13585627', { total: 37_731, taxRate: 0, isReverse: true }],
])('the price by a voucher %s', async (_where, country, vatId, { total, taxRate, isReverse }) => {
  const { vouchers } = await makeVouchers(house, { passTypeId: 1, codes: 1, value: { kind: 'amount', value: 5_000 } })
  const { body } = await call<VoucherCheck>(house, 'POST', '/api/voucher/check', {
    body: {
      code: vouchers[0]?.code,
      email: someEmail(),
      countryId: country === null ? null : countryId(country),
      vatId,
    },
  })
  expect(body.price).toMatchObject({ total: { amount: total }, taxRate, reverseCharge: isReverse })
  expect(body.price?.net.amount).toBe(37_731)
})

test('what nobody can buy has no price', async () => {
  expect(await price('DE', null, 5)).toMatchObject({ status: 409, body: { code: 'passes/not-on-sale' } })
  expect(await price('DE', null, 4242)).toMatchObject({ status: 409, body: { code: 'passes/not-on-sale' } })
  const nowhere = { passTypeId: 1, countryId: 999_999, vatId: null }
  expect((await call(house, 'POST', '/api/pass/price', { body: nowhere })).body).toMatchObject({
    code: 'identity/unknown-country',
  })
})

test('what is shown before anything is ordered bears the VAT of the day it is for, as its order does', async () => {
  // The event is from the 21st to the 24th: the rates change before it, and once more after it.
  const change = (from: string, vatRate: number) => ({ from, vatRate, roomVatRate: 500, trainVatRate: vatRate / 2 })
  const changes = JSON.stringify([change('2025-10-23', 1600), change('2025-10-27', 2000)])
  await house.database.raw(`update editions set vat_changes = '${changes}' where is_current`)
  const { body: types } = await call<PassType[]>(house, 'GET', '/api/pass/type/paid')
  const shown = types.find(({ id }) => id === 1)
  const { order } = await signUpVisitor(house)
  expect(order?.lines[0]).toMatchObject({ taxRate: 1600 })
  expect(shown).toMatchObject({ taxRate: 1600, netPrice: order?.lines[0]?.net })
  expect((await price('DE', null)).body).toMatchObject({ taxRate: 1600, net: order?.lines[0]?.net })
  const value = { kind: 'amount', value: 5_000 } as const
  const { vouchers } = await makeVouchers(house, { passTypeId: 1, codes: 1, value })
  const checked = await call<VoucherCheck>(house, 'POST', '/api/voucher/check', {
    body: { code: vouchers[0]?.code, email: someEmail() },
  })
  expect(checked.body).toMatchObject({ price: { taxRate: 1600 }, passType: { taxRate: 1600 } })
  // A train ticket is good until its own last day.
  const [until26, until27] = [
    await openTrainTickets(house, { validTo: '2025-10-26' }),
    await openTrainTickets(house, { validTo: '2025-10-27' }),
  ]
  const person = await attendee(house)
  const { body: tickets } = await call<TrainTicketType[]>(house, 'GET', '/api/train-ticket/type', {
    token: person.token,
  })
  const rateOf = (of: string) => tickets.find(({ id }) => id === of)?.taxRate
  expect([rateOf(until26), rateOf(until27)]).toEqual([800, 1000])
  expect(tickets.find(({ id }) => id === until26)?.netPrice.amount).toBe(Math.round(5_350 / 1.08))
})
