const NAME = 'foyer_place'
/** As long as a line can last; what it names ends sooner. */
const KEPT_SECONDS = 6 * 3600
const ATTRIBUTES = 'path=/; Secure; SameSite=Lax'

/** The place in the line, as all tabs of this browser know it. The server reads it when a page is opened, to lead there or here. */
export function keptTicket(): string | null {
  const pair = document.cookie.split('; ').find((part) => part.startsWith(`${NAME}=`))
  return pair?.slice(NAME.length + 1) || null
}

/** Whose place it is, as this tab was told; null where it was another. */
export function keptEmail(): string | null {
  try {
    return sessionStorage.getItem(NAME)
  } catch {
    return null
  }
}

export function keepTicket(ticket: string, email: string): void {
  try {
    sessionStorage.setItem(NAME, email)
  } catch {
    // Then the page says less.
  }
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
  document.cookie = `${NAME}=${ticket}; max-age=${KEPT_SECONDS}; ${ATTRIBUTES}`
}

export function dropTicket(): void {
  try {
    sessionStorage.removeItem(NAME)
  } catch {
    // It was not there.
  }
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
  document.cookie = `${NAME}=; max-age=0; ${ATTRIBUTES}`
}
