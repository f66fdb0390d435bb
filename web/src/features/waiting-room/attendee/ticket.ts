import { keep, readKept } from '#platform/kept.ts'

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
  return readKept('sessionStorage', NAME)
}

export function keepTicket(ticket: string, email: string): void {
  // Where that is forbidden, the page says less.
  keep('sessionStorage', NAME, email)
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
  document.cookie = `${NAME}=${ticket}; max-age=${KEPT_SECONDS}; ${ATTRIBUTES}`
}

export function dropTicket(): void {
  keep('sessionStorage', NAME, null)
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
  document.cookie = `${NAME}=; max-age=0; ${ATTRIBUTES}`
}
