import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { locales } from '../../contract/src/kit/languages.ts'
import { writeFirstTexts } from './first-texts.ts'

const page = readFileSync(join(import.meta.dirname, '../index.html'), 'utf8')
const written = writeFirstTexts(page, (locale, text) => `[${locale}] ${text}`)
/** What is read between the tags of a page. */
const shown = (html: string) =>
  (/<body>([\s\S]*)<\/body>/.exec(html)?.[1] ?? '')
    .replace(/<script[\s\S]*?<\/script>|<!--[\s\S]*?-->/g, '')
    .split(/<[^>]*>/)
    .map((text) => text.trim())
    .filter((text) => text !== '')
/** What its own scripts might say. */
const strings = (html: string) =>
  [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].flatMap(([, script = '']) =>
    [...script.matchAll(/'([^'\n]*)'|"((?:[^"\\\n]|\\.)*)"/g)].map(([, one, two]) => one ?? two ?? ''),
  )
const sentences = (texts: readonly string[]) => texts.filter((text) => /\p{Lu}\p{Ll}+ \p{L}/u.test(text))

test('before its scripts the page brings no words of its own', () => {
  expect(shown(page)).toEqual([])
  expect(sentences(strings(page))).toEqual([])
})

test('what it says then it says in every language', () => {
  expect(shown(written)).toHaveLength(3 * locales.length)
  for (const locale of locales) {
    expect(shown(written).filter((text) => text.startsWith(`[${locale}] `))).toHaveLength(3)
    expect(sentences(strings(written)).filter((text) => text.startsWith(`[${locale}] `))).toHaveLength(3)
  }
})

test('what is said cannot end the script that says it, nor begin a tag', () => {
  const odd = writeFirstTexts(page, () => '</script><b>')
  expect(odd.match(/<\/script>/g)).toHaveLength(page.match(/<\/script>/g)?.length ?? 0)
  expect(odd).not.toContain('<b>')
})
