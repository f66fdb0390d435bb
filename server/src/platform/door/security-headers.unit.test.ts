import { expect, test } from 'vitest'
import { openHttp } from './http.ts'

const options = {
  trustProxy: false,
  logLevel: 'silent',
  scriptHashes: ["'sha256-abc'"],
  styleHashes: [],
  isSecure: true,
} as const

test.each([
  ['a page', '/there', 200, "script-src 'self' 'sha256-abc'"],
  ['a page that failed', '/broken', 500, "script-src 'self' 'sha256-abc'"],
  ['data, which may do nothing,', '/api/there', 200, "default-src 'none';frame-ancestors 'none'"],
  ['data that is not there', '/api/nowhere', 404, "default-src 'none';frame-ancestors 'none'"],
])('%s tells the browser its rules', async (_what, url, status, policy) => {
  const http = await openHttp(options)
  http.get('/there', (_request, reply) => reply.send('yes'))
  http.get('/api/there', (_request, reply) => reply.send('yes'))
  http.get('/broken', () => {
    throw new Error('planted')
  })
  const answer = await http.inject(url)
  expect(answer.statusCode).toBe(status)
  expect(answer.headers).toMatchObject({
    'content-security-policy': expect.stringContaining(policy),
    'strict-transport-security': expect.stringContaining('max-age=31536000'),
    'x-frame-options': 'DENY',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
  })
  await http.close()
})
