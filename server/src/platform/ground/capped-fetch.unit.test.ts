import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cappedFetch } from './capped-fetch.ts'

/** The address under which a cloud tells its secrets: nobody is to be led there. */
const inside = 'http://169.254.169.254/latest/meta-data/'
let server: Server
let url: string

beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url === '/elsewhere-inside') response.writeHead(307, { location: inside }).end()
    else if (request.url === '/silent') return
    else if (request.url === '/slow') response.writeHead(200).write('and then nothing')
    else if (request.url === '/nothing') response.writeHead(204).end()
    else if (request.url === '/elsewhere') response.writeHead(302, { location: '/short' }).end()
    else response.writeHead(400).end(request.url === '/short' ? 'short' : Buffer.alloc(2 * 1024 * 1024 + 1))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

test('an answer comes whole, with its status', async () => {
  const answer = await cappedFetch(`${url}/short`)
  expect([answer.status, await answer.text()]).toEqual([400, 'short'])
})

test('who is led elsewhere does not go there', async () => {
  await expect(cappedFetch(`${url}/elsewhere`)).rejects.toThrow()
})

test('who only looks where they would be led is told, and does not go there', async () => {
  await expect(cappedFetch(`${url}/elsewhere-inside`)).rejects.toThrow()
  const answer = await cappedFetch(`${url}/elsewhere-inside`, { redirect: 'manual' })
  expect([answer.status, answer.headers.get('location')]).toEqual([307, inside])
})

test('an answer that never comes, or never ends, is not waited for', async () => {
  for (const path of ['/silent', '/slow'])
    await expect(cappedFetch(`${url}${path}`, { signal: AbortSignal.timeout(200) })).rejects.toThrow()
})

test('an answer without a body is one', async () => {
  expect((await cappedFetch(`${url}/nothing`)).status).toBe(204)
})

test.each([
  'file:///etc/passwd',
  'ftp://127.0.0.1/',
  'gopher://127.0.0.1/',
  'data:text/plain,hello',
  'javascript:alert(1)',
  'http://user:password@127.0.0.1/',
])('%s is asked by nobody', async (address) => {
  await expect(cappedFetch(address)).rejects.toThrow()
})

test('an answer that is longer than any we ask for is not read to its end', async () => {
  await expect(cappedFetch(`${url}/long`)).rejects.toThrow('The answer is longer than it may be')
})
