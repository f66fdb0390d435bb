import { join } from 'node:path'
import type { Plugin } from 'vite'
import { type Locale, locales, sourceLocale } from '../../contract/src/kit/languages.ts'
import { type Entry, folder, readCatalogue } from '../../words/catalogue.ts'
import { compileEntries, compileSource, type Messages } from '../../words/compile.ts'
import { filesOf } from './app-files.ts'
import { apps } from './apps.ts'
import { ofFeature } from './words-by-feature.ts'

/** What is agreed with the office alone: no other app is refused in its words. */
const ofTheOffice = /^contract\/src\/(?:office-|setup|staff|new-|made-)/

/** Whether a text that stands in a file may be said by an app: by it alone, or by any of them. */
function mayStandIn(app: string, file: string): boolean {
  // What is said before any script stands in the page itself.
  if (!/^(?:web\/src|contract)\//.test(file)) return false
  if (ofTheOffice.test(file)) return app === 'organiser'
  const folders = file.split('/')
  return apps.every(({ name }) => name === app || !folders.includes(name))
}

const made = new Map(apps.map((app) => [app.name, filesOf(app)] as const))
const isOfAnApp = (file: string): boolean => [...made.values()].some((files) => files.has(file))

/** What an app says of a catalogue: what stands in the files it is made of, and what the server alone says to browsers. */
export const entriesOf = (app: string, entries: readonly Entry[]): Entry[] =>
  entries.filter(({ files }) =>
    files.some((file) => (isOfAnApp(file) ? made.get(app)?.has(file) === true : mayStandIn(app, file))),
  )

/** What an app's pages of a feature say besides; without a feature, what the app itself says. English is in the code but for what needs a compiler. */
function messagesOf(app: string, feature: string | undefined, locale: string): Messages {
  // All PO files hold the same texts.
  const isSource = locale === sourceLocale
  const catalogue = readCatalogue(isSource ? (locales.find((other) => other !== sourceLocale) ?? locale) : locale)
  const entries = ofFeature(app, feature, entriesOf(app, catalogue))
  return isSource ? compileSource(entries) : compileEntries(entries)
}

/** The languages in which a feature's pages have texts of their own. */
export const languagesOf = (app: string, feature: string): readonly Locale[] =>
  locales.filter((locale) => Object.keys(messagesOf(app, feature, locale)).length > 0)

/** `words/de.po?organiser`, `words/de.po?organiser-vip-events` */
const ours = /[\\/]words[\\/](\w+)\.po\?(\w+)(?:-([\w-]+))?$/

/**
 * A PO file as a module of what an app says in its language, ready to be interpolated. English has none: it stands in
 * the code, and `en.po` is what in it needs a compiler.
 */
export function wordsPlugin(): Plugin {
  return {
    name: 'foyer-words',
    enforce: 'pre',
    resolveId: {
      filter: { id: /[\\/]en\.po\?[\w-]+$/ },
      handler: (id) => join(folder, id.slice(id.lastIndexOf('/') + 1)),
    },
    load: {
      filter: { id: ours },
      handler(id) {
        const [, locale = '', app = '', feature] = ours.exec(id) ?? []
        if (!locales.some((known) => known === locale)) return null
        for (const other of locales) if (other !== sourceLocale) this.addWatchFile(join(folder, `${other}.po`))
        // A text of JSON is read by browsers faster than an object of JavaScript.
        const messages = JSON.stringify(messagesOf(app, feature, locale))
        return { code: `export const messages = JSON.parse(${JSON.stringify(messages)})`, map: null }
      },
    },
  }
}

/** The page's own script learns in which file each language is, so that the browser asks for it beside the entry. */
export function wordsInPage(): Plugin {
  return {
    name: 'foyer-words-in-page',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle, path }) {
        const app = apps.find(({ document }) => path === `/${document}`)
        const files = Object.values(bundle ?? {}).flatMap((part) => {
          const found = part.type === 'chunk' && part.facadeModuleId !== null ? ours.exec(part.facadeModuleId) : null
          const isTheApps = found !== null && found[2] === app?.name && found[3] === undefined
          return isTheApps ? [[found[1], `/${part.fileName}`] as const] : []
        })
        const known = { ...Object.fromEntries(locales.map((locale) => [locale, ''])), ...Object.fromEntries(files) }
        return html.replace('/* languages */ {}', JSON.stringify(known))
      },
    },
  }
}
