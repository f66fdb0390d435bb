import type { Guest } from '@foyer/contract/bookings'

/** A guest that was named here and is not yet known to the server. */
export interface UnsavedGuest {
  /** The idempotency key of the call: however often it is sent, the guest is added once. */
  readonly key: string
  readonly bookingId: number
  readonly accommodationId: number
  readonly roomId: number
  readonly guest: Guest
  readonly hasFailed?: boolean
  /** Why the server will not have this guest: sending again is of no use. */
  readonly refusal?: string
}

const isSame = (a: Guest, b: Guest) => a.firstName === b.firstName && a.lastName === b.lastName && a.email === b.email

/** Adds a guest, once: naming the same again for the same booking is one guest. */
export function withGuest(outbox: readonly UnsavedGuest[], guest: UnsavedGuest): readonly UnsavedGuest[] {
  const isKnown = outbox.some((one) => one.bookingId === guest.bookingId && isSame(one.guest, guest.guest))
  return isKnown ? outbox : [...outbox, guest]
}

export function withoutGuest(outbox: readonly UnsavedGuest[], key: string): readonly UnsavedGuest[] {
  return outbox.filter((one) => one.key !== key)
}

/** How many of a room's places have no name yet, counting those that are still on their way. */
export function placesLeft(roomOccupancy: number, named: number, unsaved: number): number {
  return Math.max(0, roomOccupancy - named - unsaved)
}
