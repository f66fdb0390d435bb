const german = new Intl.DisplayNames(['de'], { type: 'region' })

/** A country in the reader's language; the edition's own list is English. */
export function nameCountry(country: { readonly code: string; readonly name: string }, locale: 'en' | 'de'): string {
  return locale === 'de' ? (german.of(country.code) ?? country.name) : country.name
}
