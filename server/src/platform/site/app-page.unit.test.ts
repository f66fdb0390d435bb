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
    '/hotel/$accommodationId': { scripts: ['assets/hotel.js'], styles: ['assets/hotel.css'] },
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

test('a path that is no page’s is the app all the same, which says so, with the status 404', async () => {
  const paths = ['/nowhere', '/hotel', '/hotel/abc', '/hotel/7/room', '/old-registration', '/favicon.ico', '/Hotel/7']
  for (const path of paths) {
    const answer = await get(path, { 'if-none-match': '*' })
    expect([path, answer.statusCode]).toEqual([path, 404])
    expect(answer.body).toContain('<html>')
    expect(answer.body).not.toContain('preload')
    expect((await get(path, { 'if-none-match': String(answer.headers['etag']) })).statusCode).toBe(404)
  }
  for (const path of ['/', '/?a=b', '/hotel/7', '/hotel/7/?x']) expect((await get(path)).statusCode).toBe(200)
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
