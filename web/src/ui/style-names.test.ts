import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { type Rule, type Selector, transform } from 'lightningcss'
import { expect, test } from 'vitest'
import { globalNames } from './styles/global-names.ts'

const web = join(import.meta.dirname, '../..')
const read = (pattern: string): [file: string, text: string][] =>
  globSync(pattern, { cwd: web }).map((file) => [file, readFileSync(join(web, file), 'utf8')])

interface Names {
  /** Every class that a rule speaks of. */
  readonly spokenOf: ReadonlySet<string>
  /** Those of everywhere that a module speaks of: `:global(.row)`. */
  readonly everywhere: ReadonlySet<string>
  /** Where a class gets its look: alone, and in no condition such as print or a wide screen. By its layer. */
  readonly defined: readonly string[]
}

const EVERYWHERE = 'everywhere-'

function namesOf(filename: string, text: string): Names {
  const spokenOf = new Set<string>()
  const everywhere = new Set<string>()
  const defined: string[] = []
  const readSelector = (selector: Selector): void => {
    for (const part of selector) {
      if (part.type === 'class' && part.name.startsWith(EVERYWHERE)) everywhere.add(part.name.slice(EVERYWHERE.length))
      else if (part.type === 'class') spokenOf.add(part.name)
      else if ('selectors' in part)
        for (const inner of (part.selectors ?? []) as readonly Selector[]) readSelector(inner)
    }
  }
  const walk = (rules: readonly Rule[], layer: string | null): void => {
    for (const rule of rules) {
      // What stands in a condition, such as print or a wide screen, is no look of its own.
      if (rule.type === 'media' || rule.type === 'container') walk(rule.value.rules, null)
      if (rule.type === 'layer-block') walk(rule.value.rules, layer === null ? null : `${rule.value.name?.join('.')} `)
      if (rule.type !== 'style') continue
      rule.value.selectors.forEach(readSelector)
      for (const [first, ...more] of rule.value.selectors)
        if (first?.type === 'class' && more.length === 0 && layer !== null) defined.push(`${layer}${first.name}`)
    }
  }
  const readSheet = ({ rules }: { rules: Rule[] }): void => walk(rules, '')
  transform({
    filename,
    code: new TextEncoder().encode(text.replaceAll(/:global\(\.([\w-]+)\)/g, `.${EVERYWHERE}$1`)),
    visitor: { StyleSheet: readSheet },
  })
  return { spokenOf, everywhere, defined }
}

const sheets = read('src/**/*.css').map(([file, text]) => ({ file, text, ...namesOf(file, text) }))
const isModule = ({ file }: { file: string }) => file.endsWith('.module.css')
const modules = sheets.filter(isModule)
const global = sheets.filter((sheet) => !isModule(sheet))
const listed = new Set<string>(Object.values(globalNames).flat())

const sources = [...read('src/**/*.{ts,tsx}'), ...read('build/**/*.{ts,html}'), ...read('*.html')].filter(
  ([file]) => !file.includes('.test.') && !file.endsWith('global-names.ts'),
)

/** Where a path that a file imports leads, from `web/`. */
function resolve(file: string, path: string): string {
  if (path.startsWith('.')) return normalize(join(dirname(file), path))
  if (path.startsWith('#features/')) return `src/features/${path.slice('#features/'.length)}/public.ts`
  return path.replace(/^#/, 'src/')
}

const IMPORTED = /(?:import (?<own>\w+)|export \{ default as (?<passedOn>\w+) \}) from '(?<path>[^']+\.module\.css)'/g
const THROUGH_A_DOOR = /import \{(?<names>[^}]*)\} from '(?<path>#features\/[^']+)'/g

/** By module, what everybody who imports it reads of it: `styles.name`. */
function readNames(files: readonly (readonly [file: string, text: string])[]): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>()
  const add = (module: string, text: string, name: string) => {
    const names = found.get(module) ?? new Set()
    for (const [, read = ''] of text.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))) names.add(read)
    found.set(module, names)
  }
  const passedOn = new Map<string, string>()
  for (const [file, text] of files)
    for (const { groups } of text.matchAll(IMPORTED)) {
      const module = resolve(file, groups?.['path'] ?? '')
      if (groups?.['own'] !== undefined) add(module, text, groups['own'])
      if (groups?.['passedOn'] !== undefined) passedOn.set(`${file} ${groups['passedOn']}`, module)
    }
  for (const [file, text] of files)
    for (const { groups } of text.matchAll(THROUGH_A_DOOR))
      for (const name of groups?.['names']?.split(',').map((one) => one.trim()) ?? []) {
        const module = passedOn.get(`${resolve(file, groups?.['path'] ?? '')} ${name}`)
        if (module !== undefined) add(module, text, name)
      }
  return found
}

