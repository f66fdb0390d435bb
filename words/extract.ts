import type { ExtractorType } from '@lingui/conf'
import { generateMessageId } from '@lingui/message-utils/generateMessageId'
import { type ESTree, parseSync } from 'vite'

/** A text of the source, as its call says it. */
export interface Found {
  readonly text: string
  readonly context: string | undefined
  readonly comment: string | undefined
}

type Node = ESTree.Node

/** Which arguments of a call are texts. */
const places: ReadonlyMap<string, readonly number[]> = new Map([
  ['t', [0]],
  ['rich', [0]],
  ['translate', [0]],
  ['message', [0]],
  // Code and status, then the title and the sentence.
  ['refusal', [2, 3]],
])
/** The argument that may name a context, `{ context: '…' }`. */
const optionsAt: ReadonlyMap<string, number> = new Map([
  ['t', 2],
  ['rich', 2],
  ['translate', 2],
  ['message', 1],
])

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

function* childrenOf(node: Node): Generator<Node> {
  for (const value of Object.values(node))
    if (Array.isArray(value)) yield* value.filter(isNode)
    else if (isNode(value)) yield value
}

/** The texts that an expression may be: a literal, or one of two. What is only known later is marked where it stands. */
function textsOf(node: Node | undefined): string[] {
  if (node?.type === 'Literal') return typeof node.value === 'string' ? [node.value] : []
  if (node?.type === 'TemplateLiteral') {
    if (node.expressions.length > 0)
      throw new Error('A text has its values as {places}: what is put into it by the program cannot be translated.')
    return [node.quasis[0]?.value.cooked ?? '']
  }
  if (node?.type === 'ConditionalExpression') return [...textsOf(node.consequent), ...textsOf(node.alternate)]
  return []
}

function contextOf(node: Node | undefined): string | undefined {
  if (node?.type !== 'ObjectExpression') return undefined
  for (const property of node.properties)
    if (property.type === 'Property' && property.key.type === 'Identifier' && property.key.name === 'context')
      return textsOf(property.value)[0]
  return undefined
}

/** What is called: `t`, and `t` for `wordsIn(locale)('…')`, which says a text in a language at once. */
function nameOf(callee: Node): string | undefined {
  if (callee.type === 'Identifier') return callee.name
  const isSpoken =
    callee.type === 'CallExpression' && callee.callee.type === 'Identifier' && callee.callee.name === 'wordsIn'
  return isSpoken ? 't' : undefined
}

/** Every text of a module, by its syntax tree. `// Translators: …` on the line before a call goes with it. */
export function findTexts(file: string, source: string): Found[] {
  const { program, comments } = parseSync(file, source, { sourceType: 'module' })
  const hints = comments.flatMap(({ value, end }) => {
    const hint = /^\s*Translators: (.+)$/.exec(value)?.[1]
    return hint === undefined ? [] : [{ hint, line: lineAt(source, end) }]
  })
  const found: Found[] = []
  const visit = (node: Node): void => {
    const name = node.type === 'CallExpression' ? nameOf(node.callee) : undefined
    if (node.type === 'CallExpression' && name !== undefined) {
      const line = lineAt(source, node.start)
      for (const place of places.get(name) ?? [])
        for (const text of textsOf(node.arguments[place]))
          found.push({
            text,
            context: contextOf(node.arguments[optionsAt.get(name) ?? Number.NaN]),
            comment: hints.find((hint) => hint.line === line - 1)?.hint,
          })
    }
    for (const child of childrenOf(node)) visit(child)
  }
  visit(program)
  return found
}

const lineAt = (source: string, position: number): number => source.slice(0, position).split('\n').length

/** Our calls in the words of Lingui's catalogue: `t('English')` needs no macro, and so no build step of its own. */
export const extractor: ExtractorType = {
  match: (file) => /\.tsx?$/.test(file),
  extract(file, source, onMessageExtracted) {
    const seen = new Set<string>()
    for (const { text, context, comment } of findTexts(file, source)) {
      const id = generateMessageId(text, context)
      // Files without lines: the catalogue stays the same when code above a text changes.
      if (seen.has(id) && comment === undefined) continue
      seen.add(id)
      onMessageExtracted({
        id,
        message: text,
        origin: [file, 1],
        ...(context === undefined ? {} : { context }),
        ...(comment === undefined ? {} : { comment }),
      })
    }
  },
}
