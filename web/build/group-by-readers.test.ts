import { expect, test } from 'vitest'
import { groupByReaders, type Part } from './group-by-readers.ts'

const part = (name: string, bytes: number, ...readers: string[]): Part => ({
  modules: [name],
  bytes,
  readers: new Set(readers),
})
const appOf = (reader: string) => reader.split(' ')[0] ?? ''
const group = (parts: readonly Part[], room: Readonly<Record<string, number>> = {}) =>
  groupByReaders(parts, new Map(Object.entries(room)), appOf).map(({ modules }) => modules.join('+'))

test('what the same pages read comes in one file, however large', () => {
  expect(group([part('form', 90_000, 'a /in', 'a /up'), part('field', 200, 'a /in', 'a /up')])).toEqual(['form+field'])
})

test('a page loads a little that it does not read where others save a file by it, and never much', () => {
  const readers = ['a /1', 'a /2', 'a /3', 'a /4']
  const most = part('button', 300, ...readers)
  expect(group([most, part('fare', 300, ...readers.slice(1))])).toEqual(['button+fare'])
  expect(group([most, part('calendar', 2100, ...readers.slice(1))])).toEqual(['button', 'calendar'])
  expect(group([part('one', 300, 'a /1'), part('other', 300, 'a /2')])).toEqual(['one', 'other'])
})

test('a page that is at its bar loads nothing that it does not read', () => {
  const parts = [part('button', 300, 'a /pass', 'a /1', 'a /2', 'a /3'), part('fare', 300, 'a /1', 'a /2', 'a /3')]
  expect(group(parts, { 'a /pass': 300 })).toEqual(['button+fare'])
  expect(group(parts, { 'a /pass': 299 })).toEqual(['button', 'fare'])
})

test('what a page had to give is given once', () => {
  const others = ['a /1', 'a /2', 'a /3']
  const parts = [part('button', 300, 'a /pass', ...others), part('fare', 200, ...others), part('steps', 200, ...others)]
  // Both are put together first, which costs nobody anything.
  expect(group(parts, { 'a /pass': 399 })).toEqual(['button', 'fare+steps'])
})

test('what one app reads never comes with what another does not', () => {
  const both = ['a /1', 'a /2', 'b /1']
  expect(group([part('button', 100, ...both), part('countdown', 100, 'a /1', 'a /2')])).toEqual(['button', 'countdown'])
})
