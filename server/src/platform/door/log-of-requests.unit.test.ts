import { afterEach, expect, test, vi } from 'vitest'
import { openHttp } from './http.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

test('what went wrong stands in the log under the id that the answer tells', async () => {
  let log = ''
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    log += text
    return true
  })
  const http = await openHttp({
    trustProxy: false,
    logLevel: 'info',
    scriptHashes: [],
    styleHashes: [],
    isSecure: false,
    cardPage: null,
  })
  http.get('/api/broken', () => {
    throw new Error('planted')
  })
  const answer = await http.inject('/api/broken')
  await http.close()
  const { requestId } = answer.json<{ requestId: string }>()
  const lines = log
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { level: number; reqId?: string; msg?: string; status?: number })
  expect(answer.statusCode).toBe(500)
  expect(lines.filter(({ reqId }) => reqId === requestId)).toMatchObject([{ msg: 'unexpected' }, { status: 500 }])
})
