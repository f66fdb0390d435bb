import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Another process holds the folder, or nobody can. */
export class FolderInUse extends Error {}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return codeOf(error) === 'EPERM'
  }
}

function codeOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined
}

/**
 * When a process began, as Linux tells it; empty elsewhere. Numbers of processes come again, after a restart of a
 * container even at once: a lock belongs to the process of this number that began then.
 */
function beginningOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name in brackets may hold anything; the 22nd field is the 20th behind it.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  } catch {
    return ''
  }
}

/**
 * Keeps the embedded database's folder for this process: two of them would destroy each other's data. A lock whose
 * process is gone is taken over. Returns the release.
 * @throws FolderInUse
 */
export function lockFolder(folder: string): () => void {
  const file = join(folder, 'foyer.lock')
  const own = `${process.pid} ${beginningOf(process.pid)}`
  try {
    mkdirSync(folder, { recursive: true })
    for (let attempt = 0; attempt < 3; attempt += 1) {
      if (take(file, own)) return () => rmSync(file, { force: true })
      const held = readFileSync(file, 'utf8')
      const pid = Number(/^[1-9]\d* /.exec(held)?.[0])
      if (held !== own && pid > 0 && isAlive(pid) && held === `${pid} ${beginningOf(pid)}`)
        throw new FolderInUse(
          `The data folder ${folder} is in use by process ${pid}: stop that one first, or set FOYER_DATA to another folder.`,
        )
      clear(file, held)
    }
  } catch (error) {
    if (error instanceof FolderInUse) throw error
    // Somebody else's lock may go while it is looked at; whatever remains after that is the folder's own trouble.
    if (codeOf(error) !== 'ENOENT')
      throw new FolderInUse(
        `The data folder ${folder} cannot be written to: give it to this user, or set FOYER_DATA to another folder.`,
        { cause: error },
      )
  }
  throw new FolderInUse(`The data folder ${folder} cannot be locked: remove ${file} if no other Foyer runs there.`)
}

/** The lock is whole as soon as it is there. */
function take(file: string, text: string): boolean {
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, text)
  try {
    linkSync(draft, file)
    return true
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error
    return false
  } finally {
    rmSync(draft, { force: true })
  }
}

/** Removes a lock that nobody holds; one that somebody took in the meantime is put back. */
function clear(file: string, seen: string): void {
  const aside = `${file}.${process.pid}.old`
  renameSync(file, aside)
  if (readFileSync(aside, 'utf8') !== seen) linkSync(aside, file)
  rmSync(aside, { force: true })
}
