import { SURVEY_SKIP } from '@foyer/contract/constants'

/** Read by this code and the page alone; no call carries them. */
const SKIP = 'foyer_survey'
export const PATH = 'foyer_survey_path'
const ATTRIBUTES = 'path=/; Secure; SameSite=Lax'
/** "For now" is a week. */
const SKIPPED_SECONDS = 7 * 86_400

export function readCookie(name: string): string | null {
  const pair = document.cookie.split('; ').find((part) => part.startsWith(`${name}=`))
  try {
    return pair === undefined ? null : decodeURIComponent(pair.slice(name.length + 1))
  } catch {
    return null
  }
}

export function writeCookie(name: string, value: string, lifetime = ''): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
  document.cookie = `${name}=${encodeURIComponent(value)}; ${lifetime}${ATTRIBUTES}`
}

export function hasSkippedSurvey(): boolean {
  return readCookie(SKIP) === SURVEY_SKIP
}

export function skipSurvey(): void {
  writeCookie(SKIP, SURVEY_SKIP, `max-age=${SKIPPED_SECONDS}; `)
}

/** Where the person wanted to go when the survey came between. */
export function rememberForSurvey(path: string): void {
  writeCookie(PATH, path)
}
