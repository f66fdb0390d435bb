import { expect, test } from 'vitest'
import { readCatalogue } from '../../words/catalogue.ts'
import { entriesOf } from './words.ts'

const entry = (file: string) => ({ text: file, context: null, translation: 'x', files: [file] })

test('an app loads what it says itself: neither mails nor what other apps say', () => {
  const entries = [
    'web/src/platform/forms.ts',
    'web/src/attendee/shell/menu.tsx',
    'contract/src/orders.ts',
    'contract/src/office-orders.refusals.ts',
    'web/src/features/passes/organiser/list.tsx',
    'web/src/gate/door.tsx',
    'server/src/features/orders/order-mails.ts',
  ].map(entry)
  expect(entriesOf('attendee', entries).map(({ text }) => text)).toEqual([
    'web/src/platform/forms.ts',
    'web/src/attendee/shell/menu.tsx',
    'contract/src/orders.ts',
  ])
  expect(entriesOf('attendee', readCatalogue('de')).length).toBeGreaterThan(800)
})
