import { expect, test } from 'vitest'
import { codeGroups } from './code-groups.ts'

test.each([
  ['7KQ4M2XD09', '7KQ4 M2XD 09'],
  ['7KQ4', '7KQ4'],
  ['7KQ', '7KQ'],
  ['', ''],
])('%s is read as "%s"', (code, read) => {
  expect(codeGroups(code)).toBe(read)
})
