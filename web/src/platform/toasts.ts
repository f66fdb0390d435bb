export interface Toast {
  readonly id: number
  /** null: the specification's words for its kind, in whatever language the page has when they are shown. */
  readonly text: string | null
  readonly kind: 'done' | 'failed'
}

let toasts: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()

function change(next: readonly Toast[]): void {
  toasts = next
  for (const listen of listeners) listen()
}

function add(text: string | null, kind: Toast['kind']): void {
  lastId += 1
  // The same sentence twice is one sentence.
  change(
    [...toasts.filter((toast) => toast.text !== text || toast.kind !== kind), { id: lastId, text, kind }].slice(-3),
  )
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
  change(toasts.filter((toast) => toast.id !== id))
}

export const toastStore = {
  subscribe(listen: () => void): () => void {
    listeners.add(listen)
    return () => listeners.delete(listen)
  },
  read: (): readonly Toast[] => toasts,
}
