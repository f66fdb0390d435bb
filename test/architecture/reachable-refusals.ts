import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseSync } from 'vite'

/** As much of a syntax tree as is read here. */
interface Node {
  readonly type: string
  readonly [field: string]: unknown
}

interface Module {
  /** Local name → file and the name there; `*` for all of it. */
  readonly imports: Map<string, readonly [file: string, name: string]>
  readonly declared: Map<string, Node>
  /** Exported name → what it is called here, or where it comes from. */
  readonly exports: Map<string, string | readonly [file: string, name: string]>
  readonly program: Node
}

/** What `serve` opens: how the endpoint is named, and the use case behind it. */
export interface Served {
  readonly endpoint: readonly [file: string, name: string]
  readonly file: string
  readonly useCase: Node
}

/** A refusal as the code names it: the contract's file, its export, and the member of that. */
export interface Named {
  readonly file: string
  readonly name: string
  readonly member: string | null
  /** The functions that lead to it. */
  readonly way: readonly string[]
}

/** What order of things is sold by whom is decided at run time: a call of these may reach each seller's own. */
const sellersActs = new Set(['quote', 'hold', 'release', 'deliver', 'returns', 'takeBack', 'isContended'])

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value
const nodesOf = (value: unknown): Node[] => (Array.isArray(value) ? value : [value]).filter(isNode)
const nameOf = (value: unknown): string => (isNode(value) ? String(value['name'] ?? value['value'] ?? '') : '')

function* everyNode(value: unknown): Generator<Node> {
  for (const node of nodesOf(value)) {
    yield node
    for (const inner of Object.values(node)) yield* everyNode(inner)
  }
}

function locate(root: string, file: string, from: string): string {
  if (from.startsWith('.')) return join(dirname(file), from)
  if (from.startsWith('#features/')) return join(root, `server/src/features/${from.slice(10)}/public.ts`)
  if (from.startsWith('#platform/')) return join(root, `server/src/platform/${from.slice(10)}.ts`)
  if (from.startsWith('@foyer/contract/')) return join(root, `contract/src/${from.slice(16)}.ts`)
  return from
}

function readModule(root: string, file: string): Module {
  const program = parseSync(file, readFileSync(file, 'utf8')).program as unknown as Node
  const module: Module = { imports: new Map(), declared: new Map(), exports: new Map(), program }
  const declare = (node: unknown): string[] =>
    nodesOf(node).flatMap((one) => {
      const parts = one.type === 'VariableDeclaration' ? nodesOf(one['declarations']) : [one]
      return parts.map((part) => {
        const body = part.type === 'VariableDeclarator' ? part['init'] : part
        if (isNode(body)) module.declared.set(nameOf(part['id']), body)
        return nameOf(part['id'])
      })
    })
  for (const node of nodesOf(program['body'])) {
    const source = nameOf(node['source'])
    const at = source === '' ? null : locate(root, file, source)
    if (node.type === 'ImportDeclaration' && at !== null)
      for (const one of nodesOf(node['specifiers']))
        module.imports.set(nameOf(one['local']), [at, one.type === 'ImportSpecifier' ? nameOf(one['imported']) : '*'])
    else if (node.type === 'ExportNamedDeclaration') {
      for (const name of declare(node['declaration'])) module.exports.set(name, name)
      for (const one of nodesOf(node['specifiers'])) {
        const local = nameOf(one['local'])
        module.exports.set(nameOf(one['exported']), at === null ? local : [at, local])
      }
    } else declare(node)
  }
  return module
}

/** The server's program, as far as it takes to follow a use case to whatever it may refuse. */
export class Reach {
  readonly #modules: ReadonlyMap<string, Module>
  readonly #sellers: readonly (readonly [file: string, name: string, acts: Node])[]

