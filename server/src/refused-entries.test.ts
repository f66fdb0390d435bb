import { locales, sourceLocale } from '@foyer/contract/kit/languages'
import { beforeAll, expect, test } from 'vitest'
import { readCatalogue } from '../../words/catalogue.ts'
import { openHotel } from './testing/hotels.ts'
import { attendee, call } from './testing/people.ts'
import { useTestHouse } from './testing/test-house.ts'

const house = useTestHouse()
const translated = locales.filter((locale) => locale !== sourceLocale)
const stay = { roomId: 9011, arrival: '2025-10-20', departure: '2025-10-24', roomOccupancy: 1 }
const guest = { firstName: 'Ada', lastName: 'Okafor' }
let token = ''

beforeAll(async () => {
  await openHotel(house, 901, [{ id: 9011, allotment: 1 }])
  ;({ token } = await attendee(house))
})

const search = (query: string) => call(house, 'GET', `/api/accommodation?${query}`, { token })
const book = (changes: object) => call(house, 'POST', '/api/booking', { token, body: { ...stay, ...changes } })

/** What the server alone finds out about an entry, by the field that it says it beside. */
const refused: [what: string, field: string, ask: () => Promise<{ status: number; body: object }>][] = [
  ['more guests than the room is for', 'guests', () => book({ guests: [guest, guest] })],
  ['a stay of 31 nights', 'departure', () => book({ departure: '2025-11-20' })],
  ['a search for 31 nights', 'currentStays', () => search('start=2025-10-01&currentStays=31')],
  ['a search over 31 nights', 'end', () => search('start=2025-10-01&end=2025-11-01')],
  ['a search that ends before it begins', 'end', () => search('start=2025-10-20&end=2025-10-19')],
  ['days of another number of nights', 'currentStays', () => search('start=2025-10-20&end=2025-10-22&currentStays=3')],
  ['a text with a NUL', 'guests.0.firstName', () => book({ guests: [{ ...guest, firstName: 'A\0da' }] })],
  ['a number beyond all numbers', 'roomId', () => book({ roomId: 3_000_000_000 })],
]

test.each(refused)('%s is refused in a sentence that every reader can be told', async (_what, field, ask) => {
  const { status, body } = await ask()
  expect(status).toBe(400)
  const errors = 'errors' in body ? (body.errors as { path: string; message: string }[]) : []
  expect(errors.map(({ path }) => path)).toEqual([field])
  for (const locale of translated) {
    // As the browser reads it: of what pages and the contract say.
    const entry = readCatalogue(locale).find(({ text }) => text === errors[0]?.message)
    const isReadByPages = entry?.files.some((file) => file.startsWith('contract/'))
    expect([errors[0]?.message, isReadByPages]).toEqual([errors[0]?.message, true])
    expect(entry?.translation).toMatch(/\S/)
  }
})
