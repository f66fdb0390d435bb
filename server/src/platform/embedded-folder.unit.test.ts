import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openEmbedded } from './database.ts'
import { openEmbeddedFolder } from './embedded-folder.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-embedded-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

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

test('nobody but its owner gets into the database’s folder, not even where others could before', async () => {
  const path = join(folder, 'database')
  mkdirSync(path, { mode: 0o777 })
  const database = await openEmbedded(path)
  expect(statSync(path).mode & 0o777).toBe(0o700)
  await database.close()
})
