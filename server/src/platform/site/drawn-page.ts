import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FirstPage } from '@foyer/contract/kit/first-page'
import type { Locale } from '@foyer/contract/kit/languages'

/** The files of the build that a page begins with, beside those that its document names. */
export interface PageFiles {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

/** Null: as the reader's device has it. */
export type Theme = 'light' | 'dark' | null

/** What a document has for pages that are drawn, or for those that are not, stands between comments that say so. */
const without = (kind: 'drawn' | 'undrawn', html: string): string =>
  html.replaceAll(new RegExp(`\\s*<!-- ${kind} -->[\\s\\S]*?<!-- /${kind} -->`, 'g'), '')

/** A document without what it has for pages that are drawn. */
export const plainPage = (html: string): string => without('drawn', html)

/** The style sheet that every page begins with. */
const STYLE_SHEET = /<link rel="stylesheet"[^>]* href="\/(assets\/[^"]+\.css)">/

/** @returns the style of a page: what its document has for one, and its own */
export function styleOf(html: string, { styles }: PageFiles, folder: string): string {
  const [, first] = STYLE_SHEET.exec(html) ?? []
  return [...(first === undefined ? [] : [first]), ...styles]
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('')
}

/** With its style in it: what is drawn is seen when it arrives, and not a way to the server later. */
function withStyle(html: string, files: PageFiles, folder: string): string {
  // The bundler's loader takes these for there already.
  const known = files.styles.map((name) => `<link rel="stylesheet" media="not all" href="/${name}">`)
  const style = `<style>${styleOf(html, files, folder)}</style>${known.join('')}`
  return STYLE_SHEET.test(html)
    ? html.replace(STYLE_SHEET, () => style)
    : html.replace('</head>', () => `${style}</head>`)
}

/**
 * Each script is run when it is there, by itself: the page can be read already, and one who scrolls or types waits for none
 * of them to be through with the others.
 */
const scriptOf = (name: string): string => `<script type="module" async crossorigin src="/${name}"></script>`

/** What the plain page says when it takes long: here it is said to whoever pressed or sent something. */
function lateIn(plain: string, locale: Locale): string {
  const [text = ''] = plain.match(new RegExp(`<p class="first__late" lang="${locale}">.*?</p>`)) ?? []
  return `<div id="late" class="late" role="status" hidden>${text}</div>`
}

/**
 * A page that arrives drawn, to be filled in.
 * @param html the document
 * @param texts the file of each language's texts
 * @param folder of the build
 */
export function openDrawnPage(
  html: string,
  files: PageFiles,
  texts: Readonly<Partial<Record<Locale, string>>>,
  folder: string,
): (first: FirstPage, locale: Locale, theme: Theme) => string {
  const page = withStyle(without('undrawn', html), files, folder).replaceAll(
    /<link rel="modulepreload" crossorigin href="\/([^"]+)">/g,
    (_, name: string) => scriptOf(name),
  )
  return ({ html: drawn, title, answers }, locale, theme) => {
    const known = JSON.stringify(answers).replaceAll('<', '\\u003c')
    const scripts = [...files.scripts, texts[locale]].flatMap((name) => (name === undefined ? [] : scriptOf(name)))
    const chosen = theme === null ? '' : ` data-theme="${theme}"`
    return (
      page
        .replace(/<title>[^<]*/, () => `<title>${title.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}`)
        .replace(/<html lang="[^"]*"/, `<html lang="${locale}" data-drawn${chosen}`)
        // Seen as a whole: half a page would move when the other half is read.
        .replace('</head>', `${scripts.join('')}<link rel="expect" href="#first-answers" blocking="render"></head>`)
        .replace(
          /<!-- app -->[\s\S]*<!-- \/app --><\/div>/,
          (plain) =>
            `${drawn}</div>${lateIn(plain, locale)}<script type="application/json" id="first-answers">${known}</script>`,
        )
    )
  }
}
