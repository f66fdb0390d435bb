import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Section } from './coverage.ts'
import { findFaults } from './find-faults.ts'
import { findTests } from './find-tests.ts'
import { renderCoverage } from './render-coverage.ts'
import { notBuiltYet, sections } from './sections.ts'

const root = join(import.meta.dirname, '../..')
const read = (file: string) => (existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : null)

test('every sentence stands once and is shown by tests that are there', () => {
  expect(sections.map(({ heading }) => heading)).toEqual([...sections.map(({ heading }) => heading)].sort())
  expect(sections.flatMap(({ rows }) => rows).length).toBeGreaterThan(150)
  expect(findFaults(sections, read)).toEqual([])
})

test('docs/specification-coverage.md is what these rows say (npm run specification)', () => {
  expect(read('docs/specification-coverage.md') === renderCoverage(sections, notBuiltYet), 'is stale').toBe(true)
})

test('the titles of tests are found however they are written, and none that is not run', () => {
  const source = `
    import { describe, it, test } from 'vitest'
    test('plain', () => {})
    it("in another's quotes", async () => {})
    test.each([1])('of %i', () => {})
    test.concurrent.for([1])(\`with \${NAME}\`, () => {})
    describe.each([1])('group $0', () => {
      describe('inner', () => { it.each\`a\`('deep', () => {}) })
    })
    test('with its time', () => {}, 1000)
    const row = ['test', 'no test at all']
    test.skip('left out', () => {})
    test.todo('to come')
    it.fails('broken', () => {})
    describe.skip('away', () => { test('with its group', () => {}) })
    // test('a remark', () => {})
    someOther.test('of something else')
  `
  expect(findTests('a.test.ts', source)).toEqual([
    'plain',
    "in another's quotes",
    'of %i',
    'with ${NAME}',
    'group $0 > inner > deep',
    'with its time',
  ])
})

const sectionOf = (...rows: Section['rows']): Section => ({ heading: '1. One', rows })
const shown = { sentence: 'It is so.', tests: [{ file: 'a.test.ts', title: 'it is so' }] }
const there = (file: string) => (file === 'a.test.ts' ? "test('it is so', () => {})" : null)

test.each<[string, Section, string[]]>([
  ['nothing wrong', sectionOf(shown), []],
  ['a sentence without a test', sectionOf({ ...shown, tests: [] }), ['“It is so.” has no test']],
  ['a sentence that stands twice', sectionOf(shown, shown), ['“It is so.” stands twice']],
  [
    'a file that is not there',
    sectionOf({ ...shown, tests: [{ file: 'b.test.ts', title: 'it is so' }] }),
    ['b.test.ts is not there'],
  ],
  [
    'a title that is not there',
    sectionOf({ ...shown, tests: [{ file: 'a.test.ts', title: 'it was so' }] }),
    ['a.test.ts has 0 tests “it was so”'],
  ],
])('of the rows is found: %s', (_what, section, faults) => {
  expect(findFaults([section], there)).toEqual(faults)
})

test('the document names each sentence with links to its tests, and what is not built yet', () => {
  const text = renderCoverage([sectionOf({ ...shown, sentence: 'GET /a | none' })], ['/later'])
  expect(text).toContain('| GET /a \\| none | [it is so](../a.test.ts) |')
  expect(text).toContain('## Not built yet\n\n- /later\n')
  expect(renderCoverage([sectionOf(shown)], [])).not.toContain('Not built yet')
})
