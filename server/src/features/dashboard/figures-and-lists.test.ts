import type { BankEntry } from '@foyer/contract/bank'
import type { Dashboard } from '@foyer/contract/dashboard'
import type { NewSession } from '@foyer/contract/new-program.schemas'
import type { NightGrid } from '@foyer/contract/office-nights'
import type { ProgramParts } from '@foyer/contract/office-program'
import type { VatCheck } from '@foyer/contract/vat-checks'
import { beforeAll, expect, test } from 'vitest'
import { book, openHotel } from '../../testing/hotels.ts'
import { newPassType } from '../../testing/office-scenarios.ts'
import { attendee, call, confirm, pay, place, signUpVisitor } from '../../testing/people.ts'
import { seedStaffForTests, signInStaff } from '../../testing/staff.ts'
import { useTestHouse } from '../../testing/test-house.ts'

// Each figure of the dashboard leads to a list: it has as many lines as the figure says.
const house = useTestHouse()
const DAY_MS = 24 * 3_600_000
let token: string

const get = async <Body>(path: string) => (await call<Body>(house, 'GET', `/api/organiser${path}`, { token })).body
const post = (path: string, body: object) =>
  call<{ id: number }>(house, 'POST', `/api/organiser${path}`, { token, body })
const listed = async (path: string) => (await get<{ items: unknown[] }>(`${path}&limit=200`)).items.length
const shown = () => get<Dashboard>('/dashboard')

async function later(ms: number): Promise<void> {
  house.clock.forward(ms)
  await house.app.sweep()
  await house.app.jobs.drain()
  token = await signInStaff(house, 'owner')
}

async function transferring(): Promise<void> {
  const { order, orderSecret } = await signUpVisitor(house)
  const body = { method: 'transfer' }
  expect((await call(house, 'POST', `/api/order/${order!.uuid}/place`, { token: orderSecret!, body })).status).toBe(200)
}

async function waitingForApproval(): Promise<void> {
  const { body } = await post('/pass-type', newPassType({ requiresApproval: true }))
  const signUp = await signUpVisitor(house, { passTypeId: body.id })
  await place(house, signUp.order!, signUp.orderSecret)
  await pay(house, signUp.order!, signUp.orderSecret)
  await confirm(house, signUp)
}

/** Two talks of one speaker that overlap by half an hour, a third that begins as the second ends, and one that is cancelled. */
async function clashing(): Promise<void> {
  const { speakers, stages } = await get<ProgramParts>('/program-part')
  const talk = (code: string, stage: number, from: string, to: string) =>
    post('/session', {
      ...{ code, title: { en: code, de: code }, abstract: { en: 'x' }, level: 'all', language: 'en', repeats: null },
      ...{ startsAt: `2025-10-10T${from}:00Z`, endsAt: `2025-10-10T${to}:00Z`, speakers: [speakers[0]!.code] },
      place: { track: 'cloud', stage: stages[stage]!.code },
    } satisfies NewSession)
  const made = [
    await talk('one', 0, '08:00', '09:00'),
    await talk('two', 1, '08:30', '09:30'),
    await talk('three', 2, '09:30', '10:00'),
    await talk('four', 3, '08:00', '10:00'),
  ]
  expect(made.map(({ status }) => status)).toEqual([201, 201, 201, 201])
  const cancelled = await get<{ version: number }>(`/session/${made[3]!.body.id}`)
  expect((await post(`/session/${made[3]!.body.id}/cancel`, { version: cancelled.version })).status).toBeLessThan(300)
}

beforeAll(async () => {
  await openHotel(house, 972, [{ id: 9721, allotment: 5 }])
  await seedStaffForTests(house)
  token = await signInStaff(house, 'owner')
  await transferring()
  await later(6 * DAY_MS)
  await transferring()
  await transferring()
  // The first is over now, the two others are not due yet.
  await later(1.5 * DAY_MS)
  await waitingForApproval()
  await clashing()
  const entry = { bookedOn: '2025-08-20', payerName: 'Nordlicht IT GmbH', remittance: '' }
  for (const amount of [10_000, 2_500]) await post('/bank-entry', { ...entry, amount })
  const person = await attendee(house)
  const stay = await book(house, person.token, { roomId: 9721, arrival: '2025-10-20', departure: '2025-10-22' })
  await place(house, { uuid: stay.body.orderUuid ?? '' }, person.token)
  await pay(house, { uuid: stay.body.orderUuid ?? '' }, person.token)
  const agreed = {
    roomNights: 20,
    cutOffOn: '2025-09-22',
    attritionPercent: 20,
    rate: 10_000,
    email: null,
    version: null,
  }
  await call(house, 'PUT', '/api/organiser/accommodation/972/contract', { token, body: agreed })
})

