import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { questionOf } from './send-shared.ts'
import { createSharedAnswers } from './shared-answers.ts'

const counted = () => {
  let made = 0
  const make = async () => {
    await new Promise(setImmediate)
    made += 1
    return { status: 200, body: String(made) }
  }
  return { make, count: () => made }
}

test('a hundred who ask at once are answered from one look', async () => {
  const shared = createSharedAnswers({ keptMs: 60_000 })
  const { make, count } = counted()
  const answers = await Promise.all(Array.from({ length: 100 }, () => shared.make('list', make)))
  expect(count()).toBe(1)
  expect(new Set(answers.map(({ body }) => body))).toEqual(new Set(['1']))
  expect(shared.find('list')).toMatchObject({ body: '1' })
  expect(shared.find('another')).toBeUndefined()
})

test('what is kept for no time is looked up by everybody', async () => {
  const shared = createSharedAnswers({ keptMs: 0 })
  const { make, count } = counted()
  await Promise.all([shared.make('list', make), shared.make('list', make)])
  expect(count()).toBe(2)
  expect(shared.find('list')).toBeUndefined()
})

test('a look that failed is not kept: the next one looks again', async () => {
  const shared = createSharedAnswers({ keptMs: 60_000 })
  await expect(shared.make('list', () => Promise.reject(new Error('planted')))).rejects.toThrow('planted')
  expect((await shared.make('list', counted().make)).body).toBe('1')
})

test('a long answer is compressed once, for all who take it', async () => {
  const body = JSON.stringify(Array.from({ length: 200 }, (_, at) => ({ hotel: 'Hotel Adler', at })))
  const shared = createSharedAnswers({ keptMs: 60_000 })
  const answer = await shared.make('list', async () => ({ status: 200, body }))
  expect(answer.brotli?.length).toBeLessThan(body.length / 5)
  expect(String(brotliDecompressSync(answer.brotli ?? Buffer.of()))).toBe(body)
  expect((await shared.make('short', async () => ({ status: 200, body: '[]' }))).brotli).toBeNull()
})

test('a question is the same in whatever order it is put', () => {
  expect(questionOf('/api/accommodation/?b=2&a=1')).toBe(questionOf('/api/accommodation?a=1&b=2'))
  expect(questionOf('/api/accommodation?a=1')).not.toBe(questionOf('/api/accommodation?a=2'))
  expect(questionOf('/api/accommodation?a=1&a=2')).not.toBe(questionOf('/api/accommodation?a=2&a=1'))
})

/** Answers that hang on something that changes, and looks that end when they are told to. */
function openSelling() {
  const state: { count: number | null } = { count: 0 }
  const looks: { end(body: string): void; fail(): void }[] = []
  const look = () =>
    new Promise<{ status: number; body: string }>((resolve, reject) => {
      looks.push({ end: (body) => resolve({ status: 200, body }), fail: () => reject(new Error('planted')) })
    })
  const shared = createSharedAnswers({ keptMs: 60_000, countOf: () => state.count })
  /** The look that is under way, when it is. */
  const nth = async (at: number) => {
    while (looks[at] === undefined) await new Promise((resolve) => setTimeout(resolve, 1))
    return looks[at]
  }
  return { shared, state, look, looks, nth }
}

test('what is kept is given to nobody once it changed, and is not back when nothing more changes', async () => {
  const { shared, state, look, nth } = openSelling()
  const first = shared.make('list', look)
  ;(await nth(0)).end('free')
  await first
  expect(shared.find('list')).toMatchObject({ body: 'free' })
  state.count = 1
  expect(shared.find('list')).toBeUndefined()
})

test('what changed while it was looked up is not kept, and who asks behind the change is not given it', async () => {
  const { shared, state, look, looks, nth } = openSelling()
  const before = shared.make('list', look)
  await nth(0)
  state.count = 1
  const behind = [shared.make('list', look), shared.make('list', look)]
  expect(looks).toHaveLength(1)
  looks[0]?.end('free')
  expect(await before).toMatchObject({ body: 'free' })
  expect(shared.find('list')).toBeUndefined()
  ;(await nth(1)).end('full')
  for (const answer of await Promise.all(behind)) expect(answer.body).toBe('full')
  expect(looks).toHaveLength(2)
  expect(shared.find('list')).toMatchObject({ body: 'full' })
})

test('whoever acted after a look had begun waits for the next one, with all who did; the others do not', async () => {
  const { shared, look, looks, nth } = openSelling()
  const first = shared.make('list', look)
  await nth(0)
  const acted = [1, 2, 3].map(() => shared.make('list', look, Date.now() + 1))
  const stranger = shared.make('list', look)
  looks[0]?.fail()
  await expect(first).rejects.toThrow('planted')
  await expect(stranger).rejects.toThrow('planted')
  ;(await nth(1)).end('full')
  for (const answer of await Promise.all(acted)) expect(answer.body).toBe('full')
  expect(looks).toHaveLength(2)
})

test('who has seen a younger answer is not given an older one', async () => {
  const { shared, look, nth } = openSelling()
  const first = shared.make('list', look)
  ;(await nth(0)).end('free')
  const { lookedAt } = await first
  expect(shared.find('list', lookedAt)).toMatchObject({ body: 'free' })
  expect(shared.find('list', lookedAt + 1)).toBeUndefined()
})

test('while it is not known what changes nothing is kept, and nobody is given what was begun before they asked', async () => {
  const { shared, state, look, looks, nth } = openSelling()
  state.count = null
  const first = shared.make('list', look)
  await nth(0)
  const second = shared.make('list', look)
  looks[0]?.end('free')
  expect((await first).body).toBe('free')
  expect(shared.find('list')).toBeUndefined()
  ;(await nth(1)).end('full')
  expect((await second).body).toBe('full')
})
