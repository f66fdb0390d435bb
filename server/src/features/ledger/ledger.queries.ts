import { sql } from 'kysely'
import type { Context } from '#platform/context'
import { composedWrite } from '#platform/database/composed-writes'
import { readPage, type Sorting } from '#platform/database/keyset'
import type { PageAsked } from '#platform/door/paging'

const tables = (context: Pick<Context, 'db'>) => context.db.$pickTables<'ledger_entries' | 'ledger_lines'>()

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
export const insertEntries = ({ db }: Pick<Context, 'db'>, entries: readonly EntryRow[]) =>
  insertWritten(db, { written: JSON.stringify(entries) })

const insertWritten = composedWrite(
  (_db, { written }: { readonly written: string }) => sql`
    with given as materialized (
      select * from jsonb_to_recordset(${written}::jsonb) as e (
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
      jsonb_to_recordset(g.lines) as l (account text, kind text, tax_rate_bp int, amount bigint)`,
)

/** Both included. */
interface Days {
  readonly from: string
  readonly to: string
}

/** What lines of one kind moved on a day, in all. */
export interface MovedRow {
  readonly day: string
  readonly cause: string
  readonly account: string
  readonly kind: string | null
  readonly rate: number | null
  readonly amount: number
}

/** What moved in these days for the edition, and in its currency in the accounts for nobody yet. */
export const sumMoved = async (context: Context, { from, to }: Days, currency: string): Promise<MovedRow[]> => {
  const { rows } = await sql<MovedRow & { amount: string }>`
    select e.booked_on as day, e.cause_kind as cause, l.account, l.kind, l.tax_rate_bp as rate, sum(l.amount)::bigint as amount
    from ledger_entries e join ledger_lines l on l.entry_id = e.id
    where e.booked_on between ${from}::date and ${to}::date and e.currency = ${currency}
      and (e.edition_id = ${context.editionId} or e.edition_id is null)
    group by 1, 2, 3, 4, 5
    order by 1 desc, 2, 3, 4 nulls last, 5`.execute(context.db)
  return rows.map((row) => ({ ...row, amount: Number(row.amount) }))
}

/**
 * What lies of a currency in each account at the end of a day. What buyers owe and are owed is the edition's; an account of the
 * house, and what came into it, belongs to no edition.
 */
export const balancesAt = async (
  context: Context,
  day: string,
  currency: string,
): Promise<ReadonlyMap<string, number>> => {
  const { rows } = await sql<{ account: string; amount: string }>`
    select l.account, sum(l.amount)::bigint as amount
    from ledger_entries e join ledger_lines l on l.entry_id = e.id
    where e.booked_on <= ${day}::date and e.currency = ${currency}
      and (e.edition_id = ${context.editionId} or l.account in ('provider', 'payouts', 'foreign', 'bank', 'unassigned'))
    group by 1`.execute(context.db)
  return new Map(rows.map(({ account, amount }) => [account, Number(amount)]))
}

/** By what entries leave as a table; an index has it. */
const entryKeys = [
  { by: sql`ledger_entries.booked_on`, type: 'date' },
  { by: sql`ledger_entries.id`, type: 'bigint' },
] as const satisfies Sorting['keys']

/** Which entries: those of the edition and those of none, unless it is said otherwise. */
export interface EntriesAsked extends Days {
  /** In this currency alone. */
  readonly currency?: string | undefined
  readonly isOfEditionAlone?: boolean | undefined
}

/** A page of the entries of these days, each with its lines in the order in which they were written. */
export const readEntryPage = (
  context: Context,
  { from, to, currency, isOfEditionAlone = false }: EntriesAsked,
  asked: Pick<PageAsked, 'after' | 'limit'>,
) =>
  readPage(
    tables(context)
      .selectFrom('ledger_entries')
      .selectAll('ledger_entries')
      .select(
        sql<EntryRow['lines']>`(
          select jsonb_agg(to_jsonb(l) order by l.id) from ledger_lines l where l.entry_id = ledger_entries.id
        )`.as('lines'),
      )
      .where('booked_on', '>=', from)
      .where('booked_on', '<=', to)
      .where((row) =>
        row.or([
          row('edition_id', '=', context.editionId),
          ...(isOfEditionAlone ? [] : [row('edition_id', 'is', null)]),
        ]),
      )
      .$if(currency !== undefined, (entries) => entries.where('currency', '=', currency ?? '')),
    { keys: entryKeys, isDescending: false },
    asked.after,
    asked.limit,
  )

export type BookedEntry = Awaited<ReturnType<typeof readEntryPage>>['rows'][number]
