import { attendee, call, type Reply } from './people.ts'
import type { TestHouse } from './test-house.ts'

type Scenario = (house: TestHouse) => Promise<Pick<Reply<unknown>, 'status'>>

const page = '/api/page/information'

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
  'program.readCalendar 404': (house) => call(house, 'GET', '/api/agenda/favourites.ics?key=none'),
}
