import type { Order } from '@foyer/contract/orders'
import { expect, test } from 'vitest'
import { countryId } from '#features/editions'
import { orderOf } from '../../testing/bank.ts'
import { book, openHotel } from '../../testing/hotels.ts'
import { attendee, call, confirm, place, signUpForm, signUpVisitor } from '../../testing/people.ts'
import { useTestHouse } from '../../testing/test-house.ts'
import { attend, openEvent } from '../../testing/vip-events.ts'

const house = useTestHouse()

const at = (country: string, vatId: string) => {
  const form = signUpForm()
  return { vatId, billingAddress: { ...(form['billingAddress'] as object), countryId: countryId(country) } }
}

test.each([
  ['AT', 'ATU13585627', true],
  ['GR', 'EL094259216', true],
  ['GR', 'GR094259216', true],
  ['AT', 'DE136695976', false],
  ['AT', 'EL094259216', false],
  ['DE', 'ATU13585627', false],
  ['DE', 'DE136695976', false],
  ['US', 'ATU13585627', false],
])('a buyer in %s with the VAT ID %s: reverse charge %s', async (country, vatId, isReverse) => {
  const { order } = await signUpVisitor(house, at(country, vatId))
  expect(order).toMatchObject(
    isReverse
      ? { reverseCharge: true, tax: { amount: 0 }, total: { amount: 41_933 } }
      : { reverseCharge: false, tax: { amount: 7967 }, total: { amount: 49_900 } },
  )
})

test('what an edition has taxed where it takes place bears its VAT beside a pass that does not', async () => {
  await openHotel(house, 978, [{ id: 9781, allotment: 9 }])
  await house.database.raw('update editions set lodging_taxed_there = true')
  const person = await attendee(house, at('AT', 'ATU13585627'))
  expect(person.signUp.order).toMatchObject({ reverseCharge: true, tax: { amount: 0 } })
  const { body } = await book(house, person.token, { roomId: 9781, arrival: '2025-10-20', departure: '2025-10-22' })
  const order = () => call<Order>(house, 'GET', `/api/order/${body.orderUuid}`, { token: person.token })
  expect((await order()).body).toMatchObject({
    reverseCharge: false,
    total: { amount: 23_800 },
    lines: [{ taxRate: 700 }],
  })
  // An order in which somebody owes the VAT of one thing says so, whatever else is in it.
  await attend(house, person, await openEvent(house, { openTo: ['standard'], price: 11_900 }))
  for (const said of [await order(), await place(house, (await order()).body, person.token)])
    expect(said.body).toMatchObject({
      reverseCharge: true,
      total: { amount: 33_800 },
      lines: [{ taxRate: 700 }, { taxRate: 0, tax: { amount: 0 } }],
    })
})

test('who signs up buys as who they said they were, whatever the account that it joins says', async () => {
  const person = await attendee(house, at('AT', 'ATU13585627'))
  const second = await signUpVisitor(house, { email: person.email })
  await confirm(house, second)
  const asSaid = { reverseCharge: false, tax: { amount: 7967 }, total: { amount: 49_900 } }
  expect((await orderOf(house, second.order!, second.orderSecret)).body).toMatchObject(asSaid)
  expect((await place(house, second.order!, second.orderSecret)).body).toMatchObject(asSaid)
})
