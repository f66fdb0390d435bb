import type { AskServer } from '@foyer/contract/kit/first-page'
import type { Locale } from '@foyer/contract/kit/languages'

let ask: (path: string) => Promise<Response> = () => Promise.reject(new Error('Nobody draws.'))

/** Whom the page that is drawn now asks, and in which language. */
export function askIn(locale: Locale, server: AskServer): void {
  ask = (path) => server(path, locale)
}

/** Stands in the place of `fetch` where a page is drawn (web/build/first-pages.ts). */
export const askServer = (path: string): Promise<Response> => ask(path)
