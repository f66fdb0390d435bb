import { type Expression, type Insertable, type Selectable, sql } from 'kysely'
import { type BookedTransfer, postTransferBack, postTransfers } from '#features/ledger'
import { orderEditionFor, orderIdsOf, orderNumberFor, takesTransferNoMore } from '#features/orders'
import type { Context } from '#platform/context'
import type { BankAllocations, BankEntries } from '#platform/database/database-types'
import { readPage, type Sorting } from '#platform/database/keyset'
import type { PageAsked } from '#platform/door/paging'

const tables = (context: Pick<Context, 'db'>) => context.db.$pickTables<'bank_entries' | 'bank_allocations'>()

interface Allotment {
  readonly order_id: string
  readonly number: string
  readonly edition_id: number
  readonly amount: number
}

export interface EntryRow extends Selectable<BankEntries> {
  readonly allotments: readonly Allotment[]
}

/** By what the office sorts what came into the account. */
export const entryKeys = {
  createdAt: [
    { by: sql`bank_entries.created_at`, type: 'timestamptz' },
    { by: sql`bank_entries.id`, type: 'uuid' },
  ],
} as const satisfies Readonly<Record<string, Sorting['keys']>>

const wholeEntry = (context: Pick<Context, 'db'>) =>
  tables(context)
    .selectFrom('bank_entries')
    .selectAll('bank_entries')
    .select(
      sql<readonly Allotment[]>`coalesce((
        select jsonb_agg(jsonb_build_object('order_id', a.order_id, 'number', ${orderNumberFor(sql.ref('a.order_id'))},
          'edition_id', ${orderEditionFor(sql.ref('a.order_id'))}, 'amount', a.amount) order by a.id)
        from bank_allocations a where a.entry_id = bank_entries.id
      ), '[]'::jsonb)`.as('allotments'),
    )

const isLeft = sql<boolean>`bank_entries.allocated + bank_entries.sent_back < bank_entries.amount`

/** Money that came and pays nothing yet, as it stands in JSON. There is one account, whatever the edition. */
export interface MoneyLeft {
  readonly entries: number
  /** In minor units, of those in the currency that is asked for. */
  readonly left: number
  readonly since: string | null
}

/** What came into the account and pays nothing yet, as part of another feature's own statement. */
export const moneyLeft = (currency: Expression<string>) => sql<MoneyLeft>`(
  select jsonb_build_object('entries', count(*), 'since', min(created_at),
    'left', coalesce(sum(amount - allocated - sent_back) filter (where currency = ${currency}), 0))
  from bank_entries where ${isLeft}
)`

/** A page of what came into the account. */
export async function readEntryPage(context: Context, state: 'left' | 'spent' | undefined, asked: PageAsked) {
  const query = wholeEntry(context).$if(state !== undefined, (entries) =>
    entries.where(state === 'left' ? isLeft : sql<boolean>`not ${isLeft}`),
  )
  const { rows, next } = await readPage(query, asked, asked.after, asked.limit)
  return { rows: rows as readonly EntryRow[], next }
}

export const findEntry = (context: Pick<Context, 'db'>, id: string): Promise<EntryRow | undefined> =>
  wholeEntry(context).where('bank_entries.id', '=', id).executeTakeFirst()

/** So many entries are held against the orders at once: the oldest that pay nothing yet. */
const AT_ONCE = 10_000

export const listEntriesLeft = (context: Pick<Context, 'db'>): Promise<EntryRow[]> =>
  wholeEntry(context)
    .where(isLeft)
    .orderBy('bank_entries.created_at')
    .orderBy('bank_entries.id')
    .limit(AT_ONCE)
    .execute()

/** Which of these entries of the bank were taken in before. */
export const listKnownKeys = async (context: Pick<Context, 'db'>, keys: readonly string[]): Promise<Set<string>> => {
  const rows = await tables(context)
    .selectFrom('bank_entries')
    .select('entry_key')
    .where('entry_key', '=', sql<string>`any(${[...keys]}::text[])`)
    .execute()
  return new Set(rows.map(({ entry_key }) => entry_key))
}

/** What came on these days another way than by a file of this format, by amount. */
export const listTakenDays = (context: Pick<Context, 'db'>, source: EntryRow['source'], days: readonly string[]) =>
  tables(context)
    .selectFrom('bank_entries')
    .select((row) => ['booked_on', 'amount', 'currency', row.fn.countAll<string>().as('count')])
    .where('source', '<>', source)
    .where('booked_on', '=', sql<string>`any(${[...days]}::date[])`)
    .groupBy(['booked_on', 'amount', 'currency'])
    .execute()

/**
 * Takes entries in, and books them.
 * @returns those that were not there.
 */
