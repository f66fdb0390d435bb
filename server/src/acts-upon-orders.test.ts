import type { BankEntry } from '@foyer/contract/bank'
import type { OfficeOrder } from '@foyer/contract/office-orders'
import type { PassChangePreview } from '@foyer/contract/office-passes'
import type { Order } from '@foyer/contract/orders'
import { beforeAll, expect, test } from 'vitest'
import { idOf } from './testing/made-orders.ts'
import { attendee, call, confirm, pay, place, signUpVisitor } from './testing/people.ts'
import { seedStaffForTests, signInStaff } from './testing/staff.ts'
import { useTestHouse } from './testing/test-house.ts'

// What is done to money or to a pass is done to an order too: whoever has that open is told, and reads who did it.
const house = useTestHouse()
const at = '/api/organiser'
let finance: string
let organiser: string

beforeAll(async () => {
  await seedStaffForTests(house)
  ;[finance, organiser] = await Promise.all([signInStaff(house, 'finance'), signInStaff(house, 'organiser')])
})

const does = async (token: string, path: string, body: object = {}) => {
  const reply = await call<{ uuid: string; orderUuid?: string | null }>(house, 'POST', `${at}/${path}`, { token, body })
  expect({ path, status: reply.status }).toEqual({ path, status: expect.toSatisfy((status) => status < 300) })
  return reply.body
}
/** What staff did to an order, the newest first. */
async function doneTo(uuid: string | undefined): Promise<string[]> {
  const { body } = await call<OfficeOrder>(house, 'GET', `${at}/order/${uuid}`, { token: finance })
  return body.timeline
    .filter(({ kind, actor }) => kind === 'staff' && actor !== null)
    .map(({ event, changes }) => [event, ...changes.map(({ field, after }) => `${field} ${after}`)].join(', '))
}

/** Somebody who transfers, and their money in the account. */
async function transferred() {
  const { order, orderSecret } = await signUpVisitor(house)
  const { body } = await call<Order>(house, 'POST', `/api/order/${order?.uuid}/place`, {
    token: orderSecret!,
    body: { method: 'transfer' },
  })
  const { amount } = body.total
  const entry = { bookedOn: '2025-08-18', amount, payerName: 'Nordlicht', remittance: body.transfer?.reference ?? '' }
  return { uuid: body.uuid, amount, entry: (await does(finance, 'bank-entry', entry)) as BankEntry }
}

test('money that is matched by hand, or with all that surely fits', async () => {
  const [one, other] = [await transferred(), await transferred()]
  await does(finance, `bank-entry/${one.entry.uuid}/allotment`, { orderUuid: one.uuid, amount: one.amount })
  expect(await doneTo(one.uuid)).toEqual([`bank.allotBankEntry, allotted ${one.amount}`])
  await does(finance, 'sure-match')
  expect(await doneTo(other.uuid)).toEqual([`bank.allotSureMatches, allotted ${other.amount}`])
})

async function passOf(email: string) {
  return house.database.db
    .selectFrom('passes')
    .select('id')
    .where('user_id', '=', await idOf(house, email))
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
}

test('a pass that is changed: the order that it was bought with, the one that asks for more, and that which gives way', async () => {
  const { email, signUp } = await attendee(house)
  const { id } = await passOf(email)
  const change = async (passTypeId: number, isFree: boolean) => {
    const path = `pass/${id}/change`
    const { body } = await call<PassChangePreview>(house, 'POST', `${at}/${path}/preview`, {
      token: organiser,
      body: { passTypeId },
    })
    return does(organiser, path, { passTypeId, isFree, reason: 'They asked', seen: body.seen })
  }
  const offered = (await change(3, false)).orderUuid ?? ''
  expect(await doneTo(offered)).toEqual([expect.stringMatching(/^passes\.changePass, passTypeId 3, due \d+$/)])
  await change(3, true)
  expect(await doneTo(offered)).toHaveLength(2)
  expect(await doneTo(signUp.order?.uuid)).toEqual([
    'passes.changePass, passTypeId 3, free true',
    expect.stringMatching(/^passes\.changePass, passTypeId 3, due \d+$/),
  ])
})

test('a pass that is approved, and one that is rejected', async () => {
  await house.database.db.updateTable('pass_types').set({ requires_approval: true }).where('id', '=', 1).execute()
  const waiting = async () => {
    const visitor = await signUpVisitor(house)
    await place(house, visitor.order!, visitor.orderSecret)
    await pay(house, visitor.order!, visitor.orderSecret)
    await confirm(house, visitor)
    return { uuid: visitor.order?.uuid, pass: (await passOf(visitor.email)).id }
  }
  const [approved, rejected] = [await waiting(), await waiting()]
  await does(organiser, 'pass/approve', { passes: [approved.pass] })
  expect(await doneTo(approved.uuid)).toEqual(['passes.approvePasses, passStatus approved'])
  await does(organiser, `pass/${rejected.pass}/reject`, { reason: 'Not of the trade' })
  expect(await doneTo(rejected.uuid)).toEqual([
    expect.stringMatching(/^passes\.rejectPass, passStatus rejected, refunded \d+$/),
  ])
})
