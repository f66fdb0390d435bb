import type { OfficePerson } from '@foyer/contract/office-person'
import { beforeAll, expect, test } from 'vitest'
import { findViolations } from '#platform/database/invariants'
import { findTraces } from '../../testing/dump.ts'
import { fillAccount } from '../../testing/fill-account.ts'
import { book, openHotel } from '../../testing/hotels.ts'
import {
  columnsNaming,
  columnsNamingAccounts,
  emptyAccount,
  idOf,
  merge,
  mergeSeen,
  previewMerge,
} from '../../testing/merging.ts'
import { attendee, call, cards, confirm, password, pay, place, signIn, signUpVisitor } from '../../testing/people.ts'
import { openSeats, reserve } from '../../testing/reservations.ts'
import { colleague, provenColleague } from '../../testing/staff.ts'
import { useTestHouse } from '../../testing/test-house.ts'
import { chooseTrainTicket, openTrainTickets } from '../../testing/train-tickets.ts'
import { attend, eventFor, openEvent } from '../../testing/vip-events.ts'
import { askForLetter } from '../../testing/visa-letters.ts'

const house = useTestHouse({ drawsDocuments: true })
let token: string
beforeAll(async () => {
  ;({ token } = await provenColleague(house))
  await openHotel(house, 971, [{ id: 9711, allotment: 50 }])
})

const read = async (uuid: string) =>
  (await call<OfficePerson>(house, 'GET', `/api/organiser/person/${uuid}`, { token })).body
const mailsTo = async (email: string) =>
  (await call<{ subject: string; text: string }[]>(house, 'GET', `/api/demo/mailbox?to=${email}`)).body
const obstacles = async (kept: string, gone: string) =>
  (await previewMerge(house, token, kept, gone)).body.obstacles.map(({ kind }) => kind)

/** What only somebody who works here is named in: such an account is not merged. */
const ofStaff = [
  'bulk_acts.begun_by',
  'exports.begun_by',
  'list_views.saved_by',
  'mails.asked_by',
  'order_comments.actor_id',
  'passkeys.user_id',
  'person_notes.actor_id',
  'recovery_codes.user_id',
  'saved_exports.saved_by',
  'sessions.seen_by',
  'staff_invitations.invited_by',
  'totp_factors.user_id',
]

test('all that the one account has is the other’s, and nothing names the account that is gone', async () => {
  const kept = await emptyAccount(house)
  const gone = await attendee(house, { lastName: 'Quastenflosser' })
  const goneId = await idOf(house, gone.email)
  const seats = [await openSeats(house), await openSeats(house)]
  const stay = await book(house, gone.token, { roomId: 9711, arrival: '2025-10-20', departure: '2025-10-22' })
  expect(stay.status).toBe(201)
  await chooseTrainTicket(house, gone.token, await openTrainTickets(house), 'Ada Byron')
  await attend(house, gone, await openEvent(house, { openTo: ['standard'] }))
  await reserve(house, gone, seats[0]!)
  expect((await askForLetter(house, gone.token)).status).toBe(201)
  await fillAccount(house, goneId, (await colleague(house)).id)
  await house.app.jobs.drain()

  const columns = await columnsNamingAccounts(house)
  const named = columns.filter((column) => !ofStaff.includes(column))
  // Whoever adds a column that names an account fills it above, or says that only staff stand in it.
  expect(await columnsNaming(house, named, goneId)).toEqual(named)
  const orders = (await read(goneId)).orders
  const { rows: invoices } = await house.database.raw('select id, buyer::text from invoices order by id')

  expect((await merge(house, token, kept.id, goneId)).status).toBe(204)
  expect(await columnsNaming(house, columns, goneId)).toEqual([])
  expect((await call(house, 'GET', `/api/organiser/person/${goneId}`, { token })).status).toBe(404)
  const after = await read(kept.id)
  expect(after).toMatchObject({
    person: { lastName: 'Okafor', email: kept.email, tags: [{ name: 'vendor' }] },
    passes: [{ status: 'approved' }, { status: 'cancelled' }],
    stays: [{ status: 'held' }],
    trainTickets: [{ status: 'held' }],
    notes: [{ text: 'x' }],
  })
  expect(after.orders.map(({ number }) => number)).toEqual(expect.arrayContaining(orders.map(({ number }) => number)))
  // What was issued stays as it was.
  expect((await house.database.raw('select id, buyer::text from invoices order by id')).rows).toEqual(invoices)
  expect(await findViolations(house.database)).toEqual([])
})

