import { allEndpoints } from '@foyer/contract/all'
import { type Endpoint, scopesFor } from '@foyer/contract/kit/endpoint'
import type { Order } from '@foyer/contract/orders'
import { beforeAll, describe, expect, test } from 'vitest'
import { book, openHotel } from './testing/hotels.ts'
import { colleague, invite } from './testing/pass-transfers.ts'
import { type Attendee, attendee, call, pay, place } from './testing/people.ts'
import { seedStaffForTests, signInStaff } from './testing/staff.ts'
import { packetsOf } from './testing/statements.ts'
import { useTestHouse } from './testing/test-house.ts'
import { chooseTrainTicket, openTrainTickets } from './testing/train-tickets.ts'
import { attend, openEvent, vip } from './testing/vip-events.ts'
import { askForLetter } from './testing/visa-letters.ts'
import { openTestWallets } from './testing/wallets.ts'

// What is the same for everybody is kept for a moment, as it is in earnest.
const house = useTestHouse({ sharedAnswerMs: 60_000, ports: openTestWallets().ports })

/** Somebody with a stay that is held, and nothing else. */
let person: Attendee
/** Somebody with two of most things, paid and not. */
let full: Attendee
let paid: Order
/** What stands in a path where it names one of many, by the path up to there. */
let named: Readonly<Record<string, string | number>>

const evening = (day: number, price: number) => ({
  price,
  startsAt: `2025-10-${day}T18:00:00Z`,
  endsAt: `2025-10-${day}T20:00:00Z`,
})

beforeAll(async () => {
  await seedStaffForTests(house)
  await openHotel(house, 990, [{ id: 9901, allotment: 9 }])
  person = await attendee(house)
  await book(house, person.token, { roomId: 9901, arrival: '2025-10-20', departure: '2025-10-22' })
  full = await vip(house)
  const { token } = full
  const eventId = await openEvent(house, evening(22, 4_500))
  await attend(house, full, eventId)
  await attend(house, full, await openEvent(house, evening(21, 2_500)))
  await book(house, token, { roomId: 9901, arrival: '2025-10-20', departure: '2025-10-22' })
  await chooseTrainTicket(house, token, await openTrainTickets(house))
  const { body: chosen } = await call<Order>(house, 'GET', '/api/order/current', { token })
  await place(house, chosen, token)
  paid = (await pay(house, chosen, token)).body
  await invite(house, full, colleague())
  await attend(house, full, await openEvent(house, evening(20, 1_500)))
  await book(house, token, { roomId: 9901, arrival: '2025-10-22', departure: '2025-10-23' })
  expect((await askForLetter(house, token)).status).toBe(201)
  await house.app.jobs.drain()
  named = await nameThem(eventId)
})

async function nameThem(eventId: number) {
  const { db } = house.database
  const some = async (
    table: 'program_sessions' | 'speakers' | 'exhibitors' | 'halls' | 'news_posts' | 'voucher_batches',
  ) => String((await db.selectFrom(table).select('id').limit(1).executeTakeFirstOrThrow()).id)
  const user = await db.selectFrom('users').select('id').where('email', '=', full.email).executeTakeFirstOrThrow()
  const booking = await db
    .selectFrom('bookings')
    .select('id')
    .where('order_id', '=', paid.uuid)
    .executeTakeFirstOrThrow()
  const invoice = await db
    .selectFrom('invoices')
    .select('id')
    .where('order_id', '=', paid.uuid)
    .executeTakeFirstOrThrow()
  const ticket = await db.selectFrom('train_tickets').select(['id', 'type_id']).executeTakeFirstOrThrow()
  const letter = await db.selectFrom('visa_letters').select('id').executeTakeFirstOrThrow()
  const question = await db.selectFrom('survey_questions').select('id').limit(1).executeTakeFirstOrThrow()
  const page = await db.selectFrom('pages').select('slug').limit(1).executeTakeFirstOrThrow()
  const pass = await db.selectFrom('passes').select('id').where('user_id', '=', user.id).executeTakeFirstOrThrow()
  return {
    '/api/agenda/': await some('program_sessions'),
    '/api/booking/': booking.id,
    '/api/invoice/': invoice.id,
    '/api/order/': paid.uuid,
    '/api/train-ticket/': ticket.id,
    '/api/user/profile/': user.id,
    '/api/vip-event/': eventId,
    '/api/visa-invitation-letter/': letter.id,
    '/api/organiser/accommodation/': 990,
    '/api/organiser/exhibitor/': await some('exhibitors'),
    '/api/organiser/hall/': await some('halls'),
    '/api/organiser/news/': await some('news_posts'),
    '/api/organiser/order/': paid.uuid,
    [`/api/organiser/order/${paid.uuid}/document/`]: invoice.id,
    '/api/organiser/page/': page.slug,
    '/api/organiser/pass/': pass.id,
    '/api/organiser/pass-type/': 1,
    '/api/organiser/person/': user.id,
    '/api/organiser/record/': 'order',
    '/api/organiser/record/order/': paid.uuid,
    '/api/organiser/session/': await some('program_sessions'),
    '/api/organiser/speaker/': await some('speakers'),
    '/api/organiser/survey-question/': question.id,
    '/api/organiser/train-ticket-type/': ticket.type_id,
    '/api/organiser/vip-event/': eventId,
    '/api/organiser/voucher-batch/': await some('voucher_batches'),
  }
}

