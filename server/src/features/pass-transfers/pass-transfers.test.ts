import type { Archive } from '@foyer/contract/archive'
import type { Pass } from '@foyer/contract/passes'
import { expect, test } from 'vitest'
import { countryId } from '#features/editions'
import { findViolations } from '#platform/database/invariants'
import {
  accept,
  checkInvitation,
  colleague,
  invite,
  invited,
  linksTo,
  newAccount,
  sendAgain,
  transferOf,
  withdrawInvitation,
} from '../../testing/pass-transfers.ts'
import {
  attendee,
  call,
  cards,
  newestMail,
  password,
  pay,
  place,
  signIn,
  signUpVisitor,
  someEmail,
} from '../../testing/people.ts'
import { useTestHouse } from '../../testing/test-house.ts'
import { forgetInvitations } from './pass-transfers.queries.ts'

const house = useTestHouse()
const theirs = newAccount().password
const passOf = async (token: string) => (await call<Pass | null>(house, 'GET', '/api/pass', { token })).body
const subjectsTo = async (email: string) => {
  await house.app.jobs.drain()
  const { body } = await call<{ subject: string }[]>(house, 'GET', `/api/demo/mailbox?to=${encodeURIComponent(email)}`)
  return body.map(({ subject }) => subject)
}
const address = {
  type: 'billingAddress',
  address: { addressLine1: 'Lampenweg 4', zip: '10115', city: 'Berlin', countryId: countryId('DE') },
}
const codeOf = async (token: string) => call<{ code: string; text: string }>(house, 'GET', '/api/pass/code', { token })

test('a colleague is invited by mail, in the giver’s language, and the pass stays the giver’s until they accept', async () => {
  const giver = await attendee(house)
  const { status, body } = await invite(house, giver, colleague({ email: 'max@nordwerk.example', note: 'See you.' }))
  expect(status).toBe(201)
  expect(body.invitation).toMatchObject({ status: 'invited', email: 'max@nordwerk.example', note: 'See you.' })
  expect(Date.parse(body.invitation?.answerBy ?? '') - Date.parse(body.invitation?.sentAt ?? '')).toBe(7 * 86_400_000)
  const { text } = await newestMail(house, 'max@nordwerk.example')
  for (const said of ['Mira Okafor', 'Okafor Handels GmbH', 'Standard pass, MSPG 2025', 'See you.'])
    expect(text).toContain(said)
  expect((await passOf(giver.token))?.status).toBe('approved')
  expect((await codeOf(giver.token)).status).toBe(200)
})

test.each([
  ['en', '“See you.”'],
  ['de', '„See you.“'],
  ['fr', '« See you. »'],
] as const)('the giver’s own words stand in the quotation marks of who reads them (%s)', async (locale, quoted) => {
  const giver = await attendee(house, { locale })
  const email = someEmail()
  expect((await invite(house, giver, colleague({ email, note: 'See you.' }))).status).toBe(201)
  const { text, html } = await newestMail(house, email)
  for (const said of [text, html]) expect(said.replaceAll('\u00a0', ' ')).toContain(quoted)
})

test('whoever has the mail sees who gives what before they accept it', async () => {
  const link = await invited(house, await attendee(house))
  const { body } = await checkInvitation(house, link)
  expect(body).toMatchObject({
    email: link.email,
    giver: { fullName: 'Mira Okafor', companyName: 'Okafor Handels GmbH' },
    pass: 'Standard pass, MSPG 2025',
    joinsAccount: false,
  })
})

test('accepted, the pass is the colleague’s with a code of its own; the giver’s code and session are dead at once', async () => {
  const giver = await attendee(house)
  const before = (await codeOf(giver.token)).body
  const link = await invited(house, giver)
  expect((await accept(house, link)).body).toMatchObject({ email: link.email, pass: 'Standard pass, MSPG 2025' })
  expect((await codeOf(giver.token)).status).toBe(401)
  expect((await signIn(house, giver.email)).body).toMatchObject({
    code: 'identity/pass-not-approved',
    reason: 'no-pass',
  })
  const { token } = (await signIn(house, link.email, theirs)).body
  const after = (await codeOf(token)).body
  expect(after.code).not.toBe(before.code)
  expect(after.text).not.toBe(before.text)
  const { rows } = await house.database.raw('select count(*)::int as count from passes where code = $1', [before.code])
  expect(rows).toEqual([{ count: 0 }])
  expect((await call<unknown[]>(house, 'GET', '/api/invoice', { token })).body).toEqual([])
  expect(await subjectsTo(giver.email)).toContain('Your pass has a new holder · MSPG 2025')
  expect(await subjectsTo(link.email)).toContain('Ihr Ticket ist fertig · MSPG 2025')
  expect(await findViolations(house.database)).toEqual([])
})

