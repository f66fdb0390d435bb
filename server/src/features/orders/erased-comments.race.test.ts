import { beforeAll, expect, test } from 'vitest'
import { meanwhile } from '../../testing/meanwhile.ts'
import { idOf } from '../../testing/merging.ts'
import { attendee, call, password } from '../../testing/people.ts'
import { provenColleague } from '../../testing/staff.ts'
import { useTestHouse } from '../../testing/test-house.ts'

const house = useTestHouse()
let desk: string
beforeAll(async () => {
  ;({ token: desk } = await provenColleague(house, 'owner'))
})

const text = 'Called: Ms Okafor is ill.'

/** An order whose invoice is written, what staff write down about it, and how its buyer leaves for good. */
async function leaver() {
  const { token, email, signUp } = await attendee(house)
  await house.app.jobs.drain()
  const orderId = signUp.order?.uuid ?? ''
  const path = `/api/organiser/order/${orderId}`
  return {
    orderId,
    userId: await idOf(house, email),
    path,
    comment: () => call<{ code?: string }>(house, 'POST', `${path}/comment`, { token: desk, body: { text } }),
    erase: () => call(house, 'POST', '/api/user/erasure', { token, body: { password } }),
    goes: async () => {
      expect((await call(house, 'POST', '/api/user/erasure', { token, body: { password } })).status).toBe(204)
      await house.app.jobs.drain()
    },
  }
}

const commentsOn = async (orderId: string) =>
  (await house.database.raw('select text from order_comments where order_id = $1', [orderId])).rows

test('a comment that is written while the buyer is taken out of the order stays with nobody', async () => {
  const { orderId, comment, goes } = await leaver()
  const [refused] = await meanwhile(house, 'insert into "order_comments"', comment, goes)
  expect(refused).toMatchObject({ status: 409, body: { code: 'orders/buyer-erased' } })
  expect(await commentsOn(orderId)).toEqual([])
})

test('one that is written before that goes with them', async () => {
  const { orderId, comment, goes } = await leaver()
  expect((await comment()).status).toBe(204)
  expect(await commentsOn(orderId)).toEqual([{ text }])
  await goes()
  expect(await commentsOn(orderId)).toEqual([])
})

test('one that comes while they are taken out waits, and finds nobody', async () => {
  const { orderId, comment, erase } = await leaver()
  expect((await erase()).status).toBe(204)
  const [, refused] = await meanwhile(house, 'delete from "order_comments"', () => house.app.jobs.drain(), comment)
  expect(refused.status).toBe(409)
  expect(await commentsOn(orderId)).toEqual([])
})

test('what is done with the order of somebody who is gone is done, and its reason is not kept', async () => {
  const { orderId, path, goes } = await leaver()
  await house.database.raw(`update orders set vat_check = 'refused' where id = $1`, [orderId])
  await goes()
  const decided = { decision: 'keep', reason: text }
  expect((await call(house, 'POST', `${path}/vat-check`, { token: desk, body: decided })).status).toBe(204)
  expect(await commentsOn(orderId)).toEqual([])
  const { body } = await call<{ can: object }>(house, 'GET', path, { token: desk })
  expect(body.can).toMatchObject({ comment: false })
})
