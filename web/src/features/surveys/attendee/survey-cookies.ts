import { SURVEY_SKIP } from '@foyer/contract/constants'
import { safePath } from '#platform/safe-path.ts'

/** Read by this code only; no call carries them. */
const SKIP = 'foyer_survey'
const PATH = 'foyer_survey_path'
const ATTRIBUTES = 'path=/; Secure; SameSite=Lax'
/** "For now" is a week. */
const SKIPPED_SECONDS = 7 * 86_400

function read(name: string): string | null {
  const pair = document.cookie.split('; ').find((part) => part.startsWith(`${name}=`))
  try {
    return pair === undefined ? null : decodeURIComponent(pair.slice(name.length + 1))
  } catch {
    return null
  }
}

function write(name: string, value: string, lifetime = ''): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
  document.cookie = `${name}=${encodeURIComponent(value)}; ${lifetime}${ATTRIBUTES}`
}

export function hasSkippedSurvey(): boolean {
  return read(SKIP) === SURVEY_SKIP
}

export function skipSurvey(): void {
  write(SKIP, SURVEY_SKIP, `max-age=${SKIPPED_SECONDS}; `)
}

/** Where the person wanted to go when the survey came between. */
export function rememberForSurvey(path: string): void {
  write(PATH, path)
}

/** The remembered path, where it leads to a page of ours: a cookie may hold anything. */
export function pathAfterSurvey(): string | null {
  const path = safePath(read(PATH))
  return path !== null && /^\/survey(?:[/?#]|$)/.test(path) ? null : path
}

export function forgetPathAfterSurvey(): void {
  write(PATH, '', 'max-age=0; ')
}
