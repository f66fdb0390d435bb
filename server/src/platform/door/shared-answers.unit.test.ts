import { expect, test } from 'vitest'
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
  const shared = createSharedAnswers(60_000)
  const { make, count } = counted()
  const answers = await Promise.all(Array.from({ length: 100 }, () => shared.make('list', make)))
  expect(count()).toBe(1)
  expect(new Set(answers.map(({ body }) => body))).toEqual(new Set(['1']))
  expect(shared.find('list')).toMatchObject({ body: '1' })
  expect(shared.find('another')).toBeUndefined()
})

test('what is kept for no time is looked up by everybody', async () => {
  const shared = createSharedAnswers(0)
  const { make, count } = counted()
  await Promise.all([shared.make('list', make), shared.make('list', make)])
  expect(count()).toBe(2)
  expect(shared.find('list')).toBeUndefined()
})

test('a look that failed is not kept: the next one looks again', async () => {
  const shared = createSharedAnswers(60_000)
  await expect(shared.make('list', () => Promise.reject(new Error('planted')))).rejects.toThrow('planted')
  expect((await shared.make('list', counted().make)).body).toBe('1')
})
