/** The cookie of the attendee's app, which reads its session there and nowhere else; it goes when the session does. */
const COOKIE = 'foyer_auth'
const SECONDS = 900

/** Opens the attendee's app in another tab with a session that only looks. */
export function lookAs({ token }: { readonly token: string }): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
  document.cookie = `${COOKIE}=${encodeURIComponent(token)}; max-age=${SECONDS}; path=/; Secure; SameSite=None`
  window.open('/', '_blank', 'noopener')
}
