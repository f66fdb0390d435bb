import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import type { FirstPage } from '@foyer/contract/kit/first-page'
import type { Locale } from '@foyer/contract/kit/languages'
import { styleOfTheme } from '@foyer/contract/theme'
import Fastify from 'fastify'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { inlineParts, openAppPage } from './app-page.ts'
import { openPageLook } from './page-look.ts'

const folder = mkdtempSync(join(tmpdir(), 'foyer-page-'))
mkdirSync(join(folder, '.vite'))
mkdirSync(join(folder, 'assets'))
writeFileSync(join(folder, 'assets/all.css'), 'h1{color:red}')
writeFileSync(join(folder, 'assets/sign-in.css'), 'h2{color:blue}')
const shell = [
  '<html lang="en"><head><title>Register</title><link rel="stylesheet" crossorigin href="/assets/all.css">',
  '<!-- drawn --><script>keep()</script><!-- /drawn --><!-- undrawn --><script>ask()</script><!-- /undrawn --></head>',
  '<body><div id="app"><!-- app --><p>boxes</p><p class="first__late" lang="en">Long</p><p class="first__late" lang="de">Lange</p><!-- /app --></div></body></html>',
].join('')
writeFileSync(join(folder, 'index.html'), shell)
writeFileSync(join(folder, 'office.html'), '<html><head><title>Office</title></head><body></body></html>')
writeFileSync(
  join(folder, '.vite/pages.json'),
  JSON.stringify([
    {
      document: 'index.html',
      base: '/',
      texts: { de: 'assets/de.js' },
      pages: {
        '/': { scripts: ['assets/home.js'], styles: [] },
        '/sign-in': {
          scripts: ['assets/sign-in.js'],
          styles: ['assets/sign-in.css'],
          isDrawn: true,
          drawnWith: ['?reason=late'],
        },
        '/invoices': { scripts: ['assets/invoices.js'], styles: [], guests: '/sign-in' },
        '/demo/mailbox': { scripts: ['assets/mailbox.js'], styles: [] },
        '/hotel/$accommodationId': { scripts: ['assets/hotel.js'], styles: ['assets/hotel.css'] },
      },
    },
    {
      document: 'office.html',
      base: '/office',
      texts: {},
      pages: { '/office': { scripts: ['assets/office.js'], styles: [] } },
    },
  ]),
)
const asked: string[] = []
let drawn: (locale: Locale) => FirstPage | null = () => null
let accent: string | null = null
let answersLook = async () => Response.json({ accent, hasLogo: false })
const page = openAppPage(
  folder,
  async (path, locale) => {
    asked.push(path)
    return drawn(locale)
  },
  openPageLook(() => answersLook()),
  ['/demo'],
)
const http = Fastify()
http.addHook('onRequest', async (_request, reply) => {
  reply.header('content-security-policy', "script-src 'self';style-src 'self' 'sha256-built'")
})
http.setNotFoundHandler((request, reply) => page?.(request, reply))
afterAll(async () => {
  await http.close()
  rmSync(folder, { recursive: true })
})

beforeEach(() => {
  drawn = (locale) => ({
    html: `<h1>${locale}</h1>`,
    title: 'Register for R&D <2025>',
    answers: [[['edition'], { name: '</script><b>' }]],
  })
})

const get = (url: string, headers: Record<string, string> = {}) => http.inject({ method: 'GET', url, headers })

test('a page that this deployment does not have is an unknown one, as the app says too', async () => {
  for (const path of ['/demo/mailbox', '/demo/mailbox?to=ada', '/demo']) expect((await get(path)).statusCode).toBe(404)
  expect((await get('/demo/mailbox')).body).not.toContain('assets/mailbox.js')
  expect((await get('/demonstration')).statusCode).toBe(404)
})

test('each page names the files that it begins with', async () => {
  expect((await get('/hotel/7?nights=4')).body).toContain(
    '<link rel="modulepreload" crossorigin href="/assets/hotel.js">',
  )
  expect((await get('/hotel/7/')).body).toContain('href="/assets/hotel.css"')
  expect((await get('/')).body).toContain('/assets/home.js')
})

