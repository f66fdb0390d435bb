import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { locales, sourceLocale } from '../../contract/src/kit/languages.ts'
import { type Entry, folder, readEntries } from '../../words/catalogue.ts'
import { compileEntries, compileSource } from '../../words/compile.ts'
import { filesOf } from './app-files.ts'
import { apps } from './apps.ts'

/** What is agreed with the office alone: no other app is refused in its words. */
const ofTheOffice = /^contract\/src\/(?:office-|setup|staff|new-)/

/** Whether a text that stands in a file may be said by an app: by it alone, or by any of them. */
function mayStandIn(app: string, file: string): boolean {
  if (!/^(?:web|contract)\//.test(file)) return false
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

const ours = /[\\/]words[\\/](\w+)\.po\?(\w+)$/

/**
 * A PO file as a module of what an app says in its language, ready to be interpolated. English has none: it stands in
 * the code, and `en.po` is what in it needs a compiler.
 */
export function wordsPlugin(): Plugin {
  return {
    name: 'foyer-words',
    enforce: 'pre',
    resolveId: {
      filter: { id: /[\\/]en\.po\?\w+$/ },
      handler: (id) => join(folder, id.slice(id.lastIndexOf('/') + 1)),
    },
    load: {
      filter: { id: ours },
      handler(id) {
        const [, locale = '', app = ''] = ours.exec(id) ?? []
        // All PO files hold the same texts.
        const isSource = locale === sourceLocale
        const file = join(folder, `${isSource ? locales.find((other) => other !== sourceLocale) : locale}.po`)
        if (!existsSync(file)) return null
        this.addWatchFile(file)
        const entries = entriesOf(app, readEntries(readFileSync(file, 'utf8')))
        const messages = isSource ? compileSource(entries) : compileEntries(entries)
        // A text of JSON is read by browsers faster than an object of JavaScript.
        return { code: `export const messages = JSON.parse(${JSON.stringify(JSON.stringify(messages))})`, map: null }
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
          return found === null || found[2] !== app?.name ? [] : [[found[1], `/${part.fileName}`] as const]
        })
        const known = { ...Object.fromEntries(locales.map((locale) => [locale, ''])), ...Object.fromEntries(files) }
        return html.replace('/* languages */ {}', JSON.stringify(known))
      },
    },
  }
}
