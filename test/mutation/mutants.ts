import { parseSync } from 'vite'

/** One line of a file broken on purpose. */
export interface Mutant {
  readonly file: string
  readonly start: number
  readonly end: number
  /** What stands there instead. */
  readonly text: string
  /** `tax.ts:24 \`<\` → \`<=\``: the line and both texts. */
  readonly name: string
}

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [field: string]: unknown
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

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

/** Types are gone when the program runs: nothing in them can be broken. */
const isOfTypes = (node: Node) =>
  node.type.startsWith('TS') && !['TSAsExpression', 'TSNonNullExpression', 'TSSatisfiesExpression'].includes(node.type)

/** Every way in which a file is broken: comparisons, signs, connectives, conditions, numbers, truths, roundings. */
export function findMutants(file: string, source: string): Mutant[] {
  const found: Mutant[] = []
  const replace = (start: number, end: number, text: string) => {
    const line = source.slice(0, start).split('\n').length
    const short = (words: string) => words.replaceAll(/\s+/g, ' ')
    found.push({
      file,
      start,
      end,
      text,
      name: `${file}:${line} \`${short(source.slice(start, end))}\` → \`${short(text)}\``,
    })
  }
  const whole = (node: Node) => source.slice(node.start, node.end)

  function breakNode(node: Node): void {
    const { left, right, operator, test, value, property, object } = node
    if ((node.type === 'BinaryExpression' || node.type === 'LogicalExpression') && isNode(left) && isNode(right)) {
      const other = operators[String(operator)]
      if (other !== undefined) {
        const at = source.indexOf(String(operator), left.end)
        replace(at, at + String(operator).length, other)
      }
    }
    if ((node.type === 'IfStatement' || node.type === 'ConditionalExpression') && isNode(test))
      replace(test.start, test.end, `!(${whole(test)})`)
    if (node.type === 'UnaryExpression' && operator === '!') replace(node.start, node.start + 1, '')
    if (node.type === 'Literal' && typeof value === 'boolean') replace(node.start, node.end, String(!value))
    if (node.type === 'Literal' && typeof value === 'number') replace(node.start, node.end, String(value + 1))
    if (node.type === 'MemberExpression' && isNode(object) && isNode(property) && whole(object) === 'Math') {
      const other = roundings[whole(property)]
      if (other !== undefined) replace(property.start, property.end, other)
    }
  }

  function walk(node: Node): void {
    if (isOfTypes(node) || node.type === 'ImportDeclaration') return
    breakNode(node)
    for (const field of Object.values(node))
      for (const child of Array.isArray(field) ? field : [field]) if (isNode(child)) walk(child)
  }
  walk(parseSync(file, source).program as unknown as Node)
  return found
}
