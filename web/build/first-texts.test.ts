import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { locales } from '../../contract/src/kit/languages.ts'
import { apps } from './apps.ts'
import { withFirstParts } from './first-parts.ts'
import { writeFirstTexts } from './first-texts.ts'

const pages = apps.map(({ document }) => ({
  document,
  page: withFirstParts(readFileSync(join(import.meta.dirname, '..', document), 'utf8')),
}))
const write = (page: string) => writeFirstTexts(page, (locale, text) => `[${locale}] ${text}`)
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

test.each(pages)('before its scripts $document brings no words of its own', ({ page }) => {
  expect(shown(page)).toEqual([])
  expect(sentences(strings(page))).toEqual([])
})

test.each(pages)('what $document says then it says in every language', ({ page }) => {
  const written = write(page)
  expect(shown(written)).toHaveLength(3 * locales.length)
  for (const locale of locales) {
    expect(shown(written).filter((text) => text.startsWith(`[${locale}] `))).toHaveLength(3)
    expect(sentences(strings(written)).filter((text) => text.startsWith(`[${locale}] `))).toHaveLength(3)
  }
})

test.each(pages)('what $document says cannot end the script that says it, nor begin a tag', ({ page }) => {
  const odd = writeFirstTexts(page, () => '</script><b>')
  expect(odd.match(/<\/script>/g)).toHaveLength(page.match(/<\/script>/g)?.length ?? 0)
  expect(odd).not.toContain('<b>')
})
