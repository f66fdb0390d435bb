import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { openFirstPages } from './first-pages.ts'

const folder = mkdtempSync(join(tmpdir(), 'foyer-first-'))
mkdirSync(join(folder, '.server'))
writeFileSync(join(folder, '.server/package.json'), '{ "type": "module" }')
writeFileSync(
  join(folder, '.server/attendee.js'),
  `let n = 0
  export async function drawFirstPage(path, locale, ask) {
    if (path === '/broken') throw new Error('planted')
    return { html: path + locale + ++n + await (await ask('/api/edition', locale)).text(), answers: [] }
  }`,
)
afterAll(() => rmSync(folder, { recursive: true }))

const ask = async () => new Response('!')
let now = 0
beforeEach(() => {
  now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => now)
})

test('a page is drawn once for all who ask within a second, and anew after it', async () => {
  const first = openFirstPages(folder, ask, () => {})
  const [one, other] = await Promise.all([first('/sign-in', 'en'), first('/sign-in', 'en')])
  expect(one?.html).toBe('/sign-inen1!')
  expect(other).toBe(one)
  now = 999
  expect(await first('/sign-in', 'en')).toBe(one)
  expect((await first('/sign-in', 'de'))?.html).toBe('/sign-inde2!')
  now = 1000
  expect((await first('/sign-in', 'en'))?.html).toBe('/sign-inen3!')
})

test('nobody waits for a page that takes long to draw, and it is not begun again meanwhile', async () => {
  const asked: string[] = []
  let answer = ask
  const first = openFirstPages(
    folder,
    (path) => {
      asked.push(path)
      return answer()
    },
    () => {},
  )
  await first('/sign-in', 'en')
  const { promise, resolve } = Promise.withResolvers<Response>()
  answer = () => promise
  now = 1000
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const waiting = [first('/sign-in', 'en'), first('/sign-in', 'en')]
  await vi.advanceTimersByTimeAsync(1000)
  expect(await Promise.all(waiting)).toEqual([null, null])
  now = 60_000
  const later = first('/sign-in', 'en')
  resolve(new Response('at last'))
  expect((await later)?.html).toContain('at last')
  vi.useRealTimers()
  expect(asked).toHaveLength(2)
})

test('a page that cannot be drawn is none, and somebody hears why', async () => {
  const heard: unknown[] = []
  const first = openFirstPages(folder, ask, (error) => heard.push(error))
  expect(await first('/broken', 'en')).toBe(null)
  expect(String(heard)).toContain('planted')
})

test('without a build nothing is drawn', async () => {
  expect(await openFirstPages(join(folder, 'nothing'), ask, () => {})('/sign-in', 'en')).toBe(null)
})
