import { useSyncExternalStore } from 'react'

export type Theme = 'light' | 'dark' | 'system'

const STORED = 'theme'
const listeners = new Set<() => void>()

function readTheme(): Theme {
  const { theme } = document.documentElement.dataset
  return theme === 'light' || theme === 'dark' ? theme : 'system'
}

/** The page's own script has set it before anything was painted; here it is changed. */
export function chooseTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = theme
  try {
    if (theme === 'system') localStorage.removeItem(STORED)
    else localStorage.setItem(STORED, theme)
  } catch {
    // It holds for this visit then.
  }
  for (const listen of listeners) listen()
}

function subscribe(listen: () => void): () => void {
  listeners.add(listen)
  return () => listeners.delete(listen)
}

export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, readTheme)
}
