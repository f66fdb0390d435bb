export interface Toast {
  readonly id: number
  /** null: the specification's words for its kind, in whatever language the page has when they are shown. */
  readonly text: string | null
  /** `waiting`: for as long as what it speaks of goes on. */
  readonly kind: 'done' | 'failed' | 'waiting'
  /** On this machine's clock, in milliseconds. */
  readonly at: number
}

/** One that can be looked up. */
export interface Said extends Toast {
  readonly kind: 'done' | 'failed'
}

/** So many that came and went can be looked up (experience, rule 62). */
const KEPT = 20

let toasts: readonly Toast[] = []
/** Newest first. */
let past: readonly Said[] = []
let lastId = 0
let lastRead = 0
const listeners = new Set<() => void>()

function tell(): void {
  for (const listen of listeners) listen()
}

/** @returns its id, for who closes it. */
export function addToast(text: string | null, kind: Toast['kind']): number {
  lastId += 1
  const added = { id: lastId, text, kind, at: Date.now() }
  // The same sentence twice is one sentence; in the list each has its time.
  toasts = [...toasts.filter((toast) => toast.text !== text || toast.kind !== kind), added].slice(-3)
  if (kind !== 'waiting') past = [added as Said, ...past].slice(0, KEPT)
  tell()
  return lastId
}

/** Says that something worked. Never the only place of what is needed later. */
export function toast(text: string | null = null): void {
  addToast(text, 'done')
}

/** Says that something failed; stays until it is closed. */
export function toastError(text: string | null = null): void {
  addToast(text, 'failed')
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
  readPast: (): readonly Said[] => past,
  /** The newest that was in the list when it was looked at: what is above it is new. */
  lastRead: (): number => lastRead,
  countUnread: (): number => past.filter(({ id }) => id > lastRead).length,
}
