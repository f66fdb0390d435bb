import type { OwnVisaLetter, Verification } from '@foyer/contract/visa-letters'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { attendee, call, password } from '../../testing/people.ts'
import { useTestHouse } from '../../testing/test-house.ts'
import { askForLetter, passport } from '../../testing/visa-letters.ts'
import { openPassport, sealPassport } from './sealed-passport.ts'
import { forgetPassports } from './visa-letters.queries.ts'
import { withdrawLostLetters } from './withdraw-lost-letters.ts'

const house = useTestHouse()

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
  expect(await verify(body.code)).toMatchObject({ state: 'valid', initials: null })
})

test('whoever leaves for good takes the passport’s data along, and the letter stands no more', async () => {
  const { token } = await attendee(house)
  const { body } = await ask(token)
  expect((await call(house, 'POST', '/api/user/erasure', { token, body: { password } })).status).toBe(204)
  expect(await verify(body.code)).toMatchObject({ state: 'withdrawn', initials: null })
  const row = house.database.db.selectFrom('visa_letters').select(['sealed', 'initials']).where('id', '=', body.uuid)
  expect(await row.executeTakeFirst()).toEqual({ sealed: null, initials: '' })
})

test('a letter that is asked for while its holder leaves for good keeps nothing of them', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { token } = await attendee(house)
    const { uuid } = (await call<{ uuid: string }>(house, 'GET', '/api/user/', { token })).body
    const [asked] = await Promise.all([
      ask(token),
      call(house, 'POST', '/api/user/erasure', { token, body: { password } }),
    ])
    expect([201, 401, 409]).toContain(asked.status)
    const kept = await house.database.db
      .selectFrom('visa_letters')
      .select(['sealed', 'initials'])
      .where('user_id', '=', uuid)
      .execute()
    expect(kept.filter(({ sealed, initials }) => sealed !== null || initials !== '')).toEqual([])
  }
})
