import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keptWords } from './kept-words.ts'

const origin = 'http://foyer.example'
let kept = new Map<string, Response>()
let asked: string[] = []

beforeEach(() => {
  kept = new Map()
  asked = []
  const fetchFile = async (request: Request | string) => {
    const url = typeof request === 'string' ? `${origin}${request}` : request.url
    asked.push(new URL(url).pathname)
    return new Response('words')
  }
  const put = async (url: string, answer: Response) => void kept.set(url, answer)
  vi.stubGlobal('fetch', fetchFile)
  vi.stubGlobal('caches', {
    open: async () => ({
      match: async (url: string) => kept.get(url)?.clone(),
      keys: async () => [...kept.keys()].map((url) => new Request(url)),
      put,
      addAll: async (files: string[]) => {
        for (const file of files) await put(`${origin}${file}`, await fetchFile(file))
      },
      delete: async ({ url }: Request) => kept.delete(url),
    }),
  })
})
afterEach(() => void vi.unstubAllGlobals())

const read = (file: string) => keptWords.read(new Request(`${origin}${file}`))
const keptFiles = () => [...kept.keys()].map((url) => new URL(url).pathname)

test('a language is asked for once, and then at hand without a connection', async () => {
  await read('/assets/words-de-1.js')
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  expect(await (await read('/assets/words-de-1.js')).text()).toBe('words')
  expect(keptWords.isKept('/assets/words-de-1.js')).toBe(true)
  expect(keptWords.isKept('/assets/app-1.js')).toBe(false)
})

test.each([
  ['full', { put: () => Promise.reject(new DOMException('full', 'QuotaExceededError')) }],
  ['unreadable', { match: () => Promise.reject(new DOMException('broken', 'UnknownError')) }],
])('a store that is %s takes no language away', async (_, broken) => {
  const store = await caches.open('words')
  vi.stubGlobal('caches', { open: async () => ({ ...store, ...broken }) })
  expect(await (await read('/assets/words-de-1.js')).text()).toBe('words')
  vi.stubGlobal('caches', { open: () => Promise.reject(new DOMException('none', 'UnknownError')) })
  expect(await (await read('/assets/words-de-1.js')).text()).toBe('words')
})

test('a newer version brings the languages that are read here, and takes the older ones away', async () => {
  const newer = { en: '/assets/words-en-2.js', de: '/assets/words-de-2.js' }
  await read('/assets/words-de-1.js')
  await keptWords.prepare(newer)
  expect(asked).toEqual(['/assets/words-de-1.js', '/assets/words-de-2.js'])
  expect(keptFiles()).toEqual(['/assets/words-de-1.js', '/assets/words-de-2.js'])
  await keptWords.tidy(newer)
  expect(keptFiles()).toEqual(['/assets/words-de-2.js'])
})
