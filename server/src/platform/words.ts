import { type Locale, languages, sourceLocale } from '@foyer/contract/kit/languages'
import { setupI18n } from '@lingui/core'
import { type Entry, keyOf, readCatalogue } from '../../../words/catalogue.ts'
import { compileMessage } from '../../../words/compile.ts'

/** Says an English text in one language, with its `{places}` filled. */
export type Say = (
  text: string,
  values?: Readonly<Record<string, string | number>>,
  /** Tells apart what English says in the same words; a translator sees it. */
  options?: { readonly context?: string },
) => string

/** Where the texts of a language are read from: its PO file, or none for English. */
let read = (locale: Locale): readonly Entry[] => (locale === sourceLocale ? [] : readCatalogue(locale))
const spoken = new Map<Locale, Say>()

/** Other catalogues than the product's: for tests that show every text. */
export function readWordsFrom(other: typeof read): void {
  read = other
  spoken.clear()
}

function speak(locale: Locale): Say {
  const texts = read(locale).filter(({ translation }) => translation !== '')
  const said = Object.fromEntries(texts.map(({ text, context, translation }) => [keyOf(text, context), translation]))
  const i18n = setupI18n({ locale, messages: { [locale]: said } }).setMessagesCompiler(compileMessage)
  return (text, values, options) => i18n._(keyOf(text, options?.context), values)
}

/** The texts of mails, documents and pages that the server writes; read once, when the language is first spoken. */
export function wordsIn(locale: Locale): Say {
  const known = spoken.get(locale) ?? speak(locale)
  spoken.set(locale, known)
  return known
}

/** The region whose dates and numbers a language is written with. */
export const regionOf = (locale: Locale): string => languages[locale].region
