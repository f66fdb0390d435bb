import { join } from 'node:path'
import type { Plugin } from 'vite'
import { folder as words } from '../../words/catalogue.ts'
import { type App, apps, featureOf } from './apps.ts'
import { languagesOf } from './words.ts'

const asked = 'virtual:routes/'
const made = `\0${asked}`
const pages = join(import.meta.dirname, '../src/features')
const messages = join(import.meta.dirname, '../src/platform/messages/messages.ts')

const quoted = JSON.stringify

/** What loads the texts that the pages of a feature say besides those of the app, by language. */
function textsOf({ name }: App, feature: string): string {
  const files = languagesOf(name, feature).map(
    (locale) => `'./${locale}.po': () => import(${quoted(`${words}/${locale}.po?${name}-${feature}`)})`,
  )
  return `{ ${files.join(', ')} }`
}

/** What loads a page; in an app whose texts come by feature, with those of its own. */
function loadOf({ hasTextsByFeature }: App, route: App['routes'][number]): string {
  const page = `import(${quoted(join(pages, route.page))})`
  return hasTextsByFeature === true ? `() => saying(texts[${quoted(featureOf(route))}], ${page})` : `() => ${page}`
}

function writeRoutes(app: App, isDrawing: boolean): string {
  const routes = app.routes.map((route) => {
    const load = !isDrawing || route.isDrawn === true ? loadOf(app, route) : 'async () => ({})'
    return `{ path: ${quoted(route.path)}, frame: ${quoted(route.frame)}, load: ${load} }`
  })
  const table = `export const routes = [${routes.join(',\n')}]`
  if (app.hasTextsByFeature === undefined) return table
  const texts = [...new Set(app.routes.map(featureOf))].map((feature) => `${quoted(feature)}: ${textsOf(app, feature)}`)
  return `import { saying } from ${quoted(messages)}\nconst texts = { ${texts.join(',\n')} }\n${table}`
}

/**
 * The routes of an app as its browser runs them, `virtual:routes/attendee`: as its table says (`routes.ts`), with a function
 * that loads the page where the table names it. The names stay out of what a browser loads.
 */
export function routesPlugin({ isDrawing = false } = {}): Plugin {
  return {
    name: 'foyer-routes',
    resolveId: { filter: { id: /^virtual:routes\/\w+$/ }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:routes\// },
      handler(id) {
        const app = apps.find(({ name }) => name === id.slice(made.length))
        return app === undefined ? null : writeRoutes(app, isDrawing)
      },
    },
  }
}
