import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Favourites } from '@foyer/contract/program'
import type { OwnVisaLetter } from '@foyer/contract/visa-letters'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isKnownNetwork, networkKeys } from '#features/identity'
import { sealAnew } from '#platform/door/sealed-texts'
import { KeyRing } from '#platform/door/secrets'
import { describeSecrets } from './cli/describe-secrets.ts'
import { sealedTexts } from './sealed.ts'
import { meanwhile } from './testing/meanwhile.ts'
import { testSecret } from './testing/own-database.ts'
import { attendee, call, signIn, signUpForm, someEmail } from './testing/people.ts'
import { addApp, appCode, colleague, seedStaffForTests, signInStaff } from './testing/staff.ts'
import { openNeighbour, useTestHouse } from './testing/test-house.ts'
import { askForLetter, passport } from './testing/visa-letters.ts'
import { keepPlace, pass, setRoom, takePlace } from './testing/waiting.ts'

const next = 'another secret of the tests, as long as the one before'
const house = useTestHouse()
type Neighbour = Awaited<ReturnType<typeof openNeighbour>>
/** Of one deployment: as it was, told of the next secret, changed, and changed for good. */
let told: Neighbour
let changed: Neighbour
let after: Neighbour
const opened: Neighbour[] = []

beforeAll(async () => {
  await seedStaffForTests(house)
  const open = async (secret: string, secretAlso: string | null) => {
    const neighbour = await openNeighbour(house, { secret, secretAlso })
    opened.push(neighbour)
    return neighbour
  }
  told = await open(testSecret, next)
  changed = await open(next, testSecret)
  after = await open(next, null)
})
afterAll(async () => {
  for (const neighbour of opened) await neighbour.close()
})

type Server = Pick<Neighbour, 'app'>
const ring = () => new KeyRing(Buffer.from(next), Buffer.from(testSecret))
const hanging = () => describeSecrets(house.database, ring())
const lost = () => describeSecrets(house.database, new KeyRing(Buffer.from(next)))
async function reseal() {
  for (const texts of sealedTexts) await sealAnew(house.database.db, ring(), texts)
}

/** Runs `npm run reseal` with these settings. */
const resealBy = (settings: Readonly<Record<string, string>>) =>
  promisify(execFile)(process.execPath, [join(import.meta.dirname, 'cli/reseal.ts')], {
    env: { PATH: process.env['PATH'], DATABASE_URL: house.databaseUrl ?? '', FOYER_DEMO: '1', ...settings },
  })

const codeText = async (server: Server, token: string) =>
  (await call<{ text: string }>(server, 'GET', '/api/pass/code', { token })).body.text

test('a pass that is printed is known by every server, and by one that has forgotten its secret; new ones have the new key', async () => {
  const { token } = await attendee(house)
  const printed = await codeText(house, token)
  const [row] = await house.database.db
    .selectFrom('passes')
    .selectAll()
    .orderBy('created_at', 'desc')
    .limit(1)
    .execute()
  const said = { passUuid: row?.id, code: row?.code, editionId: row?.edition_id }
  expect(house.world.passSigner.verify(printed)).toMatchObject({ ...said, isOfPresentKey: true })
  for (const { app } of [changed, after])
    expect(app.world.passSigner.verify(printed)).toMatchObject({ ...said, isOfPresentKey: false })

  const shown = await codeText(changed, token)
  expect(shown).not.toBe(printed)
  expect(changed.app.world.passSigner.verify(shown)).toMatchObject({ ...said, isOfPresentKey: true })
  expect(told.app.world.passSigner.verify(shown)).toMatchObject({ ...said, isOfPresentKey: false })
  // It was opened when nobody knew of another key.
  expect(house.world.passSigner.verify(shown)).toBeNull()
})

const prove = (server: Server, token: string, code: string) =>
  call(server, 'POST', '/api/organiser/own/proof/code', { token, body: { code } })

test('an app goes on making codes, and after its secret was sealed anew no server needs the one before', async () => {
  const person = await colleague(house, 'organiser', { factor: false })
  const { secret } = await addApp(house, person.token)
  const sessionOn = async () => (await signIn(house, person.email)).body.token

  expect((await prove(changed, await sessionOn(), appCode(house, secret, 1))).status).toBe(200)
  house.clock.forward(60_000)
  expect((await prove(after, await sessionOn(), appCode(house, secret, 1))).status).not.toBe(200)
  expect((await hanging()).join()).toMatch(/Sealed with FOYER_SECRET_ALSO: \d+ apps of staff\. “npm run reseal”/)
  expect((await lost()).join()).toMatch(/Sealed with a secret that is not set: \d+ apps of staff\./)

  await reseal()
  expect((await prove(after, await sessionOn(), appCode(house, secret, 1))).status).toBe(200)
  expect((await hanging()).join()).not.toContain('apps of staff')
  expect(await lost()).toEqual([])
})