test('orders that wait for money, are due soon, and are past their date', async () => {
  const { awaited } = await shown()
  expect([awaited!.orders, awaited!.soon.orders, awaited!.over.orders]).toEqual([2, 0, 1])
  expect(await listed('/order?state=awaiting_payment')).toBe(2)
  expect([await listed('/order?due=soon'), await listed('/order?due=over')]).toEqual([0, 1])
  await later(4 * DAY_MS)
  const due = (await shown()).awaited!
  expect([due.soon.orders, due.over.orders]).toEqual([2, 1])
  expect([await listed('/order?due=soon'), await listed('/order?due=over')]).toEqual([2, 1])
  await later(13 * DAY_MS)
  // Nobody is told of the first any more, and the others are over.
  expect([(await shown()).awaited!.over.orders, await listed('/order?due=over')]).toEqual([2, 2])
})

test('passes that are sold, by their types', async () => {
  const { passes } = await shown()
  const { items } = await get<{ items: { sold: number }[] }>('/pass-type?limit=200')
  expect(passes!.sold).toBeGreaterThan(1)
  expect(items.reduce((sum, { sold }) => sum + sold, 0)).toBe(passes!.sold)
})

test('people who wait, and who may come in', async () => {
  const { people } = await shown()
  expect(people!.waiting).toBe(1)
  expect(await listed('/person?pass=waiting')).toBe(1)
  expect(people!.approved).toBe(await listed('/person?pass=approved'))
})

test('transfers without an order, with what is left of them', async () => {
  const { transfers } = await shown()
  const { items } = await get<{ items: BankEntry[] }>('/bank-entry?state=left&limit=200')
  expect(transfers).toMatchObject({ entries: items.length, left: { amount: 12_500 } })
  expect(items.reduce((sum, { left }) => sum + left.amount, 0)).toBe(12_500)
})

test('sessions whose speaker is asked for in two places at once', async () => {
  expect((await shown()).clashes).toEqual({ sessions: 2, first: '2025-10-10T08:00:00.000Z' })
  expect(await listed('/session?clash=speaker')).toBe(2)
})

test('VAT IDs that somebody decides about', async () => {
  const checks = await get<VatCheck[]>('/vat-check')
  expect((await shown()).vatChecks).toBe(checks.filter(({ state }) => state !== 'due').length)
})

test('nights of a hotel, what it costs where nobody takes more, and how many an even pace had by now', async () => {
  const here = (await shown()).houses!.find(({ id }) => id === 972)
  const { contract, ...grid } = await get<NightGrid>('/accommodation/972/nights')
  const { allotment, held, booked } = grid
  expect(here).toMatchObject({ allotment, held, booked })
  expect(here!.contract).toMatchObject({ taken: 2, guaranteed: 16, owed: { amount: contract!.owed } })
  expect(here!.contract!.owed.amount).toBe(140_000)
  expect(here!.contract!.needed).toBeGreaterThan(0)
  expect(here!.contract!.needed).toBeLessThanOrEqual(16)
})

test('jobs that failed for good, as the self-check counts them', async () => {
  await house.database.script(`
    insert into jobs.job (name, data) values ('dead-letters', '{"editionId": 1}'), ('dead-letters', '{}');
    insert into jobs.job (name, data, state, dead_letter, completed_on) values
      ('mail-invoice', '{"editionId": 1}', 'failed', 'dead-letters', now()),
      ('mail-stay', '{"editionId": 1}', 'failed', 'dead-letters', now() - interval '1 hour'),
      ('render-invoice', '{"editionId": 1}', 'failed', 'dead-letters', now() - interval '2 hours')`)
  const { jobs } = await shown()
  expect(jobs!.failed).toBe((await get<{ jobs: { failed: number } }>('/self-check')).jobs.failed)
  expect(jobs!.kinds.map(({ kind, count }) => [kind, count])).toEqual([
    ['mail', 2],
    ['document', 1],
  ])
})

test('who signed up in the last seven days, step by step', async () => {
  const before = (await shown()).signUps!
  const left = await signUpVisitor(house)
  const unproven = await signUpVisitor(house)
  await place(house, unproven.order!, unproven.orderSecret)
  await pay(house, unproven.order!, unproven.orderSecret)
  await attendee(house)
  expect(left.order).not.toBe(null)
  const { since, ...now } = (await shown()).signUps!
  expect(now).toEqual({
    begun: before.begun + 3,
    earned: before.earned + 2,
    proven: before.proven + 1,
    approved: before.approved + 1,
  })
  const week = '/sign-up?since=week'
  const lists = { begun: week, earned: `${week}&step=earned`, proven: `${week}&step=proven` }
  for (const [figure, list] of Object.entries({ ...lists, approved: `${week}&step=approved` }))
    expect(await listed(list), figure).toBe(now[figure as keyof typeof now])
  expect(await listed(`${week}&step=unearned`)).toBe(now.begun - now.earned)
  expect(await listed(`${week}&step=unproven`)).toBe(now.earned - now.proven)
  expect(await listed('/sign-up?step=unearned')).toBeGreaterThan(now.begun - now.earned)
  await later(7 * DAY_MS)
  expect((await shown()).signUps).toMatchObject({ begun: 0, earned: 0 })
  expect(await listed(week)).toBe(0)
  expect((await shown()).signUps!.since > since).toBe(true)
})
