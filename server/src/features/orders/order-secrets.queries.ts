import { type Insertable, sql } from 'kysely'
import type { Context } from '#platform/context'
import type { OrderSecrets } from '#platform/database/database-types'
import { deletePiecewise } from '#platform/jobs/retention'

const tables = (context: Pick<Context, 'db'>) => context.db.$pickTables<'order_secrets'>()

/** The order that a secret opens: its own, or one that was given for a link, until that ends. */
export const findOrderIdBySecret = async (context: Context, secretHash: string): Promise<string | undefined> => {
  const { rows } = await sql<{ id: string }>`
    select id from orders where secret_hash = ${secretHash}
    union all
    select order_id from order_secrets
      where secret_hash = ${secretHash} and use = 'tab' and expires_at > ${context.now}`.execute(context.db)
  return rows[0]?.id
}

/** Done twice, it is as done once. */
export const insertOrderSecret = (context: Context, row: Insertable<OrderSecrets>) =>
  tables(context)
    .insertInto('order_secrets')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute()

/** The link of a mail that has not ended; whoever else uses it waits. */
export const lockOrderLink = (context: Context, secretHash: string) =>
  tables(context)
    .selectFrom('order_secrets')
    .selectAll()
    .where('secret_hash', '=', secretHash)
    .where('use', '=', 'link')
    .where('expires_at', '>', context.now)
    .forUpdate()
    .executeTakeFirst()

export const noteLinkUsed = (context: Context, secretHash: string) =>
  tables(context)
    .updateTable('order_secrets')
    .set({ used_at: context.now })
    .where('secret_hash', '=', secretHash)
    .execute()

/** Links to orders that open nothing any more, and what was given for them. */
export const forgetOrderLinks = (context: Context, before: Date) =>
  deletePiecewise(context, 'order_secrets', sql`expires_at <= ${before}`)
