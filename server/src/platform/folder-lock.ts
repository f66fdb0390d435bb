import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'

/** Another process holds the folder. */
export class FolderInUse extends Error {}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return typeof error === 'object' && error !== null && 'code' in error && error.code === 'EPERM'
  }
}

/**
 * Keeps the embedded database's folder for this process: two of them would destroy each other's data. A lock whose
 * process is gone is taken over. Returns the release.
 * @throws FolderInUse
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'foyer.lock')
  for (let attempt = 0; attempt < 2; attempt += 1) {
    try {
      const handle = openSync(file, 'wx')
      writeSync(handle, String(process.pid))
      closeSync(handle)
      return () => rmSync(file, { force: true })
    } catch {
      const pid = Number(readFileSync(file, 'utf8'))
      if (pid !== process.pid && isAlive(pid))
        throw new FolderInUse(
          `The data folder ${folder} is in use by process ${pid}: stop that one first, or set FOYER_DATA to another folder.`,
        )
      rmSync(file, { force: true })
    }
  }
  throw new FolderInUse(`The data folder ${folder} cannot be locked: remove ${file} if no other Foyer runs there.`)
}
