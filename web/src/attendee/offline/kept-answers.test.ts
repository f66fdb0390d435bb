import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keptAnswer, type LateAnswer, MOST_KEPT, OLDEST_MS, readOrKept } from './kept-answers.ts'

/** The browser's cache storage, as far as it is used. */
function memory() {
  const stores = new Map<string, Map<string, Response>>()
  return {
    stores,
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
    open: async (name: string) => {
      const store = stores.get(name) ?? new Map<string, Response>()
      stores.set(name, store)
      return {
        put: async (path: string, answer: Response) => {
          if (isFull) throw new DOMException('full', 'QuotaExceededError')
          store.delete(path)
          store.set(path, answer)
        },
        keys: async () => [...store.keys()],
        delete: async (path: string) => store.delete(path),
      }
    },
    match: async (path: string, { cacheName }: { cacheName: string }) => stores.get(cacheName)?.get(path)?.clone(),
  }
}

let isFull = false
let storage = memory()
let isOnline = true
let answer = async (): Promise<Response> => Response.json({ pass: 'of Mira' })

beforeEach(() => {
  storage = memory()
  isFull = false
  isOnline = true
  answer = async () => Response.json({ pass: 'of Mira' })
  vi.stubGlobal('caches', storage)
  vi.stubGlobal('fetch', async () => {
    if (!isOnline) throw new TypeError('Failed to fetch')
    return answer()
  })
})
afterEach(() => void vi.unstubAllGlobals())

async function ask(token: string | null, path = '/api/pass'): Promise<unknown> {
  const headers: HeadersInit = token === null ? {} : { authorization: `Bearer ${token}` }
  const waited: Promise<unknown>[] = []
  const request = new Request(`http://foyer.example${path}`, { headers })
  const given = await readOrKept(request, path, { stayFor: (until) => void waited.push(until), tell: async () => {} })
  await Promise.all(waited)
  return given.json()
}

test('what somebody said of their passport is never kept', () => {
  expect(keptAnswer.isKept('/api/visa-invitation-letter')).toBe(false)
})

test('what was answered before is given again without a connection', async () => {
  await ask('mira')
  isOnline = false
  expect(await ask('mira')).toEqual({ pass: 'of Mira' })
})

test('nobody gets what another person’s session was answered', async () => {
  await ask('mira')
  isOnline = false
  await expect(ask('tomas')).rejects.toThrow('Failed to fetch')
  await expect(ask(null)).rejects.toThrow('Failed to fetch')
})

test('the token itself is not written down', async () => {
  await ask('mira-secret-token')
  expect([...storage.stores.keys()].join()).not.toContain('mira')
})

test('of two people in a row only the later one is kept', async () => {
  await ask('mira')
  await ask('tomas')
  expect(storage.stores.size).toBe(1)
  isOnline = false
  await expect(ask('mira')).rejects.toThrow('Failed to fetch')
})

test('an answer that is under way while somebody signs out is not kept', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  answer = () => promise
  const asked = ask('mira')
  await keptAnswer.forget()
  resolve(Response.json({ pass: 'of Mira' }))
  expect(await asked).toEqual({ pass: 'of Mira' })
  expect(storage.stores.size).toBe(0)
})

test('a refusal is passed on and not kept', async () => {
  answer = async () => Response.json({ code: 'no-session' }, { status: 401 })
  expect(await ask('mira')).toEqual({ code: 'no-session' })
  expect(storage.stores.size).toBe(0)
})

test('the edition is kept for everybody, and its clock goes on', async () => {
  vi.useFakeTimers({ now: new Date('2025-08-18T10:00:00Z'), toFake: ['Date'] })
  answer = async () => Response.json({ now: '2025-10-20T07:00:00.000Z', product: 'MSPG' })
  await ask(null, '/api/edition')
  await keptAnswer.forget()
  vi.setSystemTime(new Date('2025-08-18T12:30:00Z'))
  isOnline = false
  expect(await ask('tomas', '/api/edition')).toEqual({ now: '2025-10-20T09:30:00.000Z', product: 'MSPG' })
  vi.useRealTimers()
})

