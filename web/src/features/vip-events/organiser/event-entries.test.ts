import type { OfficeVipEvent } from '@foyer/contract/office-vip-events'
import { expect, test } from 'vitest'
import { eventFields, eventSchema } from './event-entries.ts'

const entries = {
  name: { en: 'Tower supper', de: 'Abendessen im Turm' },
  description: { en: 'Soup above the roofs.' },
  place: { en: 'North tower' },
  dressCode: null,
  invitedBy: null,
  startsAt: '2025-10-22T18:00:30.500Z',
  endsAt: '2025-10-22T20:00:00.000Z',
  openTo: ['vendor-vip' as const, 'vip' as const],
  price: 4_500,
  capacity: 10,
  hasPlusOne: true,
  answerHours: 24,
  withdrawBefore: '2025-10-15T10:00:00.000Z',
}
const event: OfficeVipEvent = {
  ...entries,
  id: 1,
  version: 1,
  held: 0,
  taken: 0,
  waiting: 0,
  cancelledAt: null,
  cancellation: null,
}
const schema = eventSchema(['en', 'de'], 'Europe/Berlin', event)
const fields = eventFields(event, 'Europe/Berlin')

test('what stands in the fields of an event is the event again, to the second', () => {
  expect(schema.safeParse(fields)).toEqual({ success: true, data: entries })
})

test('moments are those of the clocks at the venue; where no other is said, money goes back until it begins', () => {
  expect(fields.startsAt).toBe('2025-10-22T20:00')
  expect(schema.safeParse({ ...fields, startsAt: '2025-11-22T20:00', withdrawBefore: '' })).toMatchObject({
    data: { startsAt: '2025-11-22T19:00:00.000Z', withdrawBefore: '2025-11-22T19:00:00.000Z' },
  })
})

test.each([
  [{ name: { en: '', de: 'Nur deutsch', fr: '' } }, ['name', 'en']],
  [{ startsAt: '' }, ['startsAt']],
  [{ capacity: '-1' }, ['capacity']],
  [{ price: '1e309' }, ['price']],
  [{ openTo: {} }, ['openTo', 'host']],
])('%o is refused at its field', (wrong, path) => {
  const parsed = schema.safeParse({ ...fields, ...wrong })
  expect(parsed.success ? [] : parsed.error.issues).toContainEqual(expect.objectContaining({ path }))
})
