import { describe, expect, it } from 'vitest'
import { encoded, headOf, linesOf } from './datev.ts'
import { columns } from './datev-columns.ts'
import type { NamedEntry } from './entries-with-names.ts'

// What DATEV publishes of each field (developer.datev.de, DATEV-Format: Header, Buchungsstapel and Zeichensatz, header version 700,
// format version 13, as of October 2026), for the fields that we fill. What we leave empty stands empty, texts between their marks.
const day = '20\\d\\d(0[1-9]|1[0-2])(0[1-9]|[12]\\d|3[01])'
const head: readonly [field: string, is: RegExp][] = [
  ['Kennzeichen', /^"EXTF"$/],
  ['Versionsnummer', /^700$/],
  ['Formatkategorie', /^21$/],
  ['Formatname', /^"Buchungsstapel"$/],
  ['Formatversion', /^13$/],
  ['Erzeugt am', new RegExp(`^${day}([01]\\d|2[0-3])[0-5]\\d[0-5]\\d{4}$`)],
  ['Importiert', /^$/],
  ['Herkunft', /^"\w{0,2}"$/],
  ['Exportiert von', /^"\w{0,25}"$/],
  ['Importiert von', /^"\w{0,25}"$/],
  ['Beraternummer', /^\d{4,7}$/],
  ['Mandantennummer', /^\d{1,5}$/],
  ['WJ-Beginn', new RegExp(`^${day}$`)],
  ['Sachkontenlänge', /^[4-8]$/],
  ['Datum von', new RegExp(`^${day}$`)],
  ['Datum bis', new RegExp(`^${day}$`)],
  ['Bezeichnung', /^"[\w./ -]{0,30}"$/],
  ['Diktatkürzel', /^"([A-Z]{2}){0,2}"$/],
  ['Buchungstyp', /^[12]$/],
  ['Rechnungslegungszweck', /^(0|30|40|50|64)$/],
  ['Festschreibung', /^[01]$/],
  ['WKZ', /^"[A-Z]{3}"$/],
  ['Reserviert', /^$/],
  ['Derivatskennzeichen', /^""$/],
  ['Reserviert', /^$/],
  ['Reserviert', /^$/],
  ['Sachkontenrahmen', /^"(\d{2}){0,2}"$/],
  ['ID der Branchenlösung', /^\d{0,4}$/],
  ['Reserviert', /^$/],
  ['Reserviert', /^""$/],
  ['Anwendungsinformation', /^".{0,16}"$/],
]
const filled: Readonly<Record<string, RegExp>> = {
  'Umsatz (ohne Soll/Haben-Kz)': /^(?!0{1,10},00)\d{1,10},\d{2}$/,
  'Soll/Haben-Kennzeichen': /^"[SH]"$/,
  'WKZ Umsatz': /^"[A-Z]{3}"$/,
  Konto: /^(?!0{1,9}$)\d{1,9}$/,
  'Gegenkonto (ohne BU-Schlüssel)': /^(?!0{1,9}$)\d{1,9}$/,
  'BU-Schlüssel': /^("\d{4}"|"")$/,
  Belegdatum: /^(0[1-9]|[12]\d|3[01])(0[1-9]|1[0-2])$/,
  'Belegfeld 1': /^"[\w$&%*+\-/]{0,36}"$/,
  'EU-Land u. UStID (Bestimmung)': /^".{0,15}"$/,
  Buchungstext: /^".{0,60}"$/,
  Festschreibung: /^[01]$/,
}

const now = new Date('2025-09-01T08:15:00.123Z')
const batch = {
  from: '2025-01-01',
  to: '2025-12-31',
  chart: 'SKR04',
  consultant: '1001',
  client: '1',
  currency: 'EUR',
  now,
} as const

const entry = (changes: Partial<NamedEntry> = {}): NamedEntry => ({
  id: 1,
  cause_kind: 'document',
  cause_id: '',
  cause_part: 0,
  booked_on: '2025-12-31',
  booked_at: now,
  edition_id: 1,
  order_id: '',
  currency: 'EUR',
  lines: [
    { account: 'customers', amount: 119, kind: null, tax_rate_bp: null },
    { account: 'revenue', amount: -100, kind: 'pass', tax_rate_bp: 1900 },
    { account: 'vat', amount: -19, kind: null, tax_rate_bp: 1900 },
  ],
  document: { number: 'MS25-R-00001', reverse_charge: false, vat_id: null },
  order: 'MS25-04802',
  ...changes,
})

const owedElsewhere: Partial<NamedEntry> = {
  lines: [
    { account: 'customers', amount: 100, kind: null, tax_rate_bp: null },
    { account: 'revenue', amount: -100, kind: 'pass', tax_rate_bp: 0 },
  ],
  document: { number: 'MS25-R-00001', reverse_charge: true, vat_id: 'FRXX999999999' },
}

/** The fields of a line; a semicolon between quotation marks is a part of its field. */
const fieldsOf = (line: string) => [...`${line};`.matchAll(/("(?:[^"]|"")*"|[^;]*);/g)].map(([, field]) => field ?? '')

function faultsOf(line: string): string[] {
  const fields = fieldsOf(line)
  expect(fields).toHaveLength(125)
  return columns.flatMap(({ name, isText }, at) => {
    const is = filled[name] ?? (isText ? /^""$/ : /^$/)
    return is.test(fields[at] ?? '') ? [] : [`${at + 1} ${name}: ${fields[at]}`]
  })
}

describe('a batch for DATEV', () => {
  it('has a head of thirty-one fields, each as it is published', () => {
    const fields = fieldsOf(headOf(batch).split('\r\n')[0] ?? '')
    expect(fields).toHaveLength(head.length)
    expect(head.filter(([, is], at) => !is.test(fields[at] ?? ''))).toEqual([])
  })

  it('names its hundred and twenty-five columns as the published example does', () => {
    const names = (headOf(batch).split('\r\n')[1] ?? '').split(';')
    expect(names).toEqual(columns.map(({ name }) => name))
    expect([names[0], names[19], names[36], names[113], names[124]]).toEqual([
      'Umsatz (ohne Soll/Haben-Kz)',
      'Beleglink',
      'KOST1 - Kostenstelle',
      'Festschreibung',
      'Abw. Skontokonto',
    ])
    expect(names).toHaveLength(125)
  })

  it.each<[string, Partial<NamedEntry>]>([
    ['of a document', {}],
    ['of ten million euro', { lines: entry().lines.map((line) => ({ ...line, amount: line.amount * 10_000_000 })) }],
    ['of VAT that its buyer owes', owedElsewhere],
    [
      'whose number has signs that are not allowed',
      { document: { number: 'M.Ü 25:R-00001', reverse_charge: false, vat_id: null } },
    ],
    ['whose number is long', { document: { number: 'x'.repeat(80), reverse_charge: false, vat_id: null } }],
    ['whose words have marks, breaks and a semicolon', { order: 'a";"b\r\nc\t' }],
    ['of a payment', { cause_kind: 'payment', document: undefined }],
    ['without an order', { document: undefined, order: undefined }],
  ])('has entries whose every field is as it is published: %s', (_what, changes) => {
    const lines = linesOf(entry(changes), 'SKR04').split('\r\n')
    expect(lines.pop()).toBe('')
    expect(lines.flatMap(faultsOf)).toEqual([])
  })

  it('is in windows-1252; what that does not know is a question mark', () => {
    expect(encoded('Schlüssel – Łódź').toString('latin1')).toBe('Schlüssel ? ?ód?')
  })
})