test('a connection that hangs is waited for once, not for ever; what it brings late is kept', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await ask('mira')
  const { promise, resolve } = Promise.withResolvers<Response>()
  answer = () => promise
  const waited: Promise<unknown>[] = []
  const told: LateAnswer[] = []
  const given: Response[] = []
  const open = () => {
    const request = new Request('http://foyer.example/api/pass', { headers: { authorization: 'Bearer mira' } })
    const stayFor = (until: Promise<unknown>) => void waited.push(until)
    const opened = readOrKept(request, '/api/pass', { stayFor, tell: async (late) => void told.push(late) })
    return opened.then((answer) => {
      given.push(answer)
      return answer
    })
  }
  // Hashing the token takes a moment of its own. Vitest's own `waitFor` would move the clock on.
  const isWaiting = async () => {
    while (vi.getTimerCount() === 0) await new Promise(setImmediate)
  }
  const first = open()
  await isWaiting()
  await vi.advanceTimersByTimeAsync(7999)
  expect(given).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(await (await first).json()).toEqual({ pass: 'of Mira' })
  const second = open()
  await isWaiting()
  await vi.advanceTimersByTimeAsync(999)
  expect(given).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1)
  expect((await second).headers.has('x-kept-at')).toBe(true)
  resolve(Response.json({ pass: 'of Mira, upgraded' }))
  await Promise.all(waited)
  const late = { path: '/api/pass', asked: 'Bearer mira', answer: { pass: 'of Mira, upgraded' } }
  expect(told, 'to each page that has the old answer').toEqual([late, late])
  isOnline = false
  expect(await ask('mira')).toEqual({ pass: 'of Mira, upgraded' })
  vi.useRealTimers()
})

test('where nothing was kept, a connection that hangs is waited for', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { promise, resolve } = Promise.withResolvers<Response>()
  answer = () => promise
  const asked = ask('mira')
  await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0), { timeout: 60_000 })
  await vi.advanceTimersByTimeAsync(60_000)
  resolve(Response.json({ pass: 'of Mira' }))
  expect(await asked).toEqual({ pass: 'of Mira' })
  vi.useRealTimers()
})

test('what one asks with another question is another answer', async () => {
  answer = async () => Response.json(['with hotel and room'])
  await ask('mira', '/api/booking?extended=true')
  isOnline = false
  await expect(ask('mira', '/api/booking')).rejects.toThrow('Failed to fetch')
  expect(await ask('mira', '/api/booking?extended=true')).toEqual(['with hotel and room'])
})

test('a store that is full does no harm: the answer is given, and what was kept before stays', async () => {
  await ask('mira')
  isFull = true
  answer = async () => Response.json({ pass: 'of Mira, upgraded' })
  expect(await ask('mira')).toEqual({ pass: 'of Mira, upgraded' })
  isOnline = false
  expect(await ask('mira')).toEqual({ pass: 'of Mira' })
})

test('what was kept too long ago is not shown any more', async () => {
  vi.useFakeTimers({ now: new Date('2025-08-18T10:00:00Z'), toFake: ['Date'] })
  await ask('mira')
  isOnline = false
  vi.setSystemTime(Date.now() + OLDEST_MS)
  expect(await ask('mira')).toEqual({ pass: 'of Mira' })
  vi.setSystemTime(Date.now() + 1)
  await expect(ask('mira')).rejects.toThrow('Failed to fetch')
  vi.useRealTimers()
})

test('a store keeps so many answers and no more: the one that was kept longest ago goes', async () => {
  for (let page = 0; page <= MOST_KEPT; page += 1) await ask(null, `/api/page/page-${page}`)
  expect(storage.stores.get('kept-for-all')?.size).toBe(MOST_KEPT)
  isOnline = false
  await expect(ask(null, '/api/page/page-0')).rejects.toThrow('Failed to fetch')
  expect(await ask(null, '/api/page/page-1')).toEqual({ pass: 'of Mira' })
})
