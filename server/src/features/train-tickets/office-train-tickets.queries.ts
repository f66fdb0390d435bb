import { sql, type Updateable } from 'kysely'
import type { Context } from '#platform/context'
import type { TrainTicketTypes } from '#platform/database/database-types'
import { readPage, type Sorting } from '#platform/database/keyset'
import type { PageAsked } from '#platform/door/paging'

const tables = (context: Pick<Context, 'db'>) => context.db.$pickTables<'train_ticket_codes' | 'train_ticket_types'>()

/** By what the office sorts kinds and codes; an index has each behind the edition or the kind. */
export const ticketTypeKeys = {
  position: [{ by: sql`train_ticket_types.position`, type: 'int' }],
} as const satisfies Readonly<Record<string, Sorting['keys']>>

export const codeKeys = {
  added: [{ by: sql`train_ticket_codes.id`, type: 'int' }],
} as const satisfies Readonly<Record<string, Sorting['keys']>>

export const readTicketTypePage = (context: Context, asked: PageAsked) =>
  readPage(
    tables(context).selectFrom('train_ticket_types').selectAll().where('edition_id', '=', context.editionId),
    asked,
    asked.after,
    asked.limit,
  )

/** @param given left out: whether a ticket has it or not. */
export const readCodePage = (context: Context, typeId: string, given: boolean | undefined, asked: PageAsked) =>
  readPage(
    tables(context)
      .selectFrom('train_ticket_codes')
      .select(['id', 'code', 'ticket_id'])
      .where('type_id', '=', typeId)
      .$if(given !== undefined, (codes) => codes.where('ticket_id', given === true ? 'is not' : 'is', null)),
    asked,
    asked.after,
    asked.limit,
  )

/** A kind of the edition of which nobody holds or buys one until the transaction ends. @returns false where there is none. */
export const lockTicketType = async (context: Context, id: string): Promise<boolean> =>
  (await tables(context)
    .selectFrom('train_ticket_types')
    .select('id')
    .where('id', '=', id)
    .where('edition_id', '=', context.editionId)
    .forUpdate()
    .executeTakeFirst()) !== undefined

export async function changeTicketTypeRow(
  context: Context,
  id: string,
  set: Omit<Updateable<TrainTicketTypes>, 'version' | 'held' | 'sold' | 'codes_left' | 'edition_id'>,
): Promise<void> {
  await tables(context)
    .updateTable('train_ticket_types')
    .set((row) => ({ ...set, version: row('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
  context.changed('train-tickets')
}

/** Which of these codes the edition has already, of whichever kind. */
export const listKnownCodes = async (context: Context, codes: readonly string[]): Promise<ReadonlySet<string>> => {
  const rows = await tables(context)
    .selectFrom('train_ticket_codes')
    .select('code')
    .where('edition_id', '=', context.editionId)
    .where('code', '=', sql<string>`any(${[...codes]}::text[])`)
    .execute()
  return new Set(rows.map(({ code }) => code))
}

/** A code of the edition, and the kind that it is of. */
export const findCode = (context: Context, id: number) =>
  tables(context)
    .selectFrom('train_ticket_codes')
    .select(['id', 'code', 'type_id', 'ticket_id'])
    .where('id', '=', id)
    .where('edition_id', '=', context.editionId)
    .executeTakeFirst()

/**
 * Takes a code away that nobody has, with its count, in one statement. One that is just given is left to its ticket: who
 * gives it waits for the kind's row, and must not be waited for.
 * @returns false where somebody has it by now.
 */
export const deleteFreeCode = async (context: Context, id: number): Promise<boolean> => {
  const { numAffectedRows } = await sql`
    with gone as (
      delete from train_ticket_codes c where c.id in (
        select f.id from train_ticket_codes f where f.id = ${id} and f.ticket_id is null for update skip locked
      ) returning c.type_id
    )
    update train_ticket_types t set codes_left = t.codes_left - 1 from gone where t.id = gone.type_id`.execute(
    context.db,
  )
  context.changed('train-tickets')
  return numAffectedRows === 1n
}
