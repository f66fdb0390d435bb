import { expect, test } from 'vitest'
import { groupByReaders, type Part } from './group-by-readers.ts'

const part = (name: string, bytes: number, ...readers: string[]): Part => ({
  modules: [name],
  bytes,
  readers: new Set(readers),
  needs: new Set(),
})
const group = (parts: readonly Part[], room: Readonly<Record<string, number>> = {}, files = 24) =>
  groupByReaders(parts, new Map(Object.entries(room).map(([page, bytes]) => [page, { bytes, files }]))).map(
    ({ modules }) => modules.join('+'),
  )

test('what the same pages read comes in one file, however large', () => {
  expect(group([part('form', 90_000, '/in', '/up'), part('field', 200, '/in', '/up')])).toEqual(['form+field'])
})

test('a page loads a little that it does not read where others save a file by it, and never much', () => {
  const readers = ['/1', '/2', '/3', '/4', '/5']
  const most = part('button', 300, ...readers)
  expect(group([most, part('fare', 300, ...readers.slice(1))])).toEqual(['button+fare'])
  expect(group([most, part('calendar', 4100, ...readers.slice(1))])).toEqual(['button', 'calendar'])
  expect(group([part('one', 300, '/1'), part('other', 300, '/2')])).toEqual(['one', 'other'])
})

test('a page that is at its bar loads nothing that it does not read', () => {
  const parts = [part('button', 300, '/pass', '/1', '/2', '/3'), part('fare', 300, '/1', '/2', '/3')]
  expect(group(parts, { '/pass': 300 })).toEqual(['button+fare'])
  expect(group(parts, { '/pass': 299 })).toEqual(['button', 'fare'])
})

test('what a page had to give is given once', () => {
  const others = ['/1', '/2', '/3']
  const parts = [part('button', 300, '/pass', ...others), part('fare', 200, ...others), part('steps', 200, ...others)]
  // Both are put together first, which costs nobody anything.
  expect(group(parts, { '/pass': 399 })).toEqual(['button', 'fare+steps'])
})

test('a page with more files than it may begin with takes more of what it does not read', () => {
  const parts = [part('pay', 3000, '/pay', '/1'), part('bed', 2000, '/pay', '/2'), part('fare', 2000, '/pay', '/3')]
  expect(group(parts, { '/pay': 9000 }, 3)).toEqual(['pay', 'bed', 'fare'])
  expect(group(parts, { '/pay': 9000 }, 2)).toEqual(['pay', 'bed+fare'])
})

test('what comes with a part costs a page what that part needs as well', () => {
  const rules = part('rules', 3000, '/1', '/2', '/3')
  const old = part('password', 300, '/in', '/1', '/2', '/3')
  const fresh = part('new-password', 300, '/1', '/2', '/3')
  expect(group([old, fresh], { '/in': 1000 })).toEqual(['password+new-password'])
  expect(group([old, { ...fresh, needs: new Set([rules]) }], { '/in': 1000 })).toEqual(['password', 'new-password'])
})
