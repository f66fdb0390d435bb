import { sql } from 'kysely'
import type { Context } from '#platform/context'
import { composedOnce } from '#platform/database/composed-reads'

/** As {@link isPaying}, as part of another feature's own statement. */
export const isPayingIn = (editionId: number, userId: string, now: Date) => sql<boolean>`exists (
  select from orders o
  where o.user_id = ${userId} and o.edition_id = ${editionId} and o.state in ('open', 'awaiting_payment')
    and (o.hold_expires_at > ${now}
      or exists (select from payments p where p.order_id = o.id and p.state in ('started', 'pending'))))`

const whetherPaying = composedOnce((db, editionId: number, userId: string, now: Date) =>
  db.selectNoFrom(isPayingIn(editionId, userId, now).as('is_paying')),
)

/** Whether somebody is in the middle of paying: what they chose is held, or the provider has been asked. */
export const isPaying = async (
  { db, now, editionId }: Pick<Context, 'db' | 'now' | 'editionId'>,
  userId: string,
): Promise<boolean> => (await whetherPaying(db, editionId, userId, now))[0]?.is_paying === true