export const insertLines = async (context: Context, rows: readonly Insertable<BankEntries>[]) => {
  const { rows: added } = await sql<BookedTransfer>`
    insert into bank_entries (id, entry_key, source, booked_on, amount, currency, payer_name, payer_iban, remittance, created_at)
    select id, entry_key, source, booked_on, amount, currency, payer_name, payer_iban, remittance, created_at
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (
      id uuid, entry_key text, source text, booked_on date, amount int, currency text, payer_name text, payer_iban text,
      remittance text, created_at timestamptz)
    on conflict (entry_key) do nothing
    returning id, amount, currency, to_char(booked_on, 'YYYY-MM-DD') as "bookedOn"`.execute(context.db)
  await postTransfers(context, added)
  return added
}

/** What the orders have been given so far, by their ids. */
export const allottedTo = async (
  context: Pick<Context, 'db'>,
  orderIds: readonly string[],
): Promise<Map<string, number>> => {
  if (orderIds.length === 0) return new Map()
  const rows = await tables(context)
    .selectFrom('bank_allocations')
    .select((row) => ['order_id', row.fn.sum<string>('amount').as('sum')])
    .where('order_id', 'in', [...orderIds])
    .groupBy('order_id')
    .execute()
  return new Map(rows.map(({ order_id, sum }) => [order_id, Number(sum)]))
}

/**
 * Takes so much of an entry, where so much is left: looked at and taken in one statement.
 * @returns false where less is left.
 */
export const takeOfEntry = (context: Context, id: string, amount: number): Promise<boolean> =>
  tables(context)
    .updateTable('bank_entries')
    .set((row) => ({ allocated: row('allocated', '+', amount) }))
    .where('id', '=', id)
    .where(sql<boolean>`allocated + sent_back + ${amount} <= amount`)
    .executeTakeFirst()
    .then(({ numUpdatedRows }) => numUpdatedRows === 1n)

export const insertAllotment = (context: Context, row: Insertable<BankAllocations>) =>
  tables(context).insertInto('bank_allocations').values(row).execute()

/** What was given of the account to the orders of a person. */
export const listTransfersOf = (context: Pick<Context, 'db'>, userId: string) =>
  tables(context)
    .selectFrom('bank_allocations')
    .innerJoin('bank_entries', 'bank_entries.id', 'bank_allocations.entry_id')
    .select(['bank_allocations.order_id', 'bank_allocations.amount', 'bank_entries.booked_on', 'bank_entries.currency'])
    .select(['bank_entries.payer_name', 'bank_entries.payer_iban', 'bank_entries.remittance'])
    .select('bank_entries.amount as entry_amount')
    .where('bank_allocations.order_id', 'in', orderIdsOf(userId))
    .orderBy('bank_allocations.id')
    .execute()

/** All that is left of an entry went back. @returns false where nothing was left. */
export const sendRestBack = async (context: Context, id: string): Promise<boolean> => {
  const entry = await tables(context)
    .selectFrom('bank_entries')
    .select(['id', 'currency', 'sent_back', sql<number>`amount - allocated`.as('sent')])
    .where('id', '=', id)
    .where(isLeft)
    .forUpdate()
    .executeTakeFirst()
  if (entry === undefined) return false
  const { sent, sent_back: before, currency } = entry
  await tables(context).updateTable('bank_entries').set({ sent_back: sent }).where('id', '=', id).execute()
  await postTransferBack(context, { id, currency, amount: sent - before }, sent)
  return true
}

/** All that an order was given pays it. */
export const notePaying = (context: Pick<Context, 'db'>, orderId: string) =>
  tables(context).updateTable('bank_allocations').set({ is_paying: true }).where('order_id', '=', orderId).execute()

const idle = (context: Pick<Context, 'db'>) =>
  tables(context)
    .selectFrom('bank_allocations')
    .select('order_id as id')
    .where(sql<boolean>`not is_paying`)
    .groupBy('order_id')
    .having((row) => takesTransferNoMore(row.ref('order_id'), row.fn.sum<number>('amount')))

/** Orders that were given money which does not pay them; some of them, where there are many. */
export const listIdleAllotments = (context: Pick<Context, 'db'>) => idle(context).limit(500).execute()

export const isAllotmentIdle = async (context: Pick<Context, 'db'>, orderId: string): Promise<boolean> =>
  (await idle(context).where('order_id', '=', orderId).executeTakeFirst()) !== undefined

/** All that a locked order was given is left in its entries again. */
export const takeAllotmentsBack = (context: Pick<Context, 'db'>, orderId: string) =>
  sql`
    with gone as (delete from bank_allocations where order_id = ${orderId} returning entry_id, amount),
      sums as (select entry_id, sum(amount)::int as amount from gone group by entry_id)
    update bank_entries e set allocated = e.allocated - s.amount from sums s where e.id = s.entry_id`.execute(
    context.db,
  )
