import { message } from '@foyer/contract/kit/message'
import { appNow } from './app-clock.ts'

export interface Toast {
  readonly id: number
  /** null: the specification's words for its kind, in whatever language the page has when they are shown. */
  readonly text: string | null
  readonly kind: 'done' | 'failed'
  /** On the event's clock. */
  readonly at: Date
}

/** The specification's own, section 8: what is said where nobody says it better. */
export const usualWords = {
  done: message('Operation completed successfully.'),
  failed: message('Uh oh, an unexpected error happened. Please try again later.'),
} as const

/** So many that came and went can be looked up (experience, rule 62). */
const KEPT = 20

let toasts: readonly Toast[] = []
/** Newest first. */
let past: readonly Toast[] = []
let lastId = 0
let lastRead = 0
const listeners = new Set<() => void>()

function tell(): void {
  for (const listen of listeners) listen()
}

function add(text: string | null, kind: Toast['kind']): void {
  lastId += 1
  const added = { id: lastId, text, kind, at: appNow() }
  // The same sentence twice is one sentence; in the list each has its time.
  toasts = [...toasts.filter((toast) => toast.text !== text || toast.kind !== kind), added].slice(-3)
  past = [added, ...past].slice(0, KEPT)
  tell()
}

/** Says that something worked. Never the only place of what is needed later. */
export function toast(text: string | null = null): void {
  add(text, 'done')
}

/** Says that something failed; stays until it is closed. */
export function toastError(text: string | null = null): void {
  add(text, 'failed')
}

export function closeToast(id: number): void {
  toasts = toasts.filter((toast) => toast.id !== id)
  tell()
}

/** @param id the newest of those that were looked at. */
export function markRead(id: number): void {
  lastRead = id
  tell()
}

/** What was said to one person is not for the next. */
export function forgetToasts(): void {
  toasts = past = []
  tell()
}

export const toastStore = {
  subscribe(listen: () => void): () => void {
    listeners.add(listen)
    return () => listeners.delete(listen)
  },
  read: (): readonly Toast[] => toasts,
  /** The last twenty, newest first. */
  readPast: (): readonly Toast[] => past,
  /** The newest that was in the list when it was looked at: what is above it is new. */
  lastRead: (): number => lastRead,
  countUnread: (): number => past.filter(({ id }) => id > lastRead).length,
}
