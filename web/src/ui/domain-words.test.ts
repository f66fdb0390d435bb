import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../../..')

/** What the glossary calls by a word of its own: the first table, up to the German words. */
const glossary = readFileSync(join(root, 'docs/glossary.md'), 'utf8')
  .split('\n## ')[0]
  ?.split('\n')
  .flatMap((line) => /^\| ([a-z][a-z -]*) \| /.exec(line)?.[1] ?? [])
  .filter((word) => word !== 'word')

/** `stayPlan`, `stay_plan` and `stay-plans` are the words `stay-plan`. */
const plain = (name: string) =>
  name
    .replaceAll(/([a-z])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, '-')

/** Classes, custom properties, attributes with their values, containers and animations: what a style sheet gives a name. */
const namesIn = (css: string): string[] =>
  css
    .replaceAll(/\/\*[\s\S]*?\*\/|url\([^)]*\)/g, '')
    .match(/(?<=[.:(\s])--[\w-]+|\.[a-z][\w-]*|\[[\w-]+(?:=[\w"-]+)?|(?<=@(?:container|keyframes) )[a-z][\w-]*/gi) ?? []

/** Those of these names that say a word of the glossary. */
const domainNames = (names: readonly string[]): string[] =>
  names.filter((name) => glossary?.some((word) => new RegExp(`(^|-)${plain(word)}(e?s)?(-|$)`).test(plain(name))))

test('the styles of the kit know no word of the domain', () => {
  expect(glossary).toContain('stay plan')
  expect(glossary?.length).toBeGreaterThan(35)
  const sheets = globSync('web/src/ui/**/*.css', { cwd: root })
  expect(sheets.length).toBeGreaterThan(20)
  const found = sheets.flatMap((sheet) =>
    domainNames([basename(sheet, '.css'), ...namesIn(readFileSync(join(root, sheet), 'utf8'))]).map(
      (name) => `${sheet}: ${name}`,
    ),
  )
  expect([...new Set(found)]).toEqual([])
})

test('a planted word is found, wherever a name has it', () => {
  const css = `.card .roomCard { --pass-art: none; content: ''; cursor: pointer }
    [data-order] { color: var(--c-vouchers) } @container night-strip (width > 1px) { .stay__plan { order: 1 } }`
  expect(domainNames(namesIn(css))).toEqual(
    expect.arrayContaining(['.roomCard', '--pass-art', '[data-order', '--c-vouchers', 'night-strip', '.stay__plan']),
  )
  expect(domainNames(namesIn(css))).toHaveLength(6)
})
