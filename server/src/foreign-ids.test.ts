import { allEndpoints } from '@foyer/contract/all'
import type { Endpoint } from '@foyer/contract/kit/endpoint'
import { beforeAll, expect, test } from 'vitest'
import { countryId } from '#features/editions'
import { sampleRequest, urlOf } from './testing/contract-samples.ts'
import { book, openHotel } from './testing/hotels.ts'
import { type Attendee, attendee, call, pay, place } from './testing/people.ts'
import { useTestHouse } from './testing/test-house.ts'
import { openTrainTickets, withTrainTicket } from './testing/train-tickets.ts'
import { askForLetter } from './testing/visa-letters.ts'

const house = useTestHouse()

/** What somebody else has, by the endpoint that would open it. */
const theirs = new Map<string, Readonly<Record<string, string>>>()
const stay = { arrival: '2025-10-20', departure: '2025-10-22', roomOccupancy: 2 }
let bookingId: number
let mine: Attendee
let other: Attendee

/** Endpoints whose names open nothing of anybody's by themselves. */
const ownerless: Readonly<Record<string, string>> = {
  'platform.readImage': 'pictures are shown to whoever knows their address, which cannot be guessed',
  'platform.readDownload': 'the address is the secret',
  'identity.checkPasswordLink': 'the address is the secret',
  'identity.changePasswordByToken': 'the address is the secret',
  'passes.checkSignUp': 'the body has the secret',
  'passes.confirmSignUp': 'the body has the secret',
  'passes.resendSignUp': 'the answer is always the same, and the mail goes to the one who signed up',
  'passTransfers.checkInvitation': 'the body has the secret',
  'passTransfers.accept': 'the body has the secret',
  'identity.checkStaffInvitation': 'the body has the secret',
  'identity.acceptStaffInvitation': 'the body has the secret',
  'identity.sendStaffInvitationAgain': 'the team’s, for owners alone',
  'identity.withdrawStaffInvitation': 'the team’s, for owners alone',
  'identity.changeScopes': 'the team’s, for owners alone',
  'identity.resetSecondFactor': 'the team’s, for owners alone',
  'identity.removePasskey': 'one’s own, for staff alone: second-factor.test.ts asks for a colleague’s',
  'orders.receivePaymentEvent': 'names a provider',
  'accommodation.readAccommodation': 'hotels are there for everybody who is admitted',
  'accommodation.listRooms': 'as its hotel',
  'accommodation.readRoom': 'as its hotel',
  'accommodation.readAvailability': 'as its hotel',
  'program.readPage': 'pages are there for everybody',
  'program.readFavourite': 'sessions are there for everybody, and the star is one’s own',
  'program.starSession': 'as whether it is starred',
  'program.keepBoth': 'as whether it is starred',
  'program.remindOfClash': 'as whether it is starred',
  'program.unstarSession': 'as whether it is starred',
  'program.readReservation': 'seats are there for everybody, and what is reserved of them is one’s own',
  'program.reserveSeat': 'as what is reserved',
  'program.giveSeatBack': 'as what is reserved',
  'visaLetters.verifyCode': 'whoever holds the letter may ask whether it stands',
  'vipEvents.attendVipEvent': 'events are there for everybody whose pass opens them',
  'vipEvents.withdrawFromVipEvent': 'as the event',
  'vipEvents.ignoreVipEvent': 'as the event',
  'vipEvents.showVipEvent': 'as the event',
  'vipEvents.readVipEventCalendar': 'as the event, and the place is one’s own',
  'surveys.readOfficeQuestion': 'the event’s own, for staff alone',
  'surveys.changeQuestion': 'the event’s own, for staff alone',
  'surveys.replaceQuestion': 'the event’s own, for staff alone',
  'surveys.closeQuestion': 'the event’s own, for staff alone',
  'surveys.removeQuestion': 'the event’s own, for staff alone',
  'trainTickets.readOfficeTrainTicketType': 'the kind’s own, for staff alone',
  'trainTickets.changeTrainTicketType': 'the kind’s own, for staff alone',
  'trainTickets.previewTrainTicketTypeChange': 'the kind’s own, for staff alone',
  'trainTickets.listTrainTicketCodes': 'the kind’s own, for staff alone',
  'trainTickets.previewTrainTicketCodes': 'the kind’s own, for staff alone',
  'trainTickets.addTrainTicketCodes': 'the kind’s own, for staff alone',
  'trainTickets.removeTrainTicketCode': 'the code’s own, for staff alone',
  'vipEvents.cancelVipEvent': 'the event’s own, for staff alone',
  'vipEvents.readOfficeVipEvent': 'the event’s own, for staff alone',
  'vipEvents.changeVipEvent': 'the event’s own, for staff alone',
  'vipEvents.previewVipEventChange': 'the event’s own, for staff alone',
  'vipEvents.previewVipCancellation': 'the event’s own, for staff alone',
  'vipEvents.listVipGuests': 'the event’s own, for staff alone',
  'vipEvents.exportVipGuests': 'the event’s own, for staff alone',
  'orders.readOfficeOrder': 'the event’s own, for staff alone',
  'orders.previewRefund': 'the event’s own, for staff alone',
  'orders.refundOrder': 'the event’s own, for staff alone: refund-order.test.ts asks for another order’s line',
  'orders.endOrder': 'the event’s own, for staff alone',
  'orders.readOfficeBilling': 'the event’s own, for staff alone',
  'orders.correctOfficeBilling': 'the event’s own, for staff alone',
  'orders.decideVatCheck': 'the event’s own, for staff alone',
  'editions.readBanner': 'pictures of partners are shown to everybody',
  'editions.readLogo': 'logos are shown to everybody',
  'setup.setLogo': 'the event’s own, for staff alone',
  'setup.removeLogo': 'the event’s own, for staff alone',
  'setup.makeEditionCurrent': 'the event’s own, for staff alone',
  'orders.closePaymentAlarm': 'the event’s own, for staff alone',
  'orders.commentOnOrder': 'the event’s own, for staff alone',
  'mails.listMailsToPerson': 'people of the event, for staff alone',
  'mails.listMailsAboutOrder': 'the event’s own, for staff alone',
  'mails.sendMailAgain': 'the event’s own, for staff alone',
  'invoices.sendOrderDocument': 'the event’s own, for staff alone',
  'invoices.readOrderDocument': 'the event’s own, for staff alone: office-orders.test.ts asks for another order’s',
  'books.listOrderFees': 'the event’s own, for staff alone',
  'invoices.listOrderDocuments': 'the event’s own, for staff alone',
  'passes.readOfficePassType': 'the event’s own, for staff alone',
  'passes.changePassType': 'the event’s own, for staff alone',
  'passes.changePassQuota': 'the event’s own, for staff alone',
  'passes.removePassQuota': 'the event’s own, for staff alone',
  'passes.previewPassTypeChange': 'the event’s own, for staff alone',
  'passes.removeEligibilityEntry': 'the event’s own, for staff alone',
  'passes.readVoucherBatch': 'the event’s own, for staff alone',
  'passes.stopVoucherBatch': 'the event’s own, for staff alone',
  'passes.listOfficeVouchers': 'the event’s own, for staff alone',
  'passes.exportVouchers': 'the event’s own, for staff alone',
  'passes.printVouchers': 'the event’s own, for staff alone',
  'passes.stopVoucher': 'the event’s own, for staff alone',
  'program.readOfficeSession': 'the event’s own, for staff alone',
  'program.changeSession': 'the event’s own, for staff alone',
  'program.previewMove': 'the event’s own, for staff alone',
  'program.moveSession': 'the event’s own, for staff alone',
  'program.cancelSession': 'the event’s own, for staff alone',
  'program.readOfficeSpeaker': 'the event’s own, for staff alone',
  'program.changeTrack': 'the event’s own, for staff alone',
  'program.changeStage': 'the event’s own, for staff alone',
  'program.changeSpeaker': 'the event’s own, for staff alone',
  'program.setPortrait': 'the event’s own, for staff alone',
  'program.removePortrait': 'the event’s own, for staff alone',
  'program.removeTrack': 'the event’s own, for staff alone',
  'program.removeStage': 'the event’s own, for staff alone',
  'program.removeSpeaker': 'the event’s own, for staff alone',
  'exhibitors.readOfficeExhibitor': 'the event’s own, for staff alone',
  'exhibitors.changeExhibitor': 'the event’s own, for staff alone',
  'exhibitors.removeExhibitor': 'the event’s own, for staff alone',
  'exhibitors.readHall': 'the event’s own, for staff alone',
  'exhibitors.changeHall': 'the event’s own, for staff alone',
  'exhibitors.removeHall': 'the event’s own, for staff alone',
  'exhibitors.addStand': 'the event’s own, for staff alone',
  'exhibitors.changeStand': 'the event’s own, for staff alone',
  'exhibitors.removeStand': 'the event’s own, for staff alone',
  'exhibitors.previewDrawing': 'the event’s own, for staff alone',
  'exhibitors.setDrawing': 'the event’s own, for staff alone',
  'exhibitors.removeDrawing': 'the event’s own, for staff alone',
  'program.readOfficePage': 'the event’s own, for staff alone',
  'program.changePage': 'the event’s own, for staff alone',
  'program.removePage': 'the event’s own, for staff alone',
  'news.readOfficePost': 'the event’s own, for staff alone',
  'news.changePost': 'the event’s own, for staff alone',
  'news.withdrawPost': 'the event’s own, for staff alone',
  'news.setPicture': 'the event’s own, for staff alone',
  'accommodation.readOfficeAccommodation': 'the event’s own, for staff alone',
  'accommodation.readNightGrid': 'the event’s own, for staff alone',
  'accommodation.previewNights': 'the event’s own, for staff alone',
  'accommodation.changeNights': 'the event’s own, for staff alone',
  'accommodation.addPicture': 'the event’s own, for staff alone',
  'accommodation.changeAccommodation': 'the event’s own, for staff alone',
  'accommodation.arrangePictures': 'the event’s own, for staff alone',
  'accommodation.addRoom': 'the event’s own, for staff alone',
  'accommodation.changeRoom': 'the event’s own, for staff alone',
  'accommodation.addRoomPicture': 'the event’s own, for staff alone',
  'accommodation.arrangeRoomPictures': 'the event’s own, for staff alone',
  'accommodation.previewStayChange': 'people of the event, for staff alone',
  'accommodation.changeStay': 'people of the event, for staff alone',
  'audit.listRecordEntries': 'the event’s own, for staff alone',
  'identity.correctPerson': 'people of the event, for staff alone',
  'identity.erasePerson': 'people of the event, for staff alone',
  'identity.previewMerge': 'people of the event, for staff alone',
  'identity.mergePeople': 'people of the event, for staff alone',
  'identity.exportPerson': 'people of the event, for staff alone',
  'identity.noteOnPerson': 'people of the event, for staff alone',
  'identity.seePerson': 'people of the event, for staff alone',
  'identity.signPersonOut': 'people of the event, for staff alone',
  'identity.tagVendor': 'people of the event, for staff alone',
  'identity.untagVendor': 'people of the event, for staff alone',
  'passes.previewPassChange': 'people of the event, for staff alone',
  'passes.changePass': 'people of the event, for staff alone',
  'madeOrders.readChoices': 'people of the event, for staff alone',
  'madeOrders.previewOrder': 'people of the event, for staff alone',
  'madeOrders.makeOrder': 'people of the event, for staff alone',
  'madeOrders.giveOrder': 'people of the event, for staff alone',
  'passes.grantPass': 'people of the event, for staff alone',
  'passes.previewRejection': 'people of the event, for staff alone',
  'passes.rejectPass': 'people of the event, for staff alone',
  'people.readPerson': 'people of the event, for staff alone',
  'bank.allotBankEntry': 'the event’s own, for staff alone',
  'bank.sendEntryBack': 'the event’s own, for staff alone',
  'bank.markTransferredBack': 'the event’s own, for staff alone',
  'exports.readExportFile': 'one’s own, for staff alone: exports.test.ts asks for a colleague’s',
  'exports.beginAgain': 'as the file',
  'exports.removeExport': 'as the file',
  'exports.forgetSavedExport': 'as the file',
  'exports.scheduleExport': 'as the file',
  'bulkActs.putActAway': 'one’s own, for staff alone: bulk-acts.test.ts asks for a colleague’s',
  'listViews.changeView': 'one’s own, for staff alone: list-views.test.ts asks for a colleague’s',
  'listViews.removeView': 'as what is changed',
  'accommodation.saveContract': 'the event’s own, for staff alone',
  'accommodation.readRoomingList': 'the event’s own, for staff alone',
  'accommodation.exportRoomingList': 'the event’s own, for staff alone',
  'accommodation.saveRoomingSheet': 'the event’s own, for staff alone',
  'accommodation.drawRoomingList': 'the event’s own, for staff alone',
  'accommodation.sendRoomingList': 'the event’s own, for staff alone',
}
const absent = '01980000-0000-7000-8000-00000000dead'