test('an app that was begun before is finished after, and servers that are told read what changed ones sealed', async () => {
  const person = await colleague(house, 'organiser', { factor: false })
  const { token } = person
  const begun = await call<{ secret: string }>(house, 'POST', '/api/user/second-factor/totp', { token })
  const body = { code: appCode(house, begun.body.secret) }
  expect((await call(changed, 'PUT', '/api/organiser/own/totp', { token, body })).status).toBe(200)
  const session = (await signIn(house, person.email)).body.token
  expect((await prove(told, session, appCode(house, begun.body.secret, 1))).status).toBe(200)
})

test('an app that was begun under a secret that is gone is begun anew', async () => {
  const { token } = await colleague(house, 'organiser', { factor: false })
  const begun = await call<{ secret: string }>(house, 'POST', '/api/user/second-factor/totp', { token })
  const body = { code: appCode(house, begun.body.secret) }
  expect(await call(after, 'PUT', '/api/organiser/own/totp', { token, body })).toMatchObject({
    body: { code: 'identity/asked-too-long-ago' },
  })
})

test('a passport is read after the change, and once it is sealed anew without the secret before', async () => {
  const { token } = await attendee(house)
  await askForLetter(house, token)
  const own = async (server: Server) =>
    (await call<OwnVisaLetter[]>(server, 'GET', '/api/visa-invitation-letter', { token })).body[0]?.request
  expect(await own(changed)).toEqual(passport)
  expect(await own(after)).toBeNull()
  const { stdout } = await resealBy({ FOYER_SECRET: next, FOYER_SECRET_ALSO: testSecret })
  expect(stdout).toContain('Sealed anew: 1 passports of visa letters.\n')
  expect(await own(after)).toEqual(passport)
})

test('a passport that is damaged is said and left, and keeps no other from being sealed anew', async () => {
  const letters: string[] = []
  for (let at = 0; at < 3; at += 1) {
    const { token } = await attendee(house)
    await askForLetter(house, token)
    const { body } = await call<OwnVisaLetter[]>(house, 'GET', '/api/visa-invitation-letter', { token })
    letters.push(body[0]?.uuid ?? '')
  }
  const [damaged = ''] = letters
  // The first that is read of the table.
  await house.database.raw("update visa_letters set sealed = 'AAAA' || substr(sealed, 5) where id = $1", [damaged])
  await house.database.raw('update visa_letters set sealed = sealed where id <> $1', [damaged])
  const { stdout } = await resealBy({ FOYER_SECRET: next, FOYER_SECRET_ALSO: testSecret })
  expect(stdout).toContain('Sealed anew: 2 passports of visa letters.\n')
  const said = `Damaged, and left as it is: visa_letters of id ${damaged}. No secret opens it.`
  expect(stdout.split('\n').filter((line) => line === said)).toHaveLength(1)
  // Nor does the second secret: it can go, and the doctor says the same as whoever sealed anew was told.
  expect(await hanging()).toEqual([said, expect.stringContaining('Nothing is sealed with FOYER_SECRET_ALSO')])
  await house.database.raw('delete from visa_letters where id = $1', [damaged])
})

test('a request that is repeated after the change gets the answer of before, once', async () => {
  const body = signUpForm({})
  const headers = { 'idempotency-key': randomUUID() }
  const first = await call<{ signUpId?: string }>(house, 'POST', '/api/sign-up', { body, headers })
  expect(first.status).toBe(201)
  expect((await hanging()).join()).toMatch(/[1-9]\d* answers to repeated requests/)
  expect(await call(changed, 'POST', '/api/sign-up', { body, headers })).toMatchObject({
    status: 201,
    body: first.body,
  })
  const other = signUpForm({})
  expect(await call(changed, 'POST', '/api/sign-up', { body: other, headers })).toMatchObject({
    body: { code: 'requests/idempotency-key-reused' },
  })
})

test('who reseals without the secret before is told which one is missing', async () => {
  await expect(resealBy({ FOYER_SECRET: next })).rejects.toMatchObject({
    code: 1,
    stderr: 'FOYER_SECRET_ALSO is not set: give the secret there that was FOYER_SECRET before.\n',
  })
})

