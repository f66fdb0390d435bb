import { safePath } from './safe-path.ts'
import { WANTED } from './wanted-path.ts'

/** Takes the remembered path, once. Apart from what remembers it, which every page begins with. */
export function takeWantedPath(): string {
  try {
    const path = safePath(sessionStorage.getItem(WANTED))
    sessionStorage.removeItem(WANTED)
    return path ?? '/'
  } catch {
    return '/'
  }
}