test('the address of the account that is gone opens nothing; both addresses are told, and the timeline says it', async () => {
  const kept = await attendee(house)
  const [keptId, gone] = [await idOf(house, kept.email), await emptyAccount(house)]
  const { body: session } = await signIn(house, kept.email)
  expect((await merge(house, token, keptId, gone.id)).status).toBe(204)
  await house.app.jobs.drain()
  expect((await signIn(house, gone.email)).status).toBe(401)
  expect((await call(house, 'GET', '/api/user/', { token: session.token })).status).toBe(200)
  const told = async (email: string) =>
    (await mailsTo(email)).filter(({ subject }) => subject.startsWith('Your two accounts are one'))
  expect(await told(kept.email)).toHaveLength(1)
  expect((await told(kept.email))[0]?.text).toContain(gone.email)
  expect(await told(gone.email)).toHaveLength(1)
  expect((await told(gone.email))[0]?.text).not.toContain(kept.email)
  expect((await read(keptId)).timeline).toContainEqual(
    expect.objectContaining({
      event: 'identity.mergePeople',
      text: 'Signed up twice',
      changes: [{ field: 'merged', after: gone.id }],
    }),
  )
  const { rows } = await house.database.raw('select changes from audit_entries where record_id = $1', [gone.id])
  expect(rows).toMatchObject([{ changes: [{ field: 'mergedInto', after: keptId }] }])

  // Whoever signs up with it is somebody new.
  await confirm(house, await signUpVisitor(house, { email: gone.email }))
  expect(await idOf(house, gone.email)).not.toBe(keptId)
})

test('what was chosen is taken from the account that goes; with its address its password comes along', async () => {
  const kept = await attendee(house)
  const keptId = await idOf(house, kept.email)
  const gone = await emptyAccount(house, {
    firstName: 'Philippa',
    lastName: 'Other',
    phone: '+49 30 1',
    password: 'Another-Horse-8-Battery',
    billingAddress: {
      addressLine1: 'Kai 1',
      addressLine2: null,
      zip: '20457',
      city: 'Hamburg',
      state: null,
      countryId: 86,
    },
  })
  const takes = ['firstName', 'email', 'phone', 'billingAddress'] as const
  expect((await merge(house, token, keptId, gone.id, takes)).status).toBe(204)
  await house.app.jobs.drain()
  expect(await read(keptId)).toMatchObject({
    person: { firstName: 'Philippa', lastName: 'Okafor', phone: '+49 30 1', email: gone.email },
    address: { city: 'Hamburg' },
    passes: [{ status: 'approved' }, { status: 'cancelled' }],
  })
  // Another address is another way in: it ends the sessions there were.
  expect((await call(house, 'GET', '/api/user/', { token: kept.token })).status).toBe(401)
  expect((await signIn(house, kept.email)).status).toBe(401)
  expect((await signIn(house, gone.email, 'Another-Horse-8-Battery')).status).toBe(200)
  expect(await mailsTo(kept.email)).toContainEqual(
    expect.objectContaining({ subject: expect.stringContaining('Your two accounts are one') }),
  )
})

