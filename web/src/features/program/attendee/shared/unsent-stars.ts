import { useSyncExternalStore } from 'react'
import { UNSENT_STARS } from '#platform/connection.ts'
import { keep, readKept } from '#platform/kept.ts'

/** Stars that were set or taken off without a connection, of one person: session by session, what they wished last. */
interface Unsent {
  readonly of: string
  readonly stars: readonly (readonly [sessionId: number, isStarred: boolean])[]
}

/** How each session is to be whose star is under way: what was wished last. No two calls for one are so together. */
export const wishes = new Map<number, boolean>()

const listeners = new Set<() => void>()
const none: Unsent['stars'] = []
let read: { readonly text: string | null; readonly unsent: Unsent | null } = { text: null, unsent: null }

function isUnsent(value: unknown): value is Unsent {
  const { of, stars } = (value ?? {}) as Partial<Unsent>
  return (
    typeof of === 'string' &&
    Array.isArray(stars) &&
    stars.every((star) => Array.isArray(star) && Number.isInteger(star[0]) && typeof star[1] === 'boolean')
  )
}

function readAll(): Unsent | null {
  const text = readKept('localStorage', UNSENT_STARS)
  if (text === read.text) return read.unsent
  try {
    const value: unknown = text === null ? null : JSON.parse(text)
    read = { text, unsent: isUnsent(value) ? value : null }
  } catch {
    // Not what we wrote: as if there were none.
    read = { text, unsent: null }
  }
  return read.unsent
}

function write(unsent: Unsent): boolean {
  if (!keep('localStorage', UNSENT_STARS, unsent.stars.length === 0 ? null : JSON.stringify(unsent))) return false
  for (const listen of listeners) listen()
  return true
}

/** This person's; what another one left here is not theirs to send. */
export function unsentStars(of: string | undefined): Unsent['stars'] {
  const unsent = readAll()
  return unsent === null || unsent.of !== of ? none : unsent.stars
}

/** Keeps a wish for later, in place of the one before for the same session. @returns whether it could be kept */
export function keepUnsentStar(of: string, sessionId: number, isStarred: boolean): boolean {
  const others = unsentStars(of).filter(([id]) => id !== sessionId)
  return write({ of, stars: [...others, [sessionId, isStarred]] })
}

/** It was sent or refused. `wish`: that one alone, for what was wished anew meanwhile stays. */
export function dropUnsentStar(of: string, sessionId: number, wish?: boolean): void {
  const known = unsentStars(of)
  const stars = known.filter(([id, isStarred]) => id !== sessionId || (wish !== undefined && wish !== isStarred))
  if (stars.length !== known.length) write({ of, stars })
}

function subscribe(listen: () => void): () => void {
  listeners.add(listen)
  addEventListener('storage', listen)
  return () => {
    listeners.delete(listen)
    removeEventListener('storage', listen)
  }
}

export function useUnsentStars(of: string | undefined): Unsent['stars'] {
  return useSyncExternalStore(subscribe, () => unsentStars(of))
}
