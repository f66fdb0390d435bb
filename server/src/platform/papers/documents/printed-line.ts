import type { Say } from '#platform/ground/words'

/** One line without controls: a name can neither break the layout nor turn the text around. */
export function printedLine(text: string): string {
  return text.replaceAll(/[\s\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]+/g, ' ').trim()
}

/** The largest size, in points, at which a text of so many characters still fits its place. */
export function fittingSize(text: string, largest: number, characters: number): number {
  return Math.max(8, Math.min(largest, Math.floor((largest * characters) / Math.max(1, text.length))))
}

/** What stands around the numbers of a page and of all pages, which only the typesetter knows: `Page 1 of 2`. */
export function pagesIn(t: Say): { readonly before: string; readonly between: string; readonly after: string } {
  const [before = '', between = '', after = ''] = t('Page {page} of {pages}', {
    page: '\u0001',
    pages: '\u0001',
  }).split('\u0001')
  return { before, between, after }
}
