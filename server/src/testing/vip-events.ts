import type { NewVipEvent } from '@foyer/contract/new-vip-event.schemas'
import type { VipEvent, VipWithdrawal } from '@foyer/contract/vip-events'
import { createVipEvent } from '#features/vip-events'
import { type Attendee, attendee, call, type Reply } from './people.ts'
import type { TestHouse } from './test-house.ts'

/** A VIP event as an organiser would enter it: free, for ten, alone. */
export const newVipEvent = (changes: Partial<NewVipEvent> = {}): NewVipEvent => ({
  name: { en: 'Tower supper', de: 'Abendessen im Turm' },
  description: { en: 'Soup above the roofs.', de: 'Suppe über den Dächern.' },
  place: { en: 'North tower', de: 'Nordturm' },
  dressCode: { en: 'Warm', de: 'Warm' },
  invitedBy: null,
  startsAt: '2025-10-22T18:00:00Z',
  endsAt: '2025-10-22T20:00:00Z',
  openTo: ['vip', 'vendor-vip'],
  price: 0,
  capacity: 10,
  hasPlusOne: false,
  answerHours: 24,
  withdrawBefore: '2025-10-15T10:00:00Z',
  ...changes,
})

/** @returns its id. */
export async function openEvent(house: Pick<TestHouse, 'app'>, changes: Partial<NewVipEvent> = {}): Promise<number> {
  const context = await house.app.context()
  return context.inTransaction((inner) => createVipEvent(inner, newVipEvent(changes)))
}

/** Somebody with an approved VIP pass. */
export const vip = (house: TestHouse): Promise<Attendee> => attendee(house, { passTypeId: 3 })

/** One after the other, as they signed up. */
export async function vips(house: TestHouse, count: number): Promise<Attendee[]> {
  const people: Attendee[] = []
  for (let index = 0; index < count; index += 1) people.push(await vip(house))
  return people
}

type Server = Pick<TestHouse, 'app'>
type Signed = Pick<Attendee, 'token'>

export const attend = (
  house: Server,
  { token }: Signed,
  id: number,
  guest: string | null = null,
): Promise<Reply<VipEvent & { code?: string }>> =>
  call(house, 'PUT', `/api/vip-event/${id}/attendance`, { token, body: { guest } })

export const withdraw = (
  house: Server,
  { token }: Signed,
  id: number,
): Promise<Reply<VipWithdrawal & { code?: string }>> =>
  call(house, 'DELETE', `/api/vip-event/${id}/attendance`, { token })

/** The event as this person sees it; undefined where they do not. */
export async function eventFor(house: Server, { token }: Signed, id: number): Promise<VipEvent | undefined> {
  const { body } = await call<VipEvent[]>(house, 'GET', '/api/vip-event', { token })
  return body.find((event) => event.id === id)
}

/** What they answered, by its status; undefined where nothing. */
export const answerOf = async (house: Server, person: Signed, id: number): Promise<string | undefined> =>
  (await eventFor(house, person, id))?.attendance?.status

/** The mails to an address that tell of an event, after all jobs have run. */
export async function mailsAbout(
  house: TestHouse,
  to: string,
  event = 'Tower supper',
): Promise<{ subject: string; text: string }[]> {
  await house.app.jobs.drain()
  const { body } = await call<{ subject: string; text: string }[]>(
    house,
    'GET',
    `/api/demo/mailbox?to=${encodeURIComponent(to)}`,
  )
  return body.filter(({ subject }) => subject.includes(event))
}

/** What happens by itself, within a minute. */
export async function settle(house: TestHouse): Promise<void> {
  await house.app.sweep()
  await house.app.jobs.drain()
}
