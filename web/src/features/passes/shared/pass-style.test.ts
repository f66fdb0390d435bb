import { expect, test } from 'vitest'
import { passStyle } from './pass-style.ts'

test.each([
  ['host', 'primary'],
  ['badge-vip', 'primary'],
  ['standard', 'primary'],
  ['vendor-vip', 'vip'],
  ['vip', 'vip'],
] as const)('a %s pass carries the %s style', (codeType, style) => {
  expect(passStyle(codeType)).toBe(style)
})
