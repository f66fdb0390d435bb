import { isLocale, type Locale, languages, sourceLocale } from '@foyer/contract/kit/languages'
import { setupI18n } from '@lingui/core'
import { keyOf, readCatalogue } from '../../../../words/catalogue.ts'
import { compileMessage } from '../../../../words/compile.ts'

/** Says an English text in one language, with its `{places}` filled. */
export type Say = (
  text: string,
  values?: Readonly<Record<string, string | number>>,
  /** Tells apart what English says in the same words; a translator sees it. */
  options?: { readonly context?: string },
) => string

const spoken = new Map<Locale, Say>()
let otherwise = (text: string): string => text

/** Has every text said in another way than it is written: for tests that show what is said, and what is not. */
export function sayOtherwise(map: typeof otherwise): void {
  otherwise = map
  spoken.clear()
}

function speak(locale: Locale): Say {
  const entries = locale === sourceLocale ? [] : readCatalogue(locale)
  const texts = entries.filter(({ translation }) => translation !== '')
  const said = Object.fromEntries(texts.map(({ text, context, translation }) => [keyOf(text, context), translation]))
  const i18n = setupI18n({ locale, messages: { [locale]: said } }).setMessagesCompiler((text) =>
    compileMessage(text, otherwise),
  )
  return (text, values, options) => i18n._(keyOf(text, options?.context), values)
}

/** The language that somebody is answered in: one that a newer version wrote down, and nobody speaks here, is English. */
export const spokenLocale = (written: string): Locale => (isLocale(written) ? written : sourceLocale)

/** The texts of mails, documents and pages that the server writes; read once, when the language is first spoken. */
export function wordsIn(written: Locale): Say {
  const locale = spokenLocale(written)
  const known = spoken.get(locale) ?? speak(locale)
  spoken.set(locale, known)
  return known
}

/** The region whose dates and numbers a language is written with. */
export const regionOf = (locale: Locale): string => languages[spokenLocale(locale)].region
