import type { ListedPerson } from '@foyer/contract/office-people'
import type { OfficePerson } from '@foyer/contract/office-person'
import { beforeAll, expect, test } from 'vitest'
import { findViolations } from '#platform/database/invariants'
import { attendee, call, confirm, pay, place, type SignedUp, signIn, signUpVisitor } from '../../testing/people.ts'
import { provenColleague, seedStaffForTests, signInStaff } from '../../testing/staff.ts'
import { useTestHouse } from '../../testing/test-house.ts'

const house = useTestHouse()
const office = '/api/organiser/person'
let token: string

beforeAll(async () => {
  await seedStaffForTests(house)
  token = await signInStaff(house, 'organiser')
  await house.database.db.updateTable('pass_types').set({ requires_approval: true }).where('id', '=', 2).execute()
})

const uuidOf = async (email: string) => {
  const { body } = await call<{ items: ListedPerson[] }>(house, 'GET', `${office}?q=${encodeURIComponent(email)}`, {
    token,
  })
  return body.items.find((person) => person.email === email)!.uuid
}
const read = async (email: string) =>
  (await call<OfficePerson>(house, 'GET', `${office}/${await uuidOf(email)}`, { token })).body
const act = <Body = { code?: string }>(path: string, body?: object, as = token) =>
  call<Body>(house, 'POST', `/api/organiser/${path}`, { token: as, ...(body === undefined ? {} : { body }) })
