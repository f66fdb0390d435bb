import { useSyncExternalStore } from 'react'

/** The sheets that the header and the dock open, one at a time. */
export type SheetName = 'menu' | 'messages'

let open: SheetName | null = null
const listeners = new Set<() => void>()

function change(next: SheetName | null): void {
  if (next === open) return
  open = next
  for (const listen of listeners) listen()
}

export const openSheet = change
export const closeSheet = () => change(null)

function subscribe(listen: () => void): () => void {
  listeners.add(listen)
  return () => listeners.delete(listen)
}

const openNow = () => open

export function useOpenSheet(): SheetName | null {
  return useSyncExternalStore(subscribe, openNow, openNow)
}
