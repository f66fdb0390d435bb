import { isLocale, type Locale, locales, sourceLocale } from '@foyer/contract/kit/languages'
import { type Messages, setupI18n } from '@lingui/core'
import { useLingui } from '@lingui/react'
import { createElement, Fragment, isValidElement, type ReactNode, useMemo } from 'react'
import { fillIn } from '../../../../words/fill-in.ts'
import { loadPart, tryPart } from '../load-part.ts'
import { queryClient } from '../query-client.ts'

export { message } from '@foyer/contract/kit/message'

type Values = Readonly<Record<string, string | number>>

interface TextOptions {
  /** Tells apart what English says in the same words; a translator sees it. */
  readonly context?: string
}

/** The texts of an app, or of some of its pages: a file for each language, `./de.po`. */
export type Words = Readonly<Record<string, () => Promise<{ readonly messages: Messages }>>>

const STORED = 'locale'

// What needs a compiler was compiled by the build. All other texts are their words, with names in braces.
export const i18n = setupI18n({
  locale: sourceLocale,
  messages: Object.fromEntries(locales.map((locale) => [locale, {}])),
}).setMessagesCompiler(fillIn)

/** Where the texts are of all that is shown. */
const words = new Set<Words>()

/** An app says where its texts are, before it says any. */
export function speakWith(ofApp: Words): void {
  words.add(ofApp)
}

/**
 * A page with the texts that it says besides those of its app: here before it is shown, in the language that is shown and the
 * one that is on its way.
 */
export async function saying<Page>(ofPage: Words, page: Promise<Page>): Promise<Page> {
  words.add(ofPage)
  const load = <Part>(file: () => Promise<Part>) => file()
  const [loadedPage] = await Promise.all([page, loadTexts(currentLocale(), load), loadTexts(wanted, load)])
  return loadedPage
}

/** The language that the person chose here, or else the first of the browser's that we speak: the page found it first. */
export function preferredLocale(): Locale {
  const { lang } = document.documentElement
  return isLocale(lang) ? lang : sourceLocale
}

/** Whether a person chose a language in this browser, so that the account's does not overrule it. */
export function hasChosenLocale(): boolean {
  return document.cookie.split('; ').some((pair) => pair.startsWith(`${STORED}=`))
}

let wanted: Locale = sourceLocale
const loaded = new Set<Words[string]>()

async function loadTexts(locale: Locale, load: typeof loadPart): Promise<void> {
  const files = [...words].flatMap((all) => all[`./${locale}.po`] ?? []).filter((file) => !loaded.has(file))
  await Promise.all(
    files.map(async (file) => {
      i18n.load(locale, (await load(file)).messages)
      loaded.add(file)
    }),
  )
}

/** @returns false: somebody chose another one meanwhile, which is shown or on its way. */
async function show(locale: Locale, load: typeof loadPart): Promise<boolean> {
  wanted = locale
  try {
    await loadTexts(locale, load)
  } catch (error) {
    if (wanted === locale) wanted = currentLocale()
    throw error
  }
  if (wanted !== locale) return false
  i18n.activate(locale)
  if (typeof document !== 'undefined') document.documentElement.lang = locale
  return true
}

/** Shows the first page in a language, or in English where its texts cannot be had. English needs no file to be read. */
export async function startIn(locale: Locale): Promise<void> {
  // A language that cannot be loaded is no reason to show nothing.
  await show(locale, loadPart)
    .catch(() => show(sourceLocale, loadPart))
    .catch(() => {
      document.documentElement.lang = sourceLocale
    })
}

/**
 * Shows everything in another language and remembers it here, once its texts are there.
 * @returns whether it is the one: somebody may have chosen another meanwhile
 * @throws ProblemError where the texts cannot be had; all stays as it was
 */
export async function chooseLocale(locale: Locale): Promise<boolean> {
  const before = wanted
  if (!(await show(locale, tryPart))) return false
  // A cookie, because the server draws the first page in this language.
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
  document.cookie = `${STORED}=${locale}; path=/; max-age=31536000`
  // Hotels, questions and countries come in the reader's language.
  if (before !== locale) await queryClient.invalidateQueries()
  return true
}

/** The language that the server is asked in: the page's own, while its texts still come too. */
export const askedLocale = (): Locale => wanted

/** The language that the page is in. */
export const currentLocale = (): Locale => i18n.locale as Locale

const keyOf = (text: string, options?: TextOptions) =>
  options?.context === undefined ? text : `${options.context}\u0004${text}`

/** A number with decimals, such as a rate of VAT, has the comma or the point of the language; a whole one may be a year. */
function written(values: Values, locale: string): Values {
  const inLanguage = (value: string | number) =>
    typeof value === 'string' || Number.isInteger(value) ? value : value.toLocaleString(locale)
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, inLanguage(value)]))
}

/** Outside components, such as in a handler of the whole app. */
export function translate(text: string, values?: Values, options?: TextOptions): string {
  return i18n._(keyOf(text, options), values && written(values, i18n.locale))
}

const HOLE = '\u0001'

function fill(text: string, values: Readonly<Record<string, ReactNode>>, options?: TextOptions): ReactNode {
  const nodes: ReactNode[] = []
  const plain: Record<string, string | number> = {}
  for (const [name, value] of Object.entries(values)) {
    if (typeof value === 'string' || typeof value === 'number') plain[name] = value
    else {
      plain[name] = `${HOLE}${nodes.length}${HOLE}`
      nodes.push(value)
    }
  }
  const parts = translate(text, plain, options).split(HOLE)
  return parts.map((part, index) => {
    const node = index % 2 === 1 ? nodes[Number(part)] : part
    return isValidElement(node) ? createElement(Fragment, { key: index }, node) : node
  })
}

/** The texts in the reader's language. `rich` takes elements as values. */
export function useText() {
  // Lingui makes its own `_` anew with each language: so does what was made with it.
  const { i18n: current, _: lookUp } = useLingui()
  const locale = current.locale as Locale
  return useMemo(() => {
    const t: typeof translate = (text, values, options) =>
      lookUp(keyOf(text, options), values && written(values, locale))
    return { t, rich: fill, locale }
  }, [lookUp, locale])
}
