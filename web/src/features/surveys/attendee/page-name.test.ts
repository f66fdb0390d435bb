import { expect, test } from 'vitest'
import { pageName } from './page-name.ts'

test.each([
  ['/', 'Home'],
  ['/?from=mail', 'Home'],
  ['/invoices', 'Invoices'],
  ['/invoices?year=2025', 'Invoices'],
  ['/accommodation/28#rooms', 'Accommodation'],
  ['/passport', null],
  ['/somewhere', null],
])('%s is called %s', (path, name) => {
  expect(pageName(path)).toBe(name)
})
