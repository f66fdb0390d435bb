/** A line of a statement that is money which came in and is booked. */
export interface StatementLine {
  readonly bookedOn: string
  /** Minor units. */
  readonly amount: number
  readonly currency: string
  readonly payerName: string
  readonly payerIban: string | null
  /** What the payer wrote beside it. */
  readonly remittance: string
  /** How the bank itself names it; null where it does not. */
  readonly bankReference: string | null
}

export interface Statement {
  readonly format: 'camt.053' | 'csv'
  /** The account that it is of, as an IBAN without blanks; null where it does not say, or is of several. */
  readonly account: string | null
  readonly lines: readonly StatementLine[]
  /** Lines that are no money that came in: it went out, is not booked yet, or was taken back. */
  readonly leftOut: number
}

/** The file is none of the statements that can be read. */
export class UnreadableStatement extends Error {}

/** The longest texts that are kept, in characters: a bank's own limits are 140 and 500. */
const LONGEST = { payerName: 120, remittance: 500 } as const

/** A text of a bank as it is kept: on one line, without what cannot be seen. */
export const textOf = (text: string, of: keyof typeof LONGEST): string =>
  text
    .normalize('NFC')
    .replaceAll(/[\s\p{Cc}\p{Cf}]+/gu, ' ')
    .trim()
    .toWellFormed()
    .slice(0, LONGEST[of])
    .toWellFormed()

/** The largest amount that is kept, in minor units. */
const MOST = 2_147_483_647

/**
 * An amount without its sign, in minor units of the currency.
 * @param plain digits with a point before the parts, such as `1499.5`.
 * @returns null where it is no amount, or has more parts than the currency.
 */
export function minorUnitsOf(plain: string, currency: string): number | null {
  const digits = fractionDigits(currency)
  const [, whole, parts = ''] = /^(\d{1,10})(?:\.(\d{0,10}))?$/.exec(plain) ?? []
  if (whole === undefined || digits === null || parts.slice(digits).replaceAll('0', '') !== '') return null
  const amount = Number(whole + parts.slice(0, digits).padEnd(digits, '0'))
  return amount > 0 && amount <= MOST ? amount : null
}

function fractionDigits(currency: string): number | null {
  if (!/^[A-Z]{3}$/.test(currency)) return null
  return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? null
}

/** A day that there is, from its parts; null where there is none. */
export function dayOf(year: string, month: string, day: string): string | null {
  const text = `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const at = new Date(`${text}T00:00:00Z`)
  return /^(19|20)\d\d-/.test(text) && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text) ? text : null
}
