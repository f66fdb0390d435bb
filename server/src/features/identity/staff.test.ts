import type { OpenStaffInvitation, Team } from '@foyer/contract/staff'
import { beforeAll, expect, test } from 'vitest'
import { attendee, call, newestMail, password, signIn, someEmail } from '../../testing/people.ts'
import { addPasskey } from '../../testing/second-factor-scenarios.ts'
import { addApp, type Colleague, colleague, invite, provenColleague, showFactor } from '../../testing/staff.ts'
import { useTestHouse } from '../../testing/test-house.ts'
import { inviteOwner } from './invite-owner.ts'

const house = useTestHouse()
let owner: Colleague

beforeAll(async () => {
  owner = await provenColleague(house, 'owner')
})

const account = { firstName: 'Nele', lastName: 'Sander', password, locale: 'en' as const }
const team = async () => (await call<Team>(house, 'GET', '/api/organiser/staff', owner)).body
const memberOf = async ({ email }: { readonly email: string }) =>
  (await team()).members.find((member) => member.email === email)
const accept = (link: { readonly uuid: string; readonly token: string }, more: object = { account }) =>
  call<{ code?: string }>(house, 'POST', `/api/staff-invitation/${link.uuid}/accept`, {
    body: { token: link.token, ...more },
  })
const change = (uuid: string, before: readonly string[], scopes: readonly string[], by = owner) =>
  call<Team & { code?: string }>(house, 'PUT', `/api/organiser/staff/${uuid}/scopes`, {
    token: by.token,
    body: { before, scopes },
  })
const atWork = async ({ token }: { readonly token: string }) =>
  (await call(house, 'GET', '/api/organiser/pass-type', { token })).status

test('somebody is invited, accepts, sets up a second factor, works, and does not from the request after they were withdrawn', async () => {
  const email = someEmail()
  const link = await invite(house, owner, email, ['organiser'])
  const seen = await call<OpenStaffInvitation>(house, 'POST', `/api/staff-invitation/${link.uuid}/check`, {
    body: { token: link.token },
  })
  expect(seen.body).toMatchObject({ email, scopes: ['organiser'], invitedBy: 'Toni Berg', joinsAccount: false })
  expect((await accept(link)).status).toBe(200)
  expect((await accept(link)).body.code).toBe('identity/staff-invitation-over')
  const { body: session } = await signIn(house, email)
  expect(await atWork(session)).toBe(403)
  await addApp(house, session.token)
  expect(await atWork(session)).toBe(200)
  const member = await memberOf({ email })
  expect(member).toMatchObject({ name: 'Nele Sander', hasApp: true, passkeys: 0, lastSignInAt: expect.any(String) })
  expect((await change(member?.uuid ?? '', ['organiser'], [])).status).toBe(200)
  expect(await atWork(session)).toBe(401)
  expect(await memberOf({ email })).toBe(undefined)
})

test('who has an account keeps their password and name; who is invited without one says who they are', async () => {
  const visitor = await attendee(house)
  const link = await invite(house, owner, visitor.email, ['gate', 'support'])
  expect((await accept(link, {})).status).toBe(200)
  expect(await memberOf(visitor)).toMatchObject({ name: 'Mira Okafor', scopes: ['gate', 'support'] })
  const bare = await invite(house, owner, someEmail(), ['gate'])
  expect((await accept(bare, {})).body.code).toBe('identity/account-needed')
  expect((await accept(bare, { account: { ...account, password: 'Password-1' } })).body.code).toBe(
    'identity/password-too-weak',
  )
})

test('the newest link works, and none of one that was taken back or is three days old', async () => {
  const email = someEmail()
  const first = await invite(house, owner, email, ['gate'])
  const path = `/api/organiser/staff-invitation/${first.uuid}`
  expect((await call(house, 'POST', `${path}/mail`, owner)).status).toBe(200)
  await house.app.jobs.drain()
  const token = /token=([\w-]+)/.exec((await newestMail(house, email)).text)?.[1] ?? ''
  expect((await accept(first)).status).toBe(410)
  expect((await call(house, 'DELETE', path, owner)).status).toBe(200)
  expect((await accept({ uuid: first.uuid, token })).status).toBe(410)
  expect((await call(house, 'POST', `${path}/mail`, owner)).status).toBe(404)
  const late = await invite(house, owner, email, ['gate'])
  house.clock.forward(3 * 24 * 3_600_000)
  expect((await accept(late)).status).toBe(410)
  owner = await provenColleague(house, 'owner')
})

test('who works here or is invited is not invited again', async () => {
  const again = (email: string) =>
    call<{ code?: string }>(house, 'POST', '/api/organiser/staff-invitation', {
      token: owner.token,
      body: { email, scopes: ['gate'] },
    })
  const email = someEmail()
  expect([(await again(email)).status, (await again(email.toUpperCase())).body.code]).toEqual([
    201,
    'identity/works-here',
  ])
  expect((await again((await colleague(house)).email)).body.code).toBe('identity/works-here')
})

test.each([
  [['support'], ['finance', 'support']],
  [['finance'], ['finance']],
  [
    ['support', 'finance'],
    ['support', 'gate'],
  ],
])('of roles %j and then %j those that are new come, the same ones stay, and the others go', async (before, scopes) => {
  const person = await colleague(house, 'gate')
  expect((await change(person.id, ['gate'], before)).status).toBe(200)
  expect((await change(person.id, before, scopes)).status).toBe(200)
  expect(new Set((await memberOf(person))?.scopes)).toEqual(new Set(scopes))
})

