import type { Survey, SurveyQuestion } from '@foyer/contract/surveys'
import { beforeAll, expect, test } from 'vitest'
import { countryId } from '#features/editions'
import { book, openHotel } from './testing/hotels.ts'
import { type Attendee, call, password, pay, place, signIn } from './testing/people.ts'
import { seedStaffForTests } from './testing/staff.ts'
import { useTestHouse } from './testing/test-house.ts'
import { openTrainTickets, withTrainTicket } from './testing/train-tickets.ts'

// Section 7 of the specification: each call as its table writes it, what is sent with it, and what its answer is used for.

const house = useTestHouse()
const some = { text: expect.any(String), number: expect.any(Number), list: expect.any(Array) }
const search = 'start=2025-10-20&end=2025-10-24&roomOccupancy=1&currentStays=4'
const address = {
  addressLine1: 'Ringstraße 5',
  addressLine2: null,
  zip: '50667',
  city: 'Köln',
  state: null,
  countryId: countryId('DE'),
}

let mira: Attendee
let uuid: string
let bookingId: number
let availabilityIds: readonly number[]
let addressId: number
let questions: readonly SurveyQuestion[]

beforeAll(async () => {
  await seedStaffForTests(house)
  await openHotel(house, 901, [{ id: 9011 }, { id: 9012, isInternal: true }, { id: 9013, isActive: false }])
  mira = (await withTrainTicket(house, await openTrainTickets(house))).person
  const stay = { roomId: 9011, arrival: '2025-10-20', departure: '2025-10-24', roomOccupancy: 2 }
  const { body: booking } = await book(house, mira.token, stay)
  bookingId = booking.bookingId
  await place(house, { uuid: booking.orderUuid ?? '' }, mira.token)
  await pay(house, { uuid: booking.orderUuid ?? '' }, mira.token)
  await house.app.jobs.drain()
  availabilityIds = (await ask<{ availabilityIds: number[] }>('GET', '/api/accommodation/901/room/9011'))
    .availabilityIds
})

async function ask<T>(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: unknown): Promise<T> {
  const answer = await call<T>(house, method, path, { token: mira.token, body })
  expect({ path, status: answer.status }).toEqual({ path, status: expect.toBeOneOf([200, 201, 204]) })
  return answer.body
}
const get = (path: string) => ask('GET', path)
const answerTo = ({ type, options, scale }: SurveyQuestion) =>
  ({ text: 'Well', 'yes-no': true, single: options?.[0]?.value, multiple: [options?.[0]?.value], scale: scale?.min })[
    type
  ]

