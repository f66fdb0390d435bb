import { expect, test, vi } from 'vitest'
import { openNeighbour, useTestHouse } from './testing/test-house.ts'

const house = useTestHouse()

const queues = async () =>
  (
    await house.database.raw(
      `select name, retry_limit, retry_delay, retry_backoff, expire_seconds, retention_seconds, deletion_seconds,
        dead_letter, updated_on::text from jobs.queue order by name`,
    )
  ).rows

/** Without when they were written. */
const terms = (rows: Awaited<ReturnType<typeof queues>>) => rows.map(({ updated_on: _when, ...others }) => others)

test('a queue of an older version takes the times of this one, and a start leaves the others as they are', async () => {
  const ours = await queues()
  const old = ['order-paid', 'expire-orders', 'dead-letters']
  await house.database.raw(
    `update jobs.queue set retry_limit = 99, expire_seconds = 98, deletion_seconds = 96 where name = any($1)`,
    [old],
  )
  await house.database.raw(`update jobs.queue set retention_seconds = 97 where name in ('order-paid', 'dead-letters')`)
  await house.database.raw(`update jobs.queue set dead_letter = null, retry_backoff = false where name = 'order-paid'`)
  const neighbour = await openNeighbour(house)
  await neighbour.close()
  const now = await queues()
  const untouched = (rows: typeof now) => rows.filter(({ name }) => !old.includes(String(name)))
  expect(untouched(now)).toEqual(untouched(ours))
  const named = (rows: typeof now, name: string) => terms(rows).find((row) => row['name'] === name)
  for (const name of ['order-paid', 'expire-orders']) expect(named(now, name)).toEqual(named(ours, name))
  expect(named(now, 'dead-letters')).toMatchObject({
    retention_seconds: named(ours, 'dead-letters')?.['retention_seconds'],
  })
})

test('where nothing is due all lanes are told so by one statement', async () => {
  await house.app.jobs.drain()
  const asked = vi.spyOn(house.database.upkeep, 'raw')
  expect(await house.app.jobs.drain()).toBe(0)
  expect(asked).toHaveBeenCalledOnce()
  asked.mockRestore()
})
