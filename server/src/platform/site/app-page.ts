import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import type { FirstPage } from '@foyer/contract/kit/first-page'
import { isLocale, type Locale, sourceLocale } from '@foyer/contract/kit/languages'
import { officePattern } from '@foyer/contract/office-path'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { askedLocale } from '#platform/door/read-request'
import { openDrawnPage, type PageFiles, plainPage, styleOf, type Theme } from './drawn-page.ts'
import type { FirstPages } from './first-pages.ts'
import { type AskLook, allowLook, dressed, type PageLook } from './page-look.ts'

type AppPage = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

interface Page {
  readonly html: Buffer
  readonly brotli: Buffer
  readonly etag: string
}

interface Parts extends PageFiles {
  /** The server draws it for whoever is not signed in. */
  readonly isDrawn?: boolean
  /** The queries that it is drawn with as well; no other one is drawn. */
  readonly drawnWith?: readonly string[]
  /** The page that who is not signed in is led to from this one. */
  readonly guests?: string
}

/** As the build has written it down (web/build/page-parts.ts). */
interface App {
  readonly document: string
  /** Under which all its pages are, unless another app has a longer one. */
  readonly base: string
  readonly pages: Readonly<Record<string, Parts>>
  /** The file of each language's texts. */
  readonly texts: Readonly<Partial<Record<Locale, string>>>
}

type InLook = (look: PageLook | null) => Page

interface KnownPage {
  readonly pattern: RegExp
  readonly page: InLook
  /** Null where it is not drawn. */
  readonly draw: ((request: FastifyRequest, look: PageLook | null) => Promise<Page | null>) | null
}

interface OpenApp {
  readonly base: string
  readonly plain: InLook
  readonly pages: readonly KnownPage[]
}

/** What stands in the documents that were built, to be allowed by its hash. @param folder of the build. */
export function inlineParts(folder: string): {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
} {
  const documents = readApps(folder).map((app) => ({ ...app, html: readFileSync(join(folder, app.document), 'utf8') }))
  return {
    scripts: documents.flatMap(({ html }) => [...html.matchAll(INLINE_SCRIPT)].map(([, text = '']) => text)),
    styles: documents.flatMap(({ html, pages }) =>
      Object.values(pages).flatMap((parts) => (parts.isDrawn === true ? styleOf(html, parts, folder) : [])),
    ),
  }
}

const INLINE_SCRIPT = /<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g

function readApps(folder: string): readonly App[] {
  const file = join(folder, '.vite/pages.json')
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : []
}

function openApp(folder: string, { document, base, pages, texts }: App, drawFirst: FirstPages): OpenApp {
  const html = readFileSync(join(folder, document), 'utf8')
  const whole = plainPage(html)

  /** The page with its first content; null: the browser makes it by itself. */
  function drawing(path: string, parts: Parts) {
    const write = openDrawnPage(html, parts, texts, folder)
    const drawn = new WeakMap<FirstPage, Map<string, Page>>()
    return async (request: FastifyRequest, look: PageLook | null): Promise<Page | null> => {
      if (hasCookie(request, SESSION_COOKIE)) return null
      const locale = localeOf(request)
      const asked = parts.drawnWith?.some((query) => request.url === path + query) === true ? request.url : path
      const first = await drawFirst(asked, locale)
      if (first === null) return null
      const theme = themeOf(request)
      const byLook = drawn.get(first) ?? new Map<string, Page>()
      drawn.set(first, byLook)
      const key = `${theme} ${look?.source}`
      const page = byLook.get(key) ?? compress(Buffer.from(dressed(write(first, locale, theme), look)), QUICK)
      byLook.set(key, page)
      return page
    }
  }

  const drawings = new Map(
    Object.entries(pages).flatMap(([path, parts]) => (parts.isDrawn === true ? [[path, drawing(path, parts)]] : [])),
  )
  return {
    base,
    plain: pageOf(whole),
    pages: Object.entries(pages).map(([path, parts]) => ({
      pattern: officePattern(path),
      page: pageOf(withParts(whole, parts)),
      draw: drawings.get(parts.guests ?? path) ?? null,
    })),
  }
}

const isUnder = (path: string, base: string): boolean => base === '/' || path === base || path.startsWith(`${base}/`)

