import { type ESTree, parseSync } from 'vite'

const opens = new Set(['test', 'it'])
const groups = new Set(['describe'])
/** What is called so is not run, or is there to fail. */
const shows = (modifiers: readonly string[]) => !modifiers.some((one) => ['skip', 'todo', 'fails'].includes(one))

interface Opening {
  readonly name: string
  readonly modifiers: readonly string[]
}

/** `test`, `test.each(…)`, `test.concurrent.for(…)`, and the same of `describe`. */
function openingOf(callee: ESTree.Node): Opening | null {
  if (callee.type === 'Identifier') return { name: callee.name, modifiers: [] }
  if (callee.type === 'CallExpression' || callee.type === 'TaggedTemplateExpression')
    return openingOf(callee.type === 'CallExpression' ? callee.callee : callee.tag)
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return null
  const of = openingOf(callee.object)
  return of === null ? null : { name: of.name, modifiers: [...of.modifiers, callee.property.name] }
}

/** As it is written: the places of a table's row stand in it as `%s` or `$name`. */
function titleOf(argument: ESTree.Node | undefined, source: string): string | null {
  if (argument?.type === 'Literal' && typeof argument.value === 'string') return argument.value
  return argument?.type === 'TemplateLiteral' ? source.slice(argument.start + 1, argument.end - 1) : null
}

const isNode = (value: unknown): value is ESTree.Node =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string'

/** The titles of all tests in a file that are run, each after those of the groups that it stands in: `group > test`. */
export function findTests(file: string, source: string): readonly string[] {
  const found: string[] = []
  const walk = (node: ESTree.Node, path: readonly string[]): void => {
    let inside = path
    if (node.type === 'CallExpression') {
      const opening = openingOf(node.callee)
      const title = titleOf(node.arguments[0], source)
      if (opening !== null && title !== null) {
        if (groups.has(opening.name)) {
          if (!shows(opening.modifiers)) return
          inside = [...path, title]
        }
        if (opens.has(opening.name) && node.arguments.length > 1 && shows(opening.modifiers))
          found.push([...path, title].join(' > '))
      }
    }
    for (const value of Object.values(node)) {
      for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) walk(child, inside)
    }
  }
  walk(parseSync(file, source, { sourceType: 'module' }).program, [])
  return found
}
