import { expect, test } from 'vitest'
import { readTable } from './read-table.ts'

test.each([
  ['commas', 'a,b\n1,2'],
  ['semicolons', 'a;b\r\n1;2\r\n'],
  ['tabs, with a mark of its encoding', '\ufeffa\tb\r1\t2'],
])('a table between %s is read', (_, text) => {
  expect(readTable(text)).toEqual([
    { line: 1, cells: ['a', 'b'] },
    { line: 2, cells: ['1', '2'] },
  ])
})

test('what stands in quotes may hold separators, quotes and breaks, and lines are counted as a spreadsheet shows them', () => {
  expect(readTable('name;text\n"A; ""B""";"one\ntwo"\n\nC;three')).toEqual([
    { line: 1, cells: ['name', 'text'] },
    { line: 2, cells: ['A; "B"', 'one\ntwo'] },
    { line: 4, cells: ['C', 'three'] },
  ])
})

test('a quote that never ends, and nothing at all, are read as far as they go', () => {
  expect(readTable('a\n"b')).toEqual([
    { line: 1, cells: ['a'] },
    { line: 2, cells: ['b'] },
  ])
  expect(readTable('')).toEqual([])
})
