import { type ESTree, type Plugin, parseSync } from 'vite'

/** What the browser reads of an endpoint (`CalledEndpoint` in web/src/platform/api.ts). */
export const kept: readonly string[] = ['id', 'method', 'path', 'audience']

interface Edit {
  readonly start: number
  readonly end: number
  readonly text: string
}

/** The `{ … }` of `endpoint({ … })`. */
function declaredEndpoint(value: ESTree.Expression): ESTree.ObjectExpression | null {
  if (value.type !== 'CallExpression' || value.callee.type !== 'Identifier' || value.callee.name !== 'endpoint')
    return null
  const [declared] = value.arguments
  return declared?.type === 'ObjectExpression' ? declared : null
}

/**
 * The contract as the browser needs it: without the schemas that only the server checks, and so that a bundler sees
 * which declarations nobody uses. `source` is TypeScript, and so is what comes back.
 */
export function leanContract(file: string, source: string): string {
  const edits: Edit[] = []
  for (const statement of parseSync(file, source).program.body) {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (declaration?.type !== 'VariableDeclaration') continue
    for (const { init } of declaration.declarations) {
      if (init?.type !== 'CallExpression' && init?.type !== 'ObjectExpression') continue
      edits.push({ start: init.start, end: init.start, text: '/* @__PURE__ */ (() => (' })
      const declared = declaredEndpoint(init)
      if (declared !== null) {
        const properties = declared.properties.filter(
          (property) =>
            property.type === 'Property' && property.key.type === 'Identifier' && kept.includes(property.key.name),
        )
        const text = properties.map(({ start, end }) => source.slice(start, end)).join(', ')
        edits.push({ start: declared.start, end: declared.end, text: `{ ${text} }` })
      }
      edits.push({ start: init.end, end: init.end, text: '))()' })
    }
  }
  return edits.reduceRight((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), source)
}

/** Answers are not checked in the browser, so no page has to bring their schemas along. */
export function leanContractPlugin(): Plugin {
  return {
    name: 'foyer-lean-contract',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /[\\/]contract[\\/]src[\\/][^?]+\.ts$/ },
      handler: (code, id) => ({ code: leanContract(id, code), map: null }),
    },
  }
}
