/** A text whose places are names alone, as the tokens that `@lingui/core` fills; a context before it is left out. */
export function fillIn(text: string): (string | [name: string])[] {
  const tokens = text.slice(text.indexOf('\u0004') + 1).split(/\{(\w+)\}/)
  return tokens
    .map((token, index): string | [string] => (index % 2 === 1 ? [token] : token))
    .filter((token) => token !== '')
}
