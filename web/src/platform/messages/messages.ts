import { isLocale, type Locale, locales, sourceLocale } from '@foyer/contract/kit/languages'
import { type Messages, setupI18n } from '@lingui/core'
import { useLingui } from '@lingui/react'
import { createElement, Fragment, isValidElement, type ReactNode, useMemo } from 'react'
import { fillIn } from '../../../../words/fill-in.ts'
import { loadPart } from '../load-part.ts'
import { queryClient } from '../query-client.ts'

export { message } from '@foyer/contract/kit/message'

type Values = Readonly<Record<string, string | number>>

interface TextOptions {
  /** Tells apart what English says in the same words; a translator sees it. */
  readonly context?: string
}

/** The texts of an app: a file for each language, by the end of its name, `/de.po`. */
export type Words = Readonly<Record<string, () => Promise<Messages>>>

const STORED = 'locale'

// What needs a compiler was compiled by the build. All other texts are their words, with names in braces.
export const i18n = setupI18n({
  locale: sourceLocale,
  messages: Object.fromEntries(locales.map((locale) => [locale, {}])),
}).setMessagesCompiler(fillIn)

let words: Words = {}

/** An app says where its texts are, before it says any. */
export function speakWith(ofApp: Words): void {
  words = ofApp
}

/** The language that the person chose here, or else the first of the browser's that we speak: the page found it first. */
export function preferredLocale(): Locale {
  const { lang } = document.documentElement
  return isLocale(lang) ? lang : sourceLocale
}

/** Whether a person chose a language in this browser, so that the account's does not overrule it. */
export function hasChosenLocale(): boolean {
  try {
    return localStorage.getItem(STORED) !== null
  } catch {
    return false
  }
}

let wanted: Locale = sourceLocale
const loaded = new Set<Locale>()

async function loadTexts(locale: Locale): Promise<void> {
  if (loaded.has(locale)) return
  const file = Object.entries(words).find(([name]) => name.endsWith(`/${locale}.po`))?.[1]
  if (file === undefined) throw new Error(`There are no texts for ${locale}.`)
  i18n.load(locale, await loadPart(file))
  loaded.add(locale)
}

/** Loads a language with its texts and shows everything in it. */
export async function showLocale(locale: Locale): Promise<void> {
  wanted = locale
  await loadTexts(locale)
  // Somebody chose another one meanwhile.
  if (wanted !== locale) return
  i18n.activate(locale)
  document.documentElement.lang = locale
}

export async function chooseLocale(locale: Locale): Promise<void> {
  try {
    localStorage.setItem(STORED, locale)
  } catch {
    // It holds for this visit then.
  }
  const before = currentLocale()
  await showLocale(locale)
  // Hotels, questions and countries come in the reader's language.
  if (before !== locale) await queryClient.invalidateQueries()
}

/** The language that the page is in. */
export const currentLocale = (): Locale => i18n.locale as Locale

const keyOf = (text: string, options?: TextOptions) =>
  options?.context === undefined ? text : `${options.context}\u0004${text}`

/** Outside components, such as in a handler of the whole app. */
export function translate(text: string, values?: Values, options?: TextOptions): string {
  return i18n._(keyOf(text, options), values)
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
    const t: typeof translate = (text, values, options) => lookUp(keyOf(text, options), values)
    return { t, rich: fill, locale }
  }, [lookUp, locale])
}
