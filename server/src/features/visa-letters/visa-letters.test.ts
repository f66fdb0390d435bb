import type { OwnVisaLetter, Verification } from '@foyer/contract/visa-letters'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { book, openHotel } from '../../testing/hotels.ts'
import { attendee, call, password, pay, place, signIn } from '../../testing/people.ts'
import { useTestHouse } from '../../testing/test-house.ts'
import { askForLetter, passport } from '../../testing/visa-letters.ts'
import { openPassport, sealPassport } from './sealed-passport.ts'
import { forgetPassports } from './visa-letters.queries.ts'
import { withdrawLostLetters } from './withdraw-lost-letters.ts'

const house = useTestHouse({ drawsDocuments: true })

const ask = (token: string, changes: Record<string, unknown> = {}) => askForLetter(house, token, changes)
const own = async (token: string) =>
  (await call<OwnVisaLetter[]>(house, 'GET', '/api/visa-invitation-letter', { token })).body
const verify = async (code: string) =>
  (await call<Verification>(house, 'GET', `/api/verify/${encodeURIComponent(code)}`)).body

/** Every row of every table of the product, as text. */
async function dump(): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema')`.execute(house.database.db)
  const texts: string[] = []
  for (const { name } of rows) {
    const found = await sql<{ row: string }>`select t::text as row from ${sql.raw(name)} t`.execute(house.database.db)
    texts.push(...found.rows.map(({ row }) => row))
  }
  return texts.join('\n')
}

test('a letter is made at once; a consulate learns that it is valid, and initials alone', async () => {
  const { token } = await attendee(house)
  const { status, body } = await ask(token)
  expect(status).toBe(201)
  expect(JSON.stringify(body)).not.toContain('N7421906')
  expect((await own(token))[0]?.request).toEqual(passport)
  const told = await verify(body.code.toLowerCase())
  expect(told).toMatchObject({ state: 'valid', initials: 'A. Q. R.', validUntil: '2025-10-24' })
  const unknown = await verify('VLAAAABBBBCC')
  expect(unknown).toMatchObject({ state: 'unknown', initials: null })
  expect(Object.keys(unknown).sort()).toEqual(Object.keys(told).sort())
})

test('nothing in the database says a passport’s number, or the traveller’s names as on it', async () => {
  const { token } = await attendee(house)
  await ask(token, { passportNumber: 'Q8080808X' })
  const all = await dump()
  expect(all).toContain('A. Q. R.')
  expect(all).not.toContain('Q8080808X')
  expect(all).not.toContain('Quastenflosser')
  expect(all).not.toContain('Consulate General Chennai')
})

test('a sealed passport put beside another letter does not open, and under another secret it is as if deleted', () => {
  const { keys } = house.world.ports
  const row = { id: 'one', ...sealPassport(keys, 'one', passport) }
  expect(openPassport(keys, row)).toEqual(passport)
  expect(() => openPassport(keys, { ...row, id: 'another' })).toThrow()
  expect(openPassport(keys, { ...row, key_id: 'another' })).toBeNull()
})

test('a corrected letter withdraws the code of the one before, whose passport data goes', async () => {
  const { token } = await attendee(house)
  const first = (await ask(token)).body
  const second = (await ask(token, { passportNumber: 'N7421907' })).body
  expect(await verify(first.code)).toMatchObject({ state: 'withdrawn', initials: 'A. Q. R.' })
  expect(await verify(second.code)).toMatchObject({ state: 'valid' })
  expect((await own(token)).map(({ status, request }) => [status, request?.passportNumber])).toEqual([
    ['issued', 'N7421907'],
    ['withdrawn', undefined],
  ])
})

test('whoever loses the pass loses the letter in that moment, and soon its data', async () => {
  const { token } = await attendee(house)
  const { body } = await ask(token)
  await house.database.script(
    `update passes set state = 'cancelled' where user_id = (select user_id from visa_letters where id = '${body.uuid}')`,
  )
  expect(await verify(body.code)).toMatchObject({ state: 'withdrawn' })
  // Without a pass nobody is let in at all.
  expect((await ask(token)).status).toBe(401)
  await withdrawLostLetters(await house.app.context())
  const { rows } = await sql<{
    sealed: string | null
  }>`select sealed from visa_letters where id = ${body.uuid}`.execute(house.database.db)
  expect(rows).toEqual([{ sealed: null }])
})

