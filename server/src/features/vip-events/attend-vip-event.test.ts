import { expect, test } from 'vitest'
import { findViolations } from '#platform/database/invariants'
import { attendee, call } from '../../testing/people.ts'
import { useTestHouse } from '../../testing/test-house.ts'
import {
  answerOf,
  attend,
  eventFor,
  mailsAbout,
  openEvent,
  settle,
  vip,
  vips,
  withdraw,
} from '../../testing/vip-events.ts'

const house = useTestHouse()
const minutes = (count: number) => count * 60_000

test('an event is seen by holders of the passes that it is open to, and by nobody else', async () => {
  const id = await openEvent(house)
  expect(await eventFor(house, await vip(house), id)).toMatchObject({
    name: 'Tower supper',
    dressCode: 'Warm',
    openTo: ['vip', 'vendor-vip'],
    left: 10,
    attendance: null,
    can: { attend: true, wait: false, withdraw: false, ignore: true },
  })
  const standard = await attendee(house)
  expect(await eventFor(house, standard, id)).toBe(undefined)
  expect(await attend(house, standard, id)).toMatchObject({ status: 409, body: { code: 'vip-events/not-for-pass' } })
})

test('who attends has a place, and who attends again has no second one', async () => {
  const id = await openEvent(house)
  const person = await vip(house)
  for (let time = 0; time < 2; time += 1)
    expect(await attend(house, person, id)).toMatchObject({
      status: 200,
      body: { left: 9, attendance: { status: 'attending', places: 1, paid: null }, can: { withdraw: true } },
    })
})

test('who has a place puts it into the calendar, and nobody else', async () => {
  const [person, id] = [await vip(house), await openEvent(house, { hasPlusOne: true })]
  const calendar = () => call<string>(house, 'GET', `/api/vip-event/${id}/ics`, person)
  expect(await calendar()).toMatchObject({ status: 409, body: { code: 'vip-events/not-coming' } })
  await attend(house, person, id, 'Nia Rossi')
  const { status, body } = await calendar()
  expect(status).toBe(200)
  for (const line of ['DTSTART:20251022T180000Z', 'SUMMARY:Tower supper', 'LOCATION:North tower', 'With Nia Rossi'])
    expect(body).toContain(line)
  await withdraw(house, person, id)
  expect((await calendar()).status).toBe(409)
})

test('who withdraws gives the place back, once, and can come again', async () => {
  const id = await openEvent(house)
  const person = await vip(house)
  await attend(house, person, id)
  for (let time = 0; time < 2; time += 1)
    expect(await withdraw(house, person, id)).toMatchObject({
      status: 200,
      body: { event: { left: 10, can: { attend: true } }, refunded: { amount: 0 } },
    })
  expect((await attend(house, person, id)).body).toMatchObject({ left: 9, attendance: { status: 'attending' } })
})

test('a guest takes a place like anybody: two or none', async () => {
  const id = await openEvent(house, { capacity: 3, hasPlusOne: true })
  const [first, second] = await vips(house, 2)
  expect((await attend(house, first!, id, 'Marie-Claire Oyelaran')).body).toMatchObject({
    left: 1,
    attendance: { status: 'attending', guest: 'Marie-Claire Oyelaran', places: 2 },
  })
  // One is left: with a guest they wait, and take nothing.
  expect((await attend(house, second!, id, 'Ada Byron')).body).toMatchObject({
    left: 1,
    attendance: { status: 'waiting', waitingPlace: 1, places: 2 },
  })
})

test('who leaves the guest at home while waiting for two places keeps their place in the line', async () => {
  const id = await openEvent(house, { capacity: 1, hasPlusOne: true })
  const [first, second, third] = await vips(house, 3)
  await attend(house, first!, id)
  await attend(house, second!, id, 'Ada Byron')
  await attend(house, third!, id)
  expect((await attend(house, second!, id)).body.attendance).toMatchObject({ waitingPlace: 1, places: 1, guest: null })
  await withdraw(house, first!, id)
  expect([await answerOf(house, second!, id), await answerOf(house, third!, id)]).toEqual(['offered', 'waiting'])
})