  constructor(root: string) {
    const files = readdirSync(join(root, 'server/src'), { recursive: true, withFileTypes: true })
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|\/(?:testing|demo)\//.test(file))
    this.#modules = new Map(files.map((file) => [file, readModule(root, file)]))
    const table = this.#modules.get(join(root, 'server/src/sellables.ts'))
    this.#sellers = [...(table?.imports.values() ?? [])].flatMap(([file, name]) => {
      const found = this.#find(file, name)
      return found?.[2].type === 'ObjectExpression' ? [found] : []
    })
  }

  served(): Served[] {
    return [...this.#modules].flatMap(([file, { program, imports }]) =>
      [...everyNode(program)].flatMap((node): Served[] => {
        if (node.type !== 'CallExpression' || nameOf(node['callee']) !== 'serve') return []
        const [, asked, useCase] = nodesOf(node['arguments'])
        const from = imports.get(nameOf(asked?.['object'] ?? asked))
        if (from === undefined || useCase === undefined) return []
        const name = from[1] === '*' ? nameOf(asked?.['property']) : from[1]
        return [{ endpoint: [from[0], name], file, useCase }]
      }),
    )
  }

  /** Each refusal that this use case can reach, by the first way to it. */
  refusalsOf({ file, useCase }: Served): Named[] {
    const found: Named[] = []
    this.#follow(file, useCase, [], new Set(), found)
    return found
  }

  #find(file: string, name: string): readonly [file: string, name: string, body: Node] | undefined {
    const module = this.#modules.get(file)
    const there = module?.exports.get(name)
    if (there === undefined) return undefined
    if (typeof there !== 'string') return this.#find(there[0], there[1])
    const body = module?.declared.get(there)
    return body === undefined ? undefined : [file, there, body]
  }

  #follow(file: string, from: Node, way: readonly string[], seen: Set<string>, found: Named[]): void {
    const module = this.#modules.get(file)
    if (module === undefined || file.endsWith('/platform/door/refused.ts')) return
    const onwards = (to: readonly [file: string, name: string, body: Node] | undefined): void => {
      if (to === undefined || seen.has(`${to[0]} ${to[1]}`)) return
      seen.add(`${to[0]} ${to[1]}`)
      // A seller is reached by its acts, each by itself.
      if (!this.#sellers.some((seller) => seller[2] === to[2])) this.#follow(to[0], to[2], [...way, to[1]], seen, found)
    }
    for (const node of everyNode(from)) {
      if (node.type === 'CallExpression' && nameOf(node['callee']) === 'refuse')
        found.push(...this.#named(module, nodesOf(node['arguments'])[0]).map((one) => ({ ...one, way })))
      const act = isNode(node['callee']) ? nameOf(node['callee']['property']) : ''
      if (node.type === 'CallExpression' && sellersActs.has(act))
        for (const [at, seller, { properties }] of this.#sellers) {
          const own = nodesOf(properties).find((property) => nameOf(property['key']) === act)
          if (isNode(own?.['value'])) onwards([at, `${seller}.${act}`, own['value']])
        }
      if (node.type !== 'Identifier') continue
      const body = module.declared.get(nameOf(node))
      const imported = module.imports.get(nameOf(node))
      if (body !== undefined) onwards([file, nameOf(node), body])
      else if (imported !== undefined) onwards(this.#find(imported[0], imported[1]))
    }
  }

  /** What is refused with: a name of the contract, a member of one, or any of a table in this file. */
  #named(module: Module, asked: Node | undefined): Omit<Named, 'way'>[] {
    const imported = (node: unknown) => module.imports.get(nameOf(node))
    const direct = imported(asked)
    if (direct !== undefined) return [{ file: direct[0], name: direct[1], member: null }]
    const whole = imported(asked?.['object'])
    const member = nameOf(asked?.['property'])
    if (whole !== undefined)
      return [{ file: whole[0], name: whole[1] === '*' ? member : whole[1], member: whole[1] === '*' ? null : member }]
    const table = module.declared.get(nameOf(asked?.['object']))
    return [...everyNode(table)].flatMap((node) => {
      const from = node.type === 'Identifier' ? imported(node) : undefined
      return from === undefined ? [] : [{ file: from[0], name: from[1], member: null }]
    })
  }
}
