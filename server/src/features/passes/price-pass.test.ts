import type { PassPrice } from '@foyer/contract/passes'
import { expect, test } from 'vitest'
import { countryId } from '#features/editions'
import { call, place, signUpForm, signUpVisitor } from '../../testing/people.ts'
import { useTestHouse } from '../../testing/test-house.ts'

const house = useTestHouse()

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

test('a VAT ID that is still being typed, or is wrong, changes nothing', async () => {
  expect((await price('AT', 'ATU1')).body.total.amount).toBe(49_900)
  expect((await price('AT', 'ATU13585628')).body.total.amount).toBe(49_900)
})

test('what nobody can buy has no price', async () => {
  expect(await price('DE', null, 5)).toMatchObject({ status: 409, body: { code: 'passes/not-on-sale' } })
  expect(await price('DE', null, 4242)).toMatchObject({ status: 409, body: { code: 'passes/not-on-sale' } })
  const nowhere = { passTypeId: 1, countryId: 999_999, vatId: null }
  expect((await call(house, 'POST', '/api/pass/price', { body: nowhere })).body).toMatchObject({
    code: 'identity/unknown-country',
  })
})
