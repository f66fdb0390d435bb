import { expect, test } from 'vitest'
import type { Database } from '#platform/database/database'
import { dueQueues } from './lanes.ts'

/** A database in which jobs become due; its answers come when they are let go. */
function jobsOf(due: Set<string>) {
  const asked: (() => void)[] = []
  const upkeep = {
    async raw(_text: string, [queues]: readonly unknown[]) {
      const found = (queues as string[]).filter((queue) => due.has(queue))
      await new Promise<void>((resolve) => asked.push(resolve))
      return { rows: found.map((queue) => ({ queue })), rowCount: found.length }
    },
  }
  const database = { upkeep } as unknown as Pick<Database, 'upkeep'>
  return { asked, look: dueQueues(['open-sales', 'tell-waiters'], database) }
}

test('lanes that look at the same moment ask the database once, and all of them are told', async () => {
  const { asked, look } = jobsOf(new Set(['tell-waiters']))
  const lanes = [look(), look(), look()]
  await Promise.resolve()
  expect(asked).toHaveLength(1)
  asked[0]?.()
  expect(await Promise.all(lanes)).toEqual(lanes.map(() => new Set(['tell-waiters'])))
})

test('who looks after a job became due is not told what was asked before it', async () => {
  const due = new Set<string>()
  const { asked, look } = jobsOf(due)
  const before = look()
  await Promise.resolve()
  due.add('open-sales')
  const after = look()
  await Promise.resolve()
  expect(asked).toHaveLength(2)
  for (const answer of asked) answer()
  expect([await before, await after]).toEqual([new Set(), new Set(['open-sales'])])
})
