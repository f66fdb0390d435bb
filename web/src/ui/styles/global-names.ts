/**
 * Every class that is everywhere's, by what it is for. A name that no component needs alone, or that a document has before any
 * script, may be here (decision 029); all others are of the module beside their component.
 */
export const globalNames = {
  /** What a page is divided into. */
  layout: ['wrap', 'page', 'narrow', 'skip', 'split', 'split--8', 'split--340', 'sticky'],
  /** How things stand beside and under each other. */
  arrangement: [
    ...['stack', 'stack--8', 'stack--24', 'stack--32', 'stack--48', 'row', 'between'],
    ...['fields', 'half', 'half-w', 'third', 'two'],
  ],
  /** Who sees it. */
  visibility: ['vh', 'only-wide', 'only-phone'],
  /** How words and numbers are set. */
  words: [
    ...['h1', 'h2', 'h3', 'numeral', 'intro', 'label', 'tiny', 'muted', 'num', 'code', 'bullets'],
    ...['legend', 'hint', 'error', 'ok'],
  ],
  /** What a document has before any script: web/*.html, and web/build/first-texts.ts. */
  document: ['head', 'mark', 'sk', 'first', 'first__late', 'late'],
} as const
