/** The cookie of the attendee's app, which reads its session there and nowhere else; it goes when the session does. */
const COOKIE = 'foyer_auth'
const SECONDS = 900

/**
 * Opens the attendee's app in another tab with a session that only looks.
 * @returns false where the browser opened none: the session is there, and a link that is pressed leads to it.
 */
export function lookAs({ token }: { readonly token: string }): boolean {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
  document.cookie = `${COOKIE}=${encodeURIComponent(token)}; max-age=${SECONDS}; path=/; Secure; SameSite=None`
  // With `noopener` a browser tells nobody whether it opened a tab; what a tab gets of this one without it is taken away.
  const tab = window.open('', '_blank')
  if (tab === null || tab.closed) return false
  tab.sessionStorage.clear()
  tab.opener = null
  tab.location.replace('/')
  return true
}
