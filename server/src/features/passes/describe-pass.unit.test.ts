import { expect, test } from 'vitest'
import { describePass, describeUpgrade } from './describe-pass.ts'

const event = { product: 'MSPG', year: 2025 }
const standard = { name: 'Standard' }
const vip = { name: 'VIP' }

test('an order’s line names the pass in the language of its buyer', () => {
  expect(describePass({ locale: 'en' }, vip, event)).toBe('VIP pass, MSPG 2025')
  expect(describePass({ locale: 'de' }, vip, event)).toBe('Ticket VIP, MSPG 2025')
})

test('and the upgrade', () => {
  expect(describeUpgrade({ locale: 'en' }, standard, vip, event)).toBe('Upgrade from Standard to VIP, MSPG 2025')
  expect(describeUpgrade({ locale: 'de' }, standard, vip, event)).toBe('Aufwertung von Standard zu VIP, MSPG 2025')
})
