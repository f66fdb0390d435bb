import { expect, test } from 'vitest'
import { describePass, describeUpgrade } from './describe-pass.ts'

const event = { product: 'MSPG', year: 2025, languages: ['en', 'de'], currency: 'EUR' }
const standard = { name: { en: 'Standard' }, code_type: 'standard' }
const vip = { name: { en: 'VIP' }, code_type: 'vip' }

test('an order’s line names the pass in every language', () => {
  expect(describePass(vip, event)).toEqual({
    description: { en: 'VIP pass, MSPG 2025', de: 'Ticket VIP, MSPG 2025', fr: 'Pass VIP, MSPG 2025' },
    summary: { en: 'VIP pass', de: 'Ticket VIP', fr: 'Pass VIP' },
    codeType: 'vip',
  })
})

test.each([
  [{ kind: 'free' }, 'VIP pass', 'Ticket VIP', 'Pass VIP'],
  [
    { kind: 'percent', value: 1250 },
    'VIP pass (voucher: 12.5 % off)',
    'Ticket VIP (Gutschein: 12.5 % Nachlass)',
    'Pass VIP (bon\u00a0: remise de 12.5\u00a0%)',
  ],
  [
    { kind: 'amount', value: 5000 },
    'VIP pass (voucher: 50.00\u00a0€ off)',
    'Ticket VIP (Gutschein: 50.00\u00a0€ Nachlass)',
    'Pass VIP (bon\u00a0: remise de 50.00\u00a0€)',
  ],
  [
    { kind: 'price', value: 9900 },
    'VIP pass (voucher: for 99.00\u00a0€)',
    'Ticket VIP (Gutschein: für 99.00\u00a0€)',
    'Pass VIP (bon\u00a0: à 99.00\u00a0€)',
  ],
] as const)('and what its voucher does to its price: %j', (voucher, en, de, fr) => {
  expect(describePass(vip, event, voucher).summary).toEqual({ en, de, fr })
})

test('and the upgrade', () => {
  expect(describeUpgrade(standard, vip, event).description).toEqual({
    en: 'Upgrade from Standard to VIP, MSPG 2025',
    de: 'Aufwertung von Standard zu VIP, MSPG 2025',
    fr: 'Surclassement de Standard à VIP, MSPG 2025',
  })
})
