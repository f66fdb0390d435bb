import { ambiguousTimeMessage, badTimeMessage, skippedTimeMessage } from '@foyer/contract/program-import.schemas'
import { expect, test } from 'vitest'
import { instantIn } from './import-times.ts'

test.each([
  ['2025-10-20 09:30', { at: '2025-10-20T07:30:00.000Z' }],
  ['2025-10-20T09:30:15', { at: '2025-10-20T07:30:15.000Z' }],
  ['2025-12-01 09:30', { at: '2025-12-01T08:30:00.000Z' }],
  ['2025-10-20T07:30:00.000Z', { at: '2025-10-20T07:30:00.000Z' }],
  ['2025-10-20 09:30 +05:30', { at: '2025-10-20T04:00:00.000Z' }],
  ['2025-10-20 09:30-0400', { at: '2025-10-20T13:30:00.000Z' }],
  // Clocks go from two to three, and from three to two.
  ['2025-03-30 02:30', { message: skippedTimeMessage }],
  ['2025-10-26 02:30', { message: ambiguousTimeMessage }],
  ['2025-10-26 02:30 +01:00', { at: '2025-10-26T01:30:00.000Z' }],
  ['2025-10-26 03:00', { at: '2025-10-26T02:00:00.000Z' }],
  ['2025-02-30 09:30', { message: badTimeMessage }],
  ['2025-10-20 24:30', { message: badTimeMessage }],
  ['20.10.2025 09:30', { message: badTimeMessage }],
  ['2025-10-20', { message: badTimeMessage }],
  ['2025-10-20 09:30 CEST', { message: badTimeMessage }],
  ['45950.395', { message: badTimeMessage }],
  ['', { message: badTimeMessage }],
])('a cell that says %s is read on the clocks of Berlin', (cell, found) => {
  expect(instantIn(cell, 'Europe/Berlin')).toEqual(found)
})