test('a path that is no page’s is the app all the same, which says so, with the status 404', async () => {
  const paths = ['/nowhere', '/hotel', '/hotel/abc', '/hotel/7/room', '/old-registration', '/favicon.ico', '/Hotel/7']
  for (const path of paths) {
    const answer = await get(path, { 'if-none-match': '*' })
    expect([path, answer.statusCode]).toEqual([path, 404])
    expect(answer.body).toContain('boxes')
    expect(answer.body).not.toContain('preload')
    expect((await get(path, { 'if-none-match': String(answer.headers['etag']) })).statusCode).toBe(404)
  }
  for (const path of ['/', '/?a=b', '/hotel/7', '/hotel/7/?x']) expect((await get(path)).statusCode).toBe(200)
})

test('each app answers under its base with its own document, and with nothing of another', async () => {
  for (const [path, status] of [
    ['/office', 200],
    ['/office/', 200],
    ['/office/nowhere', 404],
  ] as const) {
    const { statusCode, body } = await get(path)
    expect([path, statusCode]).toEqual([path, status])
    expect(body).toContain('<title>Office</title>')
    expect(body).not.toContain('home.js')
  }
  expect((await get('/office')).body).toContain('/assets/office.js')
  expect((await get('/')).body).not.toContain('office')
  expect((await get('/offices')).body).not.toContain('<title>Office</title>')
})

test('is sent small to whoever takes brotli, and not again to whoever has it', async () => {
  const small = await get('/', { 'accept-encoding': 'gzip, br' })
  expect(brotliDecompressSync(small.rawPayload).toString()).toContain('/assets/home.js')
  const again = await get('/', { 'if-none-match': String(small.headers['etag']) })
  expect([again.statusCode, again.body]).toEqual([304, ''])
})

test('a page that is drawn arrives with its words, its style and its answers, and runs each script by itself', async () => {
  const { body } = await get('/sign-in', { 'accept-language': 'de-DE, en;q=0.5' })
  expect(body).toContain('<html lang="de" data-drawn>')
  expect(body).toContain('<title>Register for R&amp;D &lt;2025></title>')
  expect(body).toContain('<div id="app"><h1>de</h1></div>')
  expect(body).toContain('role="status" hidden><p class="first__late" lang="de">Lange</p></div>')
  expect(body).toContain('<style>h1{color:red}h2{color:blue}</style>')
  expect(body).not.toMatch(/<link rel="stylesheet"(?! media="not all")/)
  expect(body).toContain('<script type="module" async crossorigin src="/assets/sign-in.js"></script>')
  expect(body).toContain('<script type="module" async crossorigin src="/assets/de.js"></script>')
  expect(body).toContain(String.raw`id="first-answers">[[["edition"],{"name":"\u003c/script>\u003cb>"}]]</script>`)
  expect(body).toContain('<link rel="expect" href="#first-answers" blocking="render"></head>')
  expect(body).not.toContain('boxes')
})

test('a page that is drawn asks for nothing before it is seen, and what it keeps is for pages that are drawn alone', async () => {
  const { body } = await get('/sign-in')
  expect(body).toContain('<script>keep()</script>')
  expect(body).not.toContain('ask()')
  const plain = (await get('/')).body
  expect(plain).toContain('<script>ask()</script>')
  expect(plain).not.toContain('keep()')
})

test('what stands in a page, drawn or not, is what is allowed there by its hash', () => {
  expect(inlineParts(folder)).toEqual({ scripts: ['keep()', 'ask()'], styles: ['h1{color:red}h2{color:blue}'] })
})

test.each([
  ['theme=dark', '<html lang="en" data-drawn data-theme="dark">'],
  ['a=b; theme=light', '<html lang="en" data-drawn data-theme="light">'],
  ['theme=dark"onload', '<html lang="en" data-drawn>'],
])('%s is drawn in the theme that was chosen', async (cookie, begin) => {
  expect((await get('/sign-in', { cookie })).body).toContain(begin)
})

