import { type Locale, locales } from '@foyer/contract/kit/languages'

/** A text as it stands in the fields, by language; empty: not written. */
export type InEach = Readonly<Record<Locale, string>>

export const inEach = (content: Partial<Record<Locale, string>> | undefined): InEach => ({
  en: content?.en ?? '',
  de: content?.de ?? '',
  fr: content?.fr ?? '',
})

/**
 * What is written of it; in the first of the shown languages in any case, so that it is asked for. What stands in one
 * that is not shown now, as the edition had it before, is kept.
 */
export const written = (content: InEach, languages: readonly Locale[]) =>
  Object.fromEntries(
    [...languages, ...locales.filter((locale) => !languages.includes(locale))]
      .filter((locale, at) => at === 0 || content[locale].trim() !== '')
      .map((locale) => [locale, content[locale]]),
  )
