import type { Plugin } from 'vite'
import { type Locale, locales, sourceLocale } from '../../contract/src/kit/languages.ts'
import { message } from '../../contract/src/kit/message.ts'
import { readCatalogue } from '../../words/catalogue.ts'

const slow = message('This takes longer than usual.')
const reload = message('Load the page again')
const scripts = message('This site needs JavaScript.')
const outdated = message('Outdated browser')
const update = message(
  'Your browser is outdated. Some parts of this site may not work. Please update it, or use another one.',
)
const goOn = message('Continue anyway')

type Say = (locale: Locale, text: string) => string

const asHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** The page's own texts, which it says before any script of ours runs: in every language, for none is known yet. */
export function writeFirstTexts(html: string, say: Say): string {
  const inEach = (write: (said: (text: string) => string, locale: Locale) => string) =>
    locales.map((locale) => write((text) => asHtml(say(locale, text)), locale)).join('\n')
  const inScript = Object.fromEntries(
    locales.map((locale) => [locale, [update, outdated, goOn].map((text) => say(locale, text))]),
  )
  return html
    .replace('/* outdated */ {}', () => JSON.stringify(inScript).replaceAll('<', '\\u003c'))
    .replace('<!-- slow -->', () =>
      inEach(
        (said, locale) => `<p class="first__late" lang="${locale}">${said(slow)} <a href="">${said(reload)}</a></p>`,
      ),
    )
    .replace('<!-- scripts -->', () => inEach((said, locale) => `<p lang="${locale}">${said(scripts)}</p>`))
}

export function firstTexts(): Plugin {
  return {
    name: 'foyer-first-texts',
    transformIndexHtml: {
      order: 'pre',
      handler(html) {
        const catalogues = new Map<Locale, ReturnType<typeof readCatalogue>>(
          locales.filter((locale) => locale !== sourceLocale).map((locale) => [locale, readCatalogue(locale)]),
        )
        const find = (locale: Locale, text: string) =>
          catalogues.get(locale)?.find((entry) => entry.text === text && entry.context === null)?.translation
        return writeFirstTexts(html, (locale, text) => find(locale, text) || text)
      },
    },
  }
}
