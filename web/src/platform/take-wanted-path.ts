import { keep, readKept } from './kept.ts'
import { safePath } from './safe-path.ts'
import { WANTED } from './wanted-path.ts'

/** Takes the remembered path, once. Apart from what remembers it, which every page begins with. */
export function takeWantedPath(): string {
  const path = safePath(readKept('sessionStorage', WANTED))
  keep('sessionStorage', WANTED, null)
  return path ?? '/'
}
