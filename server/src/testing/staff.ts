import { needsSecondFactor, type StaffScope } from '@foyer/contract/kit/scopes'
import { Secret, TOTP } from 'otpauth'
import { addMember, giveCode, giveFactor } from '#features/identity'
import { hashPassword } from '#platform/door/passwords/password-hash'
import type { Clock } from '#platform/ground/clock'
import { demoPassword } from '../demo/demo-edition.ts'
import { seedStaff } from '../demo/seed.ts'
import { call, password, signIn, someEmail } from './people.ts'
import type { TestHouse } from './test-house.ts'

type House = Pick<TestHouse, 'app'>

/** The demo's staff and vendor, as tests need somebody of each kind. */
export const seedStaffForTests = (house: House): Promise<unknown> => seedStaff(house.app)

/** Shows a second factor in a session, as whoever has one does. */
export async function showFactor(house: House, token: string, email: string): Promise<void> {
  const code = await giveCode(await house.app.context(), email)
  const shown = await call(house, 'POST', '/api/organiser/own/proof/code', { token, body: { code } })
  if (shown.status !== 200) throw new Error(`A code of ${email} was answered ${shown.status}.`)
}

/** The session of somebody who has this scope and no other, with all that it opens. */
export async function signInStaff(house: House, scope: StaffScope): Promise<string> {
  const email = `${scope}@demo.example`
  const { status, body } = await signIn(house, email, demoPassword)
  if (status !== 200) throw new Error(`The sign-in of staff answered ${status}: ${JSON.stringify(body)}`)
  if (needsSecondFactor(scope)) await showFactor(house, body.token, email)
  return body.token
}

export interface Colleague {
  readonly id: string
  readonly email: string
  readonly token: string
}

/** Somebody new on the team, signed in by the password alone. @param factor false: they have none yet. */
export async function colleague(
  house: House,
  scope: StaffScope = 'organiser',
  { factor = true } = {},
): Promise<Colleague> {
  const email = someEmail()
  const person = { email, firstName: 'Toni', lastName: 'Berg', companyName: null, scope, isVendor: false }
  const passwordHash = await hashPassword(password)
  const context = await house.app.context()
  const id = await context.inTransaction(async (inner) => {
    const added = await addMember(inner, { ...person, passwordHash }, 'a test')
    if (factor) await giveFactor(inner, added)
    return added
  })
  const { body } = await signIn(house, email)
  return { id, email, token: body.token }
}

/** The same, with the second factor shown. */
export async function provenColleague(house: House, scope: StaffScope = 'organiser'): Promise<Colleague> {
  const person = await colleague(house, scope)
  await showFactor(house, person.token, person.email)
  return person
}

/** Somebody whom an owner invites, with the link of the mail. */
export async function invite(
  house: Pick<TestHouse, 'app'>,
  owner: Pick<Colleague, 'token'>,
  email: string,
  scopes: readonly StaffScope[],
): Promise<{ readonly uuid: string; readonly token: string }> {
  const body = { email, scopes }
  const { status } = await call(house, 'POST', '/api/organiser/staff-invitation', { token: owner.token, body })
  if (status !== 201) throw new Error(`An invitation was answered ${status}.`)
  await house.app.jobs.drain()
  const mails = await call<{ text: string }[]>(house, 'GET', `/api/demo/mailbox?to=${encodeURIComponent(email)}`)
  const links = mails.body.map(({ text }) => /invitation\/([\w-]+)\?token=([\w-]+)/.exec(text))
  const [, uuid = '', token = ''] = links.find((link) => link !== null) ?? []
  return { uuid, token }
}

/** The code that an app shows, some steps of thirty seconds from now. */
export function appCode(house: { readonly clock: Clock }, secret: string, steps = 0): string {
  const timestamp = house.clock.now().getTime() + steps * 30_000
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp })
}

/** Gives somebody an app, through the front door. */
export async function addApp(house: Pick<TestHouse, 'app' | 'clock'>, token: string) {
  const { body } = await call<{ secret: string }>(house, 'POST', '/api/user/second-factor/totp', { token })
  const kept = await call<{ recoveryCodes: string[] | null; code?: string }>(house, 'PUT', '/api/organiser/own/totp', {
    token,
    body: { code: appCode(house, body.secret) },
  })
  return { ...kept, secret: body.secret }
}
