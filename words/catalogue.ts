import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import PO from 'pofile'

/** One text of the product in one language. */
export interface Entry {
  /** As it stands at its call site, in English; ICU MessageFormat. */
  readonly text: string
  /** Tells apart what English says in the same words: gettext's `msgctxt`. */
  readonly context: string | null
  /** Empty where it is still missing. */
  readonly translation: string
  /** The files that say it, from the root. */
  readonly files: readonly string[]
}

/** Where the catalogues are. */
export const folder = import.meta.dirname

/** What a text is looked up by: itself, after its context where it has one, as in a compiled gettext catalogue. */
export const keyOf = (text: string, context: string | null | undefined): string =>
  context ? `${context}\u0004${text}` : text

/** The entries of a PO file's content, in its order; obsolete ones left out. */
export function readEntries(content: string): Entry[] {
  return PO.parse(content).items.flatMap((item) =>
    item.obsolete
      ? []
      : [
          {
            text: item.msgid,
            context: item.msgctxt ?? null,
            translation: item.msgstr[0] ?? '',
            files: item.references,
          },
        ],
  )
}

/** The catalogue of a language. @throws where it has no PO file */
export const readCatalogue = (locale: string): Entry[] =>
  readEntries(readFileSync(join(folder, `${locale}.po`), 'utf8'))