test('whoever erases themselves afterwards goes under the address of the account that is gone, too', async () => {
  const kept = await attendee(house)
  const gone = await emptyAccount(house, { email: 'philippa@tiefseewerke.example', lastName: 'Zitterrochen' })
  // Each of these ends once, however many addresses they go under.
  await chooseTrainTicket(house, kept.token, await openTrainTickets(house), 'Ada Byron')
  await attend(house, kept, await openEvent(house, { openTo: ['standard'] }))
  await reserve(house, kept, await openSeats(house))
  await askForLetter(house, kept.token)
  const host = await attendee(house)
  const guests = [{ firstName: 'Philippa', lastName: 'Okafor', email: gone.email }]
  const stay = { roomId: 9711, arrival: '2025-10-20', departure: '2025-10-22', guests }
  expect((await book(house, host.token, stay)).status).toBe(201)
  expect((await merge(house, token, await idOf(house, kept.email), gone.id)).status).toBe(204)
  await house.app.jobs.drain()
  const erased = await call(house, 'POST', '/api/user/erasure', { token: kept.token, body: { password } })
  expect(erased.status).toBe(204)
  await house.app.jobs.drain()
  expect(await findTraces(house.database, { email: 'tiefseewerke', name: 'Zitterrochen' })).toEqual([])
  expect(await findViolations(house.database)).toEqual([])
})

test('what somebody has only once, and both have, stands in the way and is named; nothing is done', async () => {
  const [one, two] = [await attendee(house), await attendee(house)]
  const [keptId, goneId] = [await idOf(house, one.email), await idOf(house, two.email)]
  const evening = await openEvent(house, { openTo: ['standard'] })
  const tickets = await openTrainTickets(house)
  const seats = await openSeats(house)
  for (const person of [one, two]) {
    await attend(house, person, evening)
    await chooseTrainTicket(house, person.token, tickets, 'Ada Byron')
    await reserve(house, person, seats)
    await askForLetter(house, person.token)
  }
  const { body } = await previewMerge(house, token, keptId, goneId)
  expect(body.obstacles.map(({ kind }) => kind).toSorted()).toEqual([
    'order',
    'pass',
    'seat',
    'train-ticket',
    'vip-event',
    'visa-letter',
  ])
  expect(body.obstacles.find(({ kind }) => kind === 'pass')?.edition).toMatch(/\d{4}$/)
  expect(await merge(house, token, keptId, goneId)).toMatchObject({
    status: 409,
    body: { code: 'identity/stands-in-the-way', obstacles: body.obstacles },
  })
  expect((await read(goneId)).passes).toHaveLength(1)
})

test('who works or worked here is not merged, nor who is paying just now, nor an account with itself', async () => {
  const kept = await emptyAccount(house)
  const staff = await colleague(house, 'gate')
  expect(await obstacles(kept.id, staff.id)).toEqual(['works-here'])
  expect(await obstacles(staff.id, kept.id)).toEqual(['works-here'])
  const former = await provenColleague(house)
  const note = { token: former.token, body: { text: 'x' } }
  await call(house, 'POST', `/api/organiser/person/${kept.id}/note`, note)
  await house.database.raw('delete from user_scopes where user_id = $1', [former.id])
  expect(await obstacles(kept.id, former.id)).toEqual(['worked-here'])

  const paying = await signUpVisitor(house)
  await confirm(house, paying)
  await place(house, paying.order!, paying.orderSecret)
  await pay(house, paying.order!, paying.orderSecret, cards.late)
  expect(await obstacles(kept.id, await idOf(house, paying.email))).toEqual(['paying'])
  expect((await previewMerge(house, token, kept.id, kept.id)).body).toMatchObject({ code: 'identity/same-account' })
})

