import type { Agenda } from '@foyer/contract/program'
import { attendee, call, type Reply } from './people.ts'
import { giveBack, openSeats, openSession, readSeats, reserve } from './reservations.ts'
import type { TestHouse } from './test-house.ts'

type Scenario = (house: TestHouse) => Promise<Pick<Reply<unknown>, 'status'>>

const page = '/api/page/information'
const begun = { startsAt: '2025-08-18T06:00:00Z', endsAt: '2025-10-22T20:00:00Z' }

/** Of two sessions that anybody can star, whether they clash or not. */
async function keepBoth(house: TestHouse, method: 'PUT' | 'DELETE') {
  const { body } = await call<Agenda>(house, 'GET', '/api/agenda')
  const [one, other] = body.sessions.filter(({ stage }) => stage !== null)
  return call(house, method, `/api/agenda/${one?.id}/clash/${other?.id}`, await attendee(house))
}

/** How the answers of the programme come about; see `scenarios`. */
export const programScenarios: Readonly<Record<string, Scenario>> = {
  'program.readPage 200': (house) => call(house, 'GET', page),
  'program.readPage 304': async (house) => {
    const { headers } = await call(house, 'GET', page)
    return call(house, 'GET', page, { headers: { 'if-none-match': String(headers['etag']) } })
  },
  'program.readCalendar 200': async (house) => {
    const { body } = await call<{ url: string }>(house, 'PUT', '/api/agenda/calendar', await attendee(house))
    const { pathname, search } = new URL(body.url)
    return call(house, 'GET', pathname + search)
  },
  'program.keepBoth 200': async (house) => keepBoth(house, 'PUT'),
  'program.remindOfClash 200': async (house) => keepBoth(house, 'DELETE'),
  'program.readCalendar 404': (house) => call(house, 'GET', '/api/agenda/favourites.ics?key=none'),
  'program.readReservation 200': async (house) => readSeats(house, await attendee(house), await openSeats(house)),
  'program.reserveSeat 200': async (house) => reserve(house, await attendee(house), await openSeats(house)),
  'program.reserveSeat 409': async (house) =>
    reserve(house, await attendee(house), (await openSession(house, begun)).id),
  'program.giveSeatBack 200': async (house) => {
    const [person, id] = [await attendee(house), await openSeats(house)]
    await reserve(house, person, id)
    return giveBack(house, person, id)
  },
  'program.giveSeatBack 409': async (house) => {
    const [person, id] = [await attendee(house), await openSeats(house)]
    await reserve(house, person, id)
    await house.database.raw(`update program_sessions set starts_at = $1 where id = $2`, [house.clock.now(), id])
    return giveBack(house, person, id)
  },
}
