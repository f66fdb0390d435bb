import type { exportLedger as exports } from '@foyer/contract/books'
import type { Input } from '@foyer/contract/kit/endpoint'
import type { Context } from '#platform/context'
import { RowsAnswer } from '#platform/door/answers'
import { type NamedEntry, readNamedEntries } from './entries-with-names.ts'

/** As spreadsheets read it: two decimals, and a point before them. */
const decimal = (minorUnits: number): string => (minorUnits / 100).toFixed(2)

/** The ledger as it stands, line by line: a page of it is in memory, however long it is. */
export async function exportLedger(context: Context, { query }: Input<typeof exports>) {
  async function* written() {
    for await (const entry of readNamedEntries(context, query)) yield* linesOf(entry)
  }
  return new RowsAnswer(written())
}

const linesOf = (entry: NamedEntry) =>
  entry.lines.map((line) => ({
    entry: String(entry.id),
    day: entry.booked_on,
    bookedAt: entry.booked_at.toISOString(),
    cause: entry.cause_kind,
    document: entry.document?.number ?? null,
    order: entry.order ?? null,
    account: line.account,
    kind: line.kind,
    taxRate: line.tax_rate_bp === null ? null : decimal(line.tax_rate_bp),
    // A number, not a text: a minus before a text would be taken for a formula.
    amount: line.amount / 100,
    currency: entry.currency,
  }))
