import type { Locale } from './languages.ts'

/** A page as it is drawn before any script is there. */
export interface FirstPage {
  /** What stands in the place of the app. */
  readonly html: string
  /** The window's, as plain text. */
  readonly title: string
  /** What it was drawn from, which the browser need not ask for before it goes on: each answer by its key. */
  readonly answers: readonly (readonly [key: readonly unknown[], answer: unknown])[]
}

/** Asks the server for one of its public reads: a path with its query, in a language. */
export type AskServer = (path: string, locale: Locale) => Promise<Response>

/**
 * Draws a page for somebody who is not signed in. A path may carry a query.
 * @returns null where this path shows them another page
 */
export type DrawFirstPage = (path: string, locale: Locale, ask: AskServer) => Promise<FirstPage | null>
