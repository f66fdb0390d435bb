/**
 * The languages that the product speaks: each by its own name, and the region whose dates and numbers it is written
 * with. The first is the one that the texts stand in at their call sites. Another one is a line here and its
 * `words/<language>.po`.
 */
export const languages = {
  // British English writes 20 Oct, and Berlin's zone as CEST.
  en: { name: 'English', region: 'en-GB' },
  de: { name: 'Deutsch', region: 'de-DE' },
  fr: { name: 'Français', region: 'fr-FR' },
} as const

export type Locale = keyof typeof languages

export const locales = Object.keys(languages) as readonly Locale[]

export const sourceLocale = 'en' satisfies Locale

export function isLocale(value: unknown): value is Locale {
  return typeof value === 'string' && Object.hasOwn(languages, value)
}
