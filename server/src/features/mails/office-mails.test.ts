import type { Archive } from '@foyer/contract/archive'
import type { SentMail } from '@foyer/contract/office-mails'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { UnsendableMail } from '#platform/papers/mail/mail'
import { book, openHotel } from '../../testing/hotels.ts'
import { type Attendee, attendee, call, password, pay, place, signUpVisitor } from '../../testing/people.ts'
import { provenColleague, seedStaffForTests, signInStaff } from '../../testing/staff.ts'
import { useTestHouse } from '../../testing/test-house.ts'

/** What the mail server says to the next mails; null: it takes them. */
let refusal: Error | null = null
const house = useTestHouse({
  ports: (ports) => ({
    ...ports,
    mail: {
      ...ports.mail,
      send: async (mail) => {
        if (refusal !== null) throw refusal
        await ports.mail.send(mail)
        return '250 2.0.0 Ok: queued as 4F2A'
      },
    },
  }),
})
const noSuchMailbox = () =>
  new UnsendableMail('The mail server refused the mail for good', {
    cause: Object.assign(new Error('rejected'), { response: '550 5.1.1 No such\r\nmailbox here' }),
  })

let support: string
beforeAll(async () => {
  await seedStaffForTests(house)
  support = await signInStaff(house, 'support')
})
beforeEach(() => {
  refusal = null
})

