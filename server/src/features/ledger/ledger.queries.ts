import { sql } from 'kysely'
import type { Context } from '#platform/context'

/** An entry as it is written, with its lines. */
export interface EntryRow {
  readonly cause_kind: string
  readonly cause_id: string
  readonly cause_part: number
  readonly booked_on: string
  readonly booked_at: Date
  readonly edition_id: number | null
  readonly order_id: string | null
  readonly currency: string
  readonly lines: readonly {
    readonly account: string
    readonly kind: string | null
    readonly tax_rate_bp: number | null
    readonly amount: number
  }[]
}

/** Entries and all of their lines in one statement: none is ever without them. What was booked before is refused. */
export const insertEntries = (context: Pick<Context, 'db'>, entries: readonly EntryRow[]) =>
  sql`
    with given as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as e (
        cause_kind text, cause_id uuid, cause_part int, booked_on date, booked_at timestamptz, edition_id int,
        order_id uuid, currency text, lines jsonb)
    ), booked as (
      insert into ledger_entries (cause_kind, cause_id, cause_part, booked_on, booked_at, edition_id, order_id, currency)
      select cause_kind, cause_id, cause_part, booked_on, booked_at, edition_id, order_id, currency from given
      returning id, cause_kind, cause_id, cause_part
    )
    insert into ledger_lines (entry_id, account, kind, tax_rate_bp, amount)
    select b.id, l.account, l.kind, l.tax_rate_bp, l.amount
    from booked b join given g using (cause_kind, cause_id, cause_part),
      jsonb_to_recordset(g.lines) as l (account text, kind text, tax_rate_bp int, amount bigint)`.execute(context.db)
