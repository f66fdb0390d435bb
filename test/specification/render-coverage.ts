import type { Section, ShownBy } from './coverage.ts'

const inCell = (text: string) => text.replaceAll('|', '\\|').replaceAll('<', '&lt;').replaceAll('*', '\\*')

const link = ({ file, title }: ShownBy) => `[${inCell(title).replaceAll(/[[\]`]/g, '\\$&')}](../${file})`

/** What `docs/specification-coverage.md` holds. */
export function renderCoverage(sections: readonly Section[], notBuiltYet: readonly string[]): string {
  const tests = new Set(sections.flatMap(({ rows }) => rows.flatMap((row) => row.tests.map(link))))
  const count = sections.reduce((sum, { rows }) => sum + rows.length, 0)
  const missing = notBuiltYet.map((sentence) => `- ${inCell(sentence)}`)
  return `${[
    '# What shows that the product does what was specified',
    'Written by `npm run specification` from `test/specification/`. Do not edit.',
    `The sentences of the specification in its own words, one thing promised to a row: ${count} of them, shown by ${tests.size} tests. Where its sentence says “not shown”, or speaks of the document itself, nothing is promised and there is no row.`,
    ...(missing.length === 0 ? [] : ['## Not built yet', missing.join('\n')]),
    ...sections.flatMap(({ heading, rows }) => [
      `## ${heading}`,
      [
        '| the specification | the test that shows it |',
        '|---|---|',
        ...rows.map((row) => `| ${inCell(row.sentence)} | ${row.tests.map(link).join('<br>')} |`),
      ].join('\n'),
    ]),
  ].join('\n\n')}\n`
}
