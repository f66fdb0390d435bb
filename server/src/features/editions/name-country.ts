import { type Locale, locales, sourceLocale } from '@foyer/contract/kit/languages'

const names = new Map<Locale, Intl.DisplayNames>()

/** A country in the reader's language; the edition's own list is English. */
export function nameCountry(country: { readonly code: string; readonly name: string }, locale: Locale): string {
  return locale === sourceLocale ? country.name : (namesIn(locale).of(country.code) ?? country.name)
}

function namesIn(locale: Locale): Intl.DisplayNames {
  const known = names.get(locale) ?? new Intl.DisplayNames([locale], { type: 'region' })
  names.set(locale, known)
  return known
}

/** The lines of an address, as entered in some language: one that names the country names it in the reader's. */
export function nameCountryIn(lines: readonly string[], code: string, locale: Locale): readonly string[] {
  const known = new Set(locales.map((each) => namesIn(each).of(code)?.toLowerCase()))
  return lines.map((line) => (known.has(line.trim().toLowerCase()) ? (namesIn(locale).of(code) ?? line) : line))
}
