import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const folder = join(import.meta.dirname, 'first-parts')

/** A document with what all of them begin with in its places, `<!-- part: begin -->`. */
export const withFirstParts = (html: string): string =>
  html.replaceAll(/<!-- part: ([a-z]+) -->/g, (_, name: string) =>
    readFileSync(join(folder, `${name}.html`), 'utf8').trimEnd(),
  )

/** The scripts that every document has in itself: the reader's language and theme, and what an outdated browser is told. */
export function firstParts(): Plugin {
  return {
    name: 'foyer-first-parts',
    transformIndexHtml: { order: 'pre', handler: withFirstParts },
  }
}