test.each([
  ['the language that was chosen here', { cookie: 'a=b; locale=fr', 'accept-language': 'de' }, 'fr'],
  ['the first of the browser’s that we speak', { 'accept-language': 'ja, de;q=0.8' }, 'de'],
  ['English for whoever asks for none of ours', { cookie: 'locale=xx', 'accept-language': 'ja' }, 'en'],
])('is drawn in %s', async (_what, headers, locale) => {
  const answer = await get('/sign-in', headers)
  expect(answer.body).toContain(`<h1>${locale}</h1>`)
  expect(answer.headers['vary']).toBe('accept-encoding, accept-language, cookie')
})

test('nothing is drawn for who is signed in, and what cannot be drawn is made by the browser', async () => {
  expect((await get('/sign-in', { cookie: 'foyer_auth=abc' })).body).toContain('boxes')
  expect((await get('/sign-in', { cookie: 'foyer_auth=' })).body).not.toContain('boxes')
  drawn = () => null
  const plain = await get('/sign-in')
  expect(plain.body).toContain('boxes')
  expect(plain.body).toContain('<link rel="modulepreload" crossorigin href="/assets/sign-in.js">')
})

test('who is led to a drawn page gets that one, and whoever is signed in the page that they asked for', async () => {
  const { body } = await get('/invoices')
  expect(body).toContain('<h1>en</h1>')
  expect(body).toContain('/assets/sign-in.js')
  expect(body).not.toContain('/assets/invoices.js')
  expect((await get('/invoices', { cookie: 'foyer_auth=abc' })).body).toContain('/assets/invoices.js')
})

test('a page is drawn with the queries that it names, and with nothing else that stands in an address', async () => {
  asked.length = 0
  for (const query of ['?reason=late', '?reason=other', '?reason=late&a=b', '']) await get(`/sign-in${query}`)
  await get('/invoices?reason=late')
  expect(asked).toEqual(['/sign-in?reason=late', '/sign-in', '/sign-in', '/sign-in', '/sign-in'])
})

test('a drawn page is not sent again to whoever has it, and is to whoever has an older one', async () => {
  const { headers } = await get('/sign-in')
  const again = { 'if-none-match': String(headers['etag']) }
  expect((await get('/sign-in', again)).statusCode).toBe(304)
  drawn = () => ({ html: '<h1>From 599.00 €</h1>', title: '', answers: [] })
  expect((await get('/sign-in', again)).body).toContain('599.00')
})

/** The styles that stand in a page, and those that it allows, by their hashes. */
async function stylesOf(url: string) {
  const { body, headers } = await get(url)
  const inside = [...body.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, text = '']) => text)
  const policy = String(headers['content-security-policy'])
  const isAllowed = (text: string) => policy.includes(createHash('sha256').update(text).digest('base64'))
  return { own: inside.filter((text) => text.includes('--c-primary')), isAllowed, etag: headers['etag'] }
}

test.each(['/', '/sign-in', '/nowhere'])(
  '%s stands in the event’s colour when it arrives, and in another as soon as there is one',
  async (url) => {
    accent = '#700b5d'
    const first = await stylesOf(url)
    expect(first.own).toEqual([styleOfTheme('#700b5d')])
    expect(first.own.every(first.isAllowed)).toBe(true)
    accent = '#1f4fae'
    const second = await stylesOf(url)
    expect(second.own).toEqual([styleOfTheme('#1f4fae')])
    expect([second.own.every(second.isAllowed), first.own.some(second.isAllowed)]).toEqual([true, false])
    // Whoever has the page of before is sent the new one.
    expect(second.etag).not.toBe(first.etag)
    accent = null
    expect((await stylesOf(url)).own).toEqual([])
  },
)

test('staff work in the colours of the house', async () => {
  accent = '#700b5d'
  expect((await stylesOf('/office')).own).toEqual([])
  accent = null
})

test('a page whose colour nobody tells comes in the one that was known last', async () => {
  accent = '#700b5d'
  await get('/')
  for (const silence of [
    () => Promise.reject(new Error('away')),
    () => Promise.resolve(Response.json({}, { status: 503 })),
    () => new Promise<Response>(() => {}),
  ]) {
    answersLook = silence
    expect((await stylesOf('/')).own).toEqual([styleOfTheme('#700b5d')])
  }
  answersLook = async () => Response.json({ accent, hasLogo: false })
  accent = null
})

test('without a build there is no page', () => {
  expect(openAppPage(join(folder, 'nothing'))).toBe(null)
})
