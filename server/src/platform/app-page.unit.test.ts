import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import Fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { openAppPage } from './app-page.ts'

const folder = mkdtempSync(join(tmpdir(), 'foyer-page-'))
mkdirSync(join(folder, '.vite'))
writeFileSync(join(folder, 'index.html'), '<html><head></head><body></body></html>')
writeFileSync(
  join(folder, '.vite/pages.json'),
  JSON.stringify({
    '/': { scripts: ['assets/home.js'], styles: [] },
    '/hotel/$id': { scripts: ['assets/hotel.js'], styles: ['assets/hotel.css'] },
  }),
)
const page = openAppPage(folder)
const http = Fastify()
http.setNotFoundHandler((request, reply) => page?.(request, reply))
afterAll(async () => {
  await http.close()
  rmSync(folder, { recursive: true })
})

const get = (url: string, headers: Record<string, string> = {}) => http.inject({ method: 'GET', url, headers })

test('each page names the files that it begins with', async () => {
  expect((await get('/hotel/7?nights=4')).body).toContain(
    '<link rel="modulepreload" crossorigin href="/assets/hotel.js">',
  )
  expect((await get('/hotel/7/')).body).toContain('href="/assets/hotel.css"')
  expect((await get('/')).body).toContain('/assets/home.js')
})

test('a page that is not known is the app all the same', async () => {
  for (const path of ['/nowhere', '/hotel', '/hotel/7/room']) expect((await get(path)).body).not.toContain('preload')
})

test('is sent small to whoever takes brotli, and not again to whoever has it', async () => {
  const small = await get('/', { 'accept-encoding': 'gzip, br' })
  expect(brotliDecompressSync(small.rawPayload).toString()).toContain('/assets/home.js')
  const again = await get('/', { 'if-none-match': String(small.headers['etag']) })
  expect([again.statusCode, again.body]).toEqual([304, ''])
})

test('without a build there is no page', () => {
  expect(openAppPage(join(folder, 'nothing'))).toBe(null)
})
