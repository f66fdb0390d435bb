import type { Booking } from '@foyer/contract/bookings'
import type { Order } from '@foyer/contract/orders'
import type { SurveyQuestion } from '@foyer/contract/surveys'
import sharp from 'sharp'
import { countryId } from '#features/editions'
import { attemptLimits } from '#platform/door/attempt-limits'
import { bankScenarios } from './bank-scenarios.ts'
import { billingScenarios } from './billing-scenarios.ts'
import { bulkActScenarios } from './bulk-act-scenarios.ts'
import { exportScenarios } from './export-scenarios.ts'
import { book, openHotel, scenarioStay } from './hotels.ts'
import { listViewScenarios } from './list-view-scenarios.ts'
import { madeOrderScenarios } from './made-order-scenarios.ts'
import { officeContentScenarios } from './office-content-scenarios.ts'
import { officeExhibitorScenarios } from './office-exhibitor-scenarios.ts'
import { officeHallScenarios } from './office-hall-scenarios.ts'
import { officeHotelScenarios } from './office-hotel-scenarios.ts'
import { officeMailScenarios } from './office-mail-scenarios.ts'
import { officeNewsScenarios } from './office-news-scenarios.ts'
import { officeOrderScenarios } from './office-order-scenarios.ts'
import { officePeopleScenarios } from './office-people-scenarios.ts'
import { officeProgramScenarios } from './office-program-scenarios.ts'
import { officeScenarios } from './office-scenarios.ts'
import { officeWayScenarios } from './office-way-scenarios.ts'
import { linkInMail, openLink } from './order-links.ts'
import { passTransferScenarios } from './pass-transfer-scenarios.ts'
import {
  type Attendee,
  attendee,
  call,
  cards,
  confirm,
  newestMail,
  password,
  pay,
  place,
  type Reply,
  signIn,
  signUpForm,
  signUpVisitor,
} from './people.ts'
import { programScenarios } from './program-scenarios.ts'
import { secondFactorScenarios } from './second-factor-scenarios.ts'
import { staffScenarios } from './staff-scenarios.ts'
import { surveyScenarios } from './survey-questions.ts'
import type { TestHouse } from './test-house.ts'
import { trainTicketScenarios } from './train-ticket-scenarios.ts'
import { undraw } from './undrawn.ts'
import { vipEventScenarios } from './vip-event-scenarios.ts'
import { visaLetterScenarios } from './visa-letter-scenarios.ts'
import { voucherScenarios } from './vouchers.ts'
import { waitingScenarios } from './waiting-scenarios.ts'

const otherPassword = 'Another-Horse-8-Battery'
export const HOTEL = 901

export const openScenarioHotel = (house: TestHouse): Promise<void> =>
  openHotel(house, HOTEL, [{ id: scenarioStay.roomId, allotment: 50 }])

/** A vendor with a billing address and no pass. */
async function vendor(house: TestHouse): Promise<Attendee> {
  const person = await attendee(house)
  const { body } = await call<{ uuid: string }>(house, 'GET', '/api/user/', person)
  const { db } = house.database
  await db
    .insertInto('user_tags')
    .values({ user_id: body.uuid, tag_id: 2, granted_by: body.uuid, granted_at: house.clock.now() })
    .execute()
  await db.updateTable('passes').set({ state: 'cancelled' }).where('user_id', '=', body.uuid).execute()
  return person
}

const choose = (house: TestHouse, { token }: Attendee) =>
  call<Order>(house, 'PUT', '/api/order/current/pass', { token, body: { passTypeId: 1 } })

async function upload(house: TestHouse, { token }: Attendee, bytes: Buffer) {
  const head = '--x\r\ncontent-disposition: form-data; name="file"; filename="a"\r\ncontent-type: image/png\r\n\r\n'
  const answer = await house.app.http.inject({
    method: 'PUT',
    url: '/api/user/image',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=x' },
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n--x--\r\n')]),
  })
  return { status: answer.statusCode, body: answer.json<{ image: string }>() }
}

const picture = () =>
  sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()

async function resetToken(house: TestHouse, email: string): Promise<string> {
  await call(house, 'POST', '/api/user/forgot-password', { body: { email } })
  await house.app.jobs.drain()
  const mailbox = `/api/demo/mailbox?to=${encodeURIComponent(email)}`
  const { body } = await call<{ text: string }[]>(house, 'GET', mailbox)
  // Several mails may be of the same moment.
  const links = body.map(({ text }) => /changepassword\/([\w-]+)/.exec(text)?.[1])
  return links.find((link) => link !== undefined) ?? 'none'
}

