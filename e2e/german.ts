import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { readCatalogue } from '../words/catalogue.ts'
import { picture } from './visitor.ts'

/**
 * What a German page would not say: English words in headings, buttons, links and labels. What is to be said of its
 * accessibility is said of the same screen in English.
 */
export async function expectGerman(page: Page, name: string): Promise<void> {
  expect(await page.locator('html').getAttribute('lang')).toBe('de')
  const texts = await page
    .locator('h1, h2, h3, button, main a, label, legend, summary, main dt, option')
    .evaluateAll((elements) => elements.map((element) => (element.textContent ?? '').trim()))
  expect(texts.length).toBeGreaterThan(1)
  const english =
    /\b(the|your|you|and|with|continue|pay|sign|choose|country|password|(first|last|your) name|city|company|next|change|menu|nights?|rooms?|stay|guests?|cancel|until|arrival|departure|search|bookable|show|checkout|survey|price|walk|free)\b/i
  expect(texts.filter((text) => english.test(text))).toEqual([])
  await picture(page, name)
}

const texts = new Map(readCatalogue('de').map(({ text, translation }) => [text, translation]))

/** What a button or a heading is called in German: its English with values in braces, and what stands for each value. */
export function german(english: string, values: Readonly<Record<string, string>> = {}): RegExp {
  const text = texts.get(english)
  if (text === undefined) throw new Error(`There is no German for: ${english}`)
  const plain = text.replace(/[.*+?^$()|[\]\\]/g, '\\$&')
  return new RegExp(`^${plain.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '.+')}`)
}
