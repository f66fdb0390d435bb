import type { SentMail } from '@foyer/contract/office-mails'
import type { OfficePerson } from '@foyer/contract/office-person'
import { beforeAll, expect, test } from 'vitest'
import { call, confirm, password, signIn, signUpVisitor, someEmail } from '../../testing/people.ts'
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
  ;({ token } = await provenColleague(house, 'support'))
})

const nia = (email = someEmail()) => ({ email, firstName: 'Nia', lastName: 'Okoye', locale: 'de' })
const add = (body: object) =>
  call<{ uuid: string; code?: string }>(house, 'POST', '/api/organiser/person', { token, body })
const read = async (uuid: string) =>
  (await call<OfficePerson>(house, 'GET', `/api/organiser/person/${uuid}`, { token })).body
const linksTo = (email: string) =>
  sent.filter(({ to }) => to === email).map(({ text }) => /changepassword\/([\w-]+)/.exec(text)?.[1])

/** Chooses a password by the newest link that was sent there. */
const choose = (email: string) =>
  call(house, 'POST', `/api/user/change-password/${linksTo(email).at(-1)}`, { body: { password } })

test('whoever is added gets a mail in their language, and has proven the mailbox once they chose a password by it', async () => {
  const body = nia()
  const { status, body: added } = await add({ ...body, companyName: 'Okoye Ltd' })
  expect(status).toBe(201)
  expect((await read(added.uuid)).person).toMatchObject({
    email: body.email,
    companyName: 'Okoye Ltd',
    emailConfirmedAt: null,
  })
  await house.app.jobs.drain()
  expect(sent.find(({ to }) => to === body.email)?.subject).toContain('Sie haben ein Konto')
  expect(await signIn(house, body.email)).toMatchObject({ status: 401 })

  // Six days later: a link in a reminder works for an hour.
  house.clock.forward(6 * 24 * 3_600_000)
  ;({ token } = await provenColleague(house, 'support'))
  expect((await choose(body.email)).status).toBe(204)
  expect((await read(added.uuid)).person.emailConfirmedAt).toBe(house.clock.now().toISOString())
  expect((await choose(body.email)).status).toBe(410)
})

test('who did not find the mail is sent another from the record: its link works, the one before no longer, and none once there is a password', async () => {
  const body = nia()
  const { uuid } = (await add(body)).body
  await house.app.jobs.drain()
  const mails = async () =>
    (await call<{ items: SentMail[] }>(house, 'GET', `/api/organiser/person/${uuid}/mail`, { token })).body.items
  const [opened] = await mails()
  expect(opened).toMatchObject({ kind: 'account-opened', can: { sendAgain: true } })
  const again = () => call<SentMail>(house, 'POST', `/api/organiser/mail/${opened?.uuid}/again`, { token })
  expect(await again()).toMatchObject({ status: 202, body: { kind: 'account-opened' } })
  await house.app.jobs.drain()
  const [first, second] = linksTo(body.email)
  expect(second).not.toBe(first)
  const chooseBy = (link: string | undefined) =>
    call<{ code: string }>(house, 'POST', `/api/user/change-password/${link}`, { body: { password } })
  expect(await chooseBy(first)).toMatchObject({ status: 410, body: { code: 'identity/link-used' } })
  expect((await chooseBy(second)).status).toBe(204)
  expect((await signIn(house, body.email)).body).not.toMatchObject({ code: 'identity/wrong-credentials' })
  house.clock.forward(3_600_000)
  await again()
  await house.app.jobs.drain()
  expect(linksTo(body.email)).toHaveLength(2)
})

test('an address has one account, however it is written and however often it is added', async () => {
  const body = nia()
  const answers = await Promise.all([add(body), add({ ...body, email: body.email.toUpperCase() }), add(body)])
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409])
  const uuids = new Set(answers.map(({ body: { uuid } }) => uuid))
  expect(uuids.size).toBe(1)
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'identity/account-exists' })
  await house.app.jobs.drain()
  expect(linksTo(body.email)).toHaveLength(1)
})

test('whoever signed up with the address meanwhile joins the account, and chooses a password', async () => {
  const visitor = await signUpVisitor(house)
  const { body: added } = await add(nia(visitor.email))
  const confirmed = await confirm(house, visitor)
  expect(confirmed.body).toMatchObject({ passwordToken: expect.any(String) })
  const { person, passes } = await read(added.uuid)
  expect(person).toMatchObject({ firstName: 'Nia', emailConfirmedAt: house.clock.now().toISOString() })
  expect(passes).toHaveLength(1)
})

test('an address without a country that we know adds nobody', async () => {
  const body = nia()
  const address = { addressLine1: 'Quay 1', zip: '10115', city: 'Berlin', countryId: 99_999 }
  expect(await add({ ...body, address })).toMatchObject({ status: 400, body: { code: 'identity/unknown-country' } })
  expect((await add({ ...body, address: { ...address, countryId: 1 } })).status).toBe(201)
})

test('an order can be made at once for somebody who was added with an address', async () => {
  const address = { addressLine1: 'Quay 1', zip: '10115', city: 'Berlin', countryId: 1 }
  const { body: added } = await add({ ...nia(), address })
  const choices = await call<{ billing: unknown }>(house, 'GET', `/api/organiser/person/${added.uuid}/order/choices`, {
    token,
  })
  expect(choices.status).toBe(200)
})
