import { expect, test } from 'vitest'
import { createBatches } from './batches.ts'

test('who comes alone is served alone; who comes meanwhile goes together, in their order, and each gets their own answer', async () => {
  const batches: number[][] = []
  const gate = Promise.withResolvers<void>()
  const ask = createBatches(3, async (items: readonly number[]) => {
    batches.push([...items])
    await gate.promise
    return items.map((item) => item * 10)
  })
  const first = ask(1)
  await new Promise((resolve) => setImmediate(resolve))
  const others = [2, 3, 4, 5].map(ask)
  gate.resolve()
  expect(await Promise.all([first, ...others])).toEqual([10, 20, 30, 40, 50])
  expect(batches).toEqual([[1], [2, 3, 4], [5]])
})

test('what fails fails for those who were in it, and the next go on', async () => {
  const ask = createBatches(1, async (items: readonly number[]) => {
    if (items[0] === 1) throw new Error('planted')
    return items
  })
  const [one, two] = await Promise.allSettled([ask(1), ask(2)])
  expect(one.status).toBe('rejected')
  expect(two).toEqual({ status: 'fulfilled', value: 2 })
})
