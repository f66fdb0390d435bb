import { type ExpressionBuilder, type Insertable, sql } from 'kysely'
import type { Context, OfficeContext } from '#platform/context'
import type { DB, TrainTicketTypes } from '#platform/database/database-types'
import { takeOrFail } from '#platform/database/take-or-fail'

const tables = (context: Pick<Context, 'db'>) => context.db.$pickTables<'train_ticket_codes' | 'train_ticket_types'>()

type TypeRows = ExpressionBuilder<Pick<DB, 'train_ticket_types'>, 'train_ticket_types'>

/**
 * The guard of every promise about train tickets: one is held only where one is left of its kind, and a code for it.
 * The table's checks stand behind it, and would answer as an error instead of a refusal.
 */
const ticketIsLeft = (row: TypeRows) => row.and([sql<boolean>`held + sold < capacity`, sql<boolean>`held < codes_left`])

/** @throws NothingLeft, and the transaction with it. */
export const countHeldTicket = (context: Context, typeId: string): Promise<void> => {
  context.changed('train-tickets')
  return takeOrFail(
    context.db,
    tables(context)
      .updateTable('train_ticket_types')
      .set((row) => ({ held: row('held', '+', 1) }))
      .where('id', '=', typeId)
      .where(ticketIsLeft)
      .returning('id'),
  )
}

export const countReturnedTicket = async (context: Context, typeId: string, from: 'held' | 'sold'): Promise<void> => {
  await tables(context)
    .updateTable('train_ticket_types')
    .set((row) => ({ [from]: row(from, '-', 1) }))
    .where('id', '=', typeId)
    .execute()
  context.changed('train-tickets')
}

/**
 * Gives a held ticket its code and makes it a sold one, in one statement: the code's row is locked where it is free, and
 * who comes at the same moment takes the next. A code is given as long as it is free and never again; that one is
 * there for each held ticket, the table's check says. No fewer are left.
 * @returns false where there was none.
 */
export const giveCode = async (context: Context, ticketId: string, typeId: string): Promise<boolean> => {
  const { numAffectedRows } = await sql`
    with free as (
      select f.id from train_ticket_codes f where f.type_id = ${typeId} and f.ticket_id is null
      order by f.id limit 1 for update skip locked
    ), given as (
      update train_ticket_codes c set ticket_id = ${ticketId} from free
      where c.id = free.id and c.ticket_id is null returning c.id
    )
    update train_ticket_types t set held = t.held - 1, sold = t.sold + 1, codes_left = t.codes_left - 1
    from given where t.id = ${typeId}`.execute(context.db)
  return numAffectedRows === 1n
}

/** Locks the counts of kinds in the order in which everybody locks several of them. */
export const lockTrainTicketTypes = (context: Context, ids: readonly string[]) =>
  tables(context)
    .selectFrom('train_ticket_types')
    .select('id')
    .where('id', 'in', [...new Set(ids)])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()

export const isTrainTicketTypeFull = async (context: Context, id: string): Promise<boolean> => {
  const row = await tables(context)
    .selectFrom('train_ticket_types')
    .select((type) => type.not(ticketIsLeft(type)).as('is_full'))
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.is_full === true
}

export const insertTrainTicketType = async (
  context: OfficeContext,
  row: Omit<Insertable<TrainTicketTypes>, 'edition_id' | 'held' | 'sold' | 'codes_left'>,
): Promise<void> => {
  await tables(context)
    .insertInto('train_ticket_types')
    .values({ ...row, edition_id: context.editionId })
    .execute()
  context.changed('train-tickets')
}

/**
 * Puts codes behind those of a kind, in one statement with their count.
 * @returns how many of them were new; null where the edition has no such kind.
 */
export const addCodes = async (
  context: OfficeContext,
  typeId: string,
  codes: readonly string[],
): Promise<number | null> => {
  const { rows } = await sql<{ added: number }>`
    with kind as (
      select k.id, k.edition_id from train_ticket_types k
      where k.id = ${typeId} and k.edition_id = ${context.editionId} for update
    ), added as (
      insert into train_ticket_codes (type_id, edition_id, code)
      select kind.id, kind.edition_id, given.code
      from kind, unnest(${[...codes]}::text[]) with ordinality given(code, place) order by given.place
      on conflict (edition_id, code) do nothing returning id
    )
    update train_ticket_types t set codes_left = t.codes_left + (select count(*) from added)
    from kind where t.id = kind.id returning (select count(*)::int from added) as added`.execute(context.db)
  context.changed('train-tickets')
  return rows[0]?.added ?? null
}
