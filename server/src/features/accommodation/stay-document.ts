import type { Locale } from '@foyer/contract/kit/languages'

/** The confirmation of a booked stay. Amounts are minor units with VAT, days `YYYY-MM-DD`. */
export interface StayDocument {
  readonly locale: Locale
  readonly number: string
  readonly orderNumber: string
  readonly house: string
  readonly address: string
  /** The house's number; null where it is not known. */
  readonly phone: string | null
  /** Where the house is on a map: a web address. */
  readonly mapUrl: string
  /** The event's name and year, as people call it. */
  readonly event: string
  readonly eventStartsOn: string
  readonly eventEndsOn: string
  /** The hall or fairground, and its city. */
  readonly venue: string
  /** From the house to the event, door to door. */
  readonly minutesToVenue: number
  /** How one gets there. */
  readonly way: string
  readonly room: string
  readonly board: 'none' | 'breakfast' | 'halfBoard'
  readonly persons: number
  readonly guests: readonly string[]
  readonly arrival: string
  readonly departure: string
  /** Times of the day, as the house says them. */
  readonly checkInFrom: string
  readonly checkOutUntil: string
  readonly nights: readonly { readonly day: string; readonly priceMinor: number }[]
  readonly totalMinor: number
  /** ISO 4217. */
  readonly currency: string
  /** The moment, in words. */
  readonly cancelBefore: string
  /** What is kept when it goes back, in sentences; empty: nothing until then. */
  readonly conditions: string
  readonly seller: string
  readonly email: string
}
