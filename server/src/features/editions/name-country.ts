import { type Locale, sourceLocale } from '@foyer/contract/kit/languages'

const names = new Map<Locale, Intl.DisplayNames>()

/** A country in the reader's language; the edition's own list is English. */
export function nameCountry(country: { readonly code: string; readonly name: string }, locale: Locale): string {
  if (locale === sourceLocale) return country.name
  const known = names.get(locale) ?? new Intl.DisplayNames([locale], { type: 'region' })
  names.set(locale, known)
  return known.of(country.code) ?? country.name
}
