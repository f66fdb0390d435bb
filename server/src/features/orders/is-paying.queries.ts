import { sql } from 'kysely'
import type { Context } from '#platform/context'
import { composedOnce } from '#platform/database/composed-reads'

/** Whether the order `o` is in the middle of being paid: what was chosen is held, or the provider has been asked. */
const isBeingPaidFor = (now: Date) => sql<boolean>`(o.state in ('open', 'awaiting_payment')
  and (o.hold_expires_at > ${now}
    or exists (select from payments p where p.order_id = o.id and p.state in ('started', 'pending'))))`

/** As {@link isPaying}, as part of another feature's own statement. */
export const isPayingIn = (editionId: number, userId: string, now: Date) => sql<boolean>`exists (
  select from orders o where o.user_id = ${userId} and o.edition_id = ${editionId} and ${isBeingPaidFor(now)})`

const whetherPaying = composedOnce((db, editionId: number, userId: string, now: Date) =>
  db.selectNoFrom(isPayingIn(editionId, userId, now).as('is_paying')),
)

/** Whether somebody is in the middle of paying. */
export const isPaying = async (
  { db, now, editionId }: Pick<Context, 'db' | 'now' | 'editionId'>,
  userId: string,
): Promise<boolean> => (await whetherPaying(db, editionId, userId, now))[0]?.is_paying === true

const payers = composedOnce((db, id: string, now: Date) =>
  db
    .$pickTables<'orders'>()
    .selectFrom('orders as o')
    .select([sql<string | null>`o.buyer ->> 'email'`.as('email'), isBeingPaidFor(now).as('isPaying')])
    .where('o.id', '=', id),
)

/** To whom an order is sold, and whether they are in the middle of paying it; undefined where there is none. */
export const findPayer = async (
  { db, now }: Pick<Context, 'db' | 'now'>,
  orderId: string,
): Promise<{ readonly email: string | null; readonly isPaying: boolean } | undefined> =>
  (await payers(db, orderId, now))[0]
