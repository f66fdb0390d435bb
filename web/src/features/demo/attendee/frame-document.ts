/**
 * A mail's markup with every link opening in the whole window. `<base target>` would say it once, but the site's
 * policy forbids it; of two `target` attributes the first one counts.
 */
export function frameDocument(html: string): string {
  return html.replace(/<a(?=\s)/gi, '<a target="_top"')
}
