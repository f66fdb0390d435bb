/** The session's token lives in a cookie that only this code reads: the API takes it from the Authorization header. */
const NAME = 'foyer_auth'
/** The server ends a session, and every call moves its end; the cookie only has to outlive it. */
const KEPT_SECONDS = 30 * 86_400
const ATTRIBUTES = 'path=/; Secure; SameSite=None'

const listeners = new Set<() => void>()

function readCookie(): string | null {
  const pair = document.cookie.split('; ').find((part) => part.startsWith(`${NAME}=`))
  try {
    return pair === undefined ? null : decodeURIComponent(pair.slice(NAME.length + 1)) || null
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
  document.cookie = `${NAME}=${encodeURIComponent(token)}; max-age=${KEPT_SECONDS}; ${ATTRIBUTES}`
  for (const listen of listeners) listen()
}

export function dropToken(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
  document.cookie = `${NAME}=; max-age=0; ${ATTRIBUTES}`
  for (const listen of listeners) listen()
}

export function onTokenChange(listen: () => void): () => void {
  listeners.add(listen)
  return () => listeners.delete(listen)
}
