import type { HouseEntries, OfficeAccommodation, RoomEntries } from '@foyer/contract/office-accommodation'
import type { NightGrid } from '@foyer/contract/office-nights'
import type { ListedOrder, OfficeOrder } from '@foyer/contract/office-orders'
import type { OfficePassType } from '@foyer/contract/office-pass-types'
import type { StayChangePreview } from '@foyer/contract/office-stays'
import { expect, test } from 'vitest'
import { findViolations } from '#platform/database/invariants'
import { book } from './testing/hotels.ts'
import { newPassType } from './testing/office-scenarios.ts'
import { attendee, call, pay, place } from './testing/people.ts'
import {
  beginInstallation,
  claim,
  eventEntries,
  mailEntries,
  missingIn,
  readSetup,
  SETUP,
  saveStep,
  sellerEntries,
} from './testing/setup.ts'
import { addApp, showFactor } from './testing/staff.ts'
import { useTestHouse } from './testing/test-house.ts'

const house = useTestHouse({ hasEdition: false })

const hotel: HouseEntries = {
  name: 'Haus am Wehr',
  stars: 3,
  description: { en: 'A mill by the weir', de: 'Eine Mühle am Wehr' },
  address: 'Am Wehr 4, 20457 Hamburg',
  latitude: 53.5,
  longitude: 10,
  minutesToVenue: 12,
  wayKind: 'walk',
  way: { en: 'Along the river', de: 'Am Fluss entlang' },
  hasShuttle: false,
  amenities: ['wifi'],
  checkInFrom: '15:00',
  checkOutUntil: '11:00',
  phone: null,
  isActive: true,
}
const room: RoomEntries = {
  name: { en: 'Miller’s room', de: 'Müllerzimmer' },
  description: { en: 'A bed above the wheel', de: 'Ein Bett über dem Rad' },
  maxOccupancy: 2,
  board: 'breakfast',
  isInternal: false,
  isActive: true,
}
const office = '/api/organiser'

/** Answered as asked, or the journey ends here. */
async function ask<T>(
  token: string,
  method: 'GET' | 'POST' | 'PUT' | 'PATCH',
  path: string,
  body?: unknown,
): Promise<T> {
  const answer = await call<T>(house, method, `${office}${path}`, { token, ...(body === undefined ? {} : { body }) })
  if (answer.status >= 300) throw new Error(`${path} was answered ${answer.status}: ${JSON.stringify(answer.body)}`)
  return answer.body
}

/** From nothing to an event whose sale may open. */
async function setUp(): Promise<string> {
  const { token } = (await claim(house, await beginInstallation(house))).body
  expect((await addApp(house, token)).status).toBe(200)
  await saveStep(house, token, 'event', eventEntries())
  await saveStep(house, token, 'seller', sellerEntries())
  await saveStep(house, token, 'mail', mailEntries())
  await call(house, 'POST', `${SETUP}/test-mail`, { token })
  return token
}

async function offer(token: string) {
  const pass = await ask<OfficePassType>(
    token,
    'POST',
    '/pass-type',
    newPassType({ name: { en: 'Guest', de: 'Gast' }, description: { en: 'All days', de: 'Alle Tage' }, benefits: [] }),
  )
  const { id } = await ask<OfficeAccommodation>(token, 'POST', '/accommodation', hotel)
  const { rooms } = await ask<OfficeAccommodation>(token, 'POST', `/accommodation/${id}/room`, room)
  const roomId = rooms[0]?.id ?? 0
  const { version } = await ask<NightGrid>(token, 'GET', `/accommodation/${id}/nights`)
  await ask(token, 'PATCH', `/accommodation/${id}/nights`, {
    version,
    roomIds: [roomId],
    first: '2026-10-19',
    last: '2026-10-22',
    allotment: 3,
    price: 10_700,
  })
  return { passTypeId: pass.id, hotelId: id, roomId }
}

test('from an empty database to books that balance: set up, sold, half given back, a stay moved, the hotel’s list', async () => {
  const owner = await setUp()
  const { passTypeId, hotelId, roomId } = await offer(owner)
  expect(missingIn(await readSetup(house, owner))).toEqual([])
  expect((await saveStep(house, owner, 'opening', { opensAt: '2025-08-18T10:00' })).status).toBe(200)
  house.clock.forward(3 * 3_600_000)
  await house.app.sweep()
  await house.app.jobs.drain()
  expect((await readSetup(house, owner)).openedAt).not.toBeNull()

  const visitor = await attendee(house, { passTypeId })
  const stay = { roomId, arrival: '2026-10-19', departure: '2026-10-21' }
  const { body: booked } = await book(house, visitor.token, stay)
  const order = { uuid: booked.orderUuid ?? '' }
  expect((await place(house, order, visitor.token)).status).toBe(200)
  expect((await pay(house, order, visitor.token)).body.status).toBe('paid')
  await house.app.jobs.drain()

  // Money leaves after a second factor that was shown just now.
  await showFactor(house, owner, 'owner@nordlicht.example')
  // Half of the pass, as goodwill: it stays theirs.
  const bought = `/order/${visitor.signUp.order?.uuid}`
  const before = await ask<OfficeOrder>(owner, 'GET', bought)
  const half = Math.floor(before.total.amount / 2)
  await ask(owner, 'POST', `${bought}/refund`, {
    lines: before.lines.map(({ id }) => id),
    goesBack: false,
    amount: half,
    reason: 'goodwill',
    refundedBefore: 0,
  })
  await house.app.jobs.drain()
  expect(await ask<OfficeOrder>(owner, 'GET', bought)).toMatchObject({ refunded: { amount: half } })

  const change = `/booking/${booked.bookingId}/change`
  const wanted = { ...stay, arrival: '2026-10-20', departure: '2026-10-22' }
  const { seen } = await ask<StayChangePreview>(owner, 'POST', `${change}/preview`, wanted)
  await ask(owner, 'POST', change, { ...wanted, seen, reason: 'Their flight moved.' })
  await house.app.jobs.drain()

  const list = String(await ask<unknown>(owner, 'GET', `/accommodation/${hotelId}/rooming-list/csv`))
  expect(list).toContain('2026-10-20')
  expect(list).not.toContain('2026-10-19')
  await ask(owner, 'POST', `/accommodation/${hotelId}/rooming-list`, { email: 'desk@wehr.example', after: 0 })
  await house.app.jobs.drain()
  const { rows: sent } = await house.database.raw(
    `select subject from demo_mails where to_address = 'desk@wehr.example'`,
  )
  expect(sent).toHaveLength(1)

  // What `npm run doctor` asks.
  expect(await findViolations(house.database, house.clock.now())).toEqual([])
  const orders = await ask<{ items: ListedOrder[] }>(owner, 'GET', '/order')
  const money = await ask<{ open: Record<'provider' | 'customers' | 'toRefund', { amount: number }> }>(
    owner,
    'GET',
    '/money?from=2025-08-01&to=2025-08-31',
  )
  const sold = orders.items.reduce((sum, { total, refunded }) => sum + total.amount - refunded.amount, 0)
  expect(sold).toBeGreaterThan(0)
  expect(money.open).toMatchObject({ provider: { amount: sold }, customers: { amount: 0 }, toRefund: { amount: 0 } })
})
