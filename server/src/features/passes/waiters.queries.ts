import { type Insertable, sql } from 'kysely'
import { lastDayOf } from '#features/editions'
import type { Context } from '#platform/context'
import { composedWrite } from '#platform/database/composed-writes'
import type { PassWaiters } from '#platform/database/database-types'
import { deletePiecewise } from '#platform/jobs/retention'

const tables = (context: Pick<Context, 'db'>) => context.db.$pickTables<'pass_waiters' | 'pass_types'>()

/** A mailbox that waits already goes on waiting, at its place. */
export const insertWaiter = (context: Context, row: Insertable<PassWaiters>) =>
  tables(context)
    .insertInto('pass_waiters')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute()

export const findWaiter = (context: Context, id: string) =>
  tables(context).selectFrom('pass_waiters').selectAll().where('id', '=', id).executeTakeFirst()

/** The types that somebody waits for, of whichever edition. */
export const listTypesWaitedFor = (context: Context) =>
  tables(context)
    .selectFrom('pass_types')
    .select(['id', 'edition_id'])
    .where(sql<boolean>`exists (select from pass_waiters w where w.pass_type_id = pass_types.id and w.told_at is null)`)
    .orderBy('id')
    .execute()

/** Until the transaction ends, nobody else tells those who wait for this type, or for one that shares this quota. */
export const lockWaiters = (context: Context, whose: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`waiters of ${whose}`}, 0))`.execute(context.db)

export const countToldWaiters = async (context: Context, passTypeId: number, after: Date): Promise<number> => {
  const { count } = await tables(context)
    .selectFrom('pass_waiters')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('pass_type_id', '=', passTypeId)
    .where('told_at', '>', after)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/**
 * Marks those who have waited longest as told, and names them.
 * @param shared of so many who asked first for any of these types alone, of each as many as it has places of its own.
 */
export const tellFirstWaiters = async (
  context: Context,
  passTypeId: number,
  atMost: number,
  shared: { readonly left: number; readonly turns: readonly { readonly id: number; readonly own: number }[] } | null,
): Promise<string[]> => {
  const foremost = ({ left, turns }: NonNullable<typeof shared>) => sql<string>`(
    select w.id from unnest(${turns.map(({ id }) => id)}::int[], ${turns.map(({ own }) => own)}::int[]) as t(id, own)
    cross join lateral (
      select id, asked_at from pass_waiters where pass_type_id = t.id and told_at is null
      order by asked_at, id limit t.own) w
    order by w.asked_at, w.id limit ${left})`
  const first = tables(context)
    .selectFrom('pass_waiters')
    .select('id')
    .where('pass_type_id', '=', passTypeId)
    .where('told_at', 'is', null)
    .$if(shared !== null, (rows) => rows.where('id', 'in', foremost(shared ?? { left: 0, turns: [] })))
    .orderBy('asked_at')
    .orderBy('id')
    .limit(atMost)
  const told = await tables(context)
    .updateTable('pass_waiters')
    .set({ told_at: context.now })
    .where('id', 'in', first)
    .returning('id')
    .execute()
  return told.map(({ id }) => id)
}

export const deleteWaits = ({ db }: Context, mailboxKey: string, passTypeId?: number) =>
  passTypeId === undefined ? deleteOfMailbox(db, { mailboxKey }) : deleteOfType(db, { mailboxKey, passTypeId })

const deleteOfMailbox = composedWrite((db, { mailboxKey }: { readonly mailboxKey: string }) =>
  tables({ db }).deleteFrom('pass_waiters').where('mailbox_key', '=', mailboxKey),
)

const deleteOfType = composedWrite(
  (db, { mailboxKey, passTypeId }: { readonly mailboxKey: string; readonly passTypeId: number }) =>
    tables({ db })
      .deleteFrom('pass_waiters')
      .where('mailbox_key', '=', mailboxKey)
      .where('pass_type_id', '=', passTypeId),
)

export const listWaits = (context: Context, mailboxKey: string) =>
  tables(context)
    .selectFrom('pass_waiters')
    .select(['pass_type_id', 'email', 'asked_at', 'told_at'])
    .where('mailbox_key', '=', mailboxKey)
    .orderBy('asked_at')
    .execute()

/** Those who were told before then, and whoever waits for a type that is not sold any more. */
export const deleteWaitsThatEnded = (context: Context, toldBefore: Date) =>
  deletePiecewise(
    context,
    'pass_waiters',
    sql<boolean>`told_at <= ${toldBefore} or exists (
      select from pass_types t where t.id = pass_waiters.pass_type_id
        and (${lastDayOf(sql.ref('t.edition_id'))} < ${toldBefore}::date or t.on_sale_until <= ${toldBefore}))`,
  )