function addressOf(path: string): string {
  const at = path.indexOf(':')
  if (at < 0) return path
  const name = named[path.slice(0, at)]
  if (name === undefined) throw new Error(`Nothing is named in ${path}.`)
  return addressOf(path.replace(/:\w+/, String(name)))
}

/** What must be said beside the address. */
const asks: Readonly<Record<string, string>> = {
  'identity.readAddress': '?type=billingAddress',
  'passes.judgeAddress': '?email=somebody@guests.example',
  'search.findRecords': '?q=Okafor',
  'people.listOtherPeople': '?q=person',
  'accommodation.readRoomChoice': '?arrival=2025-10-20&departure=2025-10-22&occupancy=1',
}

interface Counted {
  /** How often each read asks the database of those that ask more than twice: who asks, and what for. */
  readonly more: Readonly<Record<string, number>>
  /** What was not there to be read. */
  readonly refused: readonly string[]
}

async function count(token: string, reads: readonly Pick<Endpoint, 'id' | 'path'>[]): Promise<Counted> {
  const asked: [string, number][] = []
  const refused: string[] = []
  for (const { id, path } of reads) {
    const address = `${addressOf(path)}${asks[id] ?? ''}`
    const read = () => call(house, 'GET', address, { token })
    // Once before: what all share is looked up by whoever comes first.
    if ((await read()).status !== 200) refused.push(id)
    const { packets } = await packetsOf(read)
    asked.push([id, packets.flat().length])
  }
  return { more: Object.fromEntries(asked.filter(([, times]) => times > 2)), refused }
}

const isStream = ({ answers }: Endpoint) =>
  Object.values(answers).some(
    (schema) => schema !== null && ('saveAs' in schema || 'csv' in schema || 'events' in schema),
  )
const reads = allEndpoints.filter((one) => one.method === 'GET' && one.runs === 'read' && !isStream(one))
const own = reads.filter(({ audience }) => ['admitted', 'signed-in', 'order-holder'].includes(String(audience)))

describe('who reads something of their own asks the database twice, for who they are and for what it is:', () => {
  const [ofOne, ofAll] = [own.filter(({ path }) => path.includes(':')), own.filter(({ path }) => !path.includes(':'))]

  test('all that they have', async () => {
    expect(ofAll.length).toBeGreaterThan(15)
    expect(await count(person.token, ofAll)).toEqual({ more: {}, refused: [] })
    expect(await count(full.token, ofAll)).toEqual({ more: {}, refused: [] })
  })

  test('one of several, but for its files, and for an order of which each seller says whether it still goes back', async () => {
    expect(ofOne.length).toBeGreaterThan(8)
    const { more, refused } = await count(full.token, ofOne)
    expect(more).toEqual({
      'accommodation.readBookingPdf': 4,
      'invoices.readInvoicePdf': 3,
      'invoices.readInvoiceXml': 3,
      'orders.readOrder': 4,
      'trainTickets.readTrainTicketPdf': 4,
      'visaLetters.readVisaLetterPdf': 3,
    })
    // What was paid has its invoice, and who has no seat has none to be told of.
    expect(refused.toSorted()).toEqual(['invoices.readProForma', 'program.readReservation'])
  })
})

test('whoever reads at the office asks once for each part of what stands on their page, and for nothing twice', async () => {
  // What two people have, before they become one, is all that is kept of either; an export was made before it is fetched.
  const others = ['identity.previewMerge', 'exports.readExportFile']
  const office = reads.filter((one) => scopesFor(one) !== null && !others.includes(one.id))
  expect(office.length).toBeGreaterThan(50)
  const { more, refused } = await count(await signInStaff(house, 'owner'), office)
  expect(more).toEqual({
    'accommodation.drawRoomingList': 6,
    'accommodation.readRoomingList': 5,
    'accommodation.saveRoomingSheet': 5,
    'bank.listBankEntries': 3,
    'bank.readSureMatches': 3,
    'books.listOrderFees': 4,
    'editions.readWorkEdition': 4,
    'identity.listStaff': 3,
    'identity.readSecondFactor': 4,
    'invoices.listOrderDocuments': 3,
    'invoices.readOrderDocument': 4,
    'madeOrders.readChoices': 6,
    'mails.listMailsAboutOrder': 3,
    'mails.listMailsToPerson': 3,
    'orders.readOfficeOrder': 10,
    'passes.listOfficeVouchers': 3,
    'passes.printVouchers': 3,
    'passes.readVoucherBatch': 3,
    'people.readPerson': 14,
    'program.readProgramParts': 5,
    'setup.listEditions': 3,
    'surveys.readSurveyResults': 4,
    'trainTickets.listTrainTicketCodes': 3,
    'vipEvents.listVipGuests': 3,
    'vipEvents.previewVipCancellation': 5,
    'waitingRoom.readOfficeWaitingRoom': 3,
  })
  expect(refused.toSorted()).toEqual([
    'audit.listRecordEntries',
    'books.exportBatch',
    'books.readMoneyReport',
    'listViews.listViews',
    'passes.previewRejection',
  ])
})
