/** How deep a request may nest: ours go four deep. */
const MAX_DEPTH = 32

/** Keys that reach for an object's prototype. */
const forbidden = new Set(['__proto__', 'constructor'])

/**
 * Reads JSON that somebody sent. Refused beside what is no JSON: what nests too deeply, keys that reach for the
 * prototype, and a key that stands twice in one object, of which another reader might take the other one.
 * @throws Error
 */
export function parseJson(text: string): unknown {
  checkShape(text)
  return JSON.parse(text)
}

/** Walks over the text once. Where it is no JSON, the parser says so afterwards. */
function checkShape(text: string): void {
  /** One for each container that is open here: the keys of an object so far, or null for a list. */
  const open: (Set<string> | null)[] = []
  let isKeyNext = false
  for (let at = 0; at < text.length; at += 1) {
    switch (text[at]) {
      case '{':
      case '[':
        isKeyNext = text[at] === '{'
        open.push(isKeyNext ? new Set() : null)
        if (open.length > MAX_DEPTH) throw new Error('nested too deeply')
        break
      case '}':
      case ']':
        open.pop()
        isKeyNext = false
        break
      case ',':
        isKeyNext = open.at(-1) instanceof Set
        break
      case '"': {
        const end = endOfText(text, at)
        if (isKeyNext) noteKey(open.at(-1), text.slice(at, end + 1))
        isKeyNext = false
        at = end
        break
      }
    }
  }
}

/** Where the text literal that begins at `from` ends: at its closing quote. */
function endOfText(text: string, from: number): number {
  let at = from + 1
  while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1
  return at
}

function noteKey(keys: Set<string> | null | undefined, literal: string): void {
  // As the parser reads it: the same key may be written in several ways.
  const key: unknown = JSON.parse(literal)
  if (typeof key !== 'string') return
  if (forbidden.has(key)) throw new Error('forbidden key')
  if (keys?.has(key) === true) throw new Error('the same key twice')
  keys?.add(key)
}
