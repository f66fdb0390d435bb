import { chmodSync, lstatSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** What anybody but the owner may do, as bits of a file's mode. */
const OTHERS = 0o077

/** Whatever this process writes from here on is its owner's alone. */
export function writePrivately(): void {
  process.umask(OTHERS)
}

function shut(path: string, mode: number): void {
  if ((mode & OTHERS) !== 0) chmodSync(path, mode & 0o700)
}

/** Takes from others what they may do with a file, or with a folder and all that lies in it. A link leads elsewhere. */
function shutOthersOut(path: string): void {
  const entry = lstatSync(path)
  if (entry.isSymbolicLink()) return
  shut(path, entry.mode)
  if (entry.isDirectory()) shutOthersOutOf(path, () => true)
}

/** The same for what lies in a folder, by its names. */
export function shutOthersOutOf(folder: string, isOurs: (name: string) => boolean): void {
  for (const name of readdirSync(folder)) if (isOurs(name)) shutOthersOut(join(folder, name))
}

/** Takes from others what they may do with the folder itself, where it belongs to this user: a mounted one may not. */
export function shutOwnFolder(folder: string): void {
  const { mode, uid } = statSync(folder)
  if (uid === process.geteuid?.()) shut(folder, mode)
}
