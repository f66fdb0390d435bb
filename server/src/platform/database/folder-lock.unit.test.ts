import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { FolderInUse, lockFolder } from './folder-lock.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-lock-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const lockFile = () => join(folder, 'foyer.lock')

describe('a data folder', () => {
  it('is kept until it is released', () => {
    const release = lockFolder(folder)
    expect(readFileSync(lockFile(), 'utf8')).toMatch(new RegExp(`^${process.pid} `))
    release()
    lockFolder(folder)()
  })

  it('of a process that lives is refused, with its number and what to do', async () => {
    const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000); console.log("up")'])
    await new Promise((resolve) => other.stdout.once('data', resolve))
    const stat = readFileSync(`/proc/${other.pid}/stat`, 'utf8')
    writeFileSync(lockFile(), `${other.pid} ${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]}`)
    expect(() => lockFolder(folder)).toThrow(
      new FolderInUse(
        `The data folder ${folder} is in use by process ${other.pid}: stop that one first, or set FOYER_DATA to another folder.`,
      ),
    )
    const ended = new Promise((resolve) => other.once('exit', resolve))
    other.kill('SIGKILL')
    await ended
    lockFolder(folder)()
  })

  it.each([
    ['whose process is gone', '4194303 1'],
    ['of a process whose number is another’s by now', `${process.ppid} 1`],
    ['that was never written to its end', ''],
    ['that holds anything else', 'nonsense'],
  ])('with a lock %s is taken over', (_what, text) => {
    writeFileSync(lockFile(), text)
    const release = lockFolder(folder)
    expect(readFileSync(lockFile(), 'utf8')).toMatch(new RegExp(`^${process.pid} `))
    release()
  })

  it('that is a file is refused with words', () => {
    writeFileSync(lockFile(), '')
    expect(() => lockFolder(lockFile())).toThrow('cannot be written to: give it to this user, or set FOYER_DATA')
  })
})
