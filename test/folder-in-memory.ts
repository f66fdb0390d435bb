import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'

const PREFIX = 'foyer-tests-'

/** What a run keeps at a time is a tenth of it; a container has 64 MiB there unless somebody asks for more. In bytes. */
const LEAST_ROOM = 2 * 2 ** 30

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

function roomIn(shared: string): number {
  if (!existsSync(shared)) return 0
  const { bavail, bsize } = statfsSync(shared)
  // Half of what is free is for the programs.
  return Math.min(bavail * bsize, process.availableMemory() / 2)
}

/**
 * A folder for what this run writes down and throws away, in the machine's memory. A database is a thousand small files,
 * and each file of tests has one: on a disk, making and dropping it takes ten times of the machine, and waits besides.
 * It goes with the run; what a killed one left is cleared by the next, or it would hold memory for ever.
 * @returns null where the machine has no such place, or too little room in it.
 */
export function openFolderInMemory(shared = '/dev/shm', least = LEAST_ROOM): string | null {
  if (roomIn(shared) < least) return null
  for (const name of readdirSync(shared).filter((it) => it.startsWith(PREFIX)))
    if (!isAlive(Number(name.slice(PREFIX.length)))) rmSync(join(shared, name), { recursive: true, force: true })
  const folder = join(shared, `${PREFIX}${process.pid}`)
  mkdirSync(folder, { recursive: true })
  // PostgreSQL may run as somebody else, who has to come through to its own folder.
  chmodSync(folder, 0o711)
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}
