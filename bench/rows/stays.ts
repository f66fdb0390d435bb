import { startCluster } from '../measuring/bench-database.ts'
import { startChild } from '../measuring/child-server.ts'
import { compareReads } from '../measuring/compare-reads.ts'
import { addHotels, firstHotel } from '../measuring/hotels.ts'
import type { RawRequest } from '../measuring/keep-alive-client.ts'
import { recordReads } from '../measuring/record-reads.ts'
import type { Figure, Row } from '../measuring/row.ts'

const stay = 'start=2025-10-20&end=2025-10-24'
const list: RawRequest = { method: 'GET', path: `/api/accommodation?${stay}` }
const detail: RawRequest = { method: 'GET', path: `/api/accommodation/${firstHotel + 99}?${stay}` }
const rooms: RawRequest = { method: 'GET', path: `/api/accommodation/${firstHotel + 99}/?${stay}` }

// Each asks for something else of four nights, so many that none is still kept when its turn comes again.
const ten = Array.from({ length: 10 }, (_, index) => `start=2025-10-${14 + index}&end=2025-10-${18 + index}`)
const otherLists = ten.flatMap((nights) =>
  ['priceHighLow', 'priceLowHigh', 'nameAZ', 'distance'].flatMap((order) =>
    [1, 2].map(
      (persons): RawRequest => ({
        method: 'GET',
        path: `/api/accommodation?${nights}&order=${order}&roomOccupancy=${persons}`,
      }),
    ),
  ),
)
const otherHouses = ten.flatMap((nights) =>
  Array.from(
    { length: 200 },
    (_, n): RawRequest => ({ method: 'GET', path: `/api/accommodation/${firstHotel + n}?${nights}` }),
  ),
)

/** Two hundred houses, twenty room types each, fourteen nights: the list and one house, kept and asked for anew. */
export const stays: Row = {
  name: 'stays',
  async measure() {
    const cluster = await startCluster({ isDurable: false })
    const { database, url } = await cluster.open('stays')
    await addHotels(database, { hotels: 200, roomsPerHotel: 20, nights: 14, allotment: 10 })
    const reads = [list, detail, rooms]
    const recorded = await recordReads(url, reads)
    const bare = await startChild('bare-server', {
      databaseUrl: url,
      routes: recorded.flatMap(({ body, statements }, index) => [
        { path: `/kept/${index}`, body },
        { path: `/asked/${index}`, statement: statements.at(-1) },
      ]),
    })
    const foyer = await startChild('foyer-server', { databaseUrl: url })
    const kept = (what: string, index: number): Promise<Figure> =>
      compareReads(
        `${what} ÷ a bare route answering the same bytes, requests per second`,
        { server: foyer, reads: reads.slice(index, index + 1) },
        { server: bare, reads: [{ method: 'GET', path: `/kept/${index}` }] },
        { atLeast: 0.6, seconds: 0.7 },
      )
    const asked = (what: string, index: number, others: readonly RawRequest[]): Promise<Figure> =>
      compareReads(
        `${what}, asked anew ÷ a bare route running the same one statement`,
        { server: foyer, reads: others },
        { server: bare, reads: [{ method: 'GET', path: `/asked/${index}` }] },
        { atLeast: 0.5, seconds: 0.7 },
      )
    const trips = recorded.map(({ statements }) => statements.length)
    return [
      await kept('the list', 0),
      await kept('one house', 1),
      await asked('the list', 0, otherLists),
      await asked('one house', 1, otherHouses),
      {
        what: 'round trips to the database: list, house, its rooms',
        figure: trips.join(', '),
        bar: '1, 1, 1',
        spread: 'counted on the wire',
        isMet: trips.every((count) => count === 1),
        notes: [`the list is ${Math.round(Buffer.byteLength(recorded[0]?.body ?? '') / 1024)} kB`],
      },
    ]
  },
}
