/** `A. Q. R.`: all that a stranger is told of a name. */
export const initialsOf = (name: string): string =>
  name
    .split(/[\s-]+/)
    .filter((part) => part !== '')
    .map((part) => `${[...part][0]?.toUpperCase()}.`)
    .join(' ')
