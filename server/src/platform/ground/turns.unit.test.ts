import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTurns } from './turns.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const turnsOf = (options: Partial<Parameters<typeof createTurns>[0]> = {}) =>
  createTurns({ places: 1, longestWait: 1000, longestLine: 100, what: 'a turn', ...options })
const inMs = (ms: number) => () => new Promise<void>((resolve) => setTimeout(resolve, ms))

test('who came first is let in first, and no more than there are places', async () => {
  const turns = turnsOf({ places: 2 })
  const seen: number[] = []
  let inside = 0
  const visits = [1, 2, 3, 4, 5].map((n) =>
    turns.run(async () => {
      inside += 1
      expect(inside).toBeLessThanOrEqual(2)
      await inMs(10)()
      inside -= 1
      seen.push(n)
    }),
  )
  await vi.advanceTimersByTimeAsync(30)
  await Promise.all(visits)
  expect(seen).toEqual([1, 2, 3, 4, 5])
})

test('a place comes back when the work fails, and only once', async () => {
  const turns = turnsOf()
  await expect(turns.run(() => Promise.reject(new Error('no memory')))).rejects.toThrow('no memory')
  const giveBack = await turns.take()
  const next = turns.take()
  giveBack()
  giveBack()
  await next
  let isIn = false
  void turns.take().then(() => {
    isIn = true
  })
  await vi.advanceTimersByTimeAsync(1)
  expect(isIn).toBe(false)
})

test('nobody waits longer than the longest wait, and the place goes to who still waits', async () => {
  const turns = turnsOf()
  const giveBack = await turns.take()
  const seen: unknown[] = []
  const early = turns.take().catch((error: unknown) => seen.push(error))
  await vi.advanceTimersByTimeAsync(999)
  const patient = turns.take().then(() => seen.push('patient'))
  expect(seen).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  await early
  expect(seen).toMatchObject([{ name: 'Busy' }])
  giveBack()
  await patient
  expect(seen).toHaveLength(2)
})

test('a line has an end', async () => {
  const turns = turnsOf({ longestLine: 2 })
  const giveBack = await turns.take()
  const waiting = [turns.take(), turns.take()]
  await expect(turns.take()).rejects.toMatchObject({ name: 'Busy', retryAfterSeconds: 1 })
  giveBack()
  ;(await waiting[0])?.()
  await waiting[1]
})

test('where there is nothing to wait for, all who wait hear it at once', async () => {
  const turns = turnsOf()
  const giveBack = await turns.take()
  const answers = [turns.take(), turns.take()].map((turn) => turn.catch((error: unknown) => error))
  turns.sendAway('gone')
  expect(await Promise.all(answers)).toEqual(['gone', 'gone'])
  giveBack()
  await turns.take()
})

test('it knows how long the next one has waited, and how many are served each second', async () => {
  const turns = turnsOf({ places: 2 })
  expect(turns.load()).toEqual({ waitedMs: 0, perSecond: null })
  const visits = [1, 2, 3].map(() => turns.run(inMs(100)))
  await vi.advanceTimersByTimeAsync(40)
  expect(turns.load().waitedMs).toBe(40)
  await vi.advanceTimersByTimeAsync(160)
  await Promise.all(visits)
  expect(turns.load()).toEqual({ waitedMs: 0, perSecond: 20 })
})