beforeAll(async () => {
  mine = await attendee(house)
  other = await attendee(house)
  await house.app.jobs.drain()
  const token = other.token
  const order = { uuid: other.signUp.order?.uuid ?? '' }
  for (const name of [
    'readOrder',
    'openOrderLink',
    'renewOrderLink',
    'placeOrder',
    'payOrder',
    'resumePayment',
    'extendOrder',
    'cancelOrder',
    'readBilling',
    'correctBilling',
  ])
    theirs.set(`orders.${name}`, order)
  const invoices = await call<{ uuid: string }[]>(house, 'GET', '/api/invoice', { token })
  theirs.set('invoices.readProForma', order)
  theirs.set('invoices.readInvoicePdf', { uuid: invoices.body[0]?.uuid ?? '' })
  theirs.set('invoices.readInvoiceXml', { uuid: invoices.body[0]?.uuid ?? '' })
  const user = await call<{ uuid: string }>(house, 'GET', '/api/user/', { token })
  theirs.set('identity.readProfile', { uuid: user.body.uuid })
  const sessions = await call<{ id: string }[]>(house, 'GET', '/api/user/session', { token })
  theirs.set('identity.endSession', { id: sessions.body[0]?.id ?? '' })
  const address = await call<{ id: number }>(house, 'POST', '/api/address/', {
    token,
    body: {
      type: 'shippingAddress',
      address: {
        addressLine1: 'Hauptstraße 1',
        zip: '10115',
        city: 'Berlin',
        countryId: countryId('DE'),
      },
    },
  })
  theirs.set('identity.deleteAddress', { id: String(address.body.id) })
  await openHotel(house, 901, [{ id: 9011 }, { id: 9012 }])
  const { body: booking } = await book(house, token, { roomId: 9011, ...stay })
  const { body: held } = await call<{ uuid: string }>(house, 'GET', '/api/order/current', { token })
  expect((await place(house, held, token)).status).toBe(200)
  expect((await pay(house, held, token)).status).toBe(200)
  bookingId = booking.bookingId
  for (const name of ['changeBooking', 'cancelBooking', 'readBookingPdf', 'readBookingCalendar'])
    theirs.set(`accommodation.${name}`, { id: String(bookingId) })
  const { ticket } = await withTrainTicket(house, await openTrainTickets(house), other)
  for (const name of ['cancelTrainTicket', 'readTrainTicketPdf', 'readTrainTicketCalendar'])
    theirs.set(`trainTickets.${name}`, { id: ticket.id })
  const letter = { uuid: (await askForLetter(house, other.token)).body.uuid }
  for (const name of ['withdrawVisaLetter', 'readVisaLetterPdf']) theirs.set(`visaLetters.${name}`, letter)
})

