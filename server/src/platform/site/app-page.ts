import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { pagePattern } from '@foyer/contract/kit/page-path'
import type { FastifyReply, FastifyRequest } from 'fastify'

type AppPage = (request: FastifyRequest, reply: FastifyReply) => FastifyReply

interface Page {
  readonly html: Buffer
  readonly brotli: Buffer
  readonly etag: string
}

type Parts = Readonly<Record<string, { readonly scripts: readonly string[]; readonly styles: readonly string[] }>>

/**
 * The one page of the browser's app. For each path of the app it names the files that this path begins with, which the
 * build has written down: the browser asks for all of them at once. A path that is no page's answers 404, with the app
 * that says so; one with "registration" in it too, although the app leads who is signed out from there to the sign-in.
 * @param folder of the build. @returns null where nothing was built.
 */
export function openAppPage(folder: string): AppPage | null {
  const file = join(folder, 'index.html')
  if (!existsSync(file)) return null
  const html = readFileSync(file, 'utf8')
  const partsFile = join(folder, '.vite/pages.json')
  const parts: Parts = existsSync(partsFile) ? JSON.parse(readFileSync(partsFile, 'utf8')) : {}
  const plain = pageOf(html)
  const pages = Object.entries(parts).map(
    ([path, { scripts, styles }]) => [pagePattern(path), pageOf(withParts(html, scripts, styles))] as const,
  )
  return (request, reply) => {
    const path = request.url.split('?')[0] ?? '/'
    const known = pages.find(([pattern]) => pattern.test(path))?.[1]
    const page = (known ?? plain)()
    reply
      .code(known === undefined ? 404 : 200)
      .header('cache-control', 'no-cache')
      .header('etag', page.etag)
      .header('vary', 'accept-encoding')
      .type('text/html; charset=utf-8')
    if (known !== undefined && request.headers['if-none-match'] === page.etag) return reply.code(304).send()
    const isBrotli = /\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''))
    return isBrotli ? reply.header('content-encoding', 'br').send(page.brotli) : reply.send(page.html)
  }
}

function withParts(html: string, scripts: readonly string[], styles: readonly string[]): string {
  const links = [
    ...styles.map((name) => `<link rel="preload" as="style" crossorigin href="/${name}">`),
    ...scripts.map((name) => `<link rel="modulepreload" crossorigin href="/${name}">`),
  ]
  return html.replace('</head>', `  ${links.join('\n    ')}\n  </head>`)
}

/** Compressed when it is first asked for: all pages at once would take a sixth of the whole start. */
function pageOf(text: string): () => Page {
  let page: Page | null = null
  return () => {
    page ??= compress(Buffer.from(text))
    return page
  }
}

const compress = (html: Buffer): Page => ({
  html,
  brotli: brotliCompressSync(html),
  etag: `"${createHash('sha1').update(html).digest('base64url')}"`,
})
