import { safePath } from '#platform/safe-path.ts'
import { PATH, readCookie, writeCookie } from './survey-cookies.ts'

/** The remembered path, where it leads to a page of ours: a cookie may hold anything. */
export function pathAfterSurvey(): string | null {
  const path = safePath(readCookie(PATH))
  return path !== null && /^\/survey(?:[/?#]|$)/.test(path) ? null : path
}

export function forgetPathAfterSurvey(): void {
  writeCookie(PATH, '', 'max-age=0; ')
}