const calls: readonly [call: string, send: () => Promise<unknown>, used: unknown][] = [
  ['POST /api/user/login', async () => (await signIn(house, mira.email, password)).body, { token: some.text }],
  ['GET /api/user/', async () => ({ uuid } = await ask<{ uuid: string }>('GET', '/api/user/')), { uuid: some.text }],
  ['PATCH /api/user/', () => ask('PATCH', '/api/user/', { firstName: 'Miriam' }), { firstName: 'Miriam' }],
  [
    'GET /api/user/profile/{uuid}',
    () => get(`/api/user/profile/${uuid}`),
    { firstName: 'Miriam', lastName: 'Okafor', image: null },
  ],
  ['GET /api/country', () => get('/api/country'), expect.arrayContaining([expect.objectContaining({ code: 'DE' })])],
  ['GET /api/pass', () => get('/api/pass'), { status: 'approved' }],
  ['GET /api/pass/type/paid', () => get('/api/pass/type/paid'), expect.arrayContaining([ofList('paid')])],
  [
    'GET /api/pass/type/paid-upgrade',
    () => get('/api/pass/type/paid-upgrade?upgradeableBy=1'),
    expect.arrayContaining([
      expect.objectContaining({ list: 'paid-upgrade', upgradeableBy: expect.arrayContaining([1]) }),
    ]),
  ],
  ['GET /api/pass/type/voucher', () => get('/api/pass/type/voucher'), expect.arrayContaining([ofList('voucher')])],
  [
    'GET /api/pass/check-eligibility',
    () => get('/api/pass/check-eligibility?email=blocked%40demo.example'),
    { isBlacklisted: true, isWhitelisted: false },
  ],
  [
    'GET /api/address/',
    async () => {
      const found = await ask<{ id: number }>('GET', '/api/address/?type=billingAddress')
      addressId = found.id
      return found
    },
    { addressLine1: 'Ringstraße 5', type: 'billingAddress' },
  ],
  [
    'PATCH /api/address/',
    () => ask('PATCH', '/api/address/', { address: { ...address, city: 'Bonn' }, type: 'billingAddress' }),
    { id: some.number, city: 'Bonn' },
  ],
  [
    'DELETE /api/address/{id}',
    async () => [await ask('DELETE', `/api/address/${addressId}`), await get('/api/address/?type=billingAddress')],
    ['', null],
  ],
  [
    'POST /api/address/',
    () => ask('POST', '/api/address/', { address, type: 'billingAddress' }),
    { id: some.number, city: 'Köln' },
  ],
  [
    'GET /api/booking',
    () => get('/api/booking?extended=true'),
    [{ bookingId: some.number, accommodation: { id: 901 }, room: { id: 9011 }, nights: some.list }],
  ],
  [
    'POST /api/booking/guest',
    () =>
      ask('POST', '/api/booking/guest', {
        accommodationId: 901,
        roomId: 9011,
        bookingId,
        guest: { firstName: 'Ada', lastName: 'Byron' },
      }),
    { accommodationId: 901, roomId: 9011, bookingId: some.number, guest: { firstName: 'Ada', lastName: 'Byron' } },
  ],
  [
    'GET /api/accommodation',
    () => get(`/api/accommodation?${search}&roomIsBookable=true&order=priceHighLow`),
    expect.arrayContaining([expect.objectContaining({ id: 901, bookable: true })]),
  ],
  [
    'GET /api/accommodation, all of them',
    () => get(`/api/accommodation?${search}&roomIsBookable=null&order=priceHighLow`),
    expect.arrayContaining([expect.objectContaining({ bookable: false })]),
  ],
  ['GET /api/accommodation/{id}', () => get(`/api/accommodation/901?${search}`), { id: 901, checkInFrom: '15:00' }],
  [
    'GET /api/accommodation/{id}/',
    () => get('/api/accommodation/901/?roomActive=true&roomInternal=false'),
    [{ id: 9011, availabilityIds: [some.number, some.number, some.number, some.number] }],
  ],
  ['GET /api/accommodation/{id}/room/{roomId}', () => get('/api/accommodation/901/room/9011'), { id: 9011 }],
  [
    'GET /api/accommodation/{id}/room/{roomId}/availability/{availabilityId}, several in parallel',
    () => Promise.all(availabilityIds.map((id) => get(`/api/accommodation/901/room/9011/availability/${id}`))),
    ['2025-10-20', '2025-10-21', '2025-10-22', '2025-10-23'].map((night) => ({ night, allotment: 3, left: 2 })),
  ],
  [
    'GET /api/invoice',
    () => get('/api/invoice'),
    expect.arrayContaining([expect.objectContaining({ kind: 'invoice' })]),
  ],
  ['GET /api/news', () => get('/api/news'), expect.arrayContaining([expect.objectContaining({ title: some.text })])],
  [
    'GET /api/survey/questions/',
    async () => {
      questions = await ask<SurveyQuestion[]>('GET', '/api/survey/questions/')
      return questions
    },
    expect.arrayContaining([expect.objectContaining({ type: 'multiple', max: some.number })]),
  ],
  ['GET /api/survey/, nothing answered', () => get('/api/survey/'), { answers: [], updatedAt: null }],
  [
    'POST /api/survey/',
    () =>
      ask<Survey>('POST', '/api/survey/', {
        answers: questions.map((question) => ({ questionId: question.id, value: answerTo(question) })),
      }),
    { updatedAt: some.text },
  ],
  [
    'GET /api/survey/',
    () => get('/api/survey/'),
    { answers: expect.arrayContaining([expect.objectContaining({ createdAt: some.text })]), updatedAt: some.text },
  ],
  ['GET /api/train-ticket', () => get('/api/train-ticket'), [{ status: 'issued', code: some.text }]],
  [
    'GET /api/train-ticket/type',
    () => get('/api/train-ticket/type'),
    expect.arrayContaining([expect.objectContaining({ class: 'second' })]),
  ],
  [
    'POST /api/validation/vat-id',
    () => ask('POST', '/api/validation/vat-id', { countryCode: 'DE', vatNumber: '136695976' }),
    { valid: true },
  ],
]

function ofList(list: string): unknown {
  return expect.objectContaining({ list })
}

// In this order: what one sends is what the next finds.
test.each(calls)('the specified call %s is answered with what is used of it', async (_call, send, used) => {
  expect(await send()).toMatchObject(used as object)
})

test('all calls of the specification’s table are made here', () => {
  const made = calls.map(([name]) => name.split(',')[0])
  expect(new Set(made).size).toBe(29)
})

test('what is a person’s is answered to the token of the Authorization header alone', async () => {
  for (const path of ['/api/user/', '/api/pass', '/api/invoice', '/api/booking', '/api/survey/', '/api/train-ticket']) {
    expect((await call(house, 'GET', path, { token: mira.token })).status).toBe(200)
    for (const headers of [{}, { cookie: `foyer_auth=${mira.token}` }, { authorization: mira.token }])
      expect((await call(house, 'GET', path, { headers })).status).toBe(401)
  }
})

test('what the specification names of a person, a pass and its type is in their answers', async () => {
  const user = await ask<object>('GET', '/api/user/')
  expect(user).toMatchObject({
    uuid: some.text,
    firstName: some.text,
    lastName: some.text,
    tags: [],
    scope: ['attendee'],
  })
  expect(user).toHaveProperty('image')
  expect(await get('/api/pass')).toMatchObject({
    status: 'approved',
    passType: { name: 'Standard', codeType: 'standard', upgradeableBy: [] },
  })
  const { body } = await signIn(house, 'vendor@demo.example', 'Foyer-demo-2025!')
  const vendor = await call(house, 'GET', '/api/user/', { token: body.token })
  expect(vendor.body).toMatchObject({
    tags: [{ id: 2, name: some.text }],
    scope: expect.arrayContaining(['exhibitor']),
  })
})

test('each type of address is read and kept by itself', async () => {
  await ask('POST', '/api/address/', { address: { ...address, city: 'Aachen' }, type: 'shippingAddress' })
  expect(await get('/api/address/?type=shippingAddress')).toEqual({
    ...address,
    id: some.number,
    type: 'shippingAddress',
    city: 'Aachen',
  })
  expect(await get('/api/address/?type=billingAddress')).toMatchObject({ city: 'Köln' })
})

test('bookings come without house, room and nights unless they are asked for', async () => {
  expect((await ask<object[]>('GET', '/api/booking'))[0]).not.toHaveProperty('accommodation')
})
