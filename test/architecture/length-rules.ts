import { parseSync } from 'vite'

const LONGEST = 60

/** `file name` → why that function is longer all the same. Nine at most; better none. */
export const longOnPurpose: Readonly<Record<string, string>> = {
  'server/src/jobs.ts jobHandlers': 'a table: a line for each job',
  'web/src/attendee/shell/menu.tsx Menu': 'one list of ways, from top to bottom',
}

interface Counted {
  readonly name: string
  /** From its first line to its last: blank lines, comments and what stands inside it included. */
  readonly lines: number
}

/** Each function of more than 60 lines, components and functions within functions too. */
export function longFunctions(file: string, source: string): Counted[] {
  const starts = lineStarts(source)
  if (starts.length <= LONGEST) return []
  const found: Counted[] = []
  const look = (node: unknown, nameAround: string): void => {
    if (Array.isArray(node)) for (const one of node) look(one, nameAround)
    if (!isNode(node)) return
    const name = nameOf(node) ?? nameAround
    const lines = lineAt(starts, node.end) - lineAt(starts, node.start) + 1
    if (lines <= LONGEST) return
    if (isFunction(node)) found.push({ name, lines })
    for (const part of Object.values(node)) look(part, name)
  }
  look(parseSync(file, source).program, '')
  return found
}

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly body?: unknown
  readonly id?: { readonly name?: string } | null
  readonly key?: { readonly name?: string } | null
}

const isNode = (value: unknown): value is Node => value !== null && typeof value === 'object' && 'type' in value

const isFunction = ({ type, body }: Node) =>
  ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'].includes(type) && body !== null

/** What a function is called: by itself, or by the variable, property or method that it is the value of. */
const nameOf = ({ id, key }: Node) => id?.name ?? key?.name

const lineStarts = (source: string) => [0, ...[...source.matchAll(/\n/g)].map(({ index }) => index + 1)]

const lineAt = (starts: readonly number[], position: number) => {
  const after = starts.findIndex((start) => start > position)
  return after < 0 ? starts.length : after
}