test('whatever table keeps sealed texts is one that is sealed anew', async () => {
  const { rows } = await house.database.raw(
    "select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'key_id'",
  )
  expect(rows.map(({ name }) => name).toSorted()).toEqual(sealedTexts.map(({ table }) => table).toSorted())
})

test('once no answer of before is kept, nothing hangs on the secret before', async () => {
  await reseal()
  expect((await hanging()).join()).not.toContain('Nothing is sealed')
  await house.database.db.deleteFrom('idempotency_keys').execute()
  expect(await hanging()).toEqual([expect.stringMatching(/^Nothing is sealed with FOYER_SECRET_ALSO: leave it out/)])
})

test('a page of a list that was begun before the change is followed by the next after it', async () => {
  const token = await signInStaff(house, 'organiser')
  for (let person = 0; person < 2; person += 1) await attendee(house)
  const url = '/api/organiser/person?limit=1'
  const first = await call<{ next: string; items: { uuid: string }[] }>(house, 'GET', url, { token })
  expect(first.body.next).not.toBeNull()
  const second = await call<{ items: { uuid: string }[] }>(changed, 'GET', `${url}&cursor=${first.body.next}`, {
    token,
  })
  expect(second.status).toBe(200)
  expect(second.body.items[0]?.uuid).not.toBe(first.body.items[0]?.uuid)
})

test('the address of a calendar stays, and where nobody can say it any more it still opens', async () => {
  const { token } = await attendee(house)
  const { body } = await call<{ url: string }>(house, 'PUT', '/api/agenda/calendar', { token })
  const shown = async (server: Server) =>
    (await call<Favourites>(server, 'GET', '/api/agenda/favourite', { token })).body.calendar
  expect((await shown(changed))?.url).toBe(body.url)
  expect(await shown(after)).toBeNull()
  const { pathname, search } = new URL(body.url)
  expect((await call(after, 'GET', pathname + search)).status).toBe(200)
})

test('a network that somebody came in from is known after the change', async () => {
  const { email } = await attendee(house)
  expect((await signIn(house, email)).status).toBe(200)
  const knows = async ({ app }: Server) => {
    const context = await app.context()
    const networks = networkKeys({ ports: app.world.ports, request: { address: '127.0.0.1' } })
    return isKnownNetwork(context, email, networks)
  }
  expect([await knows(house), await knows(changed), await knows(after)]).toEqual([true, true, false])
})

test('a place in the line is kept over the change, with its ticket and its turn', async () => {
  const organiser = await signInStaff(house, 'organiser')
  await setRoom(house, organiser, { mode: 'on', opensAt: null, perSecond: 1 })
  const emails = [someEmail(), someEmail(), someEmail()]
  const tickets: (string | null)[] = []
  for (const email of emails) tickets.push((await takePlace(house, email)).body.ticket)
  const last = tickets[2] ?? ''
  await pass(house, 1)
  const before = (await keepPlace(house, last)).body
  expect(before).toMatchObject({ state: 'waiting', place: 2 })
  expect((await keepPlace(changed, last)).body).toMatchObject({ state: 'waiting', place: 2 })
  expect((await keepPlace(after, last)).status).toBe(410)

  const placeIn = (ticket: string | null) => ticket?.split('.')[0]
  const again = (await takePlace(changed, emails[2] ?? '')).body
  expect(placeIn(again.ticket)).toBe(placeIn(last))
  const newcomer = someEmail()
  const taken = (await takePlace(changed, newcomer)).body
  expect(placeIn((await takePlace(told, newcomer)).body.ticket)).toBe(placeIn(taken.ticket))

  await pass(house, 3)
  const body = signUpForm({ email: emails[2] })
  expect((await call(changed, 'POST', '/api/sign-up', { body })).status).toBe(201)
  await setRoom(house, organiser, { mode: 'off' })
})

test('who comes in the same moment over two servers has one place in the line, whichever secret each begins with', async () => {
  const organiser = await signInStaff(house, 'organiser')
  await setRoom(house, organiser, { mode: 'on', opensAt: null, perSecond: 1 })
  for (const [first, second] of [
    [told, changed],
    [changed, told],
  ] as const) {
    const email = someEmail()
    const came = await meanwhile(
      house,
      'insert into waiting_places',
      () => takePlace(first, email),
      () => takePlace(second, email),
    )
    const [place, ...others] = new Set(came.map(({ body }) => body.ticket?.split('.')[0]))
    expect([place !== undefined, others]).toEqual([true, []])
    const { rows } = await house.database.raw('select id from waiting_places')
    expect(rows).toEqual([{ id: place }])
    await house.database.raw('delete from waiting_places')
  }
  await setRoom(house, organiser, { mode: 'off' })
})
