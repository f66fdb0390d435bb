const base = 'https://foyer.invalid'

/**
 * A path of this app, or null: what was remembered or came with the address may be anything. It must begin with one
 * slash, and stay here however a browser reads it.
 */
export function safePath(path: string | null | undefined): string | null {
  if (!path || path.length > 2000 || !path.startsWith('/')) return null
  // Browsers read a backslash as a slash and drop tabs and line ends, before and after decoding.
  if (/^\/[/\\]|[\u0000-\u001f\u007f\\]/.test(path)) return null
  if (/^(?:\/|%2f|%5c|%09|%0a|%0d|\.)*(?:%2f|%5c|%09|%0a|%0d)/i.test(path)) return null
  let url: URL
  try {
    url = new URL(path, base)
  } catch {
    return null
  }
  if (url.origin !== base || url.pathname.startsWith('//')) return null
  return `${url.pathname}${url.search}${url.hash}`
}
