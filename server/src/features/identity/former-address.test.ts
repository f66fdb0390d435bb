import type { SentMail } from '@foyer/contract/office-mails'
import { beforeAll, expect, test } from 'vitest'
import { findTraces } from '../../testing/dump.ts'
import { attendee, call, confirm, password, signIn, signUpVisitor } from '../../testing/people.ts'
import { provenColleague } from '../../testing/staff.ts'
import { useTestHouse } from '../../testing/test-house.ts'

const sent: { readonly to: string; readonly subject: string; readonly text: string }[] = []
const house = useTestHouse({
  ports: (ports) => ({
    ...ports,
    mail: {
      ...ports.mail,
      send: (mail) => {
        sent.push(mail)
        return ports.mail.send(mail)
      },
    },
  }),
})

let token: string
beforeAll(async () => {
  ;({ token } = await provenColleague(house))
})

const uuidOf = async (email: string) =>
  (await house.database.db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id

/** Staff give somebody another address. */
async function move(from: string, to: string): Promise<void> {
  const { id, version } = await house.database.db
    .selectFrom('users')
    .select(['id', 'version'])
    .where('email', '=', from)
    .executeTakeFirstOrThrow()
  const body = { version, reason: 'They wrote so', email: to }
  expect((await call(house, 'PATCH', `/api/organiser/person/${id}`, { token, body })).status).toBe(204)
}
const told = (email: string) =>
  sent.filter(({ to, subject }) => to === email && subject.startsWith('Your account has another e-mail address'))

test('the former address is told once that the account has another, and staff see that it was', async () => {
  const { email } = await attendee(house)
  await move(email, `new.${email}`)
  await house.app.jobs.drain()
  const [mail, ...others] = told(email)
  expect(others).toEqual([])
  expect(mail?.text).toContain('18 August 2025, 09:00')
  expect(mail?.text).toMatch(/If you did not ask for this, write to \S+@\S+ at once\./)
  // Whoever reads mails there may be somebody else.
  expect(mail?.text).not.toContain(`new.${email}`)
  const mails = await call<{ items: SentMail[] }>(
    house,
    'GET',
    `/api/organiser/person/${await uuidOf(`new.${email}`)}/mail`,
    { token },
  )
  expect(mails.body.items.filter(({ kind }) => kind === 'address-left')).toMatchObject([
    { email, outcome: 'accepted', can: { sendAgain: false } },
  ])

  await house.database.raw(
    `update jobs.job set state = 'created', started_on = null, completed_on = null where name = 'mail-address-left'`,
  )
  expect(await house.app.jobs.drain()).toBeGreaterThan(0)
  expect(told(email)).toHaveLength(1)
})

test('nobody is told of an address that is the same mailbox, or that is theirs again', async () => {
  const { email } = await attendee(house)
  await move(email, email.toUpperCase())
  await move(email.toUpperCase(), `new.${email}`)
  await move(`new.${email}`, email)
  await house.app.jobs.drain()
  expect(told(email)).toEqual([])
  expect(told(email.toUpperCase())).toEqual([])
  expect(told(`new.${email}`)).toHaveLength(1)
})

test('the former address goes with the person, and stands in their archive until then', async () => {
  const { email } = await attendee(house, { email: 'philippa@quastenflosser.example' })
  await move(email, 'p@guests.example')
  await house.app.jobs.drain()
  const session = (await signIn(house, 'p@guests.example')).body.token
  const { body } = await call<{ formerAddresses: object[] }>(house, 'GET', '/api/user/export', { token: session })
  expect(body.formerAddresses).toEqual([{ email, leftAt: '2025-08-18T07:00:00.000Z' }])
  const { status } = await call(house, 'POST', '/api/user/erasure', { token: session, body: { password } })
  expect(status).toBe(204)
  await house.app.jobs.drain()
  const traces = await findTraces(house.database, { email: 'quastenflosser' })
  // Tax law asks for the invoice.
  expect(traces.filter((where) => !/public\.(files|invoices)/.test(where))).toEqual([])
})

test('whoever has the former address by now keeps what was sent to them there', async () => {
  const { email } = await attendee(house)
  await move(email, `new.${email}`)
  await confirm(house, await signUpVisitor(house, { email }))
  const session = (await signIn(house, `new.${email}`)).body.token
  await call(house, 'POST', '/api/user/erasure', { token: session, body: { password } })
  const { body } = await call<object[]>(house, 'GET', `/api/demo/mailbox?to=${email}`)
  expect(body.length).toBeGreaterThan(0)
})

test('what was signed up with there and never confirmed goes with the person, unless it came after they had left', async () => {
  const { email } = await attendee(house)
  await signUpVisitor(house, { email, lastName: 'Seegurkenfreundin', passTypeId: 2 })
  await move(email, `new.${email}`)
  house.clock.forward(1000)
  await signUpVisitor(house, { email, lastName: 'Nachmieterin', passTypeId: 2 })
  const session = (await signIn(house, `new.${email}`)).body.token
  await call(house, 'POST', '/api/user/erasure', { token: session, body: { password } })
  await house.app.jobs.drain()
  expect(await findTraces(house.database, { theirs: 'Seegurkenfreundin' })).toEqual([])
  expect(await findTraces(house.database, { another: 'Nachmieterin' })).toContain('public.sign_ups: another')
})
