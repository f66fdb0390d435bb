import { expect, test } from 'vitest'
import { createRecall } from './recall.ts'

/** Counts how often it is asked. */
function counter() {
  let count = 0
  return async () => {
    count += 1
    return count
  }
}

test('what is asked for twice in a moment is loaded once, by whoever asks first', async () => {
  const recall = createRecall(60_000)
  const load = counter()
  expect(await Promise.all([recall('a', load), recall('a', load)])).toEqual([1, 1])
  expect(await recall('b', load)).toBe(2)
})

test('a moment of nothing keeps nothing', async () => {
  const recall = createRecall(0)
  const load = counter()
  expect([await recall('a', load), await recall('a', load)]).toEqual([1, 2])
})

test('what went wrong is asked for again', async () => {
  const recall = createRecall(60_000)
  await expect(recall('a', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone')
  expect(await recall('a', counter())).toBe(1)
})
