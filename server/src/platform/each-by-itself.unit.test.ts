import { expect, test } from 'vitest'
import { eachByItself } from './each-by-itself.ts'

test('every item has its turn, and the first failure is thrown after them', async () => {
  const done: number[] = []
  const work = async (item: number) => {
    if (item % 2 === 0) throw new Error(`planted ${item}`)
    done.push(item)
  }
  await expect(eachByItself([1, 2, 3, 4, 5], work)).rejects.toThrow('planted 2')
  expect(done).toEqual([1, 3, 5])
})
