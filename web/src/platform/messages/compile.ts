/** What `@lingui/core` interpolates: texts, `[name]`, and `[name, 'plural', cases]`. */
type Token = string | [name: string] | [name: string, type: 'plural' | 'select', cases: Record<string, Token[]>]

const compiled = new Map<string, Token[]>()

/**
 * The part of ICU MessageFormat that our texts use: `{name}`, `{n, plural, one {# day} other {# days}}` and `select`.
 * A tenth of the size of the complete parser. A text that is none stays as it is.
 */
export function compileMessage(text: string): Token[] {
  const known = compiled.get(text)
  if (known !== undefined) return known
  const [tokens] = readTokens(text, 0, false)
  compiled.set(text, tokens)
  return tokens
}

function readTokens(text: string, from: number, isCase: boolean): [Token[], number] {
  const tokens: Token[] = []
  let plain = ''
  let at = from
  while (at < text.length && text[at] !== '}') {
    if (text[at] === '#' && isCase) {
      tokens.push(plain, '#')
      // A number stays on the line of what it counts.
      const isCounting = text[at + 1] === ' '
      plain = isCounting ? '\u00a0' : ''
      at += isCounting ? 2 : 1
    } else if (text[at] === '{') {
      const [token, end] = readPlaceholder(text, at + 1)
      tokens.push(plain, token)
      plain = ''
      at = end
    } else {
      plain += text[at]
      at += 1
    }
  }
  tokens.push(plain)
  return [tokens.filter((token) => token !== ''), at]
}

function readPlaceholder(text: string, from: number): [Token, number] {
  const head = /^\s*([\w.]+)\s*(?:,\s*(plural|select)\s*,)?/.exec(text.slice(from))
  const name = head?.[1]
  if (head === null || name === undefined) throw new Error(`Not a message: ${text}`)
  let at = from + head[0].length
  const cases: Record<string, Token[]> = {}
  while (at < text.length && text[at] !== '}') {
    const label = /^\s*=?([\w-]+)\s*\{/.exec(text.slice(at))
    if (label?.[1] === undefined) {
      at += 1
      continue
    }
    const [tokens, end] = readTokens(text, at + label[0].length, head[2] === 'plural')
    cases[label[1]] = tokens
    at = end + 1
  }
  const type = head[2]
  return [type === 'plural' || type === 'select' ? [name, type, cases] : [name], at + 1]
}
