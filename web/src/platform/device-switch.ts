import { useSyncExternalStore } from 'react'

/**
 * Something that is on or off on this device, whoever sits at it; the device remembers it.
 * @param usual what it is where nobody switched it.
 */
export function deviceSwitch(name: string, usual: boolean) {
  const listeners = new Set<() => void>()
  let now = usual
  const isOn = () => {
    try {
      const kept = localStorage.getItem(name)
      return kept === null ? usual : kept === 'on'
    } catch {
      return now
    }
  }
  const subscribe = (listen: () => void) => {
    listeners.add(listen)
    // Another tab is the same device.
    addEventListener('storage', listen)
    return () => {
      listeners.delete(listen)
      removeEventListener('storage', listen)
    }
  }
  return {
    useIsOn: (): boolean => useSyncExternalStore(subscribe, isOn),
    turn: (on: boolean): void => {
      now = on
      try {
        if (on === usual) localStorage.removeItem(name)
        else localStorage.setItem(name, on ? 'on' : 'off')
      } catch {
        // It holds as long as the page is open.
      }
      for (const listen of listeners) listen()
    },
  }
}
