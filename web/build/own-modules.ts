import type { Plugin } from 'vite'
import { type App, apps } from './apps.ts'

/** Those of these modules that belong to another app: in its folder, or in a feature's folder for it. */
export const foreignModules = (app: App, modules: readonly string[]): readonly string[] =>
  modules.filter((module) =>
    apps.some(({ name }) => name !== app.name && new RegExp(`/web/src/(?:features/[^/]+/)?${name}/`).test(module)),
  )

/** An app in whose files something of another one stands is not built: whatever led there, a front door included. */
export function ownModules(app: App): Plugin {
  return {
    name: 'foyer-own-modules',
    generateBundle(_, bundle) {
      const modules = Object.values(bundle).flatMap((part) => (part.type === 'chunk' ? part.moduleIds : []))
      const foreign = foreignModules(app, modules)
      if (foreign.length > 0)
        this.error(`In the files of ${app.name} stands what is another app's: ${foreign.join(', ')}`)
    },
  }
}