const named = allEndpoints.filter((endpoint) => endpoint.params !== undefined && !(endpoint.id in ownerless))

async function ask(endpoint: Endpoint, params: Readonly<Record<string, string>>, token: string) {
  const request = sampleRequest(endpoint)
  const { status, body, headers } = await call<Record<string, unknown>>(
    house,
    endpoint.method,
    urlOf(endpoint, { params, query: {} }),
    { token, ...(request.body === undefined ? {} : { body: request.body }) },
  )
  const problem = typeof body === 'object' ? { ...body, requestId: '' } : body
  return { status, problem, size: headers['content-length'] }
}

test('every endpoint that names a thing is asked here for another’s, or says why not', () => {
  expect(named.map(({ id }) => id).sort()).toEqual([...theirs.keys()].sort())
  expect(Object.keys(ownerless).filter((id) => !allEndpoints.some((endpoint) => endpoint.id === id))).toEqual([])
})

test.each(named.map((endpoint) => [endpoint.id, endpoint] as const))(
  'another’s thing is to %s what does not exist',
  async (_id, endpoint) => {
    const params = theirs.get(endpoint.id) ?? {}
    const nowhere = Object.fromEntries(
      Object.entries(params).map(([name, value]) => [name, /^\d+$/.test(value) ? '999999999' : absent]),
    )
    const foreign = await ask(endpoint, params, mine.token)
    expect(foreign).toMatchObject({ status: 404, problem: { code: 'requests/not-found' } })
    expect(foreign).toEqual(await ask(endpoint, nowhere, mine.token))
    // It is there, and it is theirs: what is compared above is not nothing with nothing.
    if (endpoint.method === 'GET' && endpoint.id !== 'invoices.readProForma')
      expect((await ask(endpoint, params, other.token)).status).toBe(200)
  },
)

