import { expect, test } from 'vitest'
import { type Batch, headOf, linesOf } from './datev.ts'
import type { NamedEntry } from './entries-with-names.ts'

const batch: Batch = {
  from: '2025-08-01',
  to: '2025-08-31',
  chart: 'SKR03',
  consultant: '29098',
  client: '55003',
  currency: 'EUR',
  now: new Date('2025-09-01T08:15:00.123Z'),
}

const entry = (
  cause: NamedEntry['cause_kind'],
  lines: readonly [string, number, number?][],
  named: Partial<NamedEntry> = {},
): NamedEntry => ({
  id: 1,
  cause_kind: cause,
  cause_id: '',
  cause_part: 0,
  booked_on: '2025-08-09',
  booked_at: batch.now,
  edition_id: 1,
  order_id: '',
  currency: 'EUR',
  lines: lines.map(([account, amount, rate]) => ({ account, amount, kind: null, tax_rate_bp: rate ?? null })),
  document: undefined,
  order: '2025-ABCDE',
  ...named,
})
const document = { number: 'MS25-R-00001', reverse_charge: false, vat_id: 'ATU13585627' }

/** Amount, side, account, the other, key, day, and what it says it is. */
const read = (text: string) =>
  text
    .split('\r\n')
    .slice(0, -1)
    .map((line) => line.replaceAll('"', '').split(';'))
    .map((cells) => [0, 1, 6, 7, 8, 9, 10, 13].map((at) => cells[at]))

test('the first line has thirty-one fields: whose books these are, and of which days of which year', () => {
  const [head = '', columns = ''] = headOf(batch).split('\r\n')
  expect(head.split(';')).toHaveLength(31)
  expect(head).toMatch(/^"EXTF";700;21;"Buchungsstapel";13;20250901081500123;/)
  expect(head).toContain(';29098;55003;20250101;4;20250801;20250831;"Foyer";')
  expect(head).toContain(';"EUR";')
  expect(columns.split(';')).toHaveLength(125)
})

test('a document of two rates is booked to the cent: net and VAT by themselves, the automatic reckoning taken away', () => {
  const lines: [string, number, number?][] = [
    ['customers', 22601],
    ['revenue', -10001, 1900],
    ['revenue', -10000, 700],
    ['vat', -1900, 1900],
    ['vat', -700, 700],
  ]
  expect(read(linesOf(entry('document', lines, { document }), 'SKR03'))).toEqual([
    ['100,01', 'S', '1410', '8400', '0040', '0908', 'MS25-R-00001', 'Beleg 2025-ABCDE'],
    ['100,00', 'S', '1410', '8300', '0040', '0908', 'MS25-R-00001', 'Beleg 2025-ABCDE'],
    ['19,00', 'S', '1410', '1776', '', '0908', 'MS25-R-00001', 'Beleg 2025-ABCDE'],
    ['7,00', 'S', '1410', '1771', '', '0908', 'MS25-R-00001', 'Beleg 2025-ABCDE'],
  ])
})

test.each<[what: string, entry: NamedEntry, rows: readonly (readonly string[])[]]>([
  [
    'a credit note is on the other side',
    entry(
      'document',
      [
        ['customers', -11900],
        ['revenue', 10000, 1900],
        ['vat', 1900, 1900],
      ],
      { document },
    ),
    [
      ['100,00', 'H', '1210', '4400'],
      ['19,00', 'H', '1210', '3806'],
    ],
  ],
  [
    'VAT that a buyer elsewhere in the EU owes',
    entry(
      'document',
      [
        ['customers', 100],
        ['revenue', -100, 0],
      ],
      { document: { ...document, reverse_charge: true } },
    ),
    [['1,00', 'S', '1210', '4336']],
  ],
  [
    'turnover that nobody taxes here',
    entry(
      'document',
      [
        ['customers', 5],
        ['revenue', -5, 0],
      ],
      { document },
    ),
    [['0,05', 'S', '1210', '4338']],
  ],
  [
    'a rate that the chart has no number for',
    entry(
      'document',
      [
        ['customers', 105],
        ['revenue', -100, 500],
        ['vat', -5, 500],
      ],
      { document },
    ),
    [
      ['1,00', 'S', '1210', '4200'],
      ['0,05', 'S', '1210', '3800'],
    ],
  ],
  [
    'a card',
    entry('payment', [
      ['provider', 100],
      ['customers', -100],
    ]),
    [['1,00', 'S', '1300', '1210']],
  ],
  [
    'a transfer',
    entry('bank-entry', [
      ['bank', 100],
      ['unassigned', -100],
    ]),
    [['1,00', 'S', '1800', '1370']],
  ],
  [
    'what an order takes of it',
    entry('payment', [
      ['unassigned', 100],
      ['customers', -100],
    ]),
    [['1,00', 'S', '1370', '1210']],
  ],
  [
    'money promised back',
    entry('refund', [
      ['customers', 100],
      ['to-refund', -100],
    ]),
    [['1,00', 'S', '1210', '3500']],
  ],
  [
    'money given back',
    entry('refund-paid', [
      ['to-refund', 100],
      ['bank', -100],
    ]),
    [['1,00', 'S', '3500', '1800']],
  ],
  [
    'money that came back',
    entry('refund-returned', [
      ['to-refund', -100],
      ['provider', 100],
    ]),
    [['1,00', 'H', '3500', '1300']],
  ],
])('%s', (_what, one, rows) => {
  expect(read(linesOf(one, 'SKR04')).map((cells) => cells.slice(0, 4))).toEqual(rows)
})

const keysOf = (rate: number, changes: Partial<typeof document> = {}) => {
  const lines: [string, number, number?][] = [
    ['customers', 100],
    ['revenue', -100, rate],
  ]
  const cells = linesOf(entry('document', lines, { document: { ...document, ...changes } }), 'SKR03').split(';')
  return [7, 8, 39].map((at) => cells[at])
}

test('the reckoning is taken away from an account that reckons, and from no other', () => {
  expect([1900, 700, 500, 0].map((rate) => keysOf(rate))).toEqual([
    ['8400', '"0040"', '""'],
    ['8300', '"0040"', '""'],
    ['8200', '""', '""'],
    ['8338', '""', '""'],
  ])
})

test('who owes the VAT elsewhere in the EU is named by their VAT ID, where they are to declare it', () => {
  const reverse_charge = true
  expect(keysOf(0, { reverse_charge })).toEqual(['8336', '""', '"ATU13585627"'])
  expect(keysOf(700, { reverse_charge })).toEqual(['8300', '"0040"', '""'])
})

test('a text that would end its cell stays in it', () => {
  const named = entry(
    'payment',
    [
      ['provider', 1],
      ['customers', -1],
    ],
    { order: 'a";"b\r\nc' },
  )
  expect(linesOf(named, 'SKR03').split('\r\n')).toHaveLength(2)
  expect(linesOf(named, 'SKR03')).toContain('"Zahlung a"";""b  c"')
})
