import type { OfficeAccommodation } from '@foyer/contract/office-accommodation'
import { expect, test } from 'vitest'
import { houseFields, houseSchema, roomFields, roomSchema } from './house-entries.ts'

const house: OfficeAccommodation = {
  id: 901,
  version: 3,
  name: 'Haus am Wehr',
  stars: 3,
  description: { en: 'A mill', de: 'Eine Mühle' },
  address: 'Am Wehr 4, 10997 Berlin',
  latitude: 52.5,
  longitude: -13.44,
  minutesToVenue: 12,
  wayKind: 'shuttle',
  way: { en: 'Line S1' },
  hasShuttle: true,
  amenities: ['wifi', 'garden'],
  checkInFrom: '15:00',
  checkOutUntil: '11:00',
  phone: null,
  isActive: true,
  images: [],
  rooms: [],
}

test('what stands in the fields of a house is the house again', () => {
  const { id: _id, version: _version, images: _images, rooms: _rooms, ...entries } = house
  expect(houseSchema(['en', 'de']).safeParse(houseFields(house))).toEqual({ success: true, data: entries })
})

test('a comma is a point, and what is empty in a second language is not written', () => {
  const fields = { ...houseFields(house), latitude: '52,75', description: { en: 'A mill', de: ' ', fr: '' } }
  expect(houseSchema(['en', 'de']).safeParse(fields)).toMatchObject({
    success: true,
    data: { latitude: 52.75, description: { en: 'A mill' } },
  })
})

test.each([
  [{ latitude: 'north' }, ['latitude']],
  [{ minutesToVenue: '1e9' }, ['minutesToVenue']],
  [{ checkInFrom: 'three' }, ['checkInFrom']],
  [{ description: { en: '', de: 'Nur deutsch', fr: '' } }, ['description', 'en']],
])('%o is refused at its field', (wrong, path) => {
  const parsed = houseSchema(['en', 'de']).safeParse({ ...houseFields(house), ...wrong })
  expect(parsed).toMatchObject({ success: false, error: { issues: [{ path }] } })
})

test('a room asks for its name in the first language', () => {
  const parsed = roomSchema(['de', 'en']).safeParse(roomFields(null))
  expect(parsed.success ? [] : parsed.error.issues.map(({ path }) => path.join('.'))).toEqual([
    'name.de',
    'description.de',
  ])
})