test.each([
  ['an attendee', false],
  ['an exhibitor, who comes in without a pass', true],
])('the mail to %s says whether they can still sign in', async (_who, isVendor) => {
  const giver = await attendee(house)
  if (isVendor)
    await house.database.raw(
      `insert into user_tags select id, 2, 'test', now() from users where email = $1 on conflict do nothing`,
      [giver.email],
    )
  const link = await invited(house, giver)
  await house.app.jobs.drain()
  house.clock.forward(60_000)
  await accept(house, link)
  await house.app.jobs.drain()
  const { text } = await newestMail(house, giver.email)
  expect(text).toContain('If you still want to come')
  expect(text.includes('you cannot sign in')).toBe(!isVendor)
})

test('who has an account keeps its password and name, and needs nothing but the mail', async () => {
  const known = await attendee(house, { firstName: 'Noor' })
  await call(house, 'POST', `/api/order/${known.signUp.order?.uuid}/cancel`, { token: known.token, body: {} })
  const link = await invited(house, await attendee(house), { email: known.email })
  expect((await checkInvitation(house, link)).body.joinsAccount).toBe(true)
  expect((await accept(house, link, newAccount())).status).toBe(200)
  const { token } = (await signIn(house, known.email)).body
  expect((await call<{ firstName: string }>(house, 'GET', '/api/user/', { token })).body.firstName).toBe('Noor')
  expect((await signIn(house, known.email, theirs)).status).toBe(401)
})

test('without an account one is begun, by the rules of a sign-up', async () => {
  const link = await invited(house, await attendee(house))
  expect((await accept(house, link, null)).body.code).toBe('pass-transfers/account-needed')
  expect((await accept(house, link, newAccount({ password: 'Password1!' }))).body.code).toBe(
    'identity/password-too-weak',
  )
  expect((await accept(house, link, newAccount({ password: 'short' }))).status).toBe(400)
  expect((await accept(house, link, newAccount({ acceptTerms: false }))).status).toBe(400)
  expect((await accept(house, link)).status).toBe(200)
  expect((await accept(house, link)).body.code).toBe('pass-transfers/invitation-over')
})

test('a wrong token, and an invitation that never was, are told alike', async () => {
  const link = await invited(house, await attendee(house))
  const wrong = await checkInvitation(house, { ...link, token: 'x'.repeat(43) })
  const unknown = await checkInvitation(house, { uuid: '0198bbfa-0000-7000-8000-000000000009', token: link.token })
  expect(wrong.status).toBe(410)
  expect(unknown.body.code).toBe(wrong.body.code)
  expect((await accept(house, { ...link, token: 'x'.repeat(43) })).status).toBe(410)
})

test('an invitation that is taken back leads nowhere, and another colleague can be invited', async () => {
  const giver = await attendee(house)
  const link = await invited(house, giver)
  expect((await invite(house, giver)).body.code).toBe('pass-transfers/already-invited')
  expect((await withdrawInvitation(house, giver)).body.invitation?.status).toBe('withdrawn')
  expect((await withdrawInvitation(house, giver)).body.code).toBe('pass-transfers/nobody-invited')
  expect((await accept(house, link)).status).toBe(410)
  expect((await accept(house, await invited(house, giver))).status).toBe(200)
})

test('it is sent again after half an hour, and the link before it is worthless then', async () => {
  const giver = await attendee(house)
  const link = await invited(house, giver)
  expect((await sendAgain(house, giver)).body.code).toBe('pass-transfers/sent-just-now')
  house.clock.forward(30 * 60_000)
  expect((await sendAgain(house, giver)).status).toBe(200)
  const links = await linksTo(house, link.email)
  expect(links).toHaveLength(2)
  expect((await checkInvitation(house, link)).status).toBe(410)
  const newer = links.find(({ token }) => token !== link.token)
  expect((await accept(house, newer ?? link)).status).toBe(200)
})

