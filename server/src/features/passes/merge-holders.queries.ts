import { sql } from 'kysely'
import type { Merging } from '#features/identity'
import type { Context } from '#platform/context'

const tables = (context: Pick<Context, 'db'>) => context.db.$pickTables<'passes' | 'pass_waiters'>()

/** Editions in which both have a pass, or a place is held for it. */
export const listPassesOfBoth = (context: Context, { keptId, goneId }: Merging) =>
  tables(context)
    .selectFrom('passes')
    .innerJoin('passes as other', 'other.edition_id', 'passes.edition_id')
    .select('passes.edition_id')
    .distinct()
    .where('passes.user_id', '=', keptId)
    .where('passes.place', '<>', 'none')
    .where('other.user_id', '=', goneId)
    .where('other.place', '<>', 'none')
    .orderBy('passes.edition_id')
    .execute()

export const movePasses = (context: Context, { keptId, goneId }: Merging) =>
  tables(context).updateTable('passes').set({ user_id: keptId }).where('user_id', '=', goneId).execute()

interface Mailbox {
  readonly key: string
  readonly email: string
}

/** Who waited under the one address waits under the other, from when they asked first. */
export async function moveWaits(context: Context, from: Mailbox, to: Mailbox): Promise<void> {
  if (from.key === to.key) return
  await sql`
    update pass_waiters w set asked_at = least(w.asked_at, f.asked_at)
    from pass_waiters f
    where w.mailbox_key = ${to.key} and w.told_at is null
      and f.mailbox_key = ${from.key} and f.told_at is null and f.pass_type_id = w.pass_type_id`.execute(context.db)
  await tables(context)
    .deleteFrom('pass_waiters')
    .where('mailbox_key', '=', from.key)
    .where('told_at', 'is', null)
    .where('pass_type_id', 'in', (own) =>
      own
        .selectFrom('pass_waiters as own')
        .select('own.pass_type_id')
        .where('own.mailbox_key', '=', to.key)
        .where('own.told_at', 'is', null),
    )
    .execute()
  await tables(context)
    .updateTable('pass_waiters')
    .set({ email: to.email, mailbox_key: to.key })
    .where('mailbox_key', '=', from.key)
    .execute()
}