interface Page {
  readonly items: readonly SentMail[]
  readonly next: string | null
}
const userOf = async ({ email }: Pick<Attendee, 'email'>) =>
  (await house.database.db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id
const mailsTo = async (person: Pick<Attendee, 'email'>, query = '') =>
  (await call<Page>(house, 'GET', `/api/organiser/person/${await userOf(person)}/mail${query}`, { token: support }))
    .body
const mailsAbout = async (orderUuid: string | undefined) =>
  (await call<Page>(house, 'GET', `/api/organiser/order/${orderUuid}/mail`, { token: support })).body.items
const again = (mail: Pick<SentMail, 'uuid'> | undefined, token = support) =>
  call<SentMail & { code?: string }>(house, 'POST', `/api/organiser/mail/${mail?.uuid}/again`, { token })
const mailbox = async ({ email }: Pick<Attendee, 'email'>) =>
  (await call<{ subject: string }[]>(house, 'GET', `/api/demo/mailbox?to=${email}`)).body

async function someone() {
  const person = await attendee(house)
  await house.app.jobs.drain()
  return person
}
/** Every job that waits for its next try is due. */
async function retry() {
  await house.database.raw(`update jobs.job set start_after = now() - interval '1 minute' where state = 'retry'`)
  await house.app.jobs.drain()
}

test('a record shows what was sent to somebody, the newest first, from the sign-up on, and an order what is about it', async () => {
  const person = await someone()
  const { items } = await mailsTo(person)
  expect(items.map(({ kind }) => kind).toSorted()).toEqual(['confirm-sign-up', 'invoice', 'pass-approved'])
  expect(items.find(({ kind }) => kind === 'pass-approved')).toMatchObject({
    subject: expect.stringMatching(/^Your pass is ready · /),
    email: person.email,
    order: { uuid: person.signUp.order?.uuid, number: person.signUp.order?.number },
    outcome: 'accepted',
    answer: '250 2.0.0 Ok: queued as 4F2A',
    tries: 1,
    triedAt: house.clock.now().toISOString(),
    askedBy: null,
    can: { sendAgain: true },
  })
  // The link to confirm the address is how a sign-up pays its order.
  expect((await mailsAbout(person.signUp.order?.uuid)).map(({ kind }) => kind).toSorted()).toEqual([
    'confirm-sign-up',
    'invoice',
    'pass-approved',
  ])
  const pages = [await mailsTo(person, '?limit=2')]
  pages.push(await mailsTo(person, `?limit=2&cursor=${pages[0]?.next}`))
  expect(pages.flatMap((page) => page.items)).toEqual(items)
})

test('what a mail server refuses is told with its answer, once, and what it takes later is no refusal any more', async () => {
  const person = await someone()
  refusal = noSuchMailbox()
  await call(house, 'POST', '/api/user/forgot-password', { body: { email: person.email } })
  await house.app.jobs.drain()
  const newest = async () => (await mailsTo(person)).items.filter(({ kind }) => kind === 'password-reminder')
  expect(await newest()).toMatchObject([{ outcome: 'refused', answer: '550 5.1.1 No such mailbox here', tries: 1 }])
  refusal = new Error('connect ECONNREFUSED 127.0.0.1:25')
  await retry()
  expect(await newest()).toMatchObject([
    { outcome: 'unanswered', answer: 'connect ECONNREFUSED 127.0.0.1:25', tries: 2 },
  ])
  refusal = null
  await retry()
  expect(await newest()).toMatchObject([{ outcome: 'accepted', tries: 3, can: { sendAgain: false } }])
})

test('the timelines of a person and of an order tell what was sent, and what was refused', async () => {
  const person = await someone()
  refusal = noSuchMailbox()
  const invoice = (await mailsTo(person)).items.find(({ kind }) => kind === 'invoice')
  await again(invoice)
  await house.app.jobs.drain()
  const read = async (path: string) =>
    (await call<{ timeline: { kind: string; event: string }[] }>(house, 'GET', path, { token: support })).body.timeline
      .filter(({ kind }) => kind === 'mail')
      .map(({ event }) => event)
      .toSorted()
  expect(await read(`/api/organiser/person/${await userOf(person)}`)).toEqual([
    'accepted',
    'accepted',
    'accepted',
    'refused',
  ])
  expect(await read(`/api/organiser/order/${person.signUp.order?.uuid}`)).toEqual([
    'accepted',
    'accepted',
    'accepted',
    'refused',
  ])
})

test('nothing of a mail is kept that would open an account', async () => {
  const person = await someone()
  await call(house, 'POST', '/api/user/forgot-password', { body: { email: person.email } })
  await house.app.jobs.drain()
  const [link] = /changepassword\/[\w-]+/.exec(JSON.stringify(await mailbox(person))) ?? []
  expect(link).toBeDefined()
  const { rows } = await house.database.raw('select to_jsonb(m)::text as row from mails m')
  expect(rows.filter(({ row }) => String(row).includes(String(link).split('/')[1] ?? ''))).toEqual([])
})

test('staff send a mail again: it says what is true by now, to where its reader is written to by now', async () => {
  await openHotel(house, 931, [{ id: 9311, allotment: 9 }])
  const person = await someone()
  const stay = { roomId: 9311, arrival: '2025-10-20', departure: '2025-10-24' }
  const { body: booking } = await book(house, person.token, stay)
  const { body: order } = await call<{ uuid: string }>(house, 'GET', '/api/order/current', { token: person.token })
  await place(house, order, person.token)
  await pay(house, order, person.token)
  await house.app.jobs.drain()
  const sent = (await mailsAbout(order.uuid)).find(({ kind }) => kind === 'stay')
  const moved = { email: `moved-${person.email}` }
  await house.database.db
    .updateTable('users')
    .set({ ...moved, email_key: moved.email })
    .where('email', '=', person.email)
    .execute()
  expect(await again(sent)).toMatchObject({ status: 202, body: { outcome: 'waiting', can: { sendAgain: false } } })
  await house.app.jobs.drain()
  const [newest] = (await mailsAbout(order.uuid)).filter(({ askedBy }) => askedBy !== null)
  expect(newest).toMatchObject({
    kind: 'stay',
    outcome: 'accepted',
    email: moved.email,
    askedBy: { name: expect.any(String) },
  })
  expect((await mailbox(moved)).map(({ subject }) => subject)).toEqual([expect.stringMatching(/^Your room at /)])
  const { rows } = await house.database.raw(
    `select record, changes from audit_entries where act = 'mails.sendMailAgain' order by id desc limit 2`,
  )
  expect(rows).toEqual([
    { record: 'person', changes: [{ field: 'mail', after: 'stay' }] },
    { record: 'order', changes: [{ field: 'mail', after: 'stay' }] },
  ])
  // What has gone back is not confirmed again, and whoever asked is told.
  await house.database.raw(`update bookings set state = 'cancelled' where id = $1`, [booking.bookingId])
  house.clock.forward(3 * 60_000)
  support = await signInStaff(house, 'support')
  await again(sent)
  await house.app.jobs.drain()
  expect((await mailsAbout(order.uuid))[0]).toMatchObject({ kind: 'stay', outcome: 'dropped', triedAt: null })
  expect(await mailbox(moved)).toHaveLength(1)
})

test('a second click sends nothing; after two minutes it may be', async () => {
  const person = await someone()
  const pass = (await mailsTo(person)).items.find(({ kind }) => kind === 'pass-approved')
  expect((await again(pass)).status).toBe(202)
  expect((await again(pass)).status).toBe(409)
  await house.app.jobs.drain()
  expect(await again(pass)).toMatchObject({ status: 409, body: { code: 'mails/just-sent' } })
  house.clock.forward(2 * 60_000)
  expect((await again(pass)).status).toBe(202)
  await house.app.jobs.drain()
  expect(await mailbox(person)).toHaveLength(5)
})

test('what was refused may be sent again at once, and ten mails a day are enough for one mailbox', async () => {
  const person = await someone()
  refusal = noSuchMailbox()
  const pass = (await mailsTo(person)).items.find(({ kind }) => kind === 'pass-approved')
  for (let sent = 0; sent < 10; sent += 1) {
    // Another address makes nobody another person.
    if (sent === 5)
      await house.database.raw('update users set email = $2, email_key = $2 where email = $1', [
        person.email,
        `new-${person.email}`,
      ])
    expect((await again(pass)).status).toBe(202)
    await house.app.jobs.drain()
  }
  expect(await again(pass)).toMatchObject({ status: 409, body: { code: 'mails/enough-for-today' } })
  house.clock.forward(24 * 3_600_000)
  support = await signInStaff(house, 'support')
  expect((await again(pass)).status).toBe(202)
})

test('a link to a new password is sent again by nobody but who asks for it', async () => {
  const person = await someone()
  await call(house, 'POST', '/api/user/forgot-password', { body: { email: person.email } })
  await house.app.jobs.drain()
  const reminder = (await mailsTo(person)).items.find(({ kind }) => kind === 'password-reminder')
  expect(await again(reminder)).toMatchObject({ status: 409, body: { code: 'mails/not-sent-again' } })
})

test('finance sees what was sent and sends nothing again', async () => {
  const person = await someone()
  const { token } = await provenColleague(house, 'finance')
  const path = `/api/organiser/person/${await userOf(person)}/mail`
  expect((await call(house, 'GET', path, { token })).status).toBe(200)
  expect((await again((await mailsTo(person)).items[0], token)).status).toBe(403)
})

test('what was sent to somebody is in their archive, and goes with them', async () => {
  const person = await someone()
  const { body } = await call<Archive>(house, 'GET', '/api/user/export', { token: person.token })
  expect(body.mails).toHaveLength(3)
  expect(body.mails).toContainEqual(
    expect.objectContaining({ kind: 'invoice', email: person.email, outcome: 'accepted' }),
  )
  const { id } = await house.database.db
    .selectFrom('invoices')
    .select('id')
    .where('order_id', '=', person.signUp.order?.uuid ?? '')
    .executeTakeFirstOrThrow()
  expect((await call(house, 'POST', '/api/user/erasure', { token: person.token, body: { password } })).status).toBe(204)
  const left = () => house.database.db.selectFrom('mails').select('id').where('sent_to', '=', person.email).execute()
  expect(await left()).toEqual([])
  // Nor does a mail that leaves behind them leave a trace: an invoice names its buyer for ever.
  await house.database.transaction((db) => house.world.enqueue(db, 'mail-invoice', { invoiceId: id }))
  await house.app.jobs.drain()
  expect(await mailbox(person)).toHaveLength(1)
  expect(await left()).toEqual([])
})

test('what was sent to a sign-up that nobody confirms is forgotten with it', async () => {
  const visitor = await signUpVisitor(house)
  await house.app.jobs.drain()
  const kept = () => house.database.db.selectFrom('mails').select('kind').where('sent_to', '=', visitor.email).execute()
  expect(await kept()).toEqual([{ kind: 'mail-confirm-sign-up' }])
  house.clock.forward(31 * 24 * 3_600_000)
  for (let round = 0; round < 2; round += 1) {
    await house.app.sweep()
    await house.app.jobs.drain()
  }
  expect(await kept()).toEqual([])
})
