import type { SecondFactor } from '@foyer/contract/second-factor'
import { expect, test } from 'vitest'
import { Authenticator } from '../../testing/authenticator.ts'
import { call, password, signIn } from '../../testing/people.ts'
import { addPasskey, challengeFor, usePasskey } from '../../testing/second-factor-scenarios.ts'
import { addApp, appCode, colleague, provenColleague, showFactor } from '../../testing/staff.ts'
import { useTestHouse } from '../../testing/test-house.ts'

const house = useTestHouse()
const limited = useTestHouse({ isRateLimited: true })

const own = '/api/organiser/own'
const work = '/api/organiser/pass-type'
const secondFactor = async (token: string) =>
  (await call<SecondFactor>(house, 'GET', `${own}/second-factor`, { token })).body
const prove = (token: string, code: string, at: Pick<typeof house, 'app'> = house) =>
  call<{ code?: string }>(at, 'POST', `${own}/proof/code`, { token, body: { code } })
const atWork = async (token: string) => (await call(house, 'GET', work, { token })).status
const again = async ({ email }: { readonly email: string }) => (await signIn(house, email)).body.token

test('who has no second factor yet is asked for one and can do nothing else, until the first code is entered', async () => {
  const { token } = await colleague(house, 'organiser', { factor: false })
  expect(await call(house, 'GET', work, { token })).toMatchObject({
    status: 403,
    body: { code: 'requests/second-factor-needed' },
  })
  expect(await secondFactor(token)).toMatchObject({ isNeeded: true, isSet: false, isShown: false })
  const { status, body } = await addApp(house, token)
  expect(status).toBe(200)
  expect(new Set(body.recoveryCodes).size).toBe(10)
  expect(await atWork(token)).toBe(200)
  expect(await secondFactor(token)).toMatchObject({ isSet: true, isShown: true, recoveryCodesLeft: 10 })
})

test('at the gate the password is enough', async () => {
  const { token } = await colleague(house, 'gate', { factor: false })
  expect(await secondFactor(token)).toMatchObject({ isNeeded: false })
  expect((await call(house, 'GET', '/api/organiser/pass-type', { token })).body).toMatchObject({
    code: 'requests/not-allowed',
  })
})

test('a factor that was shown opens the session that it was shown in, and no other', async () => {
  const person = await provenColleague(house)
  const other = await again(person)
  expect([await atWork(person.token), await atWork(other)]).toEqual([200, 403])
})

test('a code of the app is good once, and so is every one before it', async () => {
  const person = await colleague(house, 'organiser', { factor: false })
  const { secret } = await addApp(house, person.token)
  const token = await again(person)
  // The one that the app was begun with.
  expect((await prove(token, appCode(house, secret))).body.code).toBe('identity/wrong-code')
  const next = appCode(house, secret, 1)
  expect((await prove(token, `${next.slice(0, 3)} ${next.slice(3)}`)).status).toBe(200)
  expect((await prove(await again(person), next)).status).toBe(422)
  house.clock.forward(30_000)
  expect((await prove(token, appCode(house, secret, -1))).status).toBe(422)
  expect((await prove(token, appCode(house, secret, 1))).status).toBe(200)
})

test('a code that is two steps old or early is refused', async () => {
  const person = await colleague(house, 'organiser', { factor: false })
  const { secret } = await addApp(house, person.token)
  const token = await again(person)
  house.clock.forward(300_000)
  for (const steps of [-2, 2]) expect((await prove(token, appCode(house, secret, steps))).status).toBe(422)
  expect((await prove(token, appCode(house, secret, -1))).status).toBe(200)
})

test('a code on paper is good once, however it is written, and ten new ones end those before', async () => {
  const person = await colleague(house, 'organiser', { factor: false })
  const { body } = await addApp(house, person.token)
  const [first = '', second = '', third = ''] = body.recoveryCodes ?? []
  const token = await again(person)
  expect((await prove(token, first.toLowerCase().replaceAll('-', ' '))).status).toBe(200)
  expect((await prove(token, first)).status).toBe(422)
  expect((await prove(token, second)).status).toBe(200)
  expect(await secondFactor(token)).toMatchObject({ recoveryCodesLeft: 8 })
  const renewed = await call<{ recoveryCodes: string[] }>(house, 'POST', `${own}/recovery-codes`, { token })
  expect(renewed.body.recoveryCodes).toHaveLength(10)
  expect((await prove(token, third)).status).toBe(422)
  expect((await prove(token, renewed.body.recoveryCodes[0] ?? '')).status).toBe(200)
})

