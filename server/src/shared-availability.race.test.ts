import type { Accommodation, AccommodationDetail } from '@foyer/contract/accommodation'
import type { PassType } from '@foyer/contract/passes'
import { expect, onTestFinished, test, vi } from 'vitest'
import { book, openHotel } from './testing/hotels.ts'
import { attendee, call, place, signUpForm, signUpVisitor } from './testing/people.ts'
import { until } from './testing/server-process.ts'
import { openNeighbour, useTestHouse } from './testing/test-house.ts'

type Server = Parameters<typeof call>[0]

// Whatever is kept here is kept for the whole test: what is seen of a change is seen because somebody was told.
const kept = { sharedAnswerMs: 3_600_000 }
const house = useTestHouse(kept)
const nights = { arrival: '2025-10-20', departure: '2025-10-22' }
let rooms = 0

async function twoServers() {
  const neighbour = await openNeighbour(house, kept)
  onTestFinished(neighbour.close)
  return [house, neighbour] as const
}

/** A hotel with one room, in which one stay fits; both servers keep the list in which it is free. */
async function oneRoom(servers: readonly Server[]): Promise<{ hotel: number; roomId: number }> {
  rooms += 1
  const hotel = 8100 + rooms
  await openHotel(house, hotel, [{ id: hotel * 10, allotment: 1 }])
  house.world.changed(['rooms'])
  for (const server of servers) await until('the room is seen to be free', () => isFree(server, hotel))
  return { hotel, roomId: hotel * 10 }
}

/** What this server tells the others is on its way until the test is over, or it is let through. */
function tellNobody(): () => void {
  const { raw } = house.database.upkeep
  const over = Promise.withResolvers<void>()
  const held = vi.spyOn(house.database.upkeep, 'raw').mockImplementation(async (text, values) => {
    if (text.includes('pg_notify')) await over.promise
    return raw(text, values)
  })
  const letTell = () => {
    held.mockRestore()
    over.resolve()
  }
  onTestFinished(letTell)
  return letTell
}

const list = '/api/accommodation?start=2025-10-20&end=2025-10-22&roomOccupancy=1&roomIsBookable=null'

const detailOf = (hotel: number) => `/api/accommodation/${hotel}?start=2025-10-20&end=2025-10-22&roomOccupancy=1`

const isFreeIn = (hotels: readonly Accommodation[], id: number) =>
  hotels.find((hotel) => hotel.id === id)?.bookable === true

/** What anybody is told, who was never there before. */
async function isFree(server: Server, hotel: number): Promise<boolean> {
  return isFreeIn((await call<Accommodation[]>(server, 'GET', list)).body, hotel)
}

/** A browser: what it is told to keep it keeps, and it asks with what it has. */
function openBrowser() {
  let cookie = ''
  const tags = new Map<string, { etag: string; body: unknown }>()
  return {
    note({ headers }: { readonly headers: Readonly<Record<string, unknown>> }): void {
      const set = headers['set-cookie']
      if (set !== undefined) cookie = String(set).split(';')[0] ?? ''
    },
    async read<T>(server: Server, url: string): Promise<T> {
      const known = tags.get(url)
      const answer = await call<T>(server, 'GET', url, {
        headers: {
          ...(cookie === '' ? {} : { cookie }),
          ...(known === undefined ? {} : { 'if-none-match': known.etag }),
        },
      })
      if (answer.status === 304) return known?.body as T
      tags.set(url, { etag: String(answer.headers['etag']), body: answer.body })
      return answer.body
    },
  }
}

/** Somebody who comes for it takes the room. */
async function take(server: Server, roomId: number) {
  const { token } = await attendee(house)
  const taken = await book(server, token, { roomId, ...nights })
  expect(taken.status).toBe(201)
  return taken
}

test('a room that is taken is taken at once where it was taken, and in the other process once that has heard of it', async () => {
  const [here, there] = await twoServers()
  const { hotel, roomId } = await oneRoom([here, there])
  await take(here, roomId)
  expect(await isFree(here, hotel)).toBe(false)
  await until('the other one has heard', async () => !(await isFree(there, hotel)))
  for (const server of [here, there])
    expect((await call<AccommodationDetail>(server, 'GET', detailOf(hotel))).body).toMatchObject({ bookable: false })
})

test('who took it never sees it free again, whichever process they ask, although the other one has not heard of it', async () => {
  const [here, there] = await twoServers()
  const { hotel, roomId } = await oneRoom([here, there])
  const person = openBrowser()
  const isFreeForThem = async (server: Server) => isFreeIn(await person.read(server, list), hotel)
  const isFreeAsOne = async (server: Server) =>
    (await person.read<AccommodationDetail>(server, detailOf(hotel))).bookable
  for (const server of [here, there])
    expect([await isFreeForThem(server), await isFreeAsOne(server)]).toEqual([true, true])
  tellNobody()
  person.note(await take(here, roomId))
  const seen: boolean[] = []
  for (let time = 0; time < 90; time += 1) for (const server of [there, here]) seen.push(await isFreeAsOne(server))
  for (let time = 0; time < 10; time += 1) for (const server of [there, here]) seen.push(await isFreeForThem(server))
  expect(seen).toHaveLength(200)
  expect(new Set(seen)).toEqual(new Set([false]))
})