async function booked(house: TestHouse): Promise<{ person: Attendee; booking: Booking }> {
  const person = await attendee(house)
  const { body: booking } = await book(house, person.token, scenarioStay)
  const { body: order } = await call<Order>(house, 'GET', '/api/order/current', person)
  await place(house, order, person.token)
  await pay(house, order, person.token)
  return { person, booking }
}

async function held(house: TestHouse): Promise<{ person: Attendee; booking: Booking }> {
  const person = await attendee(house)
  return { person, booking: (await book(house, person.token, scenarioStay)).body }
}

async function placed(house: TestHouse) {
  const visitor = await signUpVisitor(house)
  await place(house, visitor.order!, visitor.orderSecret)
  return { order: visitor.order!, secret: visitor.orderSecret! }
}

const guestOf = (booking: Booking) => ({
  accommodationId: HOTEL,
  roomId: scenarioStay.roomId,
  bookingId: booking.bookingId,
  guest: { firstName: 'Ada', lastName: 'Lovelace' },
})

async function firstInvoice(house: TestHouse, { token }: Attendee): Promise<string> {
  await house.app.jobs.drain()
  return (await call<{ uuid: string }[]>(house, 'GET', '/api/invoice', { token })).body[0]!.uuid
}

/** Each question answered in the shortest way that it takes. */
async function answers(house: TestHouse) {
  const { body: questions } = await call<SurveyQuestion[]>(house, 'GET', '/api/survey/questions/')
  const first = ({ options }: SurveyQuestion) => options?.[0]?.value ?? ''
  const short = (question: SurveyQuestion) =>
    ({
      text: 'Yes',
      single: first(question),
      multiple: [first(question)],
      scale: question.scale?.min ?? 1,
      'yes-no': true,
    })[question.type]
  return { answers: questions.map((question) => ({ questionId: question.id, value: short(question) })) }
}

const roomPath = `/api/accommodation/${HOTEL}/room/${scenarioStay.roomId}`
type Scenario = (house: TestHouse) => Promise<Pick<Reply<unknown>, 'status'>>

/**
 * `endpoint status`: how it comes about, where no rule of the door brings it about for every endpoint alike. A house that
 * limits is given to those that are about limits (429), any other to the rest.
 */
