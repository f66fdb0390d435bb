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
    'web/build/first-texts.ts',
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

test('what is agreed with one app, or shared and shown by one, is not loaded by another', () => {
  const isSaidBy = (app: string, file: string) => entriesOf(app, [entry(file)]).length === 1
  expect(isSaidBy('organiser', 'contract/src/bank.refusals.ts')).toBe(true)
  expect(isSaidBy('attendee', 'contract/src/bank.refusals.ts')).toBe(false)
  expect(isSaidBy('attendee', 'web/src/features/accommodation/shared/night-strip.tsx')).toBe(true)
  expect(isSaidBy('organiser', 'web/src/features/accommodation/shared/night-strip.tsx')).toBe(false)
  // What is agreed about an endpoint is loaded by nobody, and said by the server in its refusals.
  expect(isSaidBy('attendee', 'contract/src/bookings.refusals.ts')).toBe(true)
  // Said by the server, and part of no app.
  expect(isSaidBy('attendee', 'contract/src/stay-messages.ts')).toBe(true)
})