test('roles that somebody else changed meanwhile stay as those are', async () => {
  const person = await colleague(house, 'support')
  expect((await change(person.id, ['support'], ['finance'])).status).toBe(200)
  expect((await change(person.id, ['support'], ['owner'])).body.code).toBe('identity/roles-changed')
  expect(await memberOf(person)).toMatchObject({ scopes: ['finance'] })
})

test('who lost telephone and paper is let in by an owner: their sessions end, and they set up another factor', async () => {
  const person = await provenColleague(house)
  await addPasskey(house, person)
  const reset = await call(house, 'DELETE', `/api/organiser/staff/${person.id}/second-factor`, owner)
  expect(reset.status).toBe(200)
  expect(await atWork(person)).toBe(401)
  expect(await memberOf(person)).toMatchObject({ hasApp: false, passkeys: 0 })
  const { body } = await signIn(house, person.email)
  await addApp(house, body.token)
  expect(await atWork(body)).toBe(200)
})

test('roles ask for a second factor that was shown just now', async () => {
  const person = await colleague(house, 'gate')
  house.clock.forward(600_000)
  expect((await change(person.id, ['gate'], ['support'])).body.code).toBe('requests/second-factor-needed')
  await showFactor(house, owner.token, owner.email)
  expect((await change(person.id, ['gate'], ['support'])).status).toBe(200)
})

test('each act is in the log, and no address', async () => {
  const person = await colleague(house, 'gate')
  await change(person.id, ['gate'], ['finance'])
  const email = someEmail()
  await accept(await invite(house, owner, email, ['support']))
  const { rows } = await house.database.raw('select act, record, changes from audit_entries order by id desc limit 3')
  expect(rows).toEqual([
    { act: 'identity.acceptStaffInvitation', record: 'staff', changes: [{ field: 'scopes', after: ['support'] }] },
    {
      act: 'identity.inviteStaff',
      record: 'staff-invitation',
      changes: [
        { field: 'scopes', after: ['support'] },
        { field: 'state', after: 'invited' },
      ],
    },
    {
      act: 'identity.changeScopes',
      record: 'staff',
      changes: [{ field: 'scopes', before: ['gate'], after: ['finance'] }],
    },
  ])
  expect(JSON.stringify(rows)).not.toContain(email)
})

test('the archive of who works here has their factors and how they were invited, and no secret', async () => {
  const email = someEmail()
  expect((await accept(await invite(house, owner, email, ['support']))).status).toBe(200)
  const { token } = (await signIn(house, email)).body
  await addApp(house, token)
  await addPasskey(house, { token })
  const { body } = await call<{ work: object }>(house, 'GET', '/api/user/export', { token })
  const moment = house.clock.now().toISOString()
  expect(body.work).toEqual({
    appSince: moment,
    passkeys: [{ name: expect.any(String), createdAt: moment, lastUsedAt: null }],
    recoveryCodesLeft: 10,
    invitations: [{ email, scopes: ['support'], status: 'accepted', sentAt: moment }],
  })
})

test('whoever runs the server invites an owner by a link that works once; the one before is worthless then', async () => {
  const ask = (email: string) =>
    house.database.transaction(async (db) =>
      inviteOwner({ db, now: house.clock.now(), ports: house.app.world.ports, editionId: 1 }, email),
    )
  const linkOf = (made: Awaited<ReturnType<typeof ask>>) => {
    const [, uuid = '', token = ''] = /invitation\/([\w-]+)\?token=([\w-]+)$/.exec(made?.url ?? '') ?? []
    return { uuid, token }
  }
  const email = someEmail()
  const [old, fresh] = [linkOf(await ask(email)), linkOf(await ask(email))]
  expect((await accept(old)).body.code).toBe('identity/staff-invitation-over')
  expect((await accept(fresh)).status).toBe(200)
  expect((await accept(fresh)).body.code).toBe('identity/staff-invitation-over')
  expect(await memberOf({ email })).toMatchObject({ scopes: ['owner'], hasApp: false })
  // The password alone opens nothing.
  expect(await atWork((await signIn(house, email)).body)).toBe(403)
  const { body: log } = await call<{ items: { act: string }[] }>(house, 'GET', '/api/organiser/audit-entry', owner)
  expect(log.items.filter(({ act }) => act === 'identity.inviteOwnerAtServer')).toHaveLength(2)
})

test('the last owner cannot go: not their role, not their account', async () => {
  await house.database.raw(`delete from user_scopes where scope = 'owner' and user_id <> $1`, [owner.id])
  expect((await change(owner.id, ['owner'], [])).body.code).toBe('identity/last-owner')
  expect((await change(owner.id, ['owner'], ['organiser'])).body.code).toBe('identity/last-owner')
  const erase = () =>
    call<{ code?: string }>(house, 'POST', '/api/user/erasure', { token: owner.token, body: { password } })
  expect((await erase()).body.code).toBe('identity/last-owner')
  await provenColleague(house, 'owner')
  expect((await erase()).status).toBe(204)
})