test('nothing that is shown stands in the database as it is shown', async () => {
  const person = await colleague(house, 'organiser', { factor: false })
  const { secret, body } = await addApp(house, person.token)
  const { rows } = await house.database.raw(
    `select t.*, (select json_agg(r) from recovery_codes r where r.user_id = t.user_id) as codes from totp_factors t where t.user_id = $1`,
    [person.id],
  )
  const kept = JSON.stringify(rows)
  expect(kept).toContain('code_hash')
  for (const shown of [secret, ...(body.recoveryCodes ?? [])]) {
    expect(kept).not.toContain(shown)
    expect(kept).not.toContain(shown.replaceAll('-', ''))
  }
})

test('who knows the password alone adds nothing to the factors that are there', async () => {
  const person = await provenColleague(house)
  const token = await again(person)
  const added = await addApp(house, token)
  expect([added.status, added.body.code]).toEqual([403, 'requests/second-factor-needed'])
  expect((await addPasskey(house, { token })).status).toBe(403)
  await showFactor(house, token, person.email)
  expect((await addPasskey(house, { token })).status).toBe(201)
  // Codes on paper come with the first factor, and stay with the second.
  expect((await addApp(house, token)).body.recoveryCodes).toBe(null)
})

test('what asks for a fresh factor asks again after ten minutes, and takes one shown again', async () => {
  const person = await provenColleague(house)
  const renew = async () => (await call(house, 'POST', `${own}/recovery-codes`, { token: person.token })).status
  expect(await renew()).toBe(200)
  house.clock.forward(600_000)
  expect([await renew(), await atWork(person.token)]).toEqual([403, 200])
  expect(await secondFactor(person.token)).toMatchObject({ isShown: true, freshUntil: null })
  await showFactor(house, person.token, person.email)
  expect(await renew()).toBe(200)
})

test('a one-time address to what asks for a fresh factor is refused where somebody can be asked', async () => {
  const person = await provenColleague(house, 'owner')
  const open = () =>
    call<{ url?: string; code?: string }>(house, 'POST', '/api/download', {
      token: person.token,
      body: { path: '/api/organiser/audit-entry/export?actor=' },
    })
  expect((await open()).status).toBe(201)
  house.clock.forward(600_000)
  expect((await open()).body.code).toBe('requests/second-factor-needed')
})

test('a passkey that was made here is used here, once for each question', async () => {
  const person = await colleague(house, 'finance', { factor: false })
  const { key, body, status } = await addPasskey(house, person)
  expect([status, body.recoveryCodes?.length]).toEqual([201, 10])
  const token = await again(person)
  const used = key.use(await challengeFor(house, token, 'challenge'))
  const show = () => call<{ code?: string }>(house, 'POST', `${own}/proof/passkey`, { token, body: used })
  expect((await show()).status).toBe(200)
  expect((await show()).body.code).toBe('identity/asked-too-long-ago')
  expect(await secondFactor(token)).toMatchObject({
    isShown: true,
    passkeys: [{ name: 'Key ring', lastUsedAt: expect.any(String) }],
  })
})

test.each([
  [
    'somebody else’s',
    async (token: string) => usePasskey(house, token, (await addPasskey(house, await provenColleague(house))).key),
  ],
  ['one that was never added', (token: string) => usePasskey(house, token, new Authenticator())],
])('a passkey that is %s opens nothing', async (_what, use) => {
  const { token } = await colleague(house)
  expect((await use(token)).body).toMatchObject({ code: 'identity/passkey-not-verified' })
  expect(await atWork(token)).toBe(403)
})

test('a colleague’s passkey is to whoever removes it none at all', async () => {
  const [person, other] = [await provenColleague(house), await provenColleague(house)]
  const { key } = await addPasskey(house, other)
  expect((await call(house, 'DELETE', `${own}/passkey/${key.id}`, person)).status).toBe(404)
  expect((await secondFactor(other.token)).passkeys).toHaveLength(1)
})

