import { useSyncExternalStore } from 'react'

export type Theme = 'light' | 'dark' | 'system'

const YEAR_SECONDS = 31_536_000
const listeners = new Set<() => void>()

function readTheme(): Theme {
  const { theme } = document.documentElement.dataset
  return theme === 'light' || theme === 'dark' ? theme : 'system'
}

/** The page's own script has set it before anything was painted; here it is changed. */
export function chooseTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = theme
  // A cookie, because the server draws the first page in this theme.
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
  document.cookie = `theme=${theme}; path=/; max-age=${theme === 'system' ? -1 : YEAR_SECONDS}`
  for (const listen of listeners) listen()
}

function subscribe(listen: () => void): () => void {
  listeners.add(listen)
  return () => listeners.delete(listen)
}

export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, readTheme)
}
