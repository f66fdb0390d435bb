import { expect, test } from 'vitest'
import { pictureFault } from './picture-file.ts'

test.each([
  ['image/jpeg', 8 * 1024 * 1024, null],
  ['image/png', 12_000, null],
  ['image/webp', 1, null],
  ['image/jpeg', 8 * 1024 * 1024 + 1, 'size'],
  ['image/png', 0, 'empty'],
  ['image/svg+xml', 900, 'type'],
  ['image/gif', 900, 'type'],
  ['', 900, 'type'],
])('a file of type %s with %i bytes: %s', (type, size, fault) => {
  expect(pictureFault({ type, size })).toBe(fault)
})
