import { edition } from '../demo-edition.ts'
import type { DemoDemand, DemoRoom } from './hotel.ts'

/** One night of a room. `price` is in minor units of EUR with VAT; 0 ≤ taken ≤ allotment. */
export interface DemoNight {
  readonly night: string
  readonly allotment: number
  readonly taken: number
  readonly price: number
}

/** The nights the demo seeds: four before the fair opens to four after its last day. */
export const demoNights = { first: '2025-10-16', last: '2025-10-28' } as const

/** The lists below begin this many nights before the fair opens. */
const leadNights = 4
/** The fair's third night, in the middle of a usual stay. */
const middleNight = 2
const dayLength = 86_400_000

/** Share of the rooms taken on each night, from four nights before the fair opens. */
const shares = {
  plenty: [0.04, 0.07, 0.14, 0.2, 0.33, 0.4, 0.43, 0.36, 0.24, 0.2, 0.1, 0.06, 0.04],
  steady: [0.09, 0.14, 0.33, 0.45, 0.6, 0.66, 0.71, 0.62, 0.48, 0.38, 0.2, 0.12, 0.08],
  few: [0.16, 0.22, 0.5, 0.62, 0.78, 0.9, 0.9, 0.8, 0.66, 0.5, 0.3, 0.18, 0.12],
}

/** Every night of the range that the room is on offer, first and last included. The same arguments always give the same nights. */
export function nightsOf(room: DemoRoom, firstNight: string, lastNight: string): DemoNight[] {
  const nights: DemoNight[] = []
  for (let day = dayNumber(firstNight); day <= dayNumber(lastNight); day += 1) {
    const offset = day - dayNumber(edition.startsOn)
    const taken = takenOn(room, offset)
    if (taken === null) continue
    nights.push({
      night: new Date(day * dayLength).toISOString().slice(0, 10),
      allotment: room.allotment,
      taken: Math.max(0, Math.min(room.allotment, taken)),
      price: priceOn(room, offset),
    })
  }
  return nights
}

function dayNumber(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) / dayLength
}

/** Null where the room is not on offer. Nights outside the lists are untouched, except in a house that is full. */
function takenOn(room: DemoRoom, offset: number): number | null {
  const demand: DemoDemand = room.pattern
  if (demand === 'full') return room.allotment
  const index = offset + leadNights
  if (typeof demand === 'object') {
    const left = demand.left[index]
    return left === null ? null : room.allotment - (left ?? room.allotment)
  }
  if (demand === 'fullOneNight' && offset === middleNight) return room.allotment
  if (demand === 'few' && isPeak(offset)) return room.allotment - 1 - (unevenness(room.key, offset) % 3)
  const share = shares[demand === 'fullOneNight' ? 'steady' : demand][index]
  if (share === undefined) return 0
  return Math.round(share * room.allotment) + (unevenness(room.key, offset) % 3) - 1
}

/** Whole euros, because that is how hotels print their lists. */
function priceOn(room: DemoRoom, offset: number): number {
  if (isPeak(offset)) return room.peakPrice
  if (offset === 0 || offset === 3) return room.basePrice
  const factor = offset === -1 || offset === 4 ? 0.9 : 0.8
  return Math.round((room.basePrice * factor) / 100) * 100
}

function isPeak(offset: number): boolean {
  return offset === 1 || offset === middleNight
}

/** A small fixed number for a room and a night, so that two hotels with the same pattern do not show the same row. */
function unevenness(key: string, offset: number): number {
  let sum = offset + 11
  for (const letter of key) sum = (sum * 31 + letter.charCodeAt(0)) % 9973
  return sum
}
