import { chmodSync, lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** What anybody but the owner may do, as bits of a file's mode. */
const OTHERS = 0o077

/** Whatever this process writes from here on is its owner's alone. */
export function writePrivately(): void {
  process.umask(OTHERS)
}

/** Takes from others what they may do with a folder and all that lies in it. */
export function shutOthersOut(folder: string): void {
  const inside = readdirSync(folder, { recursive: true }).map((name) => join(folder, String(name)))
  for (const entry of [folder, ...inside]) {
    const { mode } = lstatSync(entry)
    if ((mode & OTHERS) !== 0) chmodSync(entry, mode & 0o700)
  }
}
