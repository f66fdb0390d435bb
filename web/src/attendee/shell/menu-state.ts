import { useSyncExternalStore } from 'react'

let isOpen = false
const listeners = new Set<() => void>()

function change(next: boolean): void {
  if (next === isOpen) return
  isOpen = next
  for (const listen of listeners) listen()
}

export const openMenu = () => change(true)
export const closeMenu = () => change(false)

function subscribe(listen: () => void): () => void {
  listeners.add(listen)
  return () => listeners.delete(listen)
}

export function useIsMenuOpen(): boolean {
  return useSyncExternalStore(subscribe, () => isOpen)
}
