import { useLocation } from '@tanstack/react-router'

export type SearchTexts = Partial<Record<string, string>>

/** Addresses carry plain texts: `?token=007` is `007`, not 7. */
export function parseSearch(search: string): SearchTexts {
  return Object.fromEntries(new URLSearchParams(search))
}

export function stringifySearch(search: Record<string, unknown>): string {
  const texts = Object.entries(search).flatMap(([name, value]) =>
    value === undefined || value === null ? [] : [[name, String(value)]],
  )
  const text = new URLSearchParams(texts).toString()
  return text === '' ? '' : `?${text}`
}

/** One text of the address' query. */
export function useSearchText(name: string): string | undefined {
  return useLocation({ select: (location) => parseSearch(location.searchStr)[name] })
}
