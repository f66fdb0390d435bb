import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { AskServer, DrawFirstPage, FirstPage } from '@foyer/contract/kit/first-page'
import type { Locale } from '@foyer/contract/kit/languages'

/** A page is drawn anew after this time, in milliseconds: as long as the answers that it is drawn from are shared. */
const KEPT_MS = 1000

/** Nobody waits longer than this for words that the browser can make by itself, in milliseconds. */
const LONGEST_MS = 1000

/** Draws the page of a path in a language, or says that there is nothing to draw. */
export type FirstPages = (path: string, locale: Locale) => Promise<FirstPage | null>

/**
 * Draws pages for whoever is not signed in, with what the build made of the browser's own modules (web/build/first-pages.ts).
 * It is loaded when a page is first asked for. A page that cannot be drawn, or takes long because the database does, is
 * none: the browser makes it by itself.
 * @param folder of the build
 * @param onFailure hears why a page could not be drawn
 */
export function openFirstPages(folder: string, ask: AskServer, onFailure: (error: unknown) => void): FirstPages {
  const file = join(folder, '.server/attendee.js')
  if (!existsSync(file)) return async () => null
  const kept = new Map<string, { readonly page: Promise<FirstPage | null>; until: number }>()
  let program: Promise<{ readonly drawFirstPage: DrawFirstPage }> | undefined

  async function draw(path: string, locale: Locale): Promise<FirstPage | null> {
    try {
      program ??= import(pathToFileURL(file).href)
      const { drawFirstPage } = await program
      return await drawFirstPage(path, locale, ask)
    } catch (error) {
      onFailure(error)
      return null
    }
  }

  /** One at a time: what is asked for again while it is drawn waits for the same. */
  function begin(key: string, path: string, locale: Locale): Promise<FirstPage | null> {
    const page = draw(path, locale).finally(() => {
      drawing.until = performance.now() + KEPT_MS
    })
    const drawing = { page, until: Number.POSITIVE_INFINITY }
    kept.set(key, drawing)
    return page
  }

  return (path, locale) => {
    const key = `${locale} ${path}`
    const found = kept.get(key)
    return inTime(found !== undefined && found.until > performance.now() ? found.page : begin(key, path, locale))
  }
}

function inTime(page: Promise<FirstPage | null>): Promise<FirstPage | null> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), LONGEST_MS)
  })
  return Promise.race([page, late]).finally(() => clearTimeout(timer))
}
