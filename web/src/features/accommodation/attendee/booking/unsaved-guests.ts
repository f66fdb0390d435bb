import { addGuest, type Booking, type Guest } from '@foyer/contract/bookings'
import { useSyncExternalStore } from 'react'
import { send } from '#platform/api.ts'
import { whenPersonIsForgotten } from '#platform/forget-person.ts'
import { keep, readKept } from '#platform/kept.ts'
import { ProblemError } from '#platform/problem-error.ts'
import { queryClient } from '#platform/query-client.ts'
import { bookingsQuery } from './bookings-query.ts'
import { type UnsavedGuest, withGuest, withoutGuest } from './guest-outbox.ts'

const STORED = 'foyer_unsaved_guests'
/** How long to wait before a guest that could not be saved is sent again, in milliseconds. */
const AGAIN_MS = 15_000

let outbox: readonly UnsavedGuest[] = readStored()
const listeners = new Set<() => void>()
let timer: ReturnType<typeof setTimeout> | undefined
let sending: Promise<void> | null = null

function readStored(): readonly UnsavedGuest[] {
  try {
    return JSON.parse(readKept('sessionStorage', STORED) ?? '[]') as UnsavedGuest[]
  } catch {
    return []
  }
}

function set(next: readonly UnsavedGuest[]): void {
  outbox = next
  // Where that is forbidden, they hold until the page is left.
  keep('sessionStorage', STORED, next.length === 0 ? null : JSON.stringify(next))
  for (const listen of listeners) listen()
}

/** Guests of a booking that the server does not have yet. */
export function useUnsavedGuests(bookingId: number): readonly UnsavedGuest[] {
  const all = useSyncExternalStore(
    (listen) => {
      listeners.add(listen)
      return () => listeners.delete(listen)
    },
    () => outbox,
  )
  return all.filter((one) => one.bookingId === bookingId)
}

/** Names a guest. A failure says nothing here: the guest stays in the list as not saved, and is sent again by itself. */
export async function nameGuest(booking: Booking, guest: Guest): Promise<void> {
  const { bookingId, accommodationId, roomId } = booking
  set(withGuest(outbox, { key: crypto.randomUUID(), bookingId, accommodationId, roomId, guest }))
  await sendGuests()
}

export function forgetGuest(key: string): void {
  set(withoutGuest(outbox, key))
}

/** Sends what waits, in its order, because the first of a booking is its lead. */
export function sendGuests(): Promise<void> {
  clearTimeout(timer)
  sending ??= sendAll().finally(() => {
    sending = null
  })
  return sending
}

async function sendAll(): Promise<void> {
  for (let next = outbox.find(isWaiting); next !== undefined; next = outbox.find(isWaiting)) {
    const { key, bookingId, accommodationId, roomId, guest } = next
    try {
      await send(addGuest, { body: { bookingId, accommodationId, roomId, guest } }, { idempotencyKey: key })
    } catch (error) {
      const isRefused =
        error instanceof ProblemError && error.status >= 400 && error.status < 500 && error.status !== 429
      if (!isRefused) {
        // Who stands behind it in the line waits as well.
        set(outbox.map((one) => ({ ...one, hasFailed: true })))
        timer = setTimeout(() => void sendGuests(), AGAIN_MS)
        return
      }
      // Asking again would be answered the same.
      set(outbox.map((one) => (one.key === key ? { ...one, hasFailed: true, refusal: error.detail } : one)))
      continue
    }
    await queryClient.invalidateQueries({ queryKey: bookingsQuery.queryKey })
    set(withoutGuest(outbox, key))
  }
}

/** Guests of one person are nobody else's to send, or to see. */
function forgetGuests(): void {
  clearTimeout(timer)
  set([])
}

const isWaiting = (guest: UnsavedGuest) => guest.refusal === undefined

whenPersonIsForgotten(forgetGuests)
if (typeof addEventListener === 'function') {
  addEventListener('online', () => void sendGuests())
  if (outbox.some(isWaiting)) timer = setTimeout(() => void sendGuests(), AGAIN_MS)
}