test('nobody is added to another’s booking, nor to a room that is not the booking’s', async () => {
  const add = (token: string, changes: Record<string, number>) =>
    call(house, 'POST', '/api/booking/guest', {
      token,
      body: {
        accommodationId: 901,
        roomId: 9011,
        bookingId,
        guest: { firstName: 'Uninvited', lastName: 'Guest' },
        ...changes,
      },
    })
  const foreign = await add(mine.token, {})
  const absentOne = await add(mine.token, { bookingId: 999_999_999 })
  expect(foreign).toMatchObject({ status: 404, body: { code: 'requests/not-found' } })
  expect({ ...foreign.body, requestId: '' }).toEqual({ ...absentOne.body, requestId: '' })
  expect((await add(other.token, { roomId: 9012 })).status).toBe(404)
  expect((await add(other.token, { accommodationId: 902 })).status).toBe(404)
  const { body } = await call(house, 'GET', '/api/booking', { token: other.token })
  expect(JSON.stringify(body)).not.toContain('Uninvited')
  expect((await add(other.token, {})).status).toBe(201)
})

test('the secret of one order opens no other', async () => {
  for (const endpoint of named.filter(({ audience }) => audience === 'order-holder')) {
    const params = theirs.get(endpoint.id) ?? {}
    const answer = await ask(endpoint, params, mine.signUp.orderSecret ?? '')
    expect({ id: endpoint.id, ...answer }).toMatchObject({ id: endpoint.id, status: 404 })
  }
})