export const scenarios: Readonly<Record<string, Scenario>> = {
  ...officeScenarios,
  ...officeHotelScenarios,
  ...officeContentScenarios,
  ...officeExhibitorScenarios,
  ...officeHallScenarios,
  ...officeWayScenarios,
  ...officeProgramScenarios,
  ...officeNewsScenarios,
  ...voucherScenarios,
  ...officeMailScenarios,
  ...officeOrderScenarios,
  ...madeOrderScenarios,
  ...bankScenarios,
  ...billingScenarios,
  ...exportScenarios,
  ...listViewScenarios,
  ...bulkActScenarios,
  ...officePeopleScenarios,
  ...secondFactorScenarios,
  ...staffScenarios,
  ...trainTicketScenarios,
  ...waitingScenarios,
  ...surveyScenarios,
  ...vipEventScenarios,
  ...visaLetterScenarios(vendor),

  'platform.readImage 200': async (house) => {
    const { body } = await upload(house, await attendee(house), await picture())
    return call(house, 'GET', body.image)
  },
  'platform.readDownload 200': async (house) => {
    const { token } = await attendee(house)
    const { body } = await call<{ url: string }>(house, 'POST', '/api/download', { token, body: { path: '/api/pass' } })
    return call(house, 'GET', body.url)
  },

  'identity.changePassword 204': async (house) => {
    const { token } = await attendee(house)
    const body = { currentPassword: password, password: otherPassword }
    return call(house, 'POST', '/api/user/password', { token, body })
  },
  'identity.checkPasswordLink 204': async (house) =>
    call(house, 'POST', `/api/user/change-password/${await resetToken(house, (await attendee(house)).email)}/check`),
  'identity.checkPasswordLink 410': (house) => call(house, 'POST', '/api/user/change-password/none/check'),
  'identity.changePasswordByToken 204': async (house) => {
    const token = await resetToken(house, (await attendee(house)).email)
    return call(house, 'POST', `/api/user/change-password/${token}`, { body: { password: otherPassword } })
  },
  'identity.changePasswordByToken 410': (house) =>
    call(house, 'POST', '/api/user/change-password/none', { body: { password: otherPassword } }),
  'identity.createAddress 201': async (house) => {
    const { token } = await attendee(house)
    const body = { type: 'shippingAddress', address: signUpForm()['billingAddress'] }
    return call(house, 'POST', '/api/address/', { token, body })
  },
  'identity.createAddress 409': async (house) => {
    const { token } = await attendee(house)
    const body = { type: 'billingAddress', address: signUpForm()['billingAddress'] }
    return call(house, 'POST', '/api/address/', { token, body })
  },
  'identity.updateAddress 200': async (house) =>
    call(house, 'PATCH', '/api/address/', {
      ...(await attendee(house)),
      body: { type: 'billingAddress', address: {} },
    }),
  'identity.updateAddress 404': async (house) =>
    call(house, 'PATCH', '/api/address/', {
      ...(await attendee(house)),
      body: { type: 'shippingAddress', address: {} },
    }),
  'identity.deleteAddress 204': async (house) => {
    const { token } = await attendee(house)
    const { body } = await call<{ id: number }>(house, 'GET', '/api/address/?type=billingAddress', { token })
    return call(house, 'DELETE', `/api/address/${body.id}`, { token })
  },
  'identity.endSession 204': async (house) => {
    const { token } = await attendee(house)
    const { body } = await call<{ id: string }[]>(house, 'GET', '/api/user/session', { token })
    return call(house, 'DELETE', `/api/user/session/${body[0]!.id}`, { token })
  },
  'identity.endSessions 204': async (house) => call(house, 'DELETE', '/api/user/session', await attendee(house)),
  'identity.eraseUser 204': async (house) =>
    call(house, 'POST', '/api/user/erasure', { ...(await attendee(house)), body: { password } }),
  'identity.readProfile 200': async (house) => {
    const { token } = await attendee(house)
    const { body } = await call<{ uuid: string }>(house, 'GET', '/api/user/', { token })
    return call(house, 'GET', `/api/user/profile/${body.uuid}`, { token })
  },
  'identity.updateUser 200': async (house) =>
    call(house, 'PATCH', '/api/user/', { ...(await attendee(house)), body: { firstName: 'Ada' } }),
  'identity.replaceImage 200': async (house) => upload(house, await attendee(house), await picture()),
  'identity.replaceImage 422': async (house) => upload(house, await attendee(house), Buffer.from('no picture')),

  'passes.choosePass 200': async (house) => choose(house, await vendor(house)),
  'passes.choosePass 409': async (house) => choose(house, await attendee(house)),
  'passes.removePass 409': async (house) => {
    const person = await vendor(house)
    const { body: order } = await choose(house, person)
    await place(house, order, person.token)
    await pay(house, order, person.token, cards.late)
    return call(house, 'DELETE', '/api/order/current/pass', person)
  },
  'passes.readPassCode 404': async (house) => call(house, 'GET', '/api/pass/code', await vendor(house)),
  'passes.readApplePass 404': async (house) => call(house, 'GET', '/api/pass/wallet/apple', await vendor(house)),
  'passes.linkGooglePass 404': async (house) => call(house, 'GET', '/api/pass/wallet/google', await vendor(house)),
  'passes.confirmSignUp 200': async (house) => confirm(house, await signUpVisitor(house)),
  'passes.confirmSignUp 410': async (house) => {
    const { uuid } = await signUpVisitor(house)
    return call(house, 'POST', `/api/sign-up/${uuid}/confirm`, { body: { token: 'none' } })
  },
  'passes.checkSignUp 200': async (house) => {
    const visitor = await signUpVisitor(house)
    const { text } = await newestMail(house, visitor.email)
    const token = new RegExp(`/sign-up/confirm/${visitor.uuid}\\?token=([\\w-]+)`).exec(text)?.[1]
    return call(house, 'POST', `/api/sign-up/${visitor.uuid}/check`, { body: { token } })
  },
  'passes.checkSignUp 410': async (house) => {
    const { uuid } = await signUpVisitor(house)
    return call(house, 'POST', `/api/sign-up/${uuid}/check`, { body: { token: 'none' } })
  },
  'passes.pricePass 200': (house) =>
    call(house, 'POST', '/api/pass/price', { body: { passTypeId: 1, countryId: countryId('DE') } }),
  'passes.pricePass 409': (house) =>
    call(house, 'POST', '/api/pass/price', { body: { passTypeId: 99, countryId: countryId('DE') } }),
  'passes.waitForPass 202': async (house) => {
    await house.database.script('update pass_types set capacity = held + sold where id = 4')
    return call(house, 'POST', '/api/pass/waiting', { body: { passTypeId: 4, email: 'waits@guests.example' } })
  },
  'passes.waitForPass 409': (house) =>
    call(house, 'POST', '/api/pass/waiting', { body: { passTypeId: 1, email: 'waits@guests.example' } }),
  'passes.signIn 200': async (house) => signIn(house, (await attendee(house)).email),
  'passes.signIn 401': (house) => signIn(house, 'nobody@guests.example'),
  'passes.signIn 403': async (house) => signIn(house, (await signUpVisitor(house)).email),
  'passes.signUp 409': (house) =>
    call(house, 'POST', '/api/sign-up', { body: signUpForm({ passTypeId: null, voucherCode: 'NONE' }) }),
  'passes.signUp 201': (house) => call(house, 'POST', '/api/sign-up', { body: signUpForm() }),
  'passes.upgradePass 201': async (house) =>
    call(house, 'POST', '/api/pass/upgrade', { ...(await attendee(house)), body: { passTypeId: 7 } }),
  'passes.upgradePass 409': async (house) =>
    call(house, 'POST', '/api/pass/upgrade', { ...(await attendee(house)), body: { passTypeId: 2 } }),

  'accommodation.listAccommodations 200': (house) => call(house, 'GET', '/api/accommodation'),
  'accommodation.listRooms 200': (house) => call(house, 'GET', `/api/accommodation/${HOTEL}/`),
  'accommodation.readAccommodation 200': (house) => call(house, 'GET', `/api/accommodation/${HOTEL}`),
  'accommodation.readRoom 200': (house) => call(house, 'GET', roomPath),
  'accommodation.readAvailability 200': async (house) => {
    const { body } = await call<{ availabilityIds: number[] }>(house, 'GET', roomPath)
    return call(house, 'GET', `${roomPath}/availability/${body.availabilityIds[0]}`)
  },
  'accommodation.bookRoom 201': async (house) => book(house, (await attendee(house)).token, scenarioStay),
  'accommodation.bookRoom 409': async (house) =>
    book(house, (await attendee(house)).token, { ...scenarioStay, roomOccupancy: 20 }),
  'accommodation.addGuest 201': async (house) => {
    const { person, booking } = await held(house)
    return call(house, 'POST', '/api/booking/guest', { ...person, body: guestOf(booking) })
  },
  'accommodation.addGuest 409': async (house) => {
    const { person, booking } = await held(house)
    await call(house, 'POST', '/api/booking/guest', { ...person, body: guestOf(booking) })
    return call(house, 'POST', '/api/booking/guest', { ...person, body: guestOf(booking) })
  },
  'accommodation.addGuest 404': async (house) => {
    const { booking } = await held(house)
    return call(house, 'POST', '/api/booking/guest', { ...(await attendee(house)), body: guestOf(booking) })
  },
  'accommodation.changeBooking 200': async (house) => {
    const { person, booking } = await booked(house)
    const body = { departure: '2025-10-23' }
    return call(house, 'PATCH', `/api/booking/${booking.bookingId}`, { ...person, body })
  },
  'accommodation.changeBooking 409': async (house) => {
    const { person, booking } = await booked(house)
    const body = { departure: '2025-11-11' }
    return call(house, 'PATCH', `/api/booking/${booking.bookingId}`, { ...person, body })
  },
  'accommodation.cancelBooking 200': async (house) => {
    const { person, booking } = await held(house)
    return call(house, 'DELETE', `/api/booking/${booking.bookingId}`, person)
  },
  'accommodation.cancelBooking 409': async (house) => {
    const { person, booking } = await booked(house)
    await call(house, 'DELETE', `/api/booking/${booking.bookingId}`, person)
    return call(house, 'DELETE', `/api/booking/${booking.bookingId}`, person)
  },
  ...documentScenarios('readBookingPdf', 'pdf'),
  ...documentScenarios('readBookingCalendar', 'ics'),

  'orders.readOrder 200': async (house) => {
    const { order, secret } = await placed(house)
    return call(house, 'GET', `/api/order/${order.uuid}`, { token: secret })
  },
  'orders.openOrderLink 200': async (house) => {
    const visitor = await signUpVisitor(house)
    return openLink(house, visitor.order!, await linkInMail(house, visitor.email))
  },
  'orders.openOrderLink 410': async (house) => {
    const visitor = await signUpVisitor(house)
    const secret = await linkInMail(house, visitor.email)
    await openLink(house, visitor.order!, secret)
    return openLink(house, visitor.order!, secret)
  },
  'orders.renewOrderLink 202': async (house) => {
    const visitor = await signUpVisitor(house)
    const token = await linkInMail(house, visitor.email)
    return call(house, 'POST', `/api/order/${visitor.order?.uuid}/link/renew`, { token })
  },
  'orders.placeOrder 200': async (house) => {
    const visitor = await signUpVisitor(house)
    return place(house, visitor.order!, visitor.orderSecret)
  },
  'orders.placeOrder 409': async (house) => {
    const { order, secret } = await placed(house)
    await pay(house, order, secret)
    return place(house, order, secret)
  },
  'orders.payOrder 200': async (house) => {
    const { order, secret } = await placed(house)
    return pay(house, order, secret)
  },
  'orders.payOrder 202': async (house) => {
    const { order, secret } = await placed(house)
    return pay(house, order, secret, cards.asksBank)
  },
  'orders.payOrder 402': async (house) => {
    const { order, secret } = await placed(house)
    return pay(house, order, secret, cards.declined)
  },
  'orders.payOrder 429': async (limited) => {
    const { order, secret } = await placed(limited)
    const { attempts } = attemptLimits['declined-card-of-order']
    for (let time = 0; time < attempts; time += 1) await pay(limited, order, secret, cards.declined)
    return pay(limited, order, secret, cards.declined)
  },
  'orders.resumePayment 200': async (house) => {
    const { order, secret } = await placed(house)
    return call(house, 'POST', `/api/order/${order.uuid}/payment/resume`, { token: secret })
  },
  'orders.extendOrder 200': async (house) => {
    const { order, secret } = await placed(house)
    return call(house, 'POST', `/api/order/${order.uuid}/extend`, { token: secret })
  },
  'orders.extendOrder 409': async (house) => {
    const { order, secret } = await placed(house)
    await call(house, 'POST', `/api/order/${order.uuid}/extend`, { token: secret })
    return call(house, 'POST', `/api/order/${order.uuid}/extend`, { token: secret })
  },
  'orders.cancelOrder 200': async (house) => {
    const { order, secret } = await placed(house)
    return call(house, 'POST', `/api/order/${order.uuid}/cancel`, { token: secret })
  },
  'orders.cancelOrder 409': async (house) => {
    const { order, secret } = await placed(house)
    await call(house, 'POST', `/api/order/${order.uuid}/cancel`, { token: secret })
    return call(house, 'POST', `/api/order/${order.uuid}/cancel`, { token: secret })
  },
  'orders.receivePaymentEvent 202': async (house) => {
    const { order, secret } = await placed(house)
    await pay(house, order, secret, cards.late)
    const charge = await house.database.db
      .selectFrom('sandbox_charges')
      .select('provider_ref')
      .executeTakeFirstOrThrow()
    const event = await house.sandbox.sandboxEvent(charge.provider_ref, { state: 'succeeded' })
    const { headers, body: payload } = event!
    const answer = await house.app.http.inject({
      method: 'POST',
      url: '/api/payment/webhook/sandbox',
      headers,
      payload,
    })
    return { status: answer.statusCode }
  },

  'invoices.readInvoicePdf 200': async (house) => {
    const person = await attendee(house)
    return call(house, 'GET', `/api/invoice/${await firstInvoice(house, person)}/pdf`, person)
  },
  'invoices.readInvoicePdf 409': async (house) => {
    const person = await attendee(house)
    const uuid = await firstInvoice(house, person)
    await undraw(house, uuid, 'file_id')
    return call(house, 'GET', `/api/invoice/${uuid}/pdf`, person)
  },
  'invoices.readInvoiceXml 200': async (house) => {
    const person = await attendee(house)
    return call(house, 'GET', `/api/invoice/${await firstInvoice(house, person)}/xml`, person)
  },
  'invoices.readInvoiceXml 409': async (house) => {
    const person = await attendee(house)
    const uuid = await firstInvoice(house, person)
    await undraw(house, uuid, 'xml_file_id')
    return call(house, 'GET', `/api/invoice/${uuid}/xml`, person)
  },
  ...passTransferScenarios(vendor),
  ...programScenarios,
  'surveys.answerSurvey 200': async (house) =>
    call(house, 'POST', '/api/survey/', { ...(await attendee(house)), body: await answers(house) }),
  'surveys.saveSurveyDraft 200': async (house) =>
    call(house, 'PUT', '/api/survey/draft', { ...(await attendee(house)), body: await answers(house) }),
}

function documentScenarios(name: string, ending: string): Record<string, Scenario> {
  return {
    [`accommodation.${name} 200`]: async (house) => {
      const { person, booking } = await booked(house)
      return call(house, 'GET', `/api/booking/${booking.bookingId}/${ending}`, person)
    },
    [`accommodation.${name} 409`]: async (house) => {
      const { person, booking } = await held(house)
      return call(house, 'GET', `/api/booking/${booking.bookingId}/${ending}`, person)
    },
  }
}
