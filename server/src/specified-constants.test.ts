import { VENDOR_TAG_ID } from '@foyer/contract/constants'
import type { Edition } from '@foyer/contract/editions'
import type { PassType } from '@foyer/contract/passes'
import { expect, test } from 'vitest'
import { attendee, call, signIn, signUpForm } from './testing/people.ts'
import { seedStaffForTests } from './testing/staff.ts'
import { useTestHouse } from './testing/test-house.ts'

// Sections 1, 5 and 9 of the specification, as far as the event that the demo makes is the one it describes.

const house = useTestHouse()
const read = async <T>(path: string, token?: string) => (await call<T>(house, 'GET', path, { token })).body

test('the event is that of 2025, with its default search, its promotion and its survey', async () => {
  expect(await read<Edition>('/api/edition')).toMatchObject({
    product: 'MSPG',
    year: 2025,
    startsOn: '2025-10-20',
    timeZone: 'Europe/Berlin',
    currency: 'EUR',
    accommodationSearch: {
      start: '2025-10-20',
      end: '2025-10-24',
      roomOccupancy: 1,
      currentStays: 4,
      roomIsBookable: true,
      order: 'priceHighLow',
    },
    countdownPhases: [
      // 08:00 and 23:59 in Berlin.
      { name: 'MSPG Summer Kits Promo', start: '2025-07-01T06:00:00.000Z', end: '2025-09-05T21:59:00.000Z' },
    ],
    surveyStartsOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  })
})

test('visitors say what they do in one of seven answers, one for each kind of business', async () => {
  expect((await read<Edition>('/api/edition')).attendeeTypes).toEqual([
    'managed-service-provider',
    'platform-integrator',
    'distributor',
    'reseller',
    'oem',
    'cloud-service-provider',
    'corporate-it',
  ])
})

test('the accommodations 28, 30 and 31 carry the shuttle badge, and no other', async () => {
  const all = await read<{ id: number; shuttle: boolean }[]>('/api/accommodation?roomIsBookable=null&order=nameAZ')
  const ids = all.filter(({ shuttle }) => shuttle).map(({ id }) => id)
  expect(ids.sort()).toEqual([28, 30, 31])
})

test('pass types are in three lists, and of the five codes', async () => {
  const { token } = await attendee(house)
  const lists = await Promise.all(
    ['paid', 'paid-upgrade?upgradeableBy=1', 'voucher'].map((list) =>
      read<PassType[]>(`/api/pass/type/${list}`, token),
    ),
  )
  expect(lists.map((types) => [...new Set(types.map(({ list }) => list))])).toEqual([
    ['paid'],
    ['paid-upgrade'],
    ['voucher'],
  ])
  const codes = new Set(lists.flat().map(({ codeType }) => codeType))
  expect([...codes].sort()).toEqual(['badge-vip', 'host', 'standard', 'vendor-vip', 'vip'])
})

test('every instant in an answer is one of UTC', async () => {
  const text = JSON.stringify([await read('/api/edition'), await read('/api/agenda')])
  const instants = text.match(/\d{4}-\d\d-\d\dT[^"]*/g) ?? []
  expect(instants.length).toBeGreaterThan(100)
  expect(instants.filter((instant) => !/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/.test(instant))).toEqual([])
})

const rules =
  'Your password must be at least 8 characters long, contain at least one number, one special character and have a mixture of uppercase and lowercase letters.'
test.each([
  ['seven characters', 'Aa1!bcd', rules],
  ['no number', 'Correct-Horse', rules],
  ['no special character', 'CorrectHorse7', rules],
  ['no capital', 'correct-horse-7', rules],
  ['no small letter', 'CORRECT-HORSE-7', rules],
  ['what everybody takes', 'Password1!', 'Password is too weak.'],
])('a password with %s is refused in the words of the specification', async (_what, password, message) => {
  const { status, body } = await call<{ detail: string; errors?: { path: string; message: string }[] }>(
    house,
    'POST',
    '/api/sign-up',
    { body: signUpForm({ password }) },
  )
  expect(status).toBe(400)
  expect([body.detail, ...(body.errors ?? []).map((error) => error.message)]).toContain(message)
})

test('who bears the tag 2 comes in without a pass, and is an exhibitor', async () => {
  await seedStaffForTests(house)
  const { body: session } = await signIn(house, 'vendor@demo.example', 'Foyer-demo-2025!')
  const { token } = session
  const { body: user } = await call<{ tags: { id: number }[]; scope: string[] }>(house, 'GET', '/api/user/', { token })
  expect(user.tags.map(({ id }) => id)).toEqual([VENDOR_TAG_ID])
  expect(user.scope).toContain('exhibitor')
  expect((await call(house, 'GET', '/api/pass', { token })).body).toBe(null)
})
