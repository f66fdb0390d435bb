import { Locale } from '@foyer/contract/kit/fields'
import * as z from 'zod/mini'

/** Words in every language that the product speaks. */
export const Texts = z.record(Locale, z.string())
export type Texts = Readonly<z.infer<typeof Texts>>

/** Writes the same thing in every language. */
export function inEveryLanguage(write: (locale: Locale) => string): Texts {
  return Object.fromEntries(Locale.options.map((locale) => [locale, write(locale)])) as Texts
}

/** The words of a column of the database, in a language. @throws ZodError where one is missing */
export const inLanguage = (texts: unknown, locale: Locale): string => z.parse(Texts, texts)[locale]
