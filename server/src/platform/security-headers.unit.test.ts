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
  ['an answer', '/there', 200],
  ['a page that is not there', '/api/nowhere', 404],
  ['an answer that failed', '/broken', 500],
])('%s tells the browser its rules', async (_what, url, status) => {
  const http = await openHttp(options)
  http.get('/there', (_request, reply) => reply.send('yes'))
  http.get('/broken', () => {
    throw new Error('planted')
  })
  const answer = await http.inject(url)
  expect(answer.statusCode).toBe(status)
  expect(answer.headers).toMatchObject({
    'content-security-policy': expect.stringContaining("script-src 'self' 'sha256-abc'"),
    'strict-transport-security': expect.stringContaining('max-age=31536000'),
    'x-frame-options': 'DENY',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
  })
  await http.close()
})