/** What no importer of a module reads, and what one reads that the module does not have. */
function differences(
  known: readonly { readonly file: string; readonly spokenOf: ReadonlySet<string> }[],
  wanted: ReadonlyMap<string, ReadonlySet<string>>,
): { dead: string[]; missing: string[] } {
  const names = new Map(known.map(({ file, spokenOf }) => [file, spokenOf]))
  const nothing: ReadonlySet<string> = new Set()
  const all = (from: ReadonlyMap<string, ReadonlySet<string>>, less: ReadonlyMap<string, ReadonlySet<string>>) =>
    [...from].flatMap(([file, own]) => [...own.difference(less.get(file) ?? nothing)].map((name) => `${file}: ${name}`))
  return { dead: all(names, wanted), missing: all(wanted, names) }
}

const twice = (names: readonly string[]) => names.filter((name, index) => names.indexOf(name) !== index)

test('what a sheet names for everywhere is in the list, and the list has nothing else', () => {
  const named = new Set(global.flatMap(({ spokenOf }) => [...spokenOf]))
  expect([...named.difference(listed)]).toEqual([])
  expect([...listed.difference(named)]).toEqual([])
  expect(listed.size).toBeLessThanOrEqual(60)
  expect(modules.flatMap(({ everywhere }) => [...everywhere.difference(listed)])).toEqual([])
})

test('what markup says by its name is in the list: every other class is read of a module', () => {
  const said = sources.flatMap(([file, text]) =>
    [...text.matchAll(/\bclass(?:Name)?=(?:"([^"]*)"|\{`([^`]*)`\})/g)].flatMap(([, plain, template]) =>
      (plain ?? template?.replaceAll(/\$\{[^}]*\}/g, ' ') ?? '').split(/\s+/).map((name) => ({ file, name })),
    ),
  )
  expect(said.length).toBeGreaterThan(500)
  expect(said.filter(({ name }) => name !== '' && !listed.has(name))).toEqual([])
})

test('every sheet is loaded by somebody', () => {
  const loaded = [...sources, ...sheets.map(({ file, text }) => [file, text] as const)].flatMap(([file, text]) =>
    [...text.matchAll(/(?:import|from|@import) '([^']+\.css)'/g)].map(([, path = '']) => resolve(file, path)),
  )
  expect(sheets.map(({ file }) => file).filter((file) => !loaded.includes(file))).toEqual([])
})

test('every name of the list is said somewhere', () => {
  const words = new Set(sources.flatMap(([, text]) => text.match(/[\w-]+/g) ?? []))
  expect(words.size).toBeGreaterThan(1000)
  expect([...listed].filter((name) => !words.has(name))).toEqual([])
})

test('every name of a module is read by who imports it, and nobody reads another', () => {
  const wanted = readNames(sources)
  expect(modules.length).toBeGreaterThan(60)
  expect(differences(modules, wanted)).toEqual({ dead: [], missing: [] })
})

test('a class gets its look in one place of one file', () => {
  expect(sheets.flatMap(({ file, defined }) => twice(defined).map((name) => `${file}: ${name}`))).toEqual([])
  const everywhere = global.flatMap(({ defined }) => [...new Set(defined.map((name) => name.split(' ').at(-1) ?? ''))])
  expect(twice(everywhere)).toEqual([])
})

test('a planted name is found: dead, missing, or defined twice', () => {
  const { spokenOf, everywhere, defined } = namesOf(
    'a.module.css',
    `@layer a { .a:hover .b { top: 0 } .c { top: 0 } @media print { .d { top: 0 } } .e :global(.row) { top: 0 } .c { left: 0 } }
     @layer b { .c { top: 0 } }`,
  )
  expect([...spokenOf]).toEqual(['a', 'b', 'c', 'd', 'e'])
  expect([...everywhere]).toEqual(['row'])
  expect(twice(defined)).toEqual(['a c'])
  const wanted = readNames([
    ['src/features/one/public.ts', "export { default as oneStyles } from './shared/one.module.css'"],
    ['src/features/two/two.tsx', "import { oneStyles, type One } from '#features/one'\noneStyles.a + oneStyles.gone"],
    ['src/features/one/one.tsx', "import styles from './shared/one.module.css'\nstyles.b"],
  ])
  expect(differences([{ file: 'src/features/one/shared/one.module.css', spokenOf }], wanted)).toEqual({
    dead: ['c', 'd', 'e'].map((name) => `src/features/one/shared/one.module.css: ${name}`),
    missing: ['src/features/one/shared/one.module.css: gone'],
  })
})
