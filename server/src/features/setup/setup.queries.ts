import { type Expression, sql } from 'kysely'
import { editionInSetup } from '#features/editions'
import { hasOrdersIn } from '#features/orders'
import { offersIn } from '#features/passes'
import type { Context } from '#platform/context'

const tables = (context: Pick<Context, 'db'>) => context.db.$pickTables<'owner_links'>()

/** Keys stand in the order in which the list is shown. `payment`: nothing costs anything; who takes money is asked elsewhere. */
type Checklist = Readonly<
  Record<'event' | 'seller' | 'vat-id' | 'legal-links' | 'pass-types' | 'pass-texts' | 'payment' | 'mail', boolean>
>

const isFilled = (json: Expression<unknown>, field: string) =>
  sql<boolean>`coalesce(${json} ->> ${sql.lit(field)}, '') <> ''`

/** The context's edition as far as it is set up, and all that its sale waits for: one statement. */
export const readSetupRow = (context: Pick<Context, 'db' | 'editionId'>) =>
  context.db
    .selectFrom(
      editionInSetup(context)
        .select(({ ref }) => [
          offersIn(ref('editions.id'), ref('editions.languages')).as('offers'),
          hasOrdersIn(ref('editions.id')).as('is_fixed'),
        ])
        .as('e'),
    )
    .selectAll('e')
    .select(({ ref }) => {
      const isEntered = (step: string) => sql<boolean>`(e.steps -> ${sql.lit(step)} ->> 'isEntered')::boolean`
      const offered = (fact: string) => sql<number>`(e.offers ->> ${sql.lit(fact)})::int`
      const links = ref('e.external_links')
      return sql<Checklist>`jsonb_build_object(
        'event', ${isEntered('event')},
        'seller', ${isEntered('seller')},
        'vat-id', ${isEntered('seller')} and
          (${isFilled(ref('e.seller'), 'vatId')} or not e.is_seller_in_eu or (e.vat_rate_bp = 0 and e.room_vat_rate_bp = 0)),
        'legal-links', ${isFilled(links, 'imprint')} and ${isFilled(links, 'privacyPolicy')}
          and ${isFilled(links, 'termsAndConditions')},
        'pass-types', ${offered('types')} > 0,
        'pass-texts', ${offered('types')} > 0 and ${offered('untranslated')} = 0,
        'payment', ${offered('types')} > 0 and ${offered('priced')} = 0,
        'mail', ${isEntered('mail')} and e.is_mail_well
      )`.as('checklist')
    })
    .executeTakeFirstOrThrow()

/** Whether orders keep the code, the currency and the zone of the context's edition as they are. */
export const isFixedByOrders = ({ editionId }: Pick<Context, 'editionId'>) => hasOrdersIn(sql.lit(editionId))

/** A link in place of the one before; one that was used stays, and no other takes its place. */
export async function replaceOwnerLink(
  context: Pick<Context, 'db'>,
  link: { readonly tokenHash: string; readonly expiresAt: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await tables(context)
    .insertInto('owner_links')
    .values({ token_hash: link.tokenHash, expires_at: link.expiresAt })
    .onConflict((conflict) =>
      conflict
        .column('only_row')
        .doUpdateSet({ token_hash: link.tokenHash, expires_at: link.expiresAt })
        .where('owner_links.used_at', 'is', null),
    )
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** Whether the link with this hash can still be used. */
export const isOwnerLinkOpen = async (context: Pick<Context, 'db' | 'now'>, tokenHash: string): Promise<boolean> =>
  (await tables(context)
    .selectFrom('owner_links')
    .select('expires_at')
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', context.now)
    .executeTakeFirst()) !== undefined

/** Uses the link, once, whoever comes at the same moment. @returns false for who comes second, or too late. */
export async function takeOwnerLink(context: Pick<Context, 'db' | 'now'>, tokenHash: string): Promise<boolean> {
  const { numUpdatedRows } = await tables(context)
    .updateTable('owner_links')
    .set({ used_at: context.now })
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', context.now)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}
