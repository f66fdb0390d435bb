import { sql } from 'kysely'
import { companyOf, fullNameOf } from '#features/identity'
import { agreedWith, orderNumberFor } from '#features/orders'
import type { Context } from '#platform/context'
import { composedOnce } from '#platform/database/composed-reads'
import type { Db } from '#platform/database/database'
import { type PassTypeRow, passTypesWithUpgrades } from './passes.queries.ts'

const bestPass = (db: Db, userId: string, editionId: number) =>
  db
    .$pickTables<'passes'>()
    .selectFrom('passes')
    .innerJoin(passTypesWithUpgrades({ db }).as('type'), 'type.id', 'passes.pass_type_id')
    .selectAll('passes')
    .select(({ ref }) => [
      'type.requires_approval',
      'type.on_sale_from',
      'type.on_sale_until',
      // JSON knows no instants: those of the type are columns of their own.
      sql<Omit<PassTypeRow, 'on_sale_from' | 'on_sale_until'>>`to_jsonb(type)`.as('type'),
      orderNumberFor(ref('passes.order_id')).as('order_number'),
      agreedWith(ref('passes.order_id'), ref('passes.user_id')).as('cancellation_policy'),
    ])
    .where('passes.user_id', '=', userId)
    .where('passes.edition_id', '=', editionId)
    .orderBy(sql`case passes.state when 'approved' then 0 when 'pending' then 1 when 'rejected' then 2 else 3 end`)
    .orderBy('passes.created_at', 'desc')
    .limit(1)

const bestPasses = composedOnce(bestPass)

/** The pass that says most about a person, with its type and its order's number: an approved one before a pending one before one that came to nothing. */
export const findPassOfUser = async (context: Context, userId: string) => {
  const [pass] = await bestPasses(context.db, userId, context.editionId)
  if (pass === undefined) return undefined
  const { on_sale_from, on_sale_until } = pass
  return { ...pass, type: { ...pass.type, on_sale_from, on_sale_until } satisfies PassTypeRow }
}

const bestPassesWithHolder = composedOnce((db, userId: string, editionId: number) =>
  bestPass(db, userId, editionId).select(({ ref }) => [
    fullNameOf(ref('passes.user_id').$notNull()).as('holder'),
    companyOf(ref('passes.user_id').$notNull()).as('company'),
  ]),
)

/** The same, as it is written on a card: with whose it is. */
export const findPassWithHolder = async ({ db, editionId }: Context, userId: string) =>
  (await bestPassesWithHolder(db, userId, editionId))[0]
