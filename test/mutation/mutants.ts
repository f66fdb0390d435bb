import { parseSync } from 'vite'

/** One place of a file broken on purpose. */
export interface Mutant {
  readonly file: string
  /** No other break has it. */
  readonly number: number
  readonly line: number
  /**
   * The file, and the line with the break in it: `tax.ts: return net [[+ → -]] tax`. It stays the same when lines are
   * put above it; the second of two equal ones has ` (2)` behind it.
   */
  readonly name: string
  /** It stands outside of every function: it breaks what is worked out when the file is loaded. */
  readonly isOfLoading: boolean
}

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [field: string]: unknown
}

interface Break {
  readonly start: number
  readonly end: number
  /** What stands there instead. */
  readonly text: string
  /** It is the name of what is called, as in `Math.floor`. */
  readonly isCalled?: boolean
}

interface FoundNode {
  readonly node: Node
  readonly breaks: readonly Break[]
  readonly isOfLoading: boolean
  readonly children: readonly FoundNode[]
}

const operators: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '&&': '||',
  '||': '&&',
}

const roundings: Readonly<Record<string, string>> = { floor: 'ceil', ceil: 'floor', min: 'max', max: 'min' }
const quantifiers: Readonly<Record<string, string>> = { some: 'every', every: 'some' }

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

/** Types are gone when the program runs: nothing in them can be broken. */
const isOfTypes = (node: Node) =>
  node.type.startsWith('TS') && !['TSAsExpression', 'TSNonNullExpression', 'TSSatisfiesExpression'].includes(node.type)

/** Comparisons, signs, connectives, numbers, truths, roundings, quantifiers; a statement whose value nobody uses, left out. */
function findBreaks(source: string, node: Node): Break[] {
  const { left, right, operator, value, property, object, computed } = node
  if ((node.type === 'BinaryExpression' || node.type === 'LogicalExpression') && isNode(left) && isNode(right)) {
    const other = operators[String(operator)]
    const at = source.indexOf(String(operator), left.end)
    return other === undefined ? [] : [{ start: at, end: at + String(operator).length, text: other }]
  }
  if (node.type === 'ExpressionStatement') return [{ start: node.start, end: node.end, text: ';' }]
  if (node.type === 'UnaryExpression' && operator === '!') return [{ start: node.start, end: node.start + 1, text: '' }]
  if (node.type === 'Literal' && typeof value === 'boolean') return [{ ...node, text: String(!value) }]
  if (node.type === 'Literal' && typeof value === 'number') return [{ ...node, text: String(value + 1) }]
  if (node.type === 'MemberExpression' && isNode(object) && isNode(property) && computed !== true) {
    const name = source.slice(property.start, property.end)
    const isMath = source.slice(object.start, object.end) === 'Math'
    const other = isMath ? roundings[name] : quantifiers[name]
    return other === undefined ? [] : [{ start: property.start, end: property.end, text: other, isCalled: true }]
  }
  return []
}

/** A condition is turned round, and that of an `if` is never met too. */
function findBreaksOfTest(source: string, parent: Node, test: Node): Break[] {
  if (parent['test'] !== test || !['IfStatement', 'ConditionalExpression'].includes(parent.type)) return []
  const { start, end } = test
  const turned = { start, end, text: `!(${source.slice(start, end)})` }
  return parent.type === 'IfStatement' ? [turned, { start, end, text: 'false' }] : [turned]
}

const isName = (parent: Node, child: Node) => parent['key'] === child && parent['computed'] !== true

function find(source: string, node: Node, ofTest: readonly Break[], isOfLoading: boolean): FoundNode {
  const isLoading = isOfLoading && !/Function|Method/.test(node.type)
  const children: FoundNode[] = []
  for (const field of Object.values(node))
    for (const child of Array.isArray(field) ? field : [field])
      if (isNode(child) && !isOfTypes(child) && child.type !== 'ImportDeclaration' && !isName(node, child))
        children.push(find(source, child, findBreaksOfTest(source, node, child), isLoading))
  children.sort((a, b) => a.node.start - b.node.start)
  return { node, breaks: [...findBreaks(source, node), ...ofTest], isOfLoading, children }
}

const parse = (file: string, source: string) =>
  find(source, parseSync(file, source).program as unknown as Node, [], true)

const short = (words: string) => words.replaceAll(/\s+/g, ' ').trim()

/** Every way in which a file is broken, one place at a time, numbered from `first` on. */
export function findMutants(file: string, source: string, first: number): Mutant[] {
  const mutants: Mutant[] = []
  const names = new Map<string, number>()
  const name = ({ start, end, text }: Break) => {
    const from = source.lastIndexOf('\n', start - 1) + 1
    const until = source.indexOf('\n', end)
    const broken = `[[${short(source.slice(start, end))} → ${short(text)}]]`
    const words = short(
      `${file}: ${source.slice(from, start)}${broken}${source.slice(end, until === -1 ? undefined : until)}`,
    )
    const count = (names.get(words) ?? 0) + 1
    names.set(words, count)
    return count === 1 ? words : `${words} (${count})`
  }
  const walk = ({ breaks, isOfLoading, children }: FoundNode) => {
    for (const one of breaks) {
      const line = source.slice(0, one.start).split('\n').length
      mutants.push({ file, number: first + mutants.length, line, name: name(one), isOfLoading })
    }
    for (const child of children) walk(child)
  }
  walk(parse(file, source))
  return mutants
}

/** The file with all its breaks in it, as the numbers of {@link findMutants}; `foyerIsBroken` says which of them holds. */
export function breakEverywhere(file: string, source: string, first: number): string {
  let count = first

  function write({ node, breaks, children }: FoundNode): string {
    const own = breaks.map((one) => ({ ...one, isOn: `foyerIsBroken(${count++})` }))
    let whole = ''
    let at = node.start
    for (const child of children) {
      whole += source.slice(at, child.node.start) + write(child)
      at = child.node.end
    }
    whole += source.slice(at, node.end)
    for (const { start, end, text, isOn, isCalled } of own) {
      if (node.type === 'ExpressionStatement') whole = `{ if (!${isOn}) ${whole} }`
      else if (isCalled === true) {
        const name = source.slice(start, end)
        const before = whole.slice(0, -name.length).trimEnd()
        const isOptional = before.endsWith('?.')
        whole = `${isOptional ? before : before.slice(0, -1)}[${isOn} ? '${text}' : '${name}']`
      } else
        whole = `(${isOn} ? (${source.slice(node.start, start)}${text}${source.slice(end, node.end)}) : (${whole}))`
    }
    return whole
  }
  const program = parse(file, source)
  const text = source.slice(0, program.node.start) + write(program) + source.slice(program.node.end)
  return `${text}\nfunction foyerIsBroken(number) { return globalThis.foyerTrial?.isBroken(number) === true }\n`
}
