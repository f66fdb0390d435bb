import type { Plugin } from 'vite'
import { appAt } from './apps.ts'

/** While developing, each path is answered with the document of its app; a build is served so by the server. */
export function documents(): Plugin {
  return {
    name: 'foyer-documents',
    configureServer({ middlewares }) {
      middlewares.use((request, _response, next) => {
        const path = request.url?.split('?')[0] ?? '/'
        const isPage = request.headers.accept?.includes('text/html') === true && !/\.\w+$/.test(path)
        if (isPage && !/^\/(?:api|sandbox)\//.test(path)) request.url = `/${appAt(path).document}`
        next()
      })
    },
  }
}