test('one place that came free passes over who waits for two, and nobody is left standing before it', async () => {
  const id = await openEvent(house, { capacity: 2, hasPlusOne: true })
  const [first, second, couple, single] = await vips(house, 4)
  await attend(house, first!, id)
  await attend(house, second!, id)
  await attend(house, couple!, id, 'Ada Byron')
  await attend(house, single!, id)
  await withdraw(house, first!, id)
  expect([await answerOf(house, couple!, id), await answerOf(house, single!, id)]).toEqual(['waiting', 'offered'])
})

test('a guest can be added, named anew and left at home while there is a place', async () => {
  const id = await openEvent(house, { capacity: 3, hasPlusOne: true })
  const [first, second] = await vips(house, 2)
  await attend(house, first!, id)
  expect((await attend(house, first!, id, 'Ada Byron')).body).toMatchObject({ left: 1, attendance: { places: 2 } })
  await attend(house, second!, id)
  expect(await attend(house, second!, id, 'Eve Okoro')).toMatchObject({
    status: 409,
    body: { code: 'vip-events/no-second-place' },
  })
  expect((await attend(house, first!, id, 'Ada Lovelace')).body.attendance).toMatchObject({ guest: 'Ada Lovelace' })
  expect((await attend(house, first!, id)).body).toMatchObject({ left: 1, attendance: { guest: null, places: 1 } })
})

test('where nobody can be brought, nobody is', async () => {
  const id = await openEvent(house)
  expect(await attend(house, await vip(house), id, 'Ada Byron')).toMatchObject({
    status: 409,
    body: { code: 'vip-events/no-guests' },
  })
})

test('who comes to a full event waits in the order of arrival', async () => {
  const id = await openEvent(house, { capacity: 1 })
  const [first, second, third] = await vips(house, 3)
  await attend(house, first!, id)
  expect(await eventFor(house, second!, id)).toMatchObject({ left: 0, can: { attend: false, wait: true } })
  expect((await attend(house, second!, id)).body.attendance).toMatchObject({ status: 'waiting', waitingPlace: 1 })
  expect((await attend(house, third!, id)).body.attendance).toMatchObject({ status: 'waiting', waitingPlace: 2 })
  await withdraw(house, second!, id)
  expect((await eventFor(house, third!, id))?.attendance).toMatchObject({ waitingPlace: 1 })
  // Who left the line and comes again stands at its end.
  expect((await attend(house, second!, id)).body.attendance).toMatchObject({ waitingPlace: 2 })
})

test('a place that comes free is offered to the first in line at once, told by mail in their language, and kept for them', async () => {
  const id = await openEvent(house, { capacity: 1 })
  const [first, late] = await vips(house, 2)
  const waiter = await attendee(house, { passTypeId: 3, locale: 'de' })
  await attend(house, first!, id)
  await attend(house, waiter, id)
  await withdraw(house, first!, id)
  expect((await eventFor(house, waiter, id))?.attendance).toMatchObject({
    status: 'offered',
    offeredUntil: '2025-08-19T07:00:00.000Z',
  })
  // Nobody overtakes.
  expect((await attend(house, late!, id)).body.attendance).toMatchObject({ status: 'waiting' })
  const [mail] = await mailsAbout(house, waiter.email, 'Abendessen im Turm')
  expect(mail?.text).toMatch(/19\.\sAugust\s2025/)
  expect((await attend(house, waiter, id)).body.attendance).toMatchObject({ status: 'attending' })
})

