/** The shapes of the demo's hotels. Pure data: whoever writes the tables reads these and decides how rows look. */
import type { Accommodation, Amenity, Board } from '@foyer/contract/accommodation'

/** One text in the two languages of the product. */
export interface DemoText {
  readonly en: string
  readonly de: string
}

/** A drawing: the file's name in `art/`, and what it shows. */
export interface DemoImage {
  readonly file: string
  readonly alt: DemoText
}

/**
 * How many rooms are taken, night by night. `full` is every night; `fullOneNight` is the Wednesday in the middle of the
 * fair; `few` leaves one to three rooms on the fair's dear nights. A list gives the rooms left on each night, the first
 * entry four nights before the fair opens, and must not exceed the allotment; null is a night that is not on offer.
 */
export type DemoDemand =
  | 'plenty'
  | 'steady'
  | 'few'
  | 'fullOneNight'
  | 'full'
  | { readonly left: readonly (number | null)[] }

export interface DemoRoom {
  /** Unique in its hotel. */
  readonly key: string
  readonly name: DemoText
  readonly description: DemoText
  readonly maxOccupancy: 1 | 2 | 3 | 4
  readonly board: Board
  readonly images: readonly DemoImage[]
  /** Rooms under contract on each night. */
  readonly allotment: number
  /** The fair's first and fourth night: minor units of EUR with VAT. Nights off the fair are cheaper. */
  readonly basePrice: number
  /** The two dearest nights, the fair's second and third: minor units of EUR with VAT. */
  readonly peakPrice: number
  readonly pattern: DemoDemand
}

export interface DemoHotel {
  /** Unique; a room's id is 100 times this and its place in the list, from 1. */
  readonly id: number
  readonly name: string
  readonly stars: 1 | 2 | 3 | 4 | 5
  readonly description: DemoText
  /** How one gets to the hall, as a sign would say it. */
  readonly way: DemoText
  /** One line. */
  readonly address: string
  readonly latitude: number
  readonly longitude: number
  /** Door to door, to Hall 3. */
  readonly minutesToVenue: number
  /** The fair's buses stop at the hotels whose way is `shuttle`. */
  readonly wayKind: Accommodation['way']['kind']
  readonly checkInFrom: string
  readonly checkOutUntil: string
  readonly amenities: readonly Amenity[]
  readonly images: readonly DemoImage[]
  readonly rooms: readonly DemoRoom[]
}

/** Both languages of a text on one line. */
export function say(en: string, de: string): DemoText {
  return { en, de }
}
