import { expect, test } from 'vitest'
import { findViolations } from '#platform/database/invariants'
import { jobHandlers, sweeps } from './jobs.ts'
import { liveThroughEveryJob } from './testing/every-job.ts'
import { useTestHouse } from './testing/test-house.ts'

const house = useTestHouse({ drawsDocuments: true })

/** Everything that is written down but the jobs themselves and what only counts attempts. */
async function everything(): Promise<Map<string, string[]>> {
  const { rows } = await house.database.raw(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not in ('rate_limits', 'migrations')`,
  )
  const tables = new Map<string, string[]>()
  for (const { name } of rows) {
    const { rows: content } = await house.database.raw(`select to_jsonb(t)::text as row from ${name} t`)
    tables.set(String(name), content.map(({ row }) => String(row)).toSorted())
  }
  return tables
}

test('every job that runs a second time leaves everything as the first time did', async () => {
  await liveThroughEveryJob(house)
  const { rows: done } = await house.database.raw(`select distinct name from jobs.job where state = 'completed'`)
  const names = Object.keys(jobHandlers(house.app.context))
  expect(done.map(({ name }) => String(name)).toSorted()).toEqual(names.toSorted())
  const before = await everything()
  // As after a server that died between a job's work and its note that the work is done.
  await house.database.raw(
    `update jobs.job set state = 'created', started_on = null, completed_on = null, retry_count = 0
     where state = 'completed' and name <> all (string_to_array($1, ','))`,
    [Object.keys(sweeps).join()],
  )
  await house.app.sweep()
  expect(await house.app.jobs.drain()).toBeGreaterThanOrEqual(names.length)
  const after = await everything()
  for (const [table, rows] of before) expect({ table, rows: after.get(table) }).toEqual({ table, rows })
  const { rows: failed } = await house.database.raw(
    `select name from jobs.job where name = 'dead-letters' or state in ('retry', 'failed')`,
  )
  expect(failed).toEqual([])
  expect(await findViolations(house.database, house.clock.now())).toEqual([])
})
