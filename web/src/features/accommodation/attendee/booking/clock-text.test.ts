import { expect, test } from 'vitest'
import { clockText } from './clock-text.ts'

test.each([
  [0, '0:00'],
  [9, '0:09'],
  [119, '1:59'],
  [1147, '19:07'],
  [3720, '1:02:00'],
])('%i seconds are %s', (seconds, text) => expect(clockText(seconds)).toBe(text))
