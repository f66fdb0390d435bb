import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openFolderInMemory } from './folder-in-memory.ts'

/** A place with room, as far as anybody can see. */
function somewhere(): string {
  const shared = mkdtempSync(join(tmpdir(), 'shared-'))
  onTestFinished(() => rmSync(shared, { recursive: true, force: true }))
  return shared
}

test('what a killed run left in memory is cleared, and what a run that goes on keeps there is not', () => {
  const shared = somewhere()
  const { pid: ended } = spawnSync(process.execPath, ['--version'])
  for (const name of [`foyer-tests-${ended}`, `foyer-tests-${process.ppid}`, 'of-somebody-else'])
    mkdirSync(join(shared, name, 'database'), { recursive: true })
  const folder = openFolderInMemory(shared, 1) ?? ''
  expect(existsSync(join(shared, `foyer-tests-${ended}`))).toBe(false)
  expect(existsSync(join(shared, `foyer-tests-${process.ppid}`, 'database'))).toBe(true)
  expect(existsSync(join(shared, 'of-somebody-else', 'database'))).toBe(true)
  expect(statSync(folder).mode & 0o777).toBe(0o711)
})

test('a machine that has no such place, or too little room there, does without', () => {
  expect(openFolderInMemory(join(somewhere(), 'nowhere'), 1)).toBe(null)
  expect(openFolderInMemory(somewhere(), Number.MAX_SAFE_INTEGER)).toBe(null)
})
