/** As one searches: letters without what is added to them, in whatever case. */
export const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()

export const wordsOf = (text: string): string[] =>
  plain(text)
    .split(/\s+/)
    .filter((word) => word !== '')