test('after five invitations in a day the giver waits', async () => {
  const giver = await attendee(house)
  for (let time = 0; time < 5; time += 1) {
    expect((await invite(house, giver)).status).toBe(201)
    await withdrawInvitation(house, giver)
  }
  expect((await invite(house, giver)).body.code).toBe('pass-transfers/too-many-invitations')
})

test('a blocked address is refused in the words of a sign-up, when invited and when it accepts', async () => {
  const giver = await attendee(house)
  const { status, body } = await invite(house, giver, colleague({ email: 'blocked@demo.example' }))
  expect([status, body.code]).toEqual([409, 'passes/not-available-for-address'])
  expect(JSON.stringify(body)).not.toMatch(/black|block.*list/i)
  const link = await invited(house, giver)
  await house.database.db
    .insertInto('eligibility_entries')
    .values({ edition_id: 1, list: 'blacklist', email_key: link.email, added_at: house.clock.now() })
    .execute()
  expect((await accept(house, link)).body.code).toBe('passes/not-available-for-address')
})

test('oneself is nobody to invite, and whoever has a pass cannot have two', async () => {
  const [giver, other] = [await attendee(house), await attendee(house)]
  expect((await invite(house, giver, colleague({ email: giver.email.toUpperCase() }))).body.code).toBe(
    'pass-transfers/to-yourself',
  )
  // Who has a pass nobody learns by inviting them.
  const link = await invited(house, giver, { email: other.email })
  expect((await accept(house, link)).body.code).toBe('passes/already-holds-pass')
  expect((await passOf(giver.token))?.status).toBe('approved')
  expect((await passOf(other.token))?.status).toBe('approved')
})

test('while an order is under way nobody is invited and nobody accepts; an upgrade that was only begun ends', async () => {
  const giver = await attendee(house)
  const link = await invited(house, giver)
  const { body: upgrade } = await call<{ uuid: string }>(house, 'POST', '/api/pass/upgrade', {
    token: giver.token,
    body: { passTypeId: 8 },
  })
  await place(house, upgrade, giver.token)
  expect((await transferOf(house, giver)).body.obstacle).toBe('order-under-way')
  expect((await accept(house, link)).body.code).toBe('pass-transfers/order-under-way')
  await withdrawInvitation(house, giver)
  expect((await invite(house, giver)).body.code).toBe('pass-transfers/order-under-way')
  await call(house, 'POST', `/api/order/${upgrade.uuid}/cancel`, { token: giver.token, body: {} })
  const again = await invited(house, giver)
  await call(house, 'POST', '/api/pass/upgrade', { token: giver.token, body: { passTypeId: 8 } })
  expect((await accept(house, again)).status).toBe(200)
  expect(await findViolations(house.database)).toEqual([])
})

test('nobody answers for seven days: the invitation has lapsed, and its names are forgotten a month later', async () => {
  const giver = await attendee(house)
  const link = await invited(house, giver)
  house.clock.forward(7 * 86_400_000)
  const { token } = (await signIn(house, giver.email)).body
  expect((await transferOf(house, { token })).body.invitation?.status).toBe('lapsed')
  expect((await accept(house, link)).status).toBe(410)
  expect((await sendAgain(house, { token })).body.code).toBe('pass-transfers/nobody-invited')
  const at = (days: number) => new Date(house.clock.now().getTime() + days * 86_400_000)
  await forgetInvitations({ db: house.database.db }, at(-1))
  expect((await transferOf(house, { token })).body.invitation?.email).toBe(link.email)
  await forgetInvitations({ db: house.database.db }, at(1))
  expect((await transferOf(house, { token })).body.invitation?.email).toBe('')
  expect((await invite(house, { token })).status).toBe(201)
})

