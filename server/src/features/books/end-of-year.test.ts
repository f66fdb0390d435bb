import type { Billing } from '@foyer/contract/billing-entries.schemas'
import type { OfficeOrder } from '@foyer/contract/office-orders'
import { beforeAll, expect, test } from 'vitest'
import { findViolations } from '#platform/database/invariants'
import { attendee, call } from '../../testing/people.ts'
import { seedStaffForTests, signInStaff } from '../../testing/staff.ts'
import { useTestHouse } from '../../testing/test-house.ts'

// A year that is over was handed to the accountant, and the VAT of it declared: whatever becomes of it is booked when it happens.
const house = useTestHouse()
beforeAll(() => seedStaffForTests(house))

/** The entries of a year as DATEV has them, without the first lines, which say when the batch was made. */
async function batchOf(year: number): Promise<{ day: string; document: string; amount: number }[]> {
  const days = `from=${year}-01-01&to=${year}-12-31`
  const { rawPayload } = await house.app.http.inject({
    url: `/api/organiser/money/datev.csv?chart=SKR04&consultant=29098&client=1&${days}`,
    headers: { authorization: `Bearer ${await signInStaff(house, 'finance')}` },
  })
  const [, , ...lines] = rawPayload.toString('latin1').trim().split('\r\n')
  return lines.map((line) => {
    const cells = line.split(';')
    const [amount = '', side, day = '', document = ''] = [cells[0], cells[1], cells[9], cells[10]]
    return { day, document, amount: (side === '"S"' ? 1 : -1) * Number(amount.replace(',', '')) }
  })
}

test('what is corrected and given back after the end of the year, which is that of Berlin, is booked in the new one', async () => {
  const { uuid } = (await attendee(house)).signUp.order!
  await house.app.jobs.drain()
  house.clock.set(new Date('2025-12-31T22:59:59Z'))
  const path = `/api/organiser/order/${uuid}`
  const closed = await batchOf(2025)
  expect(closed.map(({ document }) => document)).toContain('"MS25-R-00001"')

  house.clock.set(new Date('2025-12-31T23:00:00Z'))
  expect(await batchOf(2026)).toEqual([])
  const support = await signInStaff(house, 'support')
  const { billing } = (await call<{ billing: Billing }>(house, 'GET', `${path}/billing`, { token: support })).body
  const corrected = { ...billing, city: 'Ulm', seen: billing, reason: 'Moved' }
  expect((await call(house, 'PUT', `${path}/billing`, { token: support, body: corrected })).status).toBe(204)
  await house.app.jobs.drain()
  const finance = await signInStaff(house, 'finance')
  const [line] = (await call<OfficeOrder>(house, 'GET', path, { token: finance })).body.lines
  const back = { lines: [line?.id], goesBack: false, amount: 11900, reason: 'asked', refundedBefore: 0 }
  expect((await call(house, 'POST', `${path}/refund`, { token: finance, body: back })).status).toBe(204)
  await house.app.jobs.drain()

  expect(await batchOf(2025)).toEqual(closed)
  const booked = await batchOf(2026)
  expect(new Set(booked.map(({ day }) => day))).toEqual(new Set(['0101']))
  const documents = booked.filter(({ document }) => /^"MS25-[CR]-/.test(document))
  expect(new Set(documents.map(({ document }) => document))).toEqual(
    new Set(['"MS25-C-00001"', '"MS25-R-00002"', '"MS25-C-00002"']),
  )
  // A credit note and its new invoice take each other back: of the new year is what was given back in it, and no more.
  expect(documents.reduce((sum, { amount }) => sum + amount, 0)).toBe(-11900)
  expect(await findViolations(house.database, house.clock.now())).toEqual([])
})
