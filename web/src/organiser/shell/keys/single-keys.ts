import { useSyncExternalStore } from 'react'

const STORED = 'single-keys'
const listeners = new Set<() => void>()

/** WCAG 2.1.4: who dictates, or whose hand slips, turns keys off that act by themselves. They are on until then. */
function isOn(): boolean {
  try {
    return localStorage.getItem(STORED) !== 'off'
  } catch {
    return true
  }
}

/** The device remembers it: it is of its keyboard, and of who sits there. */
export function switchSingleKeys(on: boolean): void {
  if (on) localStorage.removeItem(STORED)
  else localStorage.setItem(STORED, 'off')
  for (const listen of listeners) listen()
}

function subscribe(listen: () => void): () => void {
  listeners.add(listen)
  // Another tab is the same device.
  addEventListener('storage', listen)
  return () => {
    listeners.delete(listen)
    removeEventListener('storage', listen)
  }
}

export const useSingleKeys = (): boolean => useSyncExternalStore(subscribe, isOn)