test('an offer that nobody answers in its time goes to the next in line', async () => {
  const id = await openEvent(house, { capacity: 1, answerHours: 2 })
  const [first, second, third] = await vips(house, 3)
  for (const person of [first!, second!, third!]) await attend(house, person, id)
  await withdraw(house, first!, id)
  house.clock.forward(minutes(119))
  await settle(house)
  expect(await answerOf(house, second!, id)).toBe('offered')
  house.clock.forward(minutes(1))
  await settle(house)
  expect([await answerOf(house, second!, id), await answerOf(house, third!, id)]).toEqual(['expired', 'offered'])
  expect(await mailsAbout(house, third!.email)).toHaveLength(1)
  // Who let it go by may come again, behind the others.
  expect((await attend(house, second!, id)).body.attendance).toMatchObject({ status: 'waiting', waitingPlace: 1 })
})

test('who lets an offered place go passes it on at once', async () => {
  const id = await openEvent(house, { capacity: 1 })
  const [first, second, third] = await vips(house, 3)
  for (const person of [first!, second!, third!]) await attend(house, person, id)
  await withdraw(house, first!, id)
  await withdraw(house, second!, id)
  expect([await answerOf(house, second!, id), await answerOf(house, third!, id)]).toEqual(['withdrawn', 'offered'])
})

test('an offered place is taken with the guest they waited with, and without', async () => {
  const id = await openEvent(house, { capacity: 2, hasPlusOne: true })
  const [pair, waiting] = await vips(house, 2)
  await attend(house, pair!, id, 'Ada Byron')
  await attend(house, waiting!, id, 'Eve Okoro')
  await withdraw(house, pair!, id)
  expect((await eventFor(house, waiting!, id))?.attendance).toMatchObject({ status: 'offered', places: 2 })
  expect((await attend(house, waiting!, id)).body).toMatchObject({
    left: 1,
    attendance: { status: 'attending', places: 1, guest: null },
  })
})

test('what the statement that frees a place did not see, the job offers within a minute, and a second run offers nothing more', async () => {
  const id = await openEvent(house, { capacity: 1 })
  const [first, second] = await vips(house, 2)
  await attend(house, first!, id)
  await attend(house, second!, id)
  // More chairs were put up.
  await house.database.raw('update vip_events set capacity = 2 where id = $1', [id])
  await settle(house)
  expect(await answerOf(house, second!, id)).toBe('offered')
  await settle(house)
  expect(await mailsAbout(house, second!.email)).toHaveLength(1)
})

test('nobody answers an event that has begun', async () => {
  const id = await openEvent(house, {
    startsAt: '2025-08-18T06:00:00Z',
    endsAt: '2025-08-18T22:00:00Z',
    withdrawBefore: '2025-08-17T06:00:00Z',
  })
  const person = await vip(house)
  expect(await attend(house, person, id)).toMatchObject({ status: 409, body: { code: 'vip-events/over' } })
  expect((await eventFor(house, person, id))?.can).toEqual({
    attend: false,
    wait: false,
    withdraw: false,
    ignore: true,
  })
})

test('an ignored event is out of sight until it is shown again; answering it shows it', async () => {
  const id = await openEvent(house)
  const person = await vip(house)
  const ignore = (method: 'PUT' | 'DELETE') => call(house, method, `/api/vip-event/${id}/ignored`, person)
  for (let time = 0; time < 2; time += 1) expect((await ignore('PUT')).body).toMatchObject({ isIgnored: true })
  for (let time = 0; time < 2; time += 1) expect((await ignore('DELETE')).body).toMatchObject({ isIgnored: false })
  await ignore('PUT')
  expect((await attend(house, person, id)).body).toMatchObject({ isIgnored: false, can: { ignore: false } })
  expect(await ignore('PUT')).toMatchObject({ status: 409, body: { code: 'vip-events/still-coming' } })
})

test('what does not exist is not found', async () => {
  const person = await vip(house)
  expect((await attend(house, person, 99_999)).status).toBe(404)
  expect((await withdraw(house, person, 99_999)).status).toBe(404)
})

test('at the end, everything that must always be true is', async () => {
  await house.app.jobs.drain()
  expect(await findViolations(house.database, house.clock.now())).toEqual([])
})
