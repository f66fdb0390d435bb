import { expect, test } from 'vitest'
import { readCatalogue } from '../../words/catalogue.ts'
import { entriesOf } from './words.ts'
import { byReaders, ofFeature } from './words-by-feature.ts'

const entry = (...files: string[]) => ({ text: files.join(), context: null, translation: 'x', files })
const readers = new Map([
  ['orders/order-page.tsx', new Set(['orders'])],
  ['ui/money.tsx', new Set(['orders', 'people'])],
  ['people/person-page.tsx', new Set(['people'])],
])
const featureOf = byReaders(readers, new Set(['shell/menu.tsx']))

test('a text comes with the pages of a feature where no other page may say it', () => {
  expect(featureOf(entry('orders/order-page.tsx'))).toBe('orders')
  expect(featureOf(entry('orders/order-page.tsx', 'people/person-page.tsx'))).toBeUndefined()
  expect(featureOf(entry('ui/money.tsx'))).toBeUndefined()
})

test('what the frame says, and what the server alone says, is there with the app', () => {
  expect(featureOf(entry('orders/order-page.tsx', 'shell/menu.tsx'))).toBeUndefined()
  expect(featureOf(entry('contract/refusals.ts'))).toBeUndefined()
})

test('the office has each of its texts once, those of a feature apart', () => {
  const all = entriesOf('organiser', readCatalogue('de'))
  const own = ofFeature('organiser', undefined, all)
  const ofHotels = ofFeature('organiser', 'accommodation', all)
  expect(ofHotels.length).toBeGreaterThan(100)
  expect(own.length).toBeLessThan(all.length / 2)
  expect(own.filter((text) => ofHotels.includes(text))).toEqual([])
})