test('nothing of the other was changed by all of that', async () => {
  const { token } = other
  expect((await call(house, 'GET', '/api/user/', { token })).status).toBe(200)
  expect((await call(house, 'GET', '/api/booking', { token })).body).toMatchObject([
    { bookingId, status: 'booked', arrival: stay.arrival, departure: stay.departure },
  ])
  expect((await call(house, 'GET', '/api/address/?type=shippingAddress', { token })).body).toMatchObject({
    city: 'Berlin',
  })
  expect(
    await call(house, 'GET', `/api/order/${other.signUp.order?.uuid}`, { token: other.signUp.orderSecret ?? '' }),
  ).toMatchObject({ status: 200, body: { status: 'paid' } })
})

test('a one-time address opens with the rights of who asked for it, once, and for a minute', async () => {
  const path = `/api/invoice/${theirs.get('invoices.readInvoicePdf')?.uuid}/pdf`
  const open = async (token: string) =>
    (await call<{ url: string }>(house, 'POST', '/api/download', { token, body: { path } })).body.url
  expect((await call(house, 'GET', await open(mine.token))).status).toBe(404)
  const url = await open(other.token)
  expect((await call(house, 'GET', url)).status).toBe(200)
  expect((await call(house, 'GET', url)).status).toBe(404)
  const late = await open(other.token)
  house.clock.forward(60_001)
  expect((await call(house, 'GET', late)).status).toBe(404)
})

test.each([
  'https://evil.example/',
  '//evil.example',
  '/api/../../etc/passwd',
  '/api/order/../../etc',
  '/api/user/?x=1',
  '/etc/passwd',
])('no one-time address leads to %s', async (path) => {
  const { status, body } = await call<{ url?: string }>(house, 'POST', '/api/download', {
    token: mine.token,
    body: { path },
  })
  if (status === 201) expect((await call(house, 'GET', body.url ?? '')).status).toBe(404)
  else expect(status).toBe(400)
})
