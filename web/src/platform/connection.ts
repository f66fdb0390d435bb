import { useSyncExternalStore } from 'react'
import { keep } from './kept.ts'

/** Whether the server could be reached when it was last asked; the browser's own word counts until then. */
let isLost = navigator.onLine === false
const listeners = new Set<() => void>()

export function noteConnection(isThere: boolean): void {
  if (isLost === !isThere) return
  isLost = !isThere
  for (const listen of listeners) listen()
}

const onOffline = () => noteConnection(false)
const onOnline = () => noteConnection(true)

/** Of an address whose last answer was a kept one: when the server gave it, in milliseconds of this machine. */
const keptSince = new Map<string, number>()
const hasOld = (): boolean => keptSince.size > 0

/** `keptAt`: what the service worker says of an answer that it kept, and nobody else of any. */
export function noteAnswer(address: string, keptAt: string | null): void {
  const hadOld = hasOld()
  if (keptAt === null) keptSince.delete(address)
  else keptSince.set(address, Number(keptAt))
  noteConnection(keptAt === null)
  if (hadOld !== hasOld()) for (const listen of listeners) listen()
}

export const keptAt = (address: string): number | undefined => keptSince.get(address)

function subscribe(listen: () => void): () => void {
  listeners.add(listen)
  addEventListener('offline', onOffline)
  addEventListener('online', onOnline)
  return () => listeners.delete(listen)
}

export const isOffline = (): boolean => isLost

/** `some`: the server answers, and yet the last answer to some call is a kept one. */
export type OldAnswers = 'all' | 'some' | 'none'

export const oldAnswers = (): OldAnswers => (isLost ? 'all' : hasOld() ? 'some' : 'none')

export function useOldAnswers(): OldAnswers {
  return useSyncExternalStore(subscribe, oldAnswers, oldAnswers)
}

/** Whenever the server can be reached again, or no longer. */
export function whenConnectionChanges(react: () => void): void {
  subscribe(react)
}

/** Where stars wait that could not be sent (features/program): a person's, so they go with them. */
export const UNSENT_STARS = 'unsent-stars'

/** Empties what the service worker keeps of a person (attendee/offline); an answer under way is not kept either. */
export function forgetKept(): void {
  navigator.serviceWorker?.controller?.postMessage('forget')
  keep('localStorage', UNSENT_STARS, null)
  // Once more from here, where the worker cannot be reached.
  void window.caches
    ?.keys()
    .then((names) => Promise.all(names.filter((name) => name.startsWith('own-')).map((name) => caches.delete(name))))
    .catch(() => {})
}
