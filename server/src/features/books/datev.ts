import type { Batch as WhoseBooks } from '@foyer/contract/books'
import { columns } from './datev-columns.ts'
import type { NamedEntry } from './entries-with-names.ts'

type Chart = WhoseBooks['chart']

interface Numbers {
  readonly accounts: Readonly<Record<string, string>>
  /** By the rate in basis points. */
  readonly revenue: Readonly<Record<number, string>>
  readonly vat: Readonly<Record<number, string>>
  readonly otherRevenue: string
  /** The buyer owes the VAT, elsewhere in the EU. */
  readonly reverseCharge: string
  /** Nobody owes any here. */
  readonly untaxed: string
  readonly otherVat: string
}

/**
 * The numbers of the standard charts that fit our accounts. No accountant has confirmed them (decision 067): whoever imports
 * a batch for the first time looks at it with theirs.
 */
const charts: Readonly<Record<Chart, Numbers>> = {
  SKR03: {
    accounts: {
      ...{ customers: '1410', provider: '1500', payouts: '1360', bank: '1200', unassigned: '1590' },
      ...{ 'to-refund': '1700', fees: '4970', foreign: '1590' },
    },
    revenue: { 1900: '8400', 700: '8300' },
    vat: { 1900: '1776', 700: '1771' },
    otherRevenue: '8200',
    reverseCharge: '8336',
    untaxed: '8338',
    otherVat: '1770',
  },
  SKR04: {
    accounts: {
      ...{ customers: '1210', provider: '1300', payouts: '1460', bank: '1800', unassigned: '1370' },
      ...{ 'to-refund': '3500', fees: '6855', foreign: '1370' },
    },
    revenue: { 1900: '4400', 700: '4300' },
    vat: { 1900: '3806', 700: '3801' },
    otherRevenue: '4200',
    reverseCharge: '4336',
    untaxed: '4338',
    otherVat: '3800',
  },
}

/**
 * DATEV reckons VAT out of what is booked as revenue of a rate by itself; ours is booked to the cent, so this key takes that away.
 * On other accounts there is nothing to take away, and where no VAT is due DATEV goes on telling turnovers apart by itself.
 */
const WITHOUT_AUTOMATIC = '0040'

const words: Readonly<Record<string, string>> = {
  payment: 'Zahlung',
  refund: 'Erstattung zugesagt',
  'refund-paid': 'Erstattung ausgezahlt',
  'refund-returned': 'Erstattung kam zurück',
  'refund-settled': 'Erstattung anders gezahlt',
  document: 'Beleg',
  'bank-entry': 'Zahlungseingang',
  'bank-entry-back': 'Rücküberweisung',
  'provider-line': 'Kartenanbieter',
}

export interface Batch extends WhoseBooks {
  readonly from: string
  readonly to: string
  readonly currency: string
  readonly now: Date
}

const quoted = (text: string): string => `"${text.replaceAll('"', '""').replaceAll(/\p{Cc}/gu, ' ')}"`
/** What may stand in a document's number. */
const numbered = (text: string): string => quoted(text.replaceAll(/[^\w$&%*+\-/]/g, '').slice(0, 36))

/** DATEV reads windows-1252; all that we write stands where ISO 8859-1 has it. */
export const encoded = (text: string): Buffer => Buffer.from(text.replaceAll(/[^\u0000-\u00ff]/g, '?'), 'latin1')

const compact = (day: string): string => day.replaceAll('-', '')
const line = (cells: readonly string[]): string => `${cells.join(';')}\r\n`

const lineOf = (cells: Readonly<Record<string, string>>): string =>
  line(columns.map(({ name, isText }) => cells[name] ?? (isText ? '""' : '')))

/** The two lines before the entries: whose books these are and of which days, and what the columns are. */
export function headOf({ from, to, chart, consultant, client, currency, now }: Batch): string {
  const made = now.toISOString().replaceAll(/\D/g, '')
  const head = [
    ...['"EXTF"', '700', '21', '"Buchungsstapel"', '13', made, '', '""', '""', '""'],
    ...[consultant, client, `${from.slice(0, 4)}0101`, '4', compact(from), compact(to), '"Foyer"', '""'],
    // Entries of financial accounting, of no special purpose, not fixed: the accountant looks at them first.
    ...['1', '0', '0', quoted(currency), '', '""', '', '', quoted(chart.slice(-2)), '', '', '""', '""'],
  ]
  return line(head) + line(columns.map(({ name }) => name))
}

function numberOf(numbers: Numbers, entry: NamedEntry, { account, tax_rate_bp: rate }: NamedEntry['lines'][number]) {
  if (account === 'vat') return numbers.vat[rate ?? 0] ?? numbers.otherVat
  if (account !== 'revenue') return numbers.accounts[account] ?? ''
  if (rate === 0) return entry.document?.reverse_charge === true ? numbers.reverseCharge : numbers.untaxed
  return numbers.revenue[rate ?? 0] ?? numbers.otherRevenue
}

/** What the key is about, and the number by which the buyer declares what they owe (§ 18a UStG). */
function taxOf(
  numbers: Numbers,
  { document }: NamedEntry,
  { account, tax_rate_bp: rate }: NamedEntry['lines'][number],
) {
  if (account !== 'revenue') return {}
  if (rate !== 0) return numbers.revenue[rate ?? 0] === undefined ? {} : { 'BU-Schlüssel': quoted(WITHOUT_AUTOMATIC) }
  if (document?.reverse_charge !== true || document.vat_id === null) return {}
  return { 'EU-Land u. UStID (Bestimmung)': quoted(document.vat_id.slice(0, 15)) }
}

/**
 * An entry as DATEV has it: what leaves or comes into each account, against the one that all of it is about, which is the
 * first line's. So a document of two rates is four lines, and every cent of it is as it is in our books.
 */
export function linesOf(entry: NamedEntry, chart: Chart): string {
  const numbers = charts[chart]
  const [first, ...others] = entry.lines
  if (first === undefined) return ''
  const day = `${entry.booked_on.slice(8, 10)}${entry.booked_on.slice(5, 7)}`
  const text = `${words[entry.cause_kind] ?? entry.cause_kind} ${entry.order ?? ''}`.trim().slice(0, 60)
  return others
    .map((other) =>
      lineOf({
        'Umsatz (ohne Soll/Haben-Kz)': (Math.abs(other.amount) / 100).toFixed(2).replace('.', ','),
        'Soll/Haben-Kennzeichen': other.amount < 0 ? '"S"' : '"H"',
        'WKZ Umsatz': quoted(entry.currency),
        Konto: numberOf(numbers, entry, first),
        'Gegenkonto (ohne BU-Schlüssel)': numberOf(numbers, entry, other),
        ...taxOf(numbers, entry, other),
        Belegdatum: day,
        'Belegfeld 1': numbered(entry.document?.number ?? entry.order ?? ''),
        Buchungstext: quoted(text),
        // Not fixed, as the head says.
        Festschreibung: '0',
      }),
    )
    .join('')
}
