import { expect, test } from 'vitest'
import { gathered } from './gathered.ts'

/** A world in which time passes only where somebody pauses or reads. */
function world({ readMs = 1 } = {}) {
  const at = { ms: 0 }
  const begun: number[] = []
  const gate = { open: Promise.resolve() as Promise<unknown> }
  const read = async (): Promise<number> => {
    begun.push(at.ms)
    const count = begun.length
    at.ms += readMs
    await gate.open
    return count
  }
  const ask = gathered(read, {
    leastMs: 1000,
    now: () => at.ms,
    pause: async (ms) => {
      at.ms += ms
    },
  })
  return { ask, begun, gate }
}

test('who asks together is told together', async () => {
  const { ask, begun } = world()
  expect(await Promise.all([ask(), ask(), ask()])).toEqual([1, 1, 1])
  expect(begun).toEqual([0])
})

test('who asks while one reads is told what is read after that', async () => {
  const { ask, gate } = world()
  const held = Promise.withResolvers<void>()
  gate.open = held.promise
  const first = ask()
  await Promise.resolve()
  await Promise.resolve()
  const [second, third] = [ask(), ask()]
  held.resolve()
  expect(await Promise.all([first, second, third])).toEqual([1, 2, 2])
})

test.each([
  ['a second lies between two readings', 1, [0, 1000, 2000]],
  ['slow ones are a twentieth of the time', 200, [0, 4000, 8000]],
])('%s', async (_what, readMs, wanted) => {
  const { ask, begun } = world({ readMs })
  for (const _ of wanted) await ask()
  expect(begun).toEqual(wanted)
})

test('one that failed is told to who asked, and the next reads again', async () => {
  let count = 0
  const ask = gathered(
    async () => {
      count += 1
      if (count === 1) throw new Error('gone')
      return count
    },
    { leastMs: 0, now: () => 0, pause: async () => {} },
  )
  await expect(ask()).rejects.toThrow('gone')
  expect(await ask()).toBe(2)
})
