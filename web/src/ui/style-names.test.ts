import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { transform } from 'lightningcss'
import { expect, test } from 'vitest'

const web = join(import.meta.dirname, '../..')
const read = (pattern: string): [file: string, text: string][] =>
  globSync(pattern, { cwd: web }).map((file) => [file, readFileSync(join(web, file), 'utf8')])

interface Names {
  /** Every class that a rule speaks of. */
  readonly spokenOf: ReadonlySet<string>
  /** Those that a rule gives its look: a class alone, in no condition such as print or a wide screen. */
  readonly defined: ReadonlySet<string>
}

function namesOf(filename: string, text: string): Names {
  const spokenOf = new Set<string>()
  const defined = new Set<string>()
  let conditions = 0
  transform({
    filename,
    code: new TextEncoder().encode(text),
    visitor: {
      Rule: {
        media() {
          conditions += 1
        },
        style({ value: { selectors } }) {
          for (const [first, ...more] of selectors)
            if (first?.type === 'class' && more.length === 0 && conditions === 0) defined.add(first.name)
        },
      },
      RuleExit: {
        media() {
          conditions -= 1
        },
      },
      Selector(parts) {
        for (const part of parts) if (part.type === 'class') spokenOf.add(part.name)
      },
    },
  })
  return { spokenOf, defined }
}

const styles = read('src/**/*.css').map(([file, text]) => ({ file, ...namesOf(file, text) }))
const code = [...read('src/**/*.{ts,tsx}'), ...read('build/*.ts'), ...read('index.html')]
  .filter(([file]) => !file.endsWith('.test.ts'))
  .map(([, text]) => text)
  .join('\n')
const words = new Set(code.match(/[\w-]+/g))
/** What a name begins with whose end is only known when it is shown: `btn--${variant}`. */
const beginnings = [...code.matchAll(/([\w-]+--)\$\{/g)].flatMap(([, beginning]) => beginning ?? [])

test('every class of the styles is said somewhere', () => {
  expect(words.size).toBeGreaterThan(1000)
  const dead = styles.flatMap(({ file, spokenOf }) =>
    [...spokenOf]
      .filter((name) => !words.has(name) && !beginnings.some((beginning) => name.startsWith(beginning)))
      .map((name) => `${file}: ${name}`),
  )
  expect(dead).toEqual([])
})

test('a class that is everywhere’s gets its look in one file', () => {
  const places = new Map<string, string[]>()
  for (const { file, defined } of styles.filter(({ file }) => !file.endsWith('.module.css')))
    for (const name of defined) places.set(name, [...(places.get(name) ?? []), file])
  expect(places.size).toBeGreaterThan(100)
  expect([...places].filter(([, files]) => files.length > 1)).toEqual([])
})

test('a planted name is found, dead or defined', () => {
  const { spokenOf, defined } = namesOf(
    'a.css',
    '@layer a { .a:hover .b { top: 0 } .c { top: 0 } @media print { .d { top: 0 } } }',
  )
  expect([...spokenOf]).toEqual(['a', 'b', 'c', 'd'])
  expect([...defined]).toEqual(['c'])
})