test('no letter is made for a passport that no consulate accepts', async () => {
  const { token } = await attendee(house)
  const { status, body } = await ask(token, { expiresOn: '2026-01-25', leavesOn: '2025-10-26' })
  expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining('expiresOn')])
  expect((await ask(token, { surname: 'Ранга' })).status).toBe(400)
})

test('the letter is a PDF for its holder alone', async () => {
  const [{ token }, other] = [await attendee(house), await attendee(house)]
  const { body } = await ask(token)
  const path = `/api/visa-invitation-letter/${body.uuid}/pdf`
  expect((await call(house, 'GET', path, { token })).status).toBe(200)
  expect((await call(house, 'GET', path, { token: other.token })).status).toBe(404)
})

test('the letter says in which hotel its holder has a paid room, and no other, for as long as they have it', async () => {
  const { token } = await attendee(house)
  await openHotel(house, 977, [{ id: 9770 }])
  await ask(token)
  const said = async () => (await own(token))[0]?.stays
  const stay = { roomId: 9770, arrival: '2025-10-20', departure: '2025-10-23' }
  const { body: held } = await book(house, token, stay)
  expect(await said()).toEqual([])
  const { body: order } = await call<{ uuid: string }>(house, 'GET', '/api/order/current', { token })
  await place(house, order, token)
  await pay(house, order, token)
  const [told] = (await said()) ?? []
  expect(told).toMatchObject({ arrival: '2025-10-20', departure: '2025-10-23' })
  expect([told?.house, told?.address].every(Boolean)).toBe(true)
  expect((await own(token))[0]?.signature).toEqual({ name: 'Johanna Albers', position: 'Head of Visitor Services' })
  await call(house, 'DELETE', `/api/booking/${held.bookingId}`, { token })
  expect(await said()).toEqual([])
})

test('of two letters that are asked for at once one stands, and the other’s code is withdrawn', async () => {
  const { token } = await attendee(house)
  const answers = await Promise.all([ask(token), ask(token, { passportNumber: 'N7421908' }), ask(token)])
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
  const states = await Promise.all(answers.map(async ({ body }) => (await verify(body.code)).state))
  expect(states.toSorted()).toEqual(['valid', 'withdrawn', 'withdrawn'])
})

test('a month after the event the passport’s data is gone, and that there was a letter stays', async () => {
  const { token } = await attendee(house)
  const { body } = await ask(token)
  const context = await house.app.context()
  await forgetPassports(context, new Date('2025-10-24T12:00:00Z'))
  expect((await own(token))[0]?.request).toEqual(passport)
  await forgetPassports(context, new Date('2025-10-25T12:00:00Z'))
  expect((await own(token))[0]).toMatchObject({ uuid: body.uuid, request: null, can: { document: false } })
})

test('whoever withdraws their letter has none, its code says so at once, and the passport’s data is gone', async () => {
  const { token } = await attendee(house)
  const { body } = await ask(token)
  const path = `/api/visa-invitation-letter/${body.uuid}`
  const withdrawn = { uuid: body.uuid, status: 'withdrawn', can: { document: false } }
  expect(await call(house, 'DELETE', path, { token })).toMatchObject({ status: 200, body: withdrawn })
  expect(await verify(body.code)).toMatchObject({ state: 'withdrawn', withdrawnOn: '2025-08-18' })
  expect(await own(token)).toMatchObject([{ ...withdrawn, request: null }])
  expect(await dump()).not.toContain('N7421906')
  // Once more changes nothing, and leaves the letter alone that was made since.
  const second = (await ask(token)).body
  expect((await call(house, 'DELETE', path, { token })).status).toBe(200)
  expect(await verify(second.code)).toMatchObject({ state: 'valid' })
})

