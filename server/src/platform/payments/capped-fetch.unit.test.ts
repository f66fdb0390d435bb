import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cappedFetch } from './capped-fetch.ts'

let server: Server
let url: string

beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url === '/elsewhere') response.writeHead(302, { location: '/short' }).end()
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

test('an answer that is longer than any we ask for is not read to its end', async () => {
  await expect(cappedFetch(`${url}/long`)).rejects.toThrow('The answer is longer than it may be')
})
