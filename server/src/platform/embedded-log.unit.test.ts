import { randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Database, openEmbedded } from './database.ts'

const MIB = 1024 * 1024

let folder: string
let database: Database
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-log-'))
  database = await openEmbedded(join(folder, 'database'))
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
  // 80 MiB that nothing makes smaller, in pieces as large as a picture.
  for (let piece = 0; piece < 400; piece += 1) {
    await database.transaction((db) =>
      db
        .insertInto('bulk' as 'tags')
        .values({ text: randomBytes(150_000).toString('base64') } as never)
        .execute(),
    )
    if (piece % 50 === 49) longest.push(await behind())
  }
  expect(Math.max(...longest)).toBeLessThan(50 * MIB)
  const segments = readdirSync(join(folder, 'database/pg_wal')).filter((name) => /^[0-9A-F]{24}$/.test(name))
  expect(segments.length * 16).toBeLessThan(80)
})
