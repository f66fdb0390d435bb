import { expect, test } from 'vitest'
import { openHttp } from './http.ts'

const options = {
  trustProxy: false,
  logLevel: 'silent',
  scriptHashes: ["'sha256-abc'"],
  styleHashes: [],
  isSecure: true,
  cardPage: '/pay',
} as const

test.each([
  ['a page', '/there', 200, "script-src 'self' 'sha256-abc'"],
  ['a page that failed', '/broken', 500, "script-src 'self' 'sha256-abc'"],
  ['data, which is no document,', '/api/there', 200, null],
  ['data that is not there', '/api/nowhere', 404, null],
  ['a script of pages', '/assets/main-abc.js', 200, null],
])('%s tells the browser its rules', async (_what, url, status, policy) => {
  const http = await openHttp(options)
  http.get('/there', (_request, reply) => reply.send('yes'))
  http.get('/api/there', (_request, reply) => reply.send('yes'))
  http.get('/assets/main-abc.js', (_request, reply) => reply.send('yes'))
  http.get('/broken', () => {
    throw new Error('planted')
  })
  const answer = await http.inject(url)
  expect(answer.statusCode).toBe(status)
  expect(answer.headers).toMatchObject({
    'strict-transport-security': expect.stringContaining('max-age=31536000'),
    'x-frame-options': 'DENY',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
  })
  const told = answer.headers['content-security-policy'] ?? null
  if (policy === null) expect(told).toBeNull()
  else expect(told).toContain(policy)
  expect(String(told)).not.toContain('unsafe')
  await http.close()
})
