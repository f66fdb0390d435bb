import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openEmbeddedFolder } from './embedded-folder.ts'
import { FolderInUse } from './folder-lock.ts'

const NOBODY = 65_534
let folder: string
let elsewhere: string
let umask: number
beforeEach(() => {
  umask = process.umask(0o022)
  folder = mkdtempSync(join(tmpdir(), 'foyer-private-'))
  elsewhere = mkdtempSync(join(tmpdir(), 'foyer-elsewhere-'))
  chmodSync(elsewhere, 0o755)
})
afterEach(() => {
  process.umask(umask)
  for (const each of [folder, elsewhere]) rmSync(each, { recursive: true, force: true })
})

const mode = (path: string) => statSync(path).mode & 0o777
const open = () => openEmbeddedFolder(folder).release()

/** Root may do anything: somebody else starts the program here. */
function asSomebody(work: () => void): void {
  const isRoot = process.geteuid?.() === 0
  if (isRoot) {
    chownSync(folder, NOBODY, NOBODY)
    process.seteuid?.(NOBODY)
  }
  try {
    work()
  } finally {
    if (isRoot) process.seteuid?.(0)
  }
}

test('what lies in the data folder and is not ours stays as it is', () => {
  mkdirSync(join(folder, 'lost+found'), { mode: 0o755 })
  writeFileSync(join(folder, 'lost+found', 'piece'), '', { mode: 0o644 })
  writeFileSync(join(folder, 'notes.txt'), '', { mode: 0o644 })
  mkdirSync(join(folder, 'database'))
  writeFileSync(join(folder, 'database', 'content'), '', { mode: 0o644 })
  writeFileSync(join(folder, 'secret'), '', { mode: 0o644 })
  open()
  for (const [name, bits] of [
    ['.', 0o700],
    ['database', 0o700],
    ['database/content', 0o600],
    ['secret', 0o600],
    ['lost+found', 0o755],
    ['lost+found/piece', 0o644],
    ['notes.txt', 0o644],
  ] as const)
    expect([name, mode(join(folder, name))]).toEqual([name, bits])
})

test('a folder of somebody else’s that cannot be entered does not stand in the way', () => {
  mkdirSync(join(folder, 'lost+found'), { mode: 0o000 })
  asSomebody(open)
})

test('links are not followed, wherever they lead', () => {
  writeFileSync(join(elsewhere, 'file'), '', { mode: 0o644 })
  mkdirSync(join(folder, 'database'))
  symlinkSync(join(elsewhere, 'file'), join(folder, 'database', 'to a file'))
  symlinkSync(elsewhere, join(folder, 'database', 'to a folder'))
  symlinkSync(join(elsewhere, 'nowhere'), join(folder, 'database', 'to nothing'))
  open()
  expect([mode(elsewhere), mode(join(elsewhere, 'file'))]).toEqual([0o755, 0o644])
})

test('where our own files are somebody else’s, one sentence says what to do', () => {
  mkdirSync(join(folder, 'database', 'base'), { recursive: true })
  chmodSync(join(folder, 'database', 'base'), 0o000)
  asSomebody(() => {
    expect(open).toThrow(FolderInUse)
    expect(open).toThrow(
      `The data folder ${folder} holds files of another user: give them to this one, or set FOYER_DATA to another folder.`,
    )
  })
  chmodSync(join(folder, 'database', 'base'), 0o700)
})
