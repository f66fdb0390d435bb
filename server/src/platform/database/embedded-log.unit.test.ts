import { randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Database } from './database.ts'
import { openEmbedded } from './embedded.ts'

const MIB = 1024 * 1024

let folder: string
let database: Database
const told: string[] = []
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-log-'))
  told.length = 0
  database = await openEmbedded(join(folder, 'database'), (error) => told.push(String(error)))
})
afterEach(async () => {
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})

async function behind(): Promise<number> {
  const { rows } = await database.raw(
    'select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn)::float8 as bytes from pg_control_checkpoint()',
  )
  return Number(rows[0]?.['bytes'])
}

test('however much is written, a start after a kill has little to do again, and the log does not fill the disk', async () => {
  await database.script('create table bulk (text text)')
  const longest: number[] = []
  // 80 MiB that nothing makes smaller, in pieces as large as a large picture.
  for (let piece = 0; piece < 140; piece += 1) {
    await database.transaction((db) =>
      db
        .insertInto('bulk' as 'tags')
        .values({ text: randomBytes(450_000).toString('base64') } as never)
        .execute(),
    )
    if (piece % 5 === 4) longest.push(await behind())
  }
  expect(Math.max(...longest)).toBeLessThan(30 * MIB)
  const segments = readdirSync(join(folder, 'database/pg_wal')).filter((name) => /^[0-9A-F]{24}$/.test(name))
  expect(segments.length * 16).toBeLessThan(80)
})

test('where it cannot be kept short, the operator is told; that it is being closed is no trouble', async () => {
  const work = async () => {
    for (let piece = 0; piece < 21; piece += 1) await database.raw('select 1')
  }
  await work()
  expect(told).toEqual([])
  await database.script('alter function pg_catalog.pg_control_checkpoint() rename to gone')
  await work()
  expect(told).toEqual(Array(2).fill(expect.stringContaining('pg_control_checkpoint')))
  for (let piece = 0; piece < 20; piece += 1) void database.raw('select 1').catch(() => {})
  await database.close()
  expect(told).toHaveLength(2)
})
