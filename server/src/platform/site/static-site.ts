import { createHash } from 'node:crypto'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { AskServer } from '@foyer/contract/kit/first-page'
import type { FastifyInstance } from 'fastify'
import { inlineParts, openAppPage } from './app-page.ts'
import { openFirstPages } from './first-pages.ts'
import { openPageLook } from './page-look.ts'

const folder = join(import.meta.dirname, '../../../../web/dist')

/** CSP sources of what stands in the documents themselves, each by the hash of its very text: scripts, and the style of drawn pages. */
export function inlineHashes(): { readonly scripts: readonly string[]; readonly styles: readonly string[] } {
  const { scripts, styles } = inlineParts(folder)
  return { scripts: [...new Set(scripts.map(hashOf))], styles: [...new Set(styles.map(hashOf))] }
}

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/**
 * Serves the browser's files. Names in `assets/` carry their content's hash, so they may be kept for ever.
 * @param absent what the paths of pages begin with that are not there in this deployment.
 */
export async function openStaticSite(http: FastifyInstance, absent: readonly string[] = []): Promise<void> {
  const ask: AskServer = async (path, locale) => {
    const { statusCode, body, headers } = await http.inject({
      method: 'GET',
      url: path,
      headers: { 'accept-language': locale },
    })
    return new Response(body, { status: statusCode, headers: { 'content-type': String(headers['content-type']) } })
  }
  const onFailure = (error: unknown) => http.log.error({ err: error }, 'a page could not be drawn')
  const page = openAppPage(folder, openFirstPages(folder, ask, onFailure), openPageLook(ask), absent)
  if (page === null) return
  http.decorate('appPage', page)
  await http.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    // Documents of the build are no pages: `/index.html` is one file of the service worker's, which asks for it by script.
    allowedPath: (path, _root, request) => !/\.html\b/.test(path) || request.headers['sec-fetch-dest'] === 'empty',
    setHeaders(reply, path) {
      const isHashed = path.includes('/assets/')
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
}
