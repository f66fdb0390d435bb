import type { PassTransfer, ReceivedInvitation } from '@foyer/contract/pass-transfers'
import { type Attendee, call, type Reply, someEmail } from './people.ts'
import type { TestHouse } from './test-house.ts'

type Server = Pick<TestHouse, 'app'>
type Refused = { readonly code?: string }

export const colleague = (changes: Record<string, unknown> = {}) => ({
  email: someEmail(),
  firstName: 'Maximiliane',
  lastName: 'Oberhuber',
  ...changes,
})

export const newAccount = (changes: Record<string, unknown> = {}) => ({
  firstName: 'Maximiliane',
  lastName: 'Oberhuber',
  companyName: 'Nordwerk Systems GmbH',
  password: 'Nordwerk-Lamp-4-Harbour',
  locale: 'de',
  acceptTerms: true,
  ...changes,
})

export const transferOf = (house: Server, { token }: Pick<Attendee, 'token'>): Promise<Reply<PassTransfer>> =>
  call(house, 'GET', '/api/pass/transfer', { token })

export const invite = (
  house: Server,
  { token }: Pick<Attendee, 'token'>,
  body: Record<string, unknown> = colleague(),
): Promise<Reply<PassTransfer & Refused>> => call(house, 'POST', '/api/pass/transfer', { token, body })

export const withdrawInvitation = (
  house: Server,
  { token }: Pick<Attendee, 'token'>,
): Promise<Reply<PassTransfer & Refused>> => call(house, 'DELETE', '/api/pass/transfer', { token })

export const sendAgain = (house: Server, { token }: Pick<Attendee, 'token'>): Promise<Reply<PassTransfer & Refused>> =>
  call(house, 'POST', '/api/pass/transfer/mail', { token })

export interface Link {
  readonly uuid: string
  readonly token: string
}

/** The links that a mailbox was sent, newest first, after all jobs have run. */
export async function linksTo(house: TestHouse, email: string): Promise<Link[]> {
  await house.app.jobs.drain()
  const { body } = await call<{ text: string }[]>(house, 'GET', `/api/demo/mailbox?to=${encodeURIComponent(email)}`)
  return body.flatMap(({ text }) => {
    const found = /\/pass\/accept\/([\w-]+)\?token=([\w-]+)/.exec(text)
    return found === null ? [] : [{ uuid: found[1] ?? '', token: found[2] ?? '' }]
  })
}

/** Invites somebody and opens the mail. */
export async function invited(
  house: TestHouse,
  giver: Pick<Attendee, 'token'>,
  changes: Record<string, unknown> = {},
): Promise<Link & { readonly email: string }> {
  const body = colleague(changes)
  const reply = await invite(house, giver, body)
  if (reply.status !== 201) throw new Error(`The invitation answered ${reply.status}: ${JSON.stringify(reply.body)}`)
  const link = (await linksTo(house, body.email)).find(({ uuid }) => uuid === reply.body.invitation?.uuid)
  if (link === undefined) throw new Error(`No invitation went to ${body.email}.`)
  return { ...link, email: body.email }
}

export const checkInvitation = (house: Server, { uuid, token }: Link): Promise<Reply<ReceivedInvitation & Refused>> =>
  call(house, 'POST', `/api/pass/invitation/${uuid}/check`, { body: { token } })

export const accept = (
  house: Server,
  { uuid, token }: Link,
  account: Record<string, unknown> | null = newAccount(),
): Promise<Reply<{ email: string; pass: string } & Refused>> =>
  call(house, 'POST', `/api/pass/invitation/${uuid}/accept`, { body: { token, account } })
