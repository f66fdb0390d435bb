import { keep } from './kept.ts'

/** Under this name a tab remembers it. */
export const WANTED = 'wanted-path'

/** Where the person wanted to go before signing in came between; for this tab only. */
export function rememberPath(path: string): void {
  // Where that is forbidden, signing in leads home.
  keep('sessionStorage', WANTED, path)
}
