/** The session's token lives in a cookie that only this code reads: the API takes it from the Authorization header. */
let name = 'foyer_auth'
/** The server ends a session, and every call moves its end; the cookie only has to outlive it. */
const KEPT_SECONDS = 30 * 86_400
const ATTRIBUTES = 'path=/; Secure; SameSite=None'

/**
 * An app whose sessions are not the attendee's says so before it reads one: who works at the desk may have a pass of
 * their own in the same browser, and leaving one place is not leaving the other.
 */
export function keepTokenIn(cookie: string): void {
  name = cookie
}

const listeners = new Set<() => void>()

function readCookie(): string | null {
  // What is drawn before a browser is there is drawn for nobody.
  if (typeof document === 'undefined') return null
  const pair = document.cookie.split('; ').find((part) => part.startsWith(`${name}=`))
  try {
    return pair === undefined ? null : decodeURIComponent(pair.slice(name.length + 1)) || null
  } catch {
    // Not what we wrote: as if there were none, rather than a page that never starts.
    return null
  }
}

export function currentToken(): string | null {
  return readCookie()
}

export function keepToken(token: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
  document.cookie = `${name}=${encodeURIComponent(token)}; max-age=${KEPT_SECONDS}; ${ATTRIBUTES}`
  for (const listen of listeners) listen()
}

export function dropToken(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
  document.cookie = `${name}=; max-age=0; ${ATTRIBUTES}`
  for (const listen of listeners) listen()
}

export function onTokenChange(listen: () => void): () => void {
  listeners.add(listen)
  return () => listeners.delete(listen)
}
