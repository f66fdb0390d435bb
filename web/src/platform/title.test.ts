import { expect, test } from 'vitest'
import { windowTitle } from './title.ts'

const site = 'Register for MSPG 2025'

test.each([
  ['the entry', { title: 'Home', site, isEntry: true, prefix: '' }, 'Register for MSPG 2025'],
  ['a page', { title: 'Invoices', site, isEntry: false, prefix: '' }, 'Invoices · Register for MSPG 2025'],
  [
    'a form with problems',
    { title: 'Sign in', site, isEntry: false, prefix: 'Error: ' },
    'Error: Sign in · Register for MSPG 2025',
  ],
  ['a page before the edition is known', { title: 'Sign in', site: '', isEntry: false, prefix: '' }, 'Sign in'],
])('the title of %s', (_, shown, title) => {
  expect(windowTitle(shown)).toBe(title)
})