test('who changed one of them meanwhile is not overwritten unseen', async () => {
  const kept = await attendee(house)
  const [keptId, gone] = [await idOf(house, kept.email), await emptyAccount(house)]
  const { body: seen } = await previewMerge(house, token, keptId, gone.id)
  await call(house, 'PATCH', '/api/user/', { token: kept.token, body: { firstName: 'Myself' } })
  expect(await mergeSeen(house, token, seen)).toMatchObject({
    status: 409,
    body: { code: 'office/changed-meanwhile', theirs: { kept: { person: { firstName: 'Myself' } } } },
  })
  const { body: again } = await previewMerge(house, token, keptId, gone.id)
  const address = { addressLine1: 'Hafenstraße 9', zip: '89073', city: 'Ulm', countryId: 86 }
  await call(house, 'PATCH', '/api/address/', { token: kept.token, body: { type: 'billingAddress', address } })
  expect((await mergeSeen(house, token, again)).status).toBe(409)
})

test('waiting twice is waiting once: for an event, for a seat, and for a sold-out pass', async () => {
  const [one, two] = [await attendee(house), await attendee(house)]
  const [keptId, goneId] = [await idOf(house, one.email), await idOf(house, two.email)]
  // As if the one that goes had been refunded: its pass is no obstacle, and the line goes on.
  const evening = await openEvent(house, { openTo: ['standard'], capacity: 1 })
  const seats = await openSeats(house, 1)
  for (const person of [one, two]) {
    await attend(house, person, evening)
    await reserve(house, person, seats)
  }
  await house.database.raw('update pass_types set capacity = held + sold where id = 4')
  for (const { email } of [two, one]) await call(house, 'POST', '/api/pass/waiting', { body: { passTypeId: 4, email } })
  await house.database.raw(`update passes set state = 'cancelled', place = 'none' where user_id = $1`, [goneId])
  expect(await obstacles(keptId, goneId)).toEqual([])
  expect((await merge(house, token, keptId, goneId)).status).toBe(204)
  const states = async (table: string) =>
    (await house.database.raw(`select state from ${table} where user_id = $1 order by arrival`, [keptId])).rows.map(
      ({ state }) => state,
    )
  expect(await states('vip_attendances')).toEqual(['attending', 'withdrawn'])
  expect(await states('session_reservations')).toEqual(['reserved', 'withdrawn'])
  const { rows } = await house.database.raw('select email from pass_waiters where pass_type_id = 4')
  expect(rows).toEqual([{ email: one.email }])
})

test('an event that the one account comes to is in sight, though the other had looked away from it', async () => {
  const [one, two] = [await attendee(house), await attendee(house)]
  const [keptId, goneId] = [await idOf(house, one.email), await idOf(house, two.email)]
  const evening = await openEvent(house, { openTo: ['standard'] })
  await attend(house, one, evening)
  expect((await call(house, 'PUT', `/api/vip-event/${evening}/ignored`, two)).status).toBe(200)
  await house.database.raw(`update passes set state = 'cancelled', place = 'none' where user_id = $1`, [goneId])
  expect((await merge(house, token, keptId, goneId)).status).toBe(204)
  expect(await eventFor(house, one, evening)).toMatchObject({
    isIgnored: false,
    attendance: { status: 'attending' },
  })
})

test('where both answered the survey, the answers that were chosen are kept', async () => {
  const question = 'select id, edition_id from survey_questions order by position limit 1'
  const answer = (userId: string, value: string) =>
    house.database.script(`
      insert into survey_responses (user_id, edition_id, answered_at) select '${userId}', edition_id, now() from (${question}) q;
      insert into survey_answers (user_id, edition_id, question_id, value, created_at)
        select '${userId}', edition_id, id, '"${value}"', now() from (${question}) q`)
  const kept = await emptyAccount(house)
  for (const takes of [true, false]) {
    const gone = await emptyAccount(house)
    if (takes) await answer(kept.id, 'own')
    await answer(gone.id, `other ${takes}`)
    expect((await previewMerge(house, token, kept.id, gone.id)).body.surveyTwice).toBe(true)
    expect((await merge(house, token, kept.id, gone.id, takes ? ['survey'] : [])).status).toBe(204)
  }
  const { rows } = await house.database.raw('select value from survey_answers where user_id = $1', [kept.id])
  expect(rows).toEqual([{ value: 'other true' }])
})
