import { Locale } from '@foyer/contract/kit/fields'
import { sourceLocale } from '@foyer/contract/kit/languages'
import * as z from 'zod/mini'

/** Words in every language that the product speaks. */
export type Texts = Readonly<Record<Locale, string>>

/** Writes the same thing in every language. */
export function inEveryLanguage(write: (locale: Locale) => string): Texts {
  return Object.fromEntries(Locale.options.map((locale) => [locale, write(locale)])) as Texts
}

/** What an organiser wrote, in the languages that they wrote it in. */
export const Content = z.partialRecord(Locale, z.string())

/** Who reads, and the languages of the edition: everything in it is written in the first one at least. */
export interface Reader {
  readonly locale: Locale
  readonly languages: readonly string[]
}

/** Who reads what an organiser of this edition wrote. */
export const readerOf = ({ languages }: Pick<Reader, 'languages'>, locale: Locale): Reader => ({ locale, languages })

/** What an organiser wrote as this reader sees it: in their language, else in the edition's first that it stands in. */
export function contentFor(content: unknown, { locale, languages }: Reader): string {
  const written = z.parse(Content, content)
  const found = [locale, ...languages].find((language) => written[language as Locale] !== undefined)
  return found === undefined ? '' : (written[found as Locale] ?? '')
}

/** What was written before the product spoke a language stands in English at least. */
const Written = z.intersection(z.object({ [sourceLocale]: z.string() }), Content)

/** What the product itself wrote into a column, such as an order's line, in a language. @throws ZodError where not even English is there */
export function inLanguage(texts: unknown, locale: Locale): string {
  const written = z.parse(Written, texts)
  return written[locale] ?? written[sourceLocale]
}
