import { requests } from '@foyer/contract/kit/refusal'
import { afterEach, expect, test, vi } from 'vitest'
import { openHttp } from './http.ts'
import { refuse } from './refused.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

test.each([
  ['what went wrong', new Error('planted'), 500, { msg: 'unexpected' }],
  [
    'why somebody outside could not be asked, though its answer is a refusal,',
    refuse(requests.unavailable, {}, new Error('planted')),
    503,
    { msg: 'requests/unavailable', cause: 'Error: planted' },
  ],
  [
    'that an account was named which is not there, though whoever asked is told to come again,',
    Object.assign(new Error('planted'), { code: '23503', constraint: 'favourites_user_id_fkey' }),
    503,
    { msg: 'an account is not there' },
  ],
])('%s stands in the log under the id that the answer tells', async (_what, error, status, told) => {
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
    throw error
  })
  const answer = await http.inject('/api/broken')
  await http.close()
  const { requestId } = answer.json<{ requestId: string }>()
  const lines = log
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { level: number; reqId?: string; msg?: string; status?: number })
  expect(answer.statusCode).toBe(status)
  expect(lines.filter(({ reqId }) => reqId === requestId)).toMatchObject([told, { status }])
})