const soldOf = async (id: number) =>
  await house.database.db
    .selectFrom('pass_types')
    .select(['sold', 'held'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

/** Who has paid for a pass that the organiser has to agree to. */
async function waiting(): Promise<SignedUp> {
  const visitor = await signUpVisitor(house, { passTypeId: 2 })
  await place(house, visitor.order!, visitor.orderSecret)
  await pay(house, visitor.order!, visitor.orderSecret)
  await confirm(house, visitor)
  return visitor
}
const mailsTo = async (email: string) =>
  (await call<{ subject: string; text: string }[]>(house, 'GET', `/api/demo/mailbox?to=${email}`)).body

test('a record says who somebody is, what they have, and what happened, the newest first', async () => {
  const visitor = await waiting()
  const person = await read(visitor.email)
  expect(person).toMatchObject({
    person: { email: visitor.email },
    version: 1,
    passes: [{ status: 'pending', reason: 'awaiting-approval', code: null, can: { approve: true, reject: true } }],
    orders: [{ number: visitor.order!.number, status: 'paid' }],
    stays: [],
    devices: [],
    notes: [],
  })
  expect(person.timeline.map(({ kind, event }) => `${kind} ${event}`)).toEqual(
    expect.arrayContaining(['account opened', 'order begun', 'pass chosen']),
  )
  expect((await call(house, 'GET', `${office}/01980000-0000-7000-8000-000000000000`, { token })).status).toBe(404)
})

test('passes that wait are approved, several at once, each once, and their holders are told', async () => {
  const [one, two] = [await waiting(), await waiting()]
  const passes = [(await read(one.email)).passes[0]!.uuid, (await read(two.email)).passes[0]!.uuid]
  const { body } = await act<{ approved: number; others: object[] }>('pass/approve', { passes })
  expect(body).toEqual({ approved: 2, others: [] })
  expect(await act('pass/approve', { passes })).toMatchObject({ status: 409, body: { code: 'passes/not-waiting' } })
  await house.app.jobs.drain()
  expect((await mailsTo(one.email)).some(({ subject }) => subject.startsWith('Your pass is ready'))).toBe(true)
  expect((await signIn(house, two.email)).status).toBe(200)
  const { passes: after, timeline } = await read(one.email)
  expect(after).toMatchObject([{ status: 'approved', can: { approve: false, reject: false } }])
  expect(timeline).toContainEqual(
    expect.objectContaining({
      kind: 'staff',
      event: 'passes.approvePasses',
      changes: expect.arrayContaining([{ field: 'status', before: 'pending', after: 'approved' }]),
    }),
  )
  expect(await findViolations(house.database)).toEqual([])
})

test('a pass that is rejected gives its place and its money back, and its holder reads why', async () => {
  const visitor = await waiting()
  const before = await soldOf(2)
  const { passes } = await read(visitor.email)
  const preview = await call<{ refunded: { amount: number } }>(
    house,
    'GET',
    `/api/organiser/pass/${passes[0]!.uuid}/rejection`,
    { token },
  )
  expect(preview.body.refunded.amount).toBe(visitor.order!.total.amount)
  expect((await act(`pass/${passes[0]!.uuid}/reject`, { reason: 'We know of no such company.' })).status).toBe(204)
  await house.app.jobs.drain()
  expect(await soldOf(2)).toEqual({ ...before, sold: before.sold - 1 })
  const after = await read(visitor.email)
  expect(after.passes).toMatchObject([
    { status: 'rejected', reason: 'rejected', rejectedBecause: 'We know of no such company.' },
  ])
  expect(after.orders).toMatchObject([{ status: 'refunded', refunded: visitor.order!.total }])
  const told = (await mailsTo(visitor.email)).find(({ subject }) => subject.startsWith('Your pass was not approved'))
  expect(told?.text).toMatch(/^Pass: .+\nWhat they say: We know of no such company\.$/m)
  expect(told?.text).toContain('goes back in the way it came')
  expect(told?.text).toMatch(/Write to \S+@\S+ if you have questions about it\./)
  expect(await act(`pass/${passes[0]!.uuid}/reject`, { reason: 'Again' })).toMatchObject({
    status: 409,
    body: { code: 'passes/not-waiting' },
  })
  expect(await findViolations(house.database)).toEqual([])
})

test('whose pass was free and is rejected reads why and whom to ask, and nothing of money', async () => {
  const types = house.database.db.updateTable('pass_types').set({ requires_approval: true })
  await types.where('id', '=', 5).execute()
  const visitor = await signUpVisitor(house, { passTypeId: null, voucherCode: 'DEMO-STANDARD' })
  await confirm(house, visitor)
  const { passes } = await read(visitor.email)
  expect((await act(`pass/${passes[0]!.uuid}/reject`, { reason: 'This voucher was for staff.' })).status).toBe(204)
  await house.app.jobs.drain()
  const told = (await mailsTo(visitor.email)).find(({ subject }) => subject.startsWith('Your pass was not approved'))
  expect(told?.text).toContain('What they say: This voucher was for staff.')
  expect(told?.text).not.toContain('paid')
  await house.database.db.updateTable('pass_types').set({ requires_approval: false }).where('id', '=', 5).execute()
})

test('a granted pass takes a place and lets its holder in; nobody gets a second, and a full type gives none', async () => {
  const visitor = await signUpVisitor(house, { passTypeId: 1 })
  await confirm(house, visitor)
  const before = await soldOf(3)
  const uuid = await uuidOf(visitor.email)
  const grant = (passTypeId: number) => act(`person/${uuid}/pass`, { passTypeId, reason: 'Speaker' })
  const { capacity } = await house.database.db
    .selectFrom('pass_types')
    .select('capacity')
    .where('id', '=', 3)
    .executeTakeFirstOrThrow()
  const full = { capacity: before.sold + before.held }
  await house.database.db.updateTable('pass_types').set(full).where('id', '=', 3).execute()
  expect(await grant(3)).toMatchObject({ status: 409, body: { code: 'passes/sold-out' } })
  await house.database.db.updateTable('pass_types').set({ capacity }).where('id', '=', 3).execute()
  expect((await grant(3)).status).toBe(201)
  expect(await soldOf(3)).toEqual({ ...before, sold: before.sold + 1 })
  expect(await grant(3)).toMatchObject({ status: 409, body: { code: 'passes/holds-pass' } })
  expect((await signIn(house, visitor.email)).status).toBe(200)
  const { passes, timeline } = await read(visitor.email)
  expect(passes[0]).toMatchObject({ status: 'approved', grantedAt: expect.any(String) })
  expect(timeline).toContainEqual(expect.objectContaining({ event: 'passes.grantPass', text: 'Speaker' }))
  expect(await findViolations(house.database)).toEqual([])
})

test('the vendor’s tag lets somebody in without a pass, from the request after it is given to that after it is taken', async () => {
  const visitor = await signUpVisitor(house)
  await confirm(house, visitor)
  const uuid = await uuidOf(visitor.email)
  expect((await signIn(house, visitor.email)).status).toBe(403)
  expect((await act(`person/${uuid}/vendor`, { reason: 'Stand 12' })).status).toBe(204)
  expect((await act(`person/${uuid}/vendor`, { reason: 'Stand 12' })).body.code).toBe('identity/tagged-already')
  const { body } = await signIn(house, visitor.email)
  const own = () => call(house, 'GET', '/api/user/', { token: body.token })
  expect((await own()).status).toBe(200)
  expect((await act(`person/${uuid}/vendor/withdraw`, { reason: 'No stand any more' })).status).toBe(204)
  expect((await own()).status).toBe(401)
  expect((await read(visitor.email)).timeline).toContainEqual(
    expect.objectContaining({ event: 'identity.untagVendor', text: 'No stand any more' }),
  )
})

const correct = (uuid: string, body: object, as = token) =>
  call<{ code?: string; theirs?: { firstName: string } }>(house, 'PATCH', `${office}/${uuid}`, { token: as, body })

test('a name and an address are put right with a reason; another address ends the sessions there were', async () => {
  const { email, token: session } = await attendee(house)
  const { person, version } = await read(email)
  const reason = 'Misspelt on the telephone'
  expect((await correct(person.uuid, { version, reason, firstName: 'Mirja', email: `new.${email}` })).status).toBe(204)
  expect((await call(house, 'GET', '/api/user/', { token: session })).status).toBe(401)
  const after = await read(`new.${email}`)
  expect(after).toMatchObject({ version: version + 1, person: { firstName: 'Mirja', lastName: person.lastName } })
  expect(after.timeline).toContainEqual(
    expect.objectContaining({
      event: 'identity.correctPerson',
      text: reason,
      // The log keeps everything for ever: not what names a person.
      changes: expect.arrayContaining([{ field: 'firstName' }, { field: 'email' }]),
    }),
  )
})

test('who saves second is shown what changed meanwhile, and an address of another account is refused', async () => {
  const [one, two] = [await attendee(house), await attendee(house)]
  const { person, version } = await read(one.email)
  await call(house, 'PATCH', '/api/user/', { token: one.token, body: { firstName: 'Myself' } })
  expect(await correct(person.uuid, { version, reason: 'x', firstName: 'Other' })).toMatchObject({
    status: 409,
    body: { code: 'office/changed-meanwhile', theirs: { firstName: 'Myself', version: version + 1 } },
  })
  const taken = await correct(person.uuid, { version: version + 1, reason: 'x', email: two.email.toUpperCase() })
  expect(taken).toMatchObject({ status: 409, body: { code: 'identity/address-taken' } })
})

test('who corrects a part of an address that its person changed meanwhile is shown it, and takes nothing of it back', async () => {
  const { email, token: own } = await attendee(house)
  const { person, version, address } = await read(email)
  const { addressLine1, zip, city, countryId } = address!
  const moved = { addressLine1: 'Hafenstraße 9', zip, city, countryId }
  const body = { type: 'billingAddress', address: moved }
  expect((await call(house, 'PATCH', '/api/address/', { token: own, body })).status).toBe(200)
  const change = { reason: 'x', address: { addressLine1, zip, city: 'Ulm', countryId } }
  expect(await correct(person.uuid, { ...change, version })).toMatchObject({
    status: 409,
    body: { code: 'office/changed-meanwhile', theirs: { address: { addressLine1: 'Hafenstraße 9' } } },
  })
  expect((await read(email)).address).toMatchObject(moved)
})

test.each([
  ['adds one', 'POST', '/api/address/'],
  ['takes one away', 'DELETE', '/api/address/'],
] as const)('so is who corrects somebody that %s meanwhile', async (_what, method, path) => {
  const { email, token: own } = await attendee(house)
  const { person, version, address } = await read(email)
  const { addressLine1, zip, city, countryId } = address!
  const added = { type: 'shippingAddress', address: { addressLine1, zip, city, countryId } }
  const done =
    method === 'POST'
      ? await call(house, method, path, { token: own, body: added })
      : await call(house, method, `${path}${address!.id}`, { token: own })
  expect(done.status).toBeLessThan(300)
  expect(await correct(person.uuid, { version, reason: 'x', firstName: 'Other' })).toMatchObject({ status: 409 })
})

test('who works here is an owner’s to change', async () => {
  const colleague = await provenColleague(house, 'finance')
  const { version } = await house.database.db
    .selectFrom('users')
    .select('version')
    .where('id', '=', colleague.id)
    .executeTakeFirstOrThrow()
  const change = { version, reason: 'x', email: 'mine@guests.example' }
  expect((await correct(colleague.id, change)).status).toBe(403)
  expect((await act(`person/${colleague.id}/see`)).status).toBe(403)
  expect((await correct(colleague.id, change, await signInStaff(house, 'owner'))).status).toBe(204)
})

test('a note is for colleagues, and goes into the archive of the person', async () => {
  const { email, token: session } = await attendee(house)
  const uuid = await uuidOf(email)
  expect((await act(`person/${uuid}/note`, { text: 'Vegetarian.\nPrefers Gate A.' })).status).toBe(204)
  expect((await read(email)).notes).toMatchObject([{ text: 'Vegetarian.\nPrefers Gate A.' }])
  const archive = await call<{ notes: object[] }>(house, 'GET', '/api/user/export', { token: session })
  expect(archive.body.notes).toMatchObject([{ text: 'Vegetarian.\nPrefers Gate A.' }])
})

test('somebody is signed out everywhere', async () => {
  const { email, token: session } = await attendee(house)
  await signIn(house, email)
  const uuid = await uuidOf(email)
  expect((await read(email)).devices).toHaveLength(2)
  expect((await act<{ ended: number }>(`person/${uuid}/sign-out`)).body).toEqual({ ended: 2 })
  expect((await call(house, 'GET', '/api/user/', { token: session })).status).toBe(401)
})
