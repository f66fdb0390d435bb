import { safePath } from './safe-path.ts'

const STORED = 'wanted-path'

/** Where the person wanted to go before signing in came between; for this tab only. */
export function rememberPath(path: string): void {
  try {
    sessionStorage.setItem(STORED, path)
  } catch {
    // Then signing in leads home.
  }
}

/** Takes the remembered path, once. */
export function takeWantedPath(): string {
  try {
    const path = safePath(sessionStorage.getItem(STORED))
    sessionStorage.removeItem(STORED)
    return path ?? '/'
  } catch {
    return '/'
  }
}
