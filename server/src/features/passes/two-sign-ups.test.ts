import { expect, test } from 'vitest'
import {
  attendee,
  call,
  confirm,
  newestMail,
  type Reply,
  type SignedUp,
  signIn,
  signUpVisitor,
  someEmail,
} from '../../testing/people.ts'
import { useTestHouse } from '../../testing/test-house.ts'

const house = useTestHouse()
const theirs = 'Stranger-Battery-3-Staple'
const mine = 'Owner-Battery-5-Staple'
const chosen = 'Chosen-Battery-8-Staple'

interface Mail {
  readonly text: string
  readonly html: string
}

async function mailsTo(email: string): Promise<Mail[]> {
  await house.app.jobs.drain()
  return (await call<Mail[]>(house, 'GET', `/api/demo/mailbox?to=${encodeURIComponent(email)}`)).body
}

async function tokenFor({ uuid, email }: SignedUp): Promise<string> {
  const found = (await mailsTo(email)).map(({ text }) => new RegExp(`${uuid}\\?token=([\\w-]+)`).exec(text)?.[1])
  return found.find((token) => token !== undefined) ?? 'none'
}

const check = async (signUp: SignedUp, token?: string): Promise<Reply<Record<string, unknown>>> =>
  call(house, 'POST', `/api/sign-up/${signUp.uuid}/check`, { body: { token: token ?? (await tokenFor(signUp)) } })

const withVoucher = { passTypeId: null, voucherCode: 'DEMO-STANDARD' }
/** A stranger and the mailbox's owner, in this order, sign up with one address. */
async function bothSignUp() {
  const email = someEmail()
  const stranger = await signUpVisitor(house, { ...withVoucher, email, password: theirs, firstName: 'Eve' })
  const owner = await signUpVisitor(house, { ...withVoucher, email, password: mine, firstName: 'Mira' })
  return { email, stranger, owner }
}

test('the mail says who signed up, and with what', async () => {
  const visitor = await signUpVisitor(house, { firstName: 'Eve', lastName: 'Mallory', companyName: 'Mallory Ltd' })
  const { text, html } = await newestMail(house, visitor.email)
  for (const said of ['Eve Mallory', 'Mallory Ltd', 'Standard pass, MSPG 2025']) {
    expect(text).toContain(said)
    expect(html).toContain(said)
  }
  const german = await signUpVisitor(house, { locale: 'de', companyName: 'Öhler & Söhne' })
  const mail = await newestMail(house, german.email)
  expect(mail.text).toContain('Firma: Öhler & Söhne')
  expect(mail.text).toContain('Ticket Standard, MSPG 2025')
  expect(mail.text).toContain('bestätigen Sie es nicht')
})

test('what the link would confirm is seen before it is confirmed, and seeing it confirms nothing', async () => {
  const visitor = await signUpVisitor(house, withVoucher)
  for (let look = 0; look < 2; look += 1)
    expect(await check(visitor)).toMatchObject({
      status: 200,
      body: {
        firstName: 'Mira',
        lastName: 'Okafor',
        companyName: 'Okafor Handels GmbH',
        email: visitor.email,
        pass: 'Standard pass, MSPG 2025',
        joinsAccount: false,
      },
    })
  expect((await signIn(house, visitor.email)).body.reason).toBe('awaiting-confirmation')
  const token = await tokenFor(visitor)
  expect((await confirm(house, visitor)).status).toBe(200)
  expect(await check(visitor, token)).toMatchObject({ status: 410, body: { code: 'passes/link-used' } })
})

test('nobody sees a sign-up without the token of its own mail', async () => {
  const { stranger, owner } = await bothSignUp()
  for (const token of ['none', '', await tokenFor(owner)]) expect((await check(stranger, token)).status).toBe(410)
  house.clock.forward(7 * 24 * 3_600_000)
  expect((await check(owner)).status).toBe(410)
})

test.each(['stranger', 'owner'] as const)(
  'where two signed up with one address, confirming the %s’s gives neither password an account',
  async (who) => {
    const { email, stranger, owner } = await bothSignUp()
    const confirmed = await confirm(house, who === 'stranger' ? stranger : owner)
    expect(confirmed).toMatchObject({ status: 200, body: { passStatus: 'approved' } })
    for (const password of [theirs, mine, '']) expect((await signIn(house, email, password)).status).not.toBe(200)
    // Whoever proved the mailbox chooses, at once or by a reminder.
    const { passwordToken } = confirmed.body as { passwordToken?: string }
    const change = await call(house, 'POST', `/api/user/change-password/${passwordToken}`, {
      body: { password: chosen },
    })
    expect(change.status).toBe(204)
    expect((await signIn(house, email, chosen)).status).toBe(200)
    const other = await confirm(house, who === 'stranger' ? owner : stranger)
    expect(other.status).toBe(200)
    expect(other.body).not.toHaveProperty('passwordToken')
    for (const password of [theirs, mine]) expect((await signIn(house, email, password)).status).not.toBe(200)
    expect((await signIn(house, email, chosen)).status).toBe(200)
  },
)

test('whoever confirmed and chose nothing yet gets the choice by a reminder', async () => {
  const { email, owner } = await bothSignUp()
  await confirm(house, owner)
  await call(house, 'POST', '/api/user/forgot-password', { body: { email } })
  const links = (await mailsTo(email)).flatMap(({ text }) => /changepassword\/([\w-]+)/.exec(text)?.[1] ?? [])
  const change = await call(house, 'POST', `/api/user/change-password/${links[0]}`, { body: { password: chosen } })
  expect(change.status).toBe(204)
  expect((await signIn(house, email, chosen)).status).toBe(200)
})

test('whoever signed up alone keeps the password they chose', async () => {
  const email = someEmail()
  const late = await signUpVisitor(house, { ...withVoucher, email, password: theirs })
  await house.app.jobs.drain()
  house.clock.forward(7 * 24 * 3_600_000 + 1)
  // A link that no longer works is no rival.
  const owner = await signUpVisitor(house, { ...withVoucher, email, password: mine })
  expect((await confirm(house, owner)).body).not.toHaveProperty('passwordToken')
  expect((await signIn(house, email, mine)).status).toBe(200)
  expect((await confirm(house, late)).status).toBe(410)
})

test('a pass joins the account that an address has, whose password and name stay, as the mail says', async () => {
  const holder = await attendee(house)
  const again = await signUpVisitor(house, { ...withVoucher, email: holder.email, password: theirs, firstName: 'Eve' })
  const mails = await mailsTo(holder.email)
  expect(mails.some(({ text }) => text.includes('Your password and your name stay as they are'))).toBe(true)
  expect((await check(again)).body).toMatchObject({ joinsAccount: true })
  expect((await confirm(house, again)).body).not.toHaveProperty('passwordToken')
  expect((await signIn(house, holder.email, theirs)).status).not.toBe(200)
  const { status, body } = await signIn(house, holder.email)
  expect(status).toBe(200)
  expect((await call(house, 'GET', '/api/user/', { token: body.token })).body).toMatchObject({ firstName: 'Mira' })
})
