import { randomUUID } from 'node:crypto'
import type { MadeOrderChoices, MadeOrderPreview, MadeThing } from '@foyer/contract/made-orders'
import { type Attendee, attendee, call, type Reply } from './people.ts'
import type { TestHouse } from './test-house.ts'

type House = Pick<TestHouse, 'app' | 'database'>

export const idOf = async ({ database }: Pick<TestHouse, 'database'>, email: string): Promise<string> =>
  (await database.db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id

/** Somebody who was here and has no pass now: they gave it back. */
export async function withoutPass(
  house: TestHouse,
  more: Parameters<typeof attendee>[1] = {},
): Promise<Attendee & { readonly id: string }> {
  const person = await attendee(house, more)
  const { token, signUp } = person
  const { status } = await call(house, 'POST', `/api/order/${signUp.order?.uuid}/cancel`, { token, body: {} })
  if (status !== 200) throw new Error(`The order could not be given back: ${status}.`)
  return { ...person, id: await idOf(house, person.email) }
}

export interface Desk {
  readonly token: string
  readonly personId: string
}

const path = ({ personId }: Desk, what = '') => `/api/organiser/person/${personId}/order${what}`

export const choicesFor = (house: House, desk: Desk): Promise<Reply<MadeOrderChoices>> =>
  call(house, 'GET', path(desk, '/choices'), { token: desk.token })

export const lookAt = (
  house: House,
  desk: Desk,
  things: readonly MadeThing[],
  more: object = {},
): Promise<Reply<MadeOrderPreview & { code?: string }>> =>
  call(house, 'POST', path(desk, '/preview'), { token: desk.token, body: { things, settlement: 'link', ...more } })

type Made = { readonly uuid: string; readonly number: string; readonly code?: string }

export const send = (
  house: Pick<House, 'app'>,
  desk: Desk,
  body: object,
  what: '' | '/free' = '',
): Promise<Reply<Made>> =>
  call(house, 'POST', path(desk, what), {
    token: desk.token,
    body,
    headers: { 'idempotency-key': randomUUID() },
  })

/** Looks at it, and orders it as it was seen. */
export async function make(
  house: House,
  desk: Desk,
  things: readonly MadeThing[],
  more: object = {},
): Promise<Reply<Made>> {
  const { body } = await lookAt(house, desk, things, more)
  return send(house, desk, { things, settlement: 'link', ...more, seen: body.seen })
}

export async function give(house: House, desk: Desk, things: readonly MadeThing[]): Promise<Reply<Made>> {
  const { body } = await lookAt(house, desk, things)
  return send(house, desk, { things, reason: 'Speaker', seen: body.seen }, '/free')
}
