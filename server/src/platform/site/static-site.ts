import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { openAppPage } from './app-page.ts'

const folder = join(import.meta.dirname, '../../../../web/dist')

/** CSP sources of the scripts that stand in the page itself: each by the hash of its very text. */
export function inlineScriptHashes(): string[] {
  const page = join(folder, 'index.html')
  if (!existsSync(page)) return []
  const html = readFileSync(page, 'utf8')
  return [...html.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    (match) =>
      `'sha256-${createHash('sha256')
        .update(match[1] ?? '')
        .digest('base64')}'`,
  )
}

/** Serves the browser's files. Names in `assets/` carry their content's hash, so they may be kept for ever. */
export async function openStaticSite(http: FastifyInstance): Promise<void> {
  const page = openAppPage(folder)
  if (page === null) return
  http.decorate('appPage', page)
  await http.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, path) {
      const isHashed = path.includes('/assets/')
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
}
