import { expect, test } from 'vitest'
import { codeLines } from './code-lines.ts'

test.each([
  ['A1\nB2\r\n\n C3 ', [1, 'A1'], [2, 'B2'], [4, 'C3']],
  ['\uFEFFcode;class\n"A,1";second\nB2\t2', [2, 'A,1'], [3, 'B2']],
  ['Ticket codes\nA1', [2, 'A1']],
  ['\n\n'],
])('of %j each line that says something is a code', (text, ...codes) => {
  expect(codeLines(text).map(({ line, text }) => [line, text])).toEqual(codes)
})
