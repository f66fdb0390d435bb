import { expect, test, vi } from 'vitest'
import { createTurns } from './turns.ts'

test('who came first is let in first, and no more than there are places', async () => {
  const turns = createTurns(1, 1000)
  const seen: string[] = []
  await turns.take()
  const first = turns.take().then(() => seen.push('first'))
  const second = turns.take().then(() => seen.push('second'))
  await Promise.resolve()
  expect(seen).toEqual([])
  turns.giveBack()
  await first
  expect(seen).toEqual(['first'])
  turns.giveBack()
  await second
  turns.giveBack()
  await turns.take()
})

test('nobody waits longer than the longest wait, and the place goes to who still waits', async () => {
  vi.useFakeTimers()
  try {
    const turns = createTurns(1, 1000)
    await turns.take()
    const seen: unknown[] = []
    const early = turns.take().catch((error: unknown) => seen.push(error))
    vi.advanceTimersByTime(999)
    const patient = turns.take().then(() => seen.push('patient'))
    await Promise.resolve()
    expect(seen).toEqual([])
    vi.advanceTimersByTime(1)
    await early
    expect(seen).toMatchObject([{ name: 'Busy' }])
    turns.giveBack()
    await patient
    expect(seen).toHaveLength(2)
  } finally {
    vi.useRealTimers()
  }
})

test('where there is no database, all who wait hear it at once', async () => {
  const turns = createTurns(1, 60_000)
  await turns.take()
  const answers = [turns.take(), turns.take()].map((turn) => turn.catch((error: unknown) => error))
  turns.sendAway('gone')
  expect(await Promise.all(answers)).toEqual(['gone', 'gone'])
  turns.giveBack()
  await turns.take()
})
