import type { CodeType } from '@foyer/contract/passes'
import { expect, test } from 'vitest'
import { kindsOf } from './kinds-of.ts'

test.each<[CodeType | null, boolean, string[]]>([
  ['host', false, ['host']],
  ['vip', false, ['vip']],
  ['vip', true, ['vip', 'vendor']],
  ['vendor-vip', true, ['vendor-vip']],
  ['vendor-vip', false, ['vendor-vip']],
  ['standard', true, ['vendor']],
  ['standard', false, []],
  ['badge-vip', false, []],
  [null, true, ['vendor']],
  [null, false, []],
])('with a %s pass, exhibitor: %s, home has the cards %j', (codeType, isVendor, cards) =>
  expect(kindsOf(codeType, isVendor)).toEqual(cards),
)
