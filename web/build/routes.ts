import { join } from 'node:path'
import type { Plugin } from 'vite'
import { apps } from './apps.ts'

const asked = 'virtual:routes/'
const made = `\0${asked}`
const features = join(import.meta.dirname, '../src/features')

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
        if (app === undefined) return null
        const routes = app.routes.map(({ path, frame, page, isDrawn }) => {
          const isThere = !isDrawing || isDrawn === true
          const load = isThere ? `() => import(${JSON.stringify(join(features, page))})` : 'async () => ({})'
          return `{ path: ${JSON.stringify(path)}, frame: ${JSON.stringify(frame)}, load: ${load} }`
        })
        return `export const routes = [${routes.join(',\n')}]`
      },
    },
  }
}
