import { parseCsv } from 'hucre/csv'
import { dayOf, minorUnitsOf, type Statement, type StatementLine, textOf, UnreadableStatement } from './statement.ts'

/**
 * How banks name the columns, without accents, signs and capitals; the first that is there counts. Seen in the exports
 * of savings banks (CSV-CAMT), Volksbanken, Deutsche Bank, Commerzbank, DKB, ING, N26, Qonto, Revolut and Wise.
 */
const columns = {
  bookedOn: [
    'buchungstag',
    'buchungsdatum',
    'buchung',
    'datum',
    'bookingdate',
    'bookeddate',
    'datecompletedutc',
    'settlementdateutc',
    'date',
    'datedecomptabilisation',
    'valutadatum',
    'valuta',
    'wertstellung',
  ],
  amount: [
    'betrag',
    'betrageur',
    'umsatz',
    'betragin',
    'amount',
    'amounteur',
    'totalamount',
    'montant',
    'haben',
    'credit',
  ],
  currency: ['wahrung', 'waehrung', 'currency', 'paymentcurrency', 'devise'],
  payerName: [
    'beguenstigterzahlungspflichtiger',
    'begunstigterzahlungspflichtiger',
    'namezahlungsbeteiligter',
    'zahlungspflichtiger',
    'zahlungspflichtigeer',
    'auftraggeberempfanger',
    'auftraggeberbegunstigter',
    'auftraggeber',
    'gegenpartei',
    'partnername',
    'payername',
    'payer',
    'paidby',
    'counterparty',
    'counterpartyname',
    'name',
    'description',
  ],
  payerIban: [
    'kontonummeriban',
    'ibanzahlungsbeteiligter',
    'iban',
    'partneriban',
    'payeriban',
    'counterpartyiban',
    'accountnumber',
  ],
  remittance: [
    'verwendungszweck',
    'buchungstext',
    'zahlungsreferenz',
    'vorgangverwendungszweck',
    'paymentreference',
    'reference',
    'remittance',
    'details',
    'communication',
    'libelle',
    'note',
  ],
  state: ['status', 'state', 'info'],
} as const satisfies Readonly<Record<string, readonly string[]>>

type Column = keyof typeof columns

const plain = (heading: string): string =>
  heading
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll(/[^a-z0-9]/g, '')

/** A bank writes something about the account before its table; no longer than so many lines. */
const LINES_BEFORE = 30
/** Words of a bank for what is not booked yet, or was not at all. */
const NOT_BOOKED = /vorgemerkt|pending|reverted|declined|failed|ausstehend/i

/**
 * A bank's statement as a table: separator, decimal sign, day and encoding are found out.
 * @throws UnreadableStatement where no line names the columns of day and amount, and one of payer and reference.
 */
export function readCsvStatement(text: string): Statement {
  const table = parse(text)
  const top = table.slice(0, LINES_BEFORE).findIndex((cells) => placesOf(cells) !== null)
  const places = placesOf(table[top] ?? [])
  if (places === null) throw new UnreadableStatement('No line names the columns.')
  const rows = table.slice(top + 1).filter((cells) => cells.some((cell) => cell !== ''))
  const isDayFirst = daysFirst(rows.map((cells) => cells[places.get('bookedOn') ?? -1] ?? ''))
  const lines: StatementLine[] = []
  for (const cells of rows) {
    const line = readLine((column) => cells[places.get(column) ?? -1]?.trim() ?? '', isDayFirst)
    if (line !== null) lines.push(line)
  }
  return { format: 'csv', account: null, lines, leftOut: rows.length - lines.length }
}

function parse(text: string): string[][] {
  // What stands above the table may have other signs in it: the separator is the one of the line that names the columns.
  const candidates = [';', ',', '\t', '|']
  for (const delimiter of candidates) {
    const table = parseCsv(text, { delimiter }).map((cells) => cells.map((cell) => String(cell ?? '').trim()))
    if (table.slice(0, LINES_BEFORE).some((cells) => placesOf(cells) !== null)) return table
  }
  throw new UnreadableStatement('No line names the columns.')
}

/** Where each column stands; null where the line names too few of them. */
function placesOf(cells: readonly string[]): ReadonlyMap<Column, number> | null {
  const headings = cells.map(plain)
  const places = new Map<Column, number>()
  for (const [column, names] of Object.entries(columns) as [Column, readonly string[]][]) {
    const at = names.map((name) => headings.indexOf(name)).find((place) => place >= 0)
    if (at !== undefined) places.set(column, at)
  }
  const tellsWho = places.has('payerName') || places.has('remittance')
  return places.has('bookedOn') && places.has('amount') && tellsWho ? places : null
}

/** Whether 03/04/2025 is the third of April: in a file in which no number above twelve stands second, it is. */
const daysFirst = (days: readonly string[]): boolean =>
  !days.some((day) => Number(/^\d{1,2}\/(\d{1,2})\/\d{4}/.exec(day)?.[1] ?? 0) > 12)

function readLine(cell: (column: Column) => string, isDayFirst: boolean): StatementLine | null {
  const bookedOn = readDay(cell('bookedOn'), isDayFirst)
  const currency = (/[A-Z]{3}/.exec(cell('currency').toUpperCase())?.[0] ?? 'EUR').replace('EURO', 'EUR')
  const amount = readAmount(cell('amount'), currency)
  if (bookedOn === null || amount === null || NOT_BOOKED.test(cell('state'))) return null
  const iban = cell('payerIban').replaceAll(/\s/g, '').toUpperCase()
  return {
    bookedOn,
    amount,
    currency,
    payerName: textOf(cell('payerName'), 'payerName'),
    payerIban: /^[A-Z]{2}\d{2}[A-Z0-9]{10,30}$/.test(iban) ? iban : null,
    remittance: textOf(cell('remittance'), 'remittance'),
    bankReference: null,
  }
}

function readDay(text: string, isDayFirst: boolean): string | null {
  const iso = /^(\d{4})-(\d\d)-(\d\d)/.exec(text)
  if (iso !== null) return dayOf(iso[1] ?? '', iso[2] ?? '', iso[3] ?? '')
  const [, one = '', sign = '', two = '', year = ''] = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4}|\d{2})\b/.exec(text) ?? []
  return sign === '/' && !isDayFirst ? dayOf(year, one, two) : dayOf(year, two, one)
}

/** An amount that came in; null for one that went out. The last of comma and point stands before the parts. */
function readAmount(text: string, currency: string): number | null {
  const bare = text.replaceAll(/[\s\u00a0'’€]|EUR/g, '').replace(/^\+/, '')
  if (!/^\d[\d.,]*$/.test(bare)) return null
  const at = Math.max(bare.lastIndexOf(','), bare.lastIndexOf('.'))
  const parts = bare.length - at - 1
  // 1.499 is one thousand and more: no currency that is sold in has three digits after the point.
  const hasParts = at >= 0 && parts !== 3
  const whole = (hasParts ? bare.slice(0, at) : bare).replaceAll(/[.,]/g, '')
  return minorUnitsOf(hasParts ? `${whole}.${bare.slice(at + 1)}` : whole, currency)
}