test('what a browser signs for another site, and a copied key, are refused', async () => {
  const person = await provenColleague(house)
  const { key } = await addPasskey(house, person)
  const send = async (used: object) =>
    (await call<{ code?: string }>(house, 'POST', `${own}/proof/passkey`, { token: person.token, body: used })).body
      .code
  const elsewhere = { origin: 'https://foyer.example.evil' }
  expect(await send(key.use(await challengeFor(house, person.token, 'challenge'), elsewhere))).toBe(
    'identity/passkey-not-verified',
  )
  expect((await usePasskey(house, person.token, key)).status).toBe(200)
  // A copy counts from where it was copied.
  await house.database.db.updateTable('passkeys').set({ sign_count: 99 }).where('id', '=', key.id).execute()
  expect((await usePasskey(house, person.token, key)).status).toBe(422)
})

test('a passkey of somebody else is not there to be removed, and stays', async () => {
  const [person, colleagueOfTheirs] = [await provenColleague(house), await provenColleague(house)]
  const { key } = await addPasskey(house, colleagueOfTheirs)
  const remove = async (id: string) => (await call(house, 'DELETE', `${own}/passkey/${id}`, person)).status
  expect([await remove(key.id), await remove('bm9ib2R5cw')]).toEqual([404, 404])
  expect(await secondFactor(colleagueOfTheirs.token)).toMatchObject({ passkeys: [{ id: key.id }] })
})

test('the last factor of who needs one stays', async () => {
  const person = await provenColleague(house)
  const remove = () => call<{ code?: string }>(house, 'DELETE', `${own}/totp`, person)
  expect((await remove()).body.code).toBe('identity/last-factor')
  const { key } = await addPasskey(house, person)
  expect((await remove()).status).toBe(204)
  expect((await call<{ code?: string }>(house, 'DELETE', `${own}/passkey/${key.id}`, person)).body.code).toBe(
    'identity/last-factor',
  )
  expect(await secondFactor(person.token)).toMatchObject({ appSince: null, passkeys: [{ id: key.id }] })
})

test('who guesses codes has five guesses a quarter of an hour, in all sessions together', async () => {
  const person = await colleague(limited)
  const tokens = [person.token, (await signIn(limited, person.email)).body.token]
  const tries = await Promise.all(
    Array.from({ length: 12 }, (_, index) => prove(tokens[index % 2] ?? '', `00000${index % 10}`, limited)),
  )
  expect(tries.filter(({ status }) => status === 422)).toHaveLength(5)
  expect(tries.filter(({ status }) => status === 429)).toHaveLength(7)
})

test('right codes are not counted', async () => {
  const person = await colleague(limited)
  for (let time = 0; time < 7; time += 1) await showFactor(limited, person.token, person.email)
})

test('each act is in the log, by what it was shown and nothing that could be used', async () => {
  const person = await colleague(house, 'organiser', { factor: false })
  const { body } = await addApp(house, person.token)
  await prove(await again(person), body.recoveryCodes?.[0] ?? '')
  const { rows } = await house.database.raw('select act, changes from audit_entries where actor_id = $1 order by id', [
    person.id,
  ])
  expect(rows).toEqual([
    { act: 'identity.keepTotp', changes: [{ field: 'app', before: false, after: 'new' }] },
    { act: 'identity.proveByCode', changes: [{ field: 'shown', after: 'paper' }] },
  ])
})

test('who leaves for good leaves no factor behind', async () => {
  const person = await provenColleague(house)
  await addPasskey(house, person)
  expect((await call(house, 'POST', '/api/user/erasure', { token: person.token, body: { password } })).status).toBe(204)
  const { rows } = await house.database.raw(
    `select (select count(*) from passkeys where user_id = $1) + (select count(*) from totp_factors where user_id = $1)
      + (select count(*) from recovery_codes where user_id = $1) as left`,
    [person.id],
  )
  expect(Number(rows[0]?.['left'])).toBe(0)
})

test('in the demo a code is given for who has a factor, and for nobody else', async () => {
  const ask = (email: string) => call<{ code: string }>(house, 'POST', '/api/demo/recovery-code', { body: { email } })
  const person = await colleague(house)
  const given = await ask(person.email)
  expect((await prove(person.token, given.body.code)).status).toBe(200)
  expect((await ask((await colleague(house, 'owner', { factor: false })).email)).status).toBe(404)
  expect((await ask('nobody@guests.example')).status).toBe(404)
})
