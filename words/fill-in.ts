/** A plural or another choice of words: its place, and what it says otherwise. */
const choice = /\{(\w+), \w+,.*?\bother \{((?:[^{}]|\{\w+\})*)\} *\}/gs

/**
 * A text whose places are names alone, as the tokens that `@lingui/core` fills; a context before it is left out. What
 * has choices is compiled by the build: where that could not be loaded, it is said with its last choice.
 */
export function fillIn(text: string): (string | [name: string])[] {
  const tokens = text
    .slice(text.indexOf('\u0004') + 1)
    .replace(choice, (_, name: string, words: string) => words.replaceAll('#', `{${name}}`))
    .split(/\{(\w+)\}/)
  return tokens
    .map((token, index): string | [string] => (index % 2 === 1 ? [token] : token))
    .filter((token) => token !== '')
}
