import type { BookingStatus } from '@foyer/contract/bookings'
import type { Transitions } from '#platform/ground/state-machine'

export type BookingEvent = 'hold' | 'book' | 'expire' | 'cancel'

/** A stay: its nights held on choice, then booked; or let go before. */
export const bookingTransitions: Transitions<BookingStatus, BookingEvent> = {
  held: { book: 'booked', expire: 'expired', cancel: 'cancelled' },
  booked: { cancel: 'cancelled' },
  // Money that comes late takes the nights again where it can.
  expired: { hold: 'held' },
  cancelled: {},
}

export type ChangeState = 'held' | 'done' | 'released'
export type ChangeEvent = 'hold' | 'finish' | 'release'

/** A change of a stay: its new nights are held until it is paid or let go; one that costs nothing is done at once. */
export const changeTransitions: Transitions<ChangeState, ChangeEvent> = {
  held: { finish: 'done', release: 'released' },
  released: { hold: 'held' },
  done: {},
}