test('nobody withdraws the letter of another', async () => {
  const [mine, theirs] = [await attendee(house), await attendee(house)]
  const { body } = await ask(theirs.token)
  const path = `/api/visa-invitation-letter/${body.uuid}`
  expect((await call(house, 'DELETE', path, { token: mine.token })).status).toBe(404)
  expect(await verify(body.code)).toMatchObject({ state: 'valid' })
})

test('a pass’s code is checked like a letter’s; one that stands no more tells of nobody', async () => {
  const { token } = await attendee(house)
  const pass = (await call<{ uuid: string; code: string }>(house, 'GET', '/api/pass', { token })).body
  const typed = `${pass.code.slice(0, 4)} ${pass.code.slice(4, 8)}-${pass.code.slice(8)}`.toLowerCase()
  const told = await verify(typed)
  expect(told).toMatchObject({ state: 'valid', kind: 'pass', withdrawnOn: null, validUntil: '2025-10-24' })
  expect(told.initials).toMatch(/^\p{Lu}\. \p{Lu}\.$/u)
  expect(Object.keys(told).sort()).toEqual(Object.keys(await verify('AAAABBBBCC')).sort())
  await house.database.script(`update passes set state = 'cancelled' where id = '${pass.uuid}'`)
  expect(await verify(pass.code)).toMatchObject({ state: 'withdrawn', kind: 'pass', initials: null })
  // One that nobody was ever shown is no code at all.
  await house.database.script(`update passes set approved_at = null where id = '${pass.uuid}'`)
  expect(await verify(pass.code)).toMatchObject({ state: 'unknown', kind: null, event: null })
})

test.each([
  ['entersOn', 'last day of the event', { entersOn: '2025-10-25' }],
  ['leavesOn', 'first day of the event', { entersOn: '2025-10-10', leavesOn: '2025-10-19' }],
  ['leavesOn', 'on or after the day you enter', { entersOn: '2025-10-23', leavesOn: '2025-10-22' }],
  ['bornOn', 'yet to come', { bornOn: '2025-08-19' }],
  ['issuedOn', 'within ten years', { issuedOn: '2015-10-17', expiresOn: '2029-01-01' }],
])(
  'a journey or a passport that no consulate accepts is refused at its field, with what to do: %s, %s',
  async (...given) => {
    const [path, words, changes] = given
    const { token } = await attendee(house)
    const { status, body } = await ask(token, changes)
    expect(status).toBe(400)
    expect(body).toMatchObject({ errors: [{ path, message: expect.stringContaining(words) }] })
  },
)

test('whoever leaves for good takes the passport’s data along, and the letter stands no more', async () => {
  const { token } = await attendee(house)
  const { body } = await ask(token)
  expect((await call(house, 'POST', '/api/user/erasure', { token, body: { password } })).status).toBe(204)
  expect(await verify(body.code)).toMatchObject({ state: 'withdrawn', initials: null })
  const row = house.database.db.selectFrom('visa_letters').select(['sealed', 'initials']).where('id', '=', body.uuid)
  expect(await row.executeTakeFirst()).toEqual({ sealed: null, initials: '' })
})

test('after the event’s last day no letter and no pass stands, and none is made', async () => {
  const { email, token } = await attendee(house)
  const { body } = await ask(token)
  const { code } = (await call<{ code: string }>(house, 'GET', '/api/pass', { token })).body
  // Half an hour before midnight in Berlin, and half an hour after it.
  house.clock.set(new Date('2025-10-24T21:30:00Z'))
  const later = (await signIn(house, email)).body.token
  expect([(await verify(body.code)).state, (await verify(code)).state]).toEqual(['valid', 'valid'])
  house.clock.forward(60 * 60_000)
  const ended = { state: 'withdrawn', withdrawnOn: null, validUntil: '2025-10-24' }
  expect(await verify(body.code)).toMatchObject({ ...ended, kind: 'letter', issuedOn: '2025-08-18' })
  expect(await verify(code)).toMatchObject({ ...ended, kind: 'pass' })
  expect(await ask(later)).toMatchObject({ status: 409, body: { code: 'visa-letters/event-over' } })
})
