import type { OfficeEdition } from '@foyer/contract/office-editions'
import { beforeAll, expect, test } from 'vitest'
import { idOf } from '../../testing/merging.ts'
import { type Attendee, call } from '../../testing/people.ts'
import { openSeats, reserve } from '../../testing/reservations.ts'
import { seedStaffForTests, signInStaff } from '../../testing/staff.ts'
import { useTestHouse } from '../../testing/test-house.ts'
import { attend, mailsAbout, openEvent, vips } from '../../testing/vip-events.ts'

const house = useTestHouse()
let owner: string
let nextYear: number

beforeAll(async () => {
  await seedStaffForTests(house)
  owner = await signInStaff(house, 'owner')
  const body = { product: 'MSPG', code: 'NX26', startsOn: '2026-10-26' }
  nextYear = (await call<OfficeEdition>(house, 'POST', '/api/organiser/edition', { token: owner, body })).body.id
})

test.each([
  ['a VIP event', 'Tower supper', () => openEvent(house, { capacity: 1 }), attend],
  ['a session', 'Lamp workshop', () => openSeats(house, 1), reserve],
] as const)(
  'who is next in line for %s hears of its year, whichever year is worked on by who erases somebody',
  async (_, name, open, take) => {
    const id = await open()
    const [leaving, next] = (await vips(house, 2)) as [Attendee, Attendee]
    await take(house, leaving, id)
    await take(house, next, id)
    const path = `/api/organiser/person/${await idOf(house, leaving.email)}/erase?edition=${nextYear}`
    expect((await call(house, 'POST', path, { token: owner, body: { email: leaving.email } })).status).toBe(204)
    expect(await mailsAbout(house, next.email, name)).toMatchObject([{ subject: expect.stringContaining('MSPG 2025') }])
  },
)