test('who paid cancels, and gets the money; the colleague loses the pass and is told', async () => {
  const giver = await attendee(house)
  await house.database.raw(
    `insert into user_tags (user_id, tag_id, granted_by, granted_at) select id, 2, 'test', now() from users where email = $1`,
    [giver.email],
  )
  const link = await invited(house, giver)
  await accept(house, link)
  const { token } = (await signIn(house, link.email, theirs)).body
  const order = giver.signUp.order?.uuid
  expect((await call(house, 'GET', `/api/order/${order}`, { token })).status).toBe(404)
  expect((await call(house, 'POST', `/api/order/${order}/cancel`, { token: giver.token, body: {} })).status).toBe(200)
  expect((await codeOf(token)).status).toBe(401)
  expect(await subjectsTo(link.email)).toContain('Ihr Ticket wurde storniert · MSPG 2025')
  const { rows } = await house.database.raw('select state from orders where id = $1', [order])
  expect(rows).toEqual([{ state: 'refunded' }])
  expect(await findViolations(house.database)).toEqual([])
})

test('a pass that was given on is given on once more, and its new holder upgrades it with an order of their own', async () => {
  const link = await invited(house, await attendee(house))
  await accept(house, link)
  const { token } = (await signIn(house, link.email, theirs)).body
  await call(house, 'POST', '/api/address/', { token, body: address })
  const { body: order } = await call<{ uuid: string }>(house, 'POST', '/api/pass/upgrade', {
    token,
    body: { passTypeId: 8 },
  })
  await place(house, order, token)
  expect((await pay(house, order, token, cards.pays)).status).toBe(200)
  expect((await passOf(token))?.passType.codeType).toBe('vip')
  const next = await invited(house, { token })
  expect((await checkInvitation(house, next)).body.pass).toBe('VIP pass, MSPG 2025')
  expect((await accept(house, next)).status).toBe(200)
  await house.app.jobs.drain()
  expect(await findViolations(house.database)).toEqual([])
})

test('both find the invitation in what the house knows of them, and who leaves is forgotten in it', async () => {
  const giver = await attendee(house)
  const link = await invited(house, giver, { note: 'Erased Enid note' })
  const known = async (token: string) =>
    (await call<Archive>(house, 'GET', '/api/user/export', { token })).body.passTransfers
  expect(await known(giver.token)).toMatchObject([{ direction: 'given', email: link.email, status: 'invited' }])
  await accept(house, link)
  const { token } = (await signIn(house, link.email, theirs)).body
  expect(await known(token)).toMatchObject([{ direction: 'received', status: 'accepted' }])
  expect((await call(house, 'POST', '/api/user/erasure', { token, body: { password: theirs } })).status).toBe(204)
  const { rows } = await house.database.raw('select email, note, state from pass_transfers where id = $1', [link.uuid])
  expect(rows).toEqual([{ email: '', note: null, state: 'accepted' }])
  expect(await findViolations(house.database)).toEqual([])
})

test('a giver who leaves for good takes the invitation along', async () => {
  const giver = await attendee(house)
  const link = await invited(house, giver)
  await call(house, 'POST', '/api/user/erasure', { token: giver.token, body: { password } })
  expect((await accept(house, link)).status).toBe(410)
})

test('who waits for the mail of a sign-up of their own is given the pass all the same', async () => {
  const email = someEmail()
  await signUpVisitor(house, { email })
  expect((await accept(house, await invited(house, await attendee(house), { email }))).status).toBe(200)
  expect((await signIn(house, email, theirs)).status).toBe(200)
})

test('on the day that the edition sets, passes stay where they are', async () => {
  house.clock.set(new Date('2025-10-16T09:00:00Z'))
  const giver = await attendee(house)
  const { body } = await invite(house, giver, colleague({ email: 'late@nordwerk.example' }))
  // Seven days would be too many.
  expect(body.invitation?.answerBy).toBe('2025-10-17T16:00:00.000Z')
  house.clock.set(new Date('2025-10-17T15:59:59Z'))
  const [link] = await linksTo(house, 'late@nordwerk.example')
  expect((await checkInvitation(house, link!)).status).toBe(200)
  house.clock.set(new Date('2025-10-17T16:00:00Z'))
  const { token } = (await signIn(house, giver.email)).body
  expect((await accept(house, link!)).status).toBe(410)
  expect((await invite(house, { token })).body.code).toBe('pass-transfers/closed')
  expect((await transferOf(house, { token })).body.obstacle).toBe('closed')
})
