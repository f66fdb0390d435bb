import { readdirSync } from 'node:fs'
import { Amenity } from '@foyer/contract/accommodation.schemas'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { edition } from '../demo-edition.ts'
import type { DemoRoom, DemoText } from './hotel.ts'
import { hotels } from './hotels.ts'
import { listPictures, pictureId, readDrawing } from './keep-pictures.ts'
import { listRooms } from './make-hotels.ts'
import { demoNights, nightsOf } from './nights.ts'

const rooms = listRooms()
const allNights = (room: DemoRoom) => nightsOf(room, demoNights.first, demoNights.last)
/** Rooms left on each night of the fair, Monday to Thursday; undefined where the room is not on offer. */
const leftAtFair = (room: DemoRoom) => nightsOf(room, edition.startsOn, '2025-10-23').map((n) => n.allotment - n.taken)
const named = (name: string) => {
  const hotel = hotels.find((one) => one.name === name)
  if (hotel === undefined) throw new Error(`No hotel is called ${name}.`)
  return hotel
}

describe('the demo’s hotels', () => {
  test('are at least twelve, and no id is there twice', () => {
    expect(hotels.length).toBeGreaterThanOrEqual(12)
    expect(new Set(hotels.map((hotel) => hotel.id)).size).toBe(hotels.length)
    expect(new Set(hotels.map((hotel) => hotel.name)).size).toBe(hotels.length)
    expect(new Set(rooms.map((room) => room.id)).size).toBe(rooms.length)
    for (const hotel of hotels) {
      expect(new Set(hotel.rooms.map((room) => room.key)).size).toBe(hotel.rooms.length)
      expect(hotel.rooms.length).toBeGreaterThanOrEqual(2)
      expect(hotel.rooms.length).toBeLessThanOrEqual(5)
    }
  })

  test('have the shuttle at 28, 30 and 31 only', () => {
    const shuttle = hotels.filter((hotel) => hotel.wayKind === 'shuttle').map((hotel) => hotel.id)
    expect(shuttle.sort((a, b) => a - b)).toEqual([28, 30, 31])
  })

  test('speak English and German throughout', () => {
    const texts: DemoText[] = [
      ...hotels.flatMap((hotel) => [hotel.description, hotel.way]),
      ...rooms.flatMap((room) => [room.name, room.description]),
      ...listPictures().map((image) => image.alt),
    ]
    for (const { en, de } of texts) {
      expect(en.trim()).not.toBe('')
      expect(de.trim()).not.toBe('')
      // A sentence that is the same in both languages has not been translated.
      if (en.includes(' ')) expect(de).not.toBe(en)
    }
  })

  test('name amenities of the contract, each once', () => {
    for (const { amenities } of hotels) {
      expect(new Set(amenities).size).toBe(amenities.length)
      for (const amenity of amenities) expect(Amenity.options).toContain(amenity)
    }
  })

  test('name breakfast among their amenities where a room includes it', () => {
    for (const hotel of hotels.filter((one) => one.rooms.some((room) => room.board !== 'none')))
      expect(hotel.amenities).toContain('breakfast')
  })

  test('sleep one to four', () => {
    expect([...new Set(rooms.map((room) => room.maxOccupancy))].sort()).toEqual([1, 2, 3, 4])
  })
})