test('who only looks sees one change, and nothing turns back', async () => {
  const [here, there] = await twoServers()
  const { hotel, roomId } = await oneRoom([here, there])
  const reader = openBrowser()
  const seen: boolean[] = []
  const look = async (server: Server) => seen.push(isFreeIn(await reader.read(server, list), hotel))
  for (const server of [here, there, here, there]) await look(server)
  tellNobody()
  await take(here, roomId)
  for (let time = 0; time < 50; time += 1) for (const server of [there, here]) await look(server)
  expect(seen.filter((isFreeNow, at) => at > 0 && isFreeNow !== seen[at - 1])).toEqual([false])
})

test('without what tells, without what the browser says it did and what it saw, the two would contradict each other', async () => {
  const [here, there] = await twoServers()
  // Of what was done before, a word may still be on its way; then another room is taken.
  await until('the other one was told of nothing', async () => {
    const { hotel, roomId } = await oneRoom([here, there])
    const letTell = tellNobody()
    await take(here, roomId)
    expect(await isFree(here, hotel)).toBe(false)
    const areContrary = await isFree(there, hotel)
    letTell()
    return areContrary
  })
})

test('a room whose hold ends is free again in both processes, whichever of them swept', async () => {
  const [here, there] = await twoServers()
  const { hotel, roomId } = await oneRoom([here, there])
  await take(here, roomId)
  for (const server of [here, there]) await until('it is seen to be full', async () => !(await isFree(server, hotel)))
  house.clock.forward(20 * 60_000)
  await there.app.sweep()
  await there.app.jobs.drain()
  expect(await isFree(there, hotel)).toBe(true)
  await until('the other one has heard', () => isFree(here, hotel))
})

test('a place that is taken is taken in both processes too', async () => {
  const [here, there] = await twoServers()
  const places = async (server: Server) =>
    (await call<PassType[]>(server, 'GET', '/api/pass/type/paid')).body.find(({ id }) => id === 1)?.available
  await house.database.script('update pass_types set capacity = held + sold + 5 where id = 1')
  house.world.changed(['passes'])
  for (const server of [here, there]) await until('there are five', async () => (await places(server)) === 5)
  const visitor = await signUpVisitor(house)
  await place(here, visitor.order!, visitor.orderSecret)
  expect(await places(here)).toBe(4)
  await until('the other one has heard', async () => (await places(there)) === 4)
})

test('only who took something is marked, and who was refused it: both know something of what is left', async () => {
  const [here] = await twoServers()
  const { roomId } = await oneRoom([here])
  const marked = async (asked: Promise<{ readonly headers: Readonly<Record<string, unknown>> }>) =>
    (await asked).headers['set-cookie']
  const mark = /^foyer_acted=1; Max-Age=3601; Path=\/api; HttpOnly; SameSite=Lax$/
  expect(await marked(call(here, 'GET', list))).toBeUndefined()
  expect(
    await marked(call(here, 'POST', '/api/sign-up', { body: signUpForm({ email: 'no address' }) })),
  ).toBeUndefined()
  expect(await marked(take(here, roomId))).toMatch(mark)
  expect(await marked(book(here, (await attendee(house)).token, { roomId, ...nights }))).toMatch(mark)
})

test('what says what is left is kept by nobody in between, and asked for again each time; what never runs out is', async () => {
  const caching = async (url: string) => (await call(house, 'GET', url)).headers['cache-control']
  expect(await caching(list)).toBe('private, no-cache')
  expect(await caching('/api/pass/type/paid')).toBe('private, no-cache')
  expect(await caching('/api/country')).toBe('public, max-age=1')
})

test('where the connection is lost over which a process hears, it keeps nothing until it hears again', async () => {
  const [here, there] = await twoServers()
  const { hotel, roomId } = await oneRoom([here, there])
  tellNobody()
  await take(here, roomId)
  const listeners = `from pg_stat_activity where datname = current_database() and query ilike 'listen %'`
  await house.database.raw(`select pg_terminate_backend(pid) ${listeners}`)
  await until('the other one has dropped what it kept', async () => !(await isFree(there, hotel)))
  const etag = async () => (await call(there, 'GET', list)).headers['etag']
  await until('it keeps again what it looks up', async () => {
    const first = await etag()
    return (await etag()) === first
  })
  await until('a change is heard', async () => {
    const before = await etag()
    await house.database.raw(`select pg_notify('foyer_taken', 'somebody rooms')`)
    return (await etag()) !== before
  })
})
