import type { Order } from '@foyer/contract/orders'
import { beforeEach, expect, test } from 'vitest'
import { findPerson } from '#platform/door/sessions'
import { chargesOf, confirmCharge } from './testing/bank.ts'
import { attendee, call, cards, confirm, pay, place, signUpVisitor } from './testing/people.ts'
import { useTestHouse } from './testing/test-house.ts'

const house = useTestHouse()

const makeCurrent = (id: number) =>
  house.database.script(
    `begin; update editions set is_current = false; update editions set is_current = true where id = ${id}; commit`,
  )

/** The winter's edition has its own name, its own numbers and its own lists, and nothing is sold yet. */
beforeEach(async () => {
  await house.database.script(`
    insert into editions select (jsonb_populate_record(e,
      '{"id": 2, "code": "MS25B", "product": "MSPG Winter", "is_current": false}')).* from editions e where e.id = 1
      on conflict do nothing;
    insert into invoice_series (edition_id, kind, prefix) values (2, 'invoice', 'R'), (2, 'creditNote', 'C')
      on conflict do nothing`)
  await makeCurrent(1)
})

const mailsTo = async (email: string) => {
  await house.app.jobs.drain()
  const { rows } = await house.database.raw('select subject from demo_mails where to_address = $1 order by sent_at', [
    email,
  ])
  return rows.map(({ subject }) => String(subject))
}

test('an order goes on in its own edition, whichever is on by now: its hold ends, late money pays it, the invoice counts there', async () => {
  const visitor = await signUpVisitor(house)
  const order = visitor.order!
  await place(house, order, visitor.orderSecret)
  await pay(house, order, visitor.orderSecret, cards.late)
  await house.app.jobs.drain()

  await makeCurrent(2)
  await house.database.db
    .insertInto('eligibility_entries')
    .values({ edition_id: 2, list: 'blacklist', email_key: visitor.email, added_at: house.clock.now() })
    .execute()
  house.clock.forward(21 * 60_000)
  await house.app.sweep()
  await house.app.jobs.drain()
  const status = async () =>
    (await call<Order>(house, 'GET', `/api/order/${order.uuid}`, { token: visitor.orderSecret! })).body.status
  expect(await status()).toBe('expired')

  await confirmCharge(house, (await chargesOf(house, order))[0]!.provider_ref)
  expect(await status()).toBe('paid')
  // Barred from the winter, and a guest of the autumn.
  expect(await confirm(house, visitor)).toMatchObject({ body: { passStatus: 'approved' } })
  for (const subject of await mailsTo(visitor.email)) expect(subject).toContain('MSPG 2025')
  const { rows } = await house.database.raw('select number, edition_id from invoices where order_id = $1', [order.uuid])
  expect(rows).toEqual([{ number: expect.stringMatching(/^MS25-R-/), edition_id: 1 }])
})

test('who is to transfer for the edition before is reminded by it, and told its account', async () => {
  await house.database.script(
    `update editions set seller = jsonb_set(seller, '{iban}', '"DE02120300000000202051"') where id = 2`,
  )
  const visitor = await signUpVisitor(house)
  const order = visitor.order!
  const at = `/api/order/${order.uuid}/place`
  const transfer = { token: visitor.orderSecret!, body: { method: 'transfer' } }
  const { iban } = (await call<Order>(house, 'POST', at, transfer)).body.transfer!
  await makeCurrent(2)
  house.clock.forward(5.5 * 24 * 3_600_000)
  await house.app.sweep()
  const subject = `Order ${order.number} is not paid yet · MSPG 2025`
  expect(await mailsTo(visitor.email)).toContain(subject)
  const { rows } = await house.database.raw('select body_text from demo_mails where subject = $1', [subject])
  expect(rows).toEqual([{ body_text: expect.stringContaining(iban) }])
})

test('an order of the edition before can still be placed and paid, as it was offered', async () => {
  const visitor = await signUpVisitor(house)
  const order = visitor.order!
  await makeCurrent(2)
  expect(await place(house, order, visitor.orderSecret)).toMatchObject({ status: 200 })
  expect(await pay(house, order, visitor.orderSecret)).toMatchObject({ status: 200, body: { status: 'paid' } })
})

test('whoever waits for a place of any edition is told', async () => {
  await house.database.script('update pass_types set capacity = held + sold where id = 2')
  await call(house, 'POST', '/api/pass/waiting', { body: { passTypeId: 2, email: 'waits@guests.example' } })
  await house.database.script('update pass_types set capacity = capacity + 1 where id = 2')
  await makeCurrent(2)
  await house.app.sweep()
  expect(await mailsTo('waits@guests.example')).toEqual([expect.stringContaining('MSPG 2025')])
})

test('a pass opens the doors of its own edition, and both can be asked about at the same moment', async () => {
  const { token } = await attendee(house)
  const find = (editionId: number | null) => findPerson(house.database.db, token, house.clock.now(), editionId)
  expect(await find(1)).toMatchObject({ editionId: 1, approvedPassId: expect.any(String) })
  expect(await find(null)).toMatchObject({ editionId: 1 })
  expect(await find(2)).toBeNull()
  await house.database.script(`insert into user_tags select id, 2, 'test', now() from users`)
  expect(await find(2)).toMatchObject({ editionId: 2, isVendor: true, approvedPassId: null })
})
