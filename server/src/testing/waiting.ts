import type { OfficeWaitingRoom, Place } from '@foyer/contract/waiting-room'
import { call, type Reply } from './people.ts'
import type { TestHouse } from './test-house.ts'

type Server = Pick<TestHouse, 'app'>
type PlaceReply = Reply<Place & { code?: string }>

export const takePlace = (house: Server, email: string): Promise<PlaceReply> =>
  call(house, 'PUT', '/api/waiting-room/place', { body: { email } })

export const keepPlace = (house: Server, ticket: string | null): Promise<PlaceReply> =>
  call(house, 'PUT', '/api/waiting-room/place/kept', { body: { ticket } })

const office = '/api/organiser/waiting-room'

/** Decides how people wait, as an organiser does, and moves the line on. */
export async function setRoom(
  house: Server,
  token: string,
  change: Partial<Pick<OfficeWaitingRoom, 'mode' | 'opensAt' | 'perSecond'>>,
): Promise<OfficeWaitingRoom> {
  const { body: before } = await call<OfficeWaitingRoom>(house, 'GET', office, { token })
  const { version, mode, opensAt, perSecond } = before
  const { status, body } = await call<OfficeWaitingRoom>(house, 'PUT', office, {
    token,
    body: { version, mode, opensAt, perSecond, ...change },
  })
  if (status !== 200) throw new Error(`The waiting room could not be set: ${status}.`)
  await house.app.moveLine()
  return body
}

/** So many seconds pass, and the line moves on with each. */
export async function pass(house: Pick<TestHouse, 'app' | 'clock'>, seconds: number, tickets: (string | null)[] = []) {
  for (let second = 1; second <= seconds; second += 1) {
    house.clock.forward(1000)
    if (second % 60 === 0) for (const ticket of tickets) await keepPlace(house, ticket)
    await house.app.moveLine()
  }
}
