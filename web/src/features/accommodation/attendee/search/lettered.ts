import type { Accommodation } from '@foyer/contract/accommodation'

/** A hotel with its letter plate, the same in the list and on the drawing. */
export interface Lettered {
  readonly hotel: Accommodation
  readonly letter: string
}
