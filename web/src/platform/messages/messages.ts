import type { Locale } from '@foyer/contract/kit/fields'
import { setupI18n } from '@lingui/core'
import { useLingui } from '@lingui/react'
import { createElement, Fragment, isValidElement, type ReactNode, useMemo } from 'react'
import { loadPart } from '../load-part.ts'
import { queryClient } from '../query-client.ts'
import { compileMessage } from './compile.ts'
import { type TextPart, textParts } from './text-parts.ts'

/** English text → its translation. */
export type Texts = Readonly<Record<string, string>>
type Values = Readonly<Record<string, string | number>>

const STORED = 'locale'

export const i18n = setupI18n({ locale: 'en', messages: { en: {}, de: {} } }).setMessagesCompiler(compileMessage)

/** Marks an English text outside a component; `t()` it where it is shown. */
export function message(text: string): string {
  return text
}

function isLocale(value: unknown): value is Locale {
  return value === 'en' || value === 'de'
}

/** The language that the person chose here, or else the first of the browser's that we speak. */
export function preferredLocale(): Locale {
  try {
    const stored = localStorage.getItem(STORED)
    if (isLocale(stored)) return stored
  } catch {
    // A browser that keeps nothing: its own languages decide.
  }
  return navigator.languages.map((language) => language.slice(0, 2)).find(isLocale) ?? 'en'
}

/** Whether a person chose a language in this browser, so that the account's does not overrule it. */
export function hasChosenLocale(): boolean {
  try {
    return localStorage.getItem(STORED) !== null
  } catch {
    return false
  }
}

/** The parts that the pages seen so far say, in whatever language. */
const said = new Set<TextPart>()
let wanted: Locale = 'en'

/** Lingui adds each part to what it has of the language, and tells the pages. */
async function loadGerman(parts: Iterable<TextPart>): Promise<void> {
  await Promise.all([...parts].map(async (name) => i18n.load('de', await loadPart<Texts>(textParts[name]))))
}

/** Loads a language with its texts and shows everything in it. */
export async function showLocale(locale: Locale): Promise<void> {
  wanted = locale
  if (locale === 'de') {
    const [everywhere] = await Promise.all([loadPart(() => import('./de.ts')), loadGerman(said)])
    i18n.load('de', everywhere.german)
  }
  // Somebody chose another one meanwhile.
  if (wanted !== locale) return
  i18n.activate(locale)
  document.documentElement.lang = locale
}

/** Has the texts of these parts there before a page that says them is shown. */
export async function needTexts(parts: readonly TextPart[]): Promise<void> {
  const missing = parts.filter((name) => !said.has(name))
  for (const name of missing) said.add(name)
  if (missing.length === 0 || wanted === 'en') return
  try {
    await loadGerman(missing)
  } catch (error) {
    for (const name of missing) said.delete(name)
    throw error
  }
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
export function currentLocale(): Locale {
  return i18n.locale === 'de' ? 'de' : 'en'
}

/** Outside components, such as in a handler of the whole app. */
export function translate(text: string, values?: Values): string {
  return i18n._(text, values)
}

const HOLE = '\u0001'

function fill(text: string, values: Readonly<Record<string, ReactNode>>): ReactNode {
  const nodes: ReactNode[] = []
  const plain: Record<string, string | number> = {}
  for (const [name, value] of Object.entries(values)) {
    if (typeof value === 'string' || typeof value === 'number') plain[name] = value
    else {
      plain[name] = `${HOLE}${nodes.length}${HOLE}`
      nodes.push(value)
    }
  }
  const parts = i18n._(text, plain).split(HOLE)
  return parts.map((part, index) => {
    const node = index % 2 === 1 ? nodes[Number(part)] : part
    return isValidElement(node) ? createElement(Fragment, { key: index }, node) : node
  })
}

/** The texts in the reader's language. `rich` takes elements as values. */
export function useText() {
  // Lingui makes its own `_` anew with each language and each part of its texts: so does what was made with it.
  const { i18n: current, _: lookUp } = useLingui()
  const locale: Locale = current.locale === 'de' ? 'de' : 'en'
  return useMemo(() => {
    const t: typeof translate = (text, values) => lookUp(text, values)
    return { t, rich: fill, locale }
  }, [lookUp, locale])
}
