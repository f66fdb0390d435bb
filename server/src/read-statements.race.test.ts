import { allEndpoints } from '@foyer/contract/all'
import { beforeAll, expect, test } from 'vitest'
import { book, openHotel } from './testing/hotels.ts'
import { type Attendee, attendee, call } from './testing/people.ts'
import { packetsOf } from './testing/statements.ts'
import { useTestHouse } from './testing/test-house.ts'

// What is the same for everybody is kept for a moment, as it is in earnest.
const house = useTestHouse({ sharedAnswerMs: 60_000 })
let person: Attendee

beforeAll(async () => {
  person = await attendee(house)
  await openHotel(house, 990, [{ id: 9901, allotment: 3 }])
  await book(house, person.token, { roomId: 9901, arrival: '2025-10-20', departure: '2025-10-22' })
})

/** What somebody reads of their own by an address without a part that differs; a file is drawn, and is not asked for at nine o'clock. */
const reads = allEndpoints.filter(
  ({ method, path, runs, audience, answers }) =>
    method === 'GET' &&
    runs === 'read' &&
    (audience === 'admitted' || audience === 'signed-in') &&
    !path.includes(':') &&
    !Object.values(answers).some((schema) => schema !== null && 'saveAs' in schema),
)

/** Those that ask more than twice, and how often: what is made to ask less leaves this list, and nothing comes to it. */
const more = {
  'orders.listUnpaidOrders': 3,
  'orders.readCurrentOrder': 3,
  'passTransfers.readPassTransfer': 6,
  'passes.linkGooglePass': 3,
  'passes.readApplePass': 3,
  'surveys.readSurvey': 3,
  'vipEvents.listVipEvents': 3,
}

test('who reads something of their own asks the database twice, for who they are and for what it is, but for what is named here', async () => {
  expect(reads.length).toBeGreaterThan(15)
  const asked: [string, number][] = []
  for (const { id, path } of reads) {
    const read = () => call(house, 'GET', path, { token: person.token })
    // Once before: what all share is looked up by whoever comes first.
    await read()
    const { packets } = await packetsOf(read)
    asked.push([id, packets.flat().length])
  }
  expect(Object.fromEntries(asked.filter(([, count]) => count > 2))).toEqual(more)
})