describe('the nights', () => {
  test('never take more than there is, and cost something', () => {
    for (const room of rooms)
      for (const night of allNights(room)) {
        expect(night.taken).toBeGreaterThanOrEqual(0)
        expect(night.taken).toBeLessThanOrEqual(night.allotment)
        expect(night.price).toBeGreaterThan(0)
      }
  })

  test('in a list name no more rooms than the allotment, one number a night', () => {
    for (const { pattern, allotment } of rooms) {
      if (typeof pattern === 'string') continue
      expect(pattern.left).toHaveLength(13)
      for (const left of pattern.left) expect(left ?? 0).toBeLessThanOrEqual(allotment)
    }
  })

  test('cost more when the fair is busiest', () => {
    for (const room of rooms) expect(room.peakPrice).toBeGreaterThan(room.basePrice)
  })

  test('leave one hotel full throughout, and another full on one night inside the stay', () => {
    const isFull = (hotel: (typeof hotels)[number], index: number) =>
      hotel.rooms.every((room) => leftAtFair(room)[index] === 0)
    const fullNights = hotels.map((hotel) => [0, 1, 2, 3].filter((index) => isFull(hotel, index)).join())
    expect(fullNights.filter((nights) => nights === '0,1,2,3')).toHaveLength(1)
    expect(fullNights.filter((nights) => nights === '1' || nights === '2').length).toBeGreaterThanOrEqual(1)
  })

  test('are nearly gone somewhere, plentiful elsewhere, and not on offer at all in one place', () => {
    expect(rooms.some((room) => leftAtFair(room).every((left) => left > 3))).toBe(true)
    expect(rooms.some((room) => leftAtFair(room).some((left) => left > 0 && left <= 3))).toBe(true)
    expect(rooms.some((room) => allNights(room).length < 13)).toBe(true)
  })
})

test.each([
  ['Hotel Adler', 115_600, [4, 3, 6, 4, 2, 5, 9, 12]],
  ['Quartier Neun', 74_800, [21, 18, 22, 19, 17, 20, 26, 31]],
  ['Hotel Kupferhof', 67_600, [12, 9, 14, 11, 2, 8, 15, 19]],
  ['Spreebogen Suites', 61_200, [7, 6, 9, 9, 5, 7, 11]],
  ['Haus Kranich', 47_200, [5, 2, 3, 3, 1, 4, 8, 8]],
])('%s has the price and the free rooms of the design’s drawings', (name, total, left) => {
  const priceOf = (room: DemoRoom) =>
    nightsOf(room, edition.startsOn, '2025-10-23').reduce((sum, night) => sum + night.price, 0)
  const free = named(name).rooms.filter((room) => !leftAtFair(room).includes(0))
  const [cheapest] = [...free].sort((a, b) => priceOf(a) - priceOf(b))
  expect(priceOf(cheapest!)).toBe(total)
  expect(nightsOf(cheapest!, '2025-10-18', '2025-10-25').map((night) => night.allotment - night.taken)).toEqual(left)
})

test('Werkhaus Ostkreuz has no room on Wednesday, and two nights at the drawings’ price before it', () => {
  const [loft] = named('Werkhaus Ostkreuz').rooms
  const strip = nightsOf(loft!, '2025-10-18', '2025-10-25')
  expect(strip.map((night) => night.allotment - night.taken)).toEqual([16, 11, 18, 12, 0, 9, 14, 20])
  expect(strip[2]!.price + strip[3]!.price).toBe(19_400)
  for (const room of named('Werkhaus Ostkreuz').rooms) expect(leftAtFair(room)[2]).toBe(0)
})

describe('the pictures', () => {
  const used = listPictures().map((image) => image.file)

  test('are all there, and all used', () => {
    expect(readdirSync(new URL('./art/', import.meta.url)).sort()).toEqual([...used].sort())
  })

  test('are each of one hotel, and no two are alike', () => {
    const all = hotels.flatMap((hotel) => [...hotel.images, ...hotel.rooms.flatMap((room) => room.images)])
    expect(all).toHaveLength(used.length)
    expect(new Set(listPictures().map(pictureId)).size).toBe(used.length)
    for (const hotel of hotels) expect(hotel.images.length).toBeGreaterThanOrEqual(2)
    for (const room of rooms) expect(room.images.length).toBeGreaterThanOrEqual(1)
  })

  test('are drawings of 480 by 320 that load nothing from elsewhere', async () => {
    for (const image of listPictures()) {
      const { format, width, height } = await sharp(readDrawing(image)).metadata()
      expect({ format, width, height }, image.file).toEqual({ format: 'svg', width: 480, height: 320 })
      expect(readDrawing(image).toString()).not.toMatch(/<script|<image|<foreignObject|href="(?!#)/i)
    }
  })
})
