import { expect, test } from 'vitest'
import {
  type BookedDocument,
  documentPosting,
  type Line,
  namedLinePosting,
  type Posting,
  paymentPosting,
  providerLinePosting,
  refundPosting,
  transferBackPosting,
  transferPosting,
} from './postings.ts'

const payment = { id: 'p', orderId: 'o', provider: 'stripe', amount: 11900, currency: 'EUR' }
const byTransfer = { ...payment, provider: 'transfer' }
const entry = { id: 'b', amount: 5000, currency: 'EUR', bookedOn: '2025-08-01' }
const account = { id: 'l', provider: 'stripe', currency: 'EUR', bookedOn: '2025-08-01', isOurs: false, fee: 0 }
const line = (kind: 'pass' | 'room', tax_rate_bp: number, net: number, tax: number) => ({ kind, tax_rate_bp, net, tax })
const document = (...lines: BookedDocument['lines']): BookedDocument => ({
  id: 'i',
  orderId: 'o',
  currency: 'EUR',
  lines,
})

test.each<[what: string, posting: Posting, lines: Line[]]>([
  [
    'a card was charged: the money lies with the provider',
    paymentPosting(payment),
    [
      { account: 'provider', kind: 'stripe', amount: 11900 },
      { account: 'customers', amount: -11900 },
    ],
  ],
  [
    'an order takes what was transferred: it is in the account already',
    paymentPosting(byTransfer),
    [
      { account: 'unassigned', amount: 11900 },
      { account: 'customers', amount: -11900 },
    ],
  ],
  [
    'money is promised back',
    refundPosting('refund', payment),
    [
      { account: 'customers', amount: 11900 },
      { account: 'to-refund', amount: -11900 },
    ],
  ],
  [
    'the provider gave it back',
    refundPosting('refund-paid', payment),
    [
      { account: 'to-refund', amount: 11900 },
      { account: 'provider', kind: 'stripe', amount: -11900 },
    ],
  ],
  [
    'it was transferred back',
    refundPosting('refund-paid', byTransfer),
    [
      { account: 'to-refund', amount: 11900 },
      { account: 'bank', amount: -11900 },
    ],
  ],
  [
    'the buyer’s bank did not take it: it lies with the provider, and is owed',
    refundPosting('refund-returned', payment),
    [
      { account: 'to-refund', amount: -11900 },
      { account: 'provider', kind: 'stripe', amount: 11900 },
    ],
  ],
  [
    'a person paid it in another way',
    refundPosting('refund-settled', payment),
    [
      { account: 'to-refund', amount: 11900 },
      { account: 'bank', amount: -11900 },
    ],
  ],
  [
    'an invoice, its lines of one kind and rate together',
    documentPosting(document(line('pass', 1900, 10000, 1900), line('pass', 1900, 1, 0), line('room', 700, 10000, 700))),
    [
      { account: 'customers', amount: 22601 },
      { account: 'revenue', kind: 'pass', taxRateBp: 1900, amount: -10001 },
      { account: 'revenue', kind: 'room', taxRateBp: 700, amount: -10000 },
      { account: 'vat', taxRateBp: 1900, amount: -1900 },
      { account: 'vat', taxRateBp: 700, amount: -700 },
    ],
  ],
  [
    'an invoice whose VAT the buyer owes',
    documentPosting(document(line('pass', 0, 10000, 0))),
    [
      { account: 'customers', amount: 10000 },
      { account: 'revenue', kind: 'pass', taxRateBp: 0, amount: -10000 },
    ],
  ],
  [
    'a credit note takes back what its invoice said',
    documentPosting(document(line('pass', 1900, -10000, -1900))),
    [
      { account: 'customers', amount: -11900 },
      { account: 'revenue', kind: 'pass', taxRateBp: 1900, amount: 10000 },
      { account: 'vat', taxRateBp: 1900, amount: 1900 },
    ],
  ],
  ['a document over nothing', documentPosting(document(line('pass', 1900, 0, 0))), []],
  [
    'money came into the account',
    transferPosting(entry),
    [
      { account: 'bank', amount: 5000 },
      { account: 'unassigned', amount: -5000 },
    ],
  ],
  [
    'what fitted nothing went back',
    transferBackPosting({ ...entry, amount: 2000 }, 3000),
    [
      { account: 'unassigned', amount: 2000 },
      { account: 'bank', amount: -2000 },
    ],
  ],
  [
    'of our own payment the provider keeps a fee, and no more is booked: the payment has its own entry',
    providerLinePosting({ ...account, kind: 'charge', amount: 11900, fee: 192, isOurs: true }),
    [
      { account: 'provider', kind: 'stripe', amount: -192 },
      { account: 'fees', amount: 192 },
    ],
  ],
  [
    'our own refund, of which it keeps nothing',
    providerLinePosting({ ...account, kind: 'refund', amount: -500, isOurs: true }),
    [],
  ],
  [
    'a payout is on its way to the bank',
    providerLinePosting({ ...account, kind: 'payout', amount: -9000 }),
    [
      { account: 'provider', kind: 'stripe', amount: -9000 },
      { account: 'payouts', amount: 9000 },
    ],
  ],
  [
    'a fee by itself',
    providerLinePosting({ ...account, kind: 'stripe_fee', amount: -200 }),
    [
      { account: 'provider', kind: 'stripe', amount: -200 },
      { account: 'fees', amount: 200 },
    ],
  ],
  [
    'a dispute takes money, and costs',
    providerLinePosting({ ...account, kind: 'adjustment', amount: -11900, fee: 1500 }),
    [
      { account: 'provider', kind: 'stripe', amount: -13400 },
      { account: 'foreign', amount: 11900 },
      { account: 'fees', amount: 1500 },
    ],
  ],
  [
    'what was given by hand proves to be a refund: that has its own entry, and left the provider once',
    namedLinePosting({ ...account, amount: -11900, isSettled: false }),
    [
      { account: 'provider', kind: 'stripe', amount: 11900 },
      { account: 'foreign', amount: -11900 },
    ],
  ],
  [
    'what was given by hand stands for a refund that is booked out of the bank account: it never left that',
    namedLinePosting({ ...account, amount: -11900, isSettled: true }),
    [
      { account: 'bank', amount: 11900 },
      { account: 'foreign', amount: -11900 },
    ],
  ],
  [
    'another shop over the same account',
    providerLinePosting({ ...account, kind: 'charge', amount: 1000, fee: 40 }),
    [
      { account: 'provider', kind: 'stripe', amount: 960 },
      { account: 'foreign', amount: -1000 },
      { account: 'fees', amount: 40 },
    ],
  ],
])('%s', (_what, posting, lines) => {
  expect(posting.lines).toEqual(lines)
  expect(posting.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(0)
})

test('an entry of the bank counts for the day of the bank, and what goes back of it is told apart by how much has', () => {
  expect(transferPosting(entry).bookedOn).toBe('2025-08-01')
  expect(transferBackPosting({ ...entry, amount: 2000 }, 3000).cause).toEqual({
    kind: 'bank-entry-back',
    id: 'b',
    part: 3000,
  })
})