/**
 * The pages of the browser's apps. Each app has one document and a base that its paths begin with. For each path the
 * document names the files that this path begins with: the browser asks for all of them at once. A path that is no
 * page's answers 404, with the app that says so; one with "registration" in it too, although the app leads who is signed
 * out from there to the sign-in.
 * @param folder of the build.
 * @param askLook how the event looks, for the pages of those who come to it; staff work in the house's own colours.
 * @param absent what the paths of pages begin with that the apps know and this deployment does not have.
 * @returns null where nothing was built.
 */
export function openAppPage(
  folder: string,
  drawFirst: FirstPages = async () => null,
  askLook: AskLook = async () => null,
  absent: readonly string[] = [],
): AppPage | null {
  const apps = readApps(folder)
    .map((app) => openApp(folder, app, drawFirst))
    .sort((one, other) => other.base.length - one.base.length)
  if (apps.length === 0) return null
  return async (request, reply) => {
    const path = request.url.split('?')[0] ?? '/'
    const app = apps.find(({ base }) => isUnder(path, base))
    if (app === undefined) throw new Error(`No app answers at ${path}.`)
    const known = absent.some((base) => isUnder(path, base))
      ? undefined
      : app.pages.find(({ pattern }) => pattern.test(path))
    const look = app.base === '/' ? await askLook() : null
    allowLook(reply, look)
    if (known === undefined) return send(request, reply.code(404), app.plain(look))
    reply.code(200)
    if (known.draw === null) return send(request, reply, known.page(look))
    reply.header('vary', 'accept-encoding, accept-language, cookie')
    return send(request, reply, (await known.draw(request, look)) ?? known.page(look))
  }
}

function send(request: FastifyRequest, reply: FastifyReply, page: Page): FastifyReply {
  reply.header('cache-control', 'no-cache').header('etag', page.etag).type('text/html; charset=utf-8')
  if (!reply.hasHeader('vary')) reply.header('vary', 'accept-encoding')
  if (reply.statusCode === 200 && request.headers['if-none-match'] === page.etag) return reply.code(304).send()
  const isBrotli = /\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''))
  return isBrotli ? reply.header('content-encoding', 'br').send(page.brotli) : reply.send(page.html)
}

/** The browser's own: the API never looks at it, and what is drawn is drawn for nobody. */
const SESSION_COOKIE = 'foyer_auth'
/** The language that somebody chose in this browser. */
const LOCALE_COOKIE = 'locale'

const cookieOf = ({ headers }: FastifyRequest, name: string): string | undefined =>
  headers.cookie
    ?.split('; ')
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1)

const hasCookie = (request: FastifyRequest, name: string): boolean => (cookieOf(request, name) ?? '') !== ''

function localeOf(request: FastifyRequest): Locale {
  const chosen = cookieOf(request, LOCALE_COOKIE)
  return isLocale(chosen) ? chosen : (askedLocale(request) ?? sourceLocale)
}

/** The one that somebody chose in this browser; null: as their device has it. */
function themeOf(request: FastifyRequest): Theme {
  const chosen = cookieOf(request, 'theme')
  return chosen === 'light' || chosen === 'dark' ? chosen : null
}

function withParts(html: string, { scripts, styles }: Parts): string {
  const links = [
    ...styles.map((name) => `<link rel="preload" as="style" crossorigin href="/${name}">`),
    ...scripts.map((name) => `<link rel="modulepreload" crossorigin href="/${name}">`),
  ]
  return html.replace('</head>', `  ${links.join('\n    ')}\n  </head>`)
}

/** Compressed when it is first asked for in a look: all pages at once would take a sixth of the whole start. */
function pageOf(text: string): InLook {
  let kept: { readonly source: string | undefined; readonly page: Page } | null = null
  return (look) => {
    if (kept === null || kept.source !== look?.source)
      kept = { source: look?.source, page: compress(Buffer.from(dressed(text, look))) }
    return kept.page
  }
}

/** How hard brotli tries for what is sent for a second, of 11. */
const QUICK = 5

const compress = (html: Buffer, quality: number = constants.BROTLI_MAX_QUALITY): Page => ({
  html,
  brotli: brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
  etag: `"${createHash('sha1').update(html).digest('base64url')}"`,
})
