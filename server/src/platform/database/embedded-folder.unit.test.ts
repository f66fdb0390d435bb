import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openEmbedded } from './embedded.ts'
import { openEmbeddedFolder } from './embedded-folder.ts'

let folder: string
let umask: number
beforeEach(() => {
  umask = process.umask(0o022)
  folder = mkdtempSync(join(tmpdir(), 'foyer-embedded-'))
})
afterEach(() => {
  process.umask(umask)
  rmSync(folder, { recursive: true, force: true })
})

/** What a process does until it dies, or until it is done. */
function make(isFinished: boolean): void {
  const { path, finish, release } = openEmbeddedFolder(folder)
  mkdirSync(path, { recursive: true })
  if (!existsSync(join(path, 'content'))) writeFileSync(join(path, 'content'), String(isFinished))
  if (isFinished) finish()
  release()
}

test('a database whose making was cut off is made anew', () => {
  make(false)
  const { path, release } = openEmbeddedFolder(folder)
  expect(existsSync(path)).toBe(false)
  release()
})

test('a database that is whole stays, whether it was made now or by an older version', () => {
  make(true)
  make(false)
  expect(existsSync(join(folder, 'database', 'content'))).toBe(true)
  expect(existsSync(join(folder, 'database.unfinished'))).toBe(false)
})

/** Files and folders that others may read, write or enter. */
const openToOthers = (): string[] =>
  ['.', ...readdirSync(folder, { recursive: true }).map(String)].filter(
    (name) => (statSync(join(folder, name)).mode & 0o077) !== 0,
  )

test('of all that lies in the data folder others can read nothing, not even what they could before', async () => {
  const path = join(folder, 'database')
  const { finish, release } = openEmbeddedFolder(folder)
  const made = await openEmbedded(path)
  await made.script(`create table pictures (bytes bytea); insert into pictures values ('\\x00'); checkpoint`)
  await made.close()
  finish()
  release()
  expect(readdirSync(path).length).toBeGreaterThan(10)
  expect(openToOthers()).toEqual([])

  // As an older version left it.
  for (const name of ['.', ...readdirSync(folder, { recursive: true }).map(String)])
    chmodSync(join(folder, name), 0o777)
  const again = openEmbeddedFolder(folder)
  expect(openToOthers()).toEqual([])
  const database = await openEmbedded(path)
  await database.script('create table more (bytes bytea)')
  expect((await database.raw('select count(*)::int as count from pictures')).rows).toEqual([{ count: 1 }])
  await database.close()
  again.release()
  expect(openToOthers()).toEqual([])
})
