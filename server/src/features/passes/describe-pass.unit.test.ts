import { expect, test } from 'vitest'
import { describePass, describeUpgrade } from './describe-pass.ts'

const event = { product: 'MSPG', year: 2025, languages: ['en', 'de'] }
const standard = { name: { en: 'Standard' }, code_type: 'standard' }
const vip = { name: { en: 'VIP' }, code_type: 'vip' }

test('an order’s line names the pass in every language', () => {
  expect(describePass(vip, event)).toEqual({
    description: { en: 'VIP pass, MSPG 2025', de: 'Ticket VIP, MSPG 2025', fr: 'Pass VIP, MSPG 2025' },
    summary: { en: 'VIP pass', de: 'Ticket VIP', fr: 'Pass VIP' },
    codeType: 'vip',
  })
})

test('and the upgrade', () => {
  expect(describeUpgrade(standard, vip, event).description).toEqual({
    en: 'Upgrade from Standard to VIP, MSPG 2025',
    de: 'Aufwertung von Standard zu VIP, MSPG 2025',
    fr: 'Surclassement de Standard à VIP, MSPG 2025',
  })
})
