import { type Selectable, sql } from 'kysely'
import type { Context } from '#platform/context'
import { composedOnce } from '#platform/database/composed-reads'
import { composedWrite } from '#platform/database/composed-writes'
import type { EligibilityEntries, VoucherBatches } from '#platform/database/database-types'
import { type AddressKeys, keysOf, listsAbout } from './eligibility-entries.queries.ts'
import { quotaHeldBy } from './pass-quotas.queries.ts'
import { approvedPasses, keepLocked, type PassRow, type PassTypeRow, passTypesWithUpgrades } from './passes.queries.ts'
import { isOfferedPass } from './passes-under-way.queries.ts'

const tables = (context: Pick<Context, 'db'>) => context.db.$pickTables<'passes'>()

/** A type, and the lists in which somebody's address stands. */
interface PassOffer extends PassTypeRow {
  readonly lists: readonly EligibilityEntries['list'][]
}

const passOffers = (context: Pick<Context, 'db' | 'editionId'>, keys: AddressKeys) =>
  passTypesWithUpgrades(context)
    .select(() => sql<PassOffer['lists']>`array(${listsAbout(context, keys)})`.as('lists'))
    .where('pass_types.edition_id', '=', context.editionId)

/**
 * @param userId whose approved pass `is_holder` speaks of, `is_offered` of one that staff hold, and `held_of_quota` of the
 * shared quota in which a place is held for an order of theirs; null: nobody's.
 */
export async function findPassOffer(
  { db, editionId }: Context,
  id: number,
  emailKey: string,
  userId: string | null,
): Promise<FoundOffer | undefined> {
  const { key, mailbox, domain } = keysOf(emailKey)
  return (await offersById(db, editionId, id, userId, key, mailbox, domain))[0]
}

interface FoundOffer extends PassOffer {
  readonly is_holder: boolean
  readonly is_offered: boolean
  readonly held_of_quota: number | null
}

const offersById = composedOnce(
  (db, editionId: number, id: number, userId: string | null, key: string, mailbox: string, domain: string) => {
    const context = { db, editionId }
    return passOffers(context, { key, mailbox, domain })
      .select((type) => type.exists(approvedPasses(context, userId)).$castTo<boolean>().as('is_holder'))
      .select((type) => isOfferedPass(type.val(userId), type.ref('pass_types.edition_id')).as('is_offered'))
      .select((type) => quotaHeldBy(userId, type.ref('pass_types.quota_id')).as('held_of_quota'))
      .where('pass_types.id', '=', id)
  },
)

/** A pass that somebody wants to have, with the type as it is offered to this address. */
export type OfferedPass = PassRow & {
  readonly type: PassOffer
  /** What its voucher does to its price; null without one. */
  readonly voucher: Pick<Selectable<VoucherBatches>, 'value_kind' | 'value'> | null
}

/** As {@link lockPass}, with what is offered and for which voucher, in one round trip. */
export async function lockOfferedPasses(
  context: Context,
  ids: readonly string[],
  emailKey: string,
): Promise<OfferedPass[]> {
  const { rows } = await lockOffered(context.db, { editionId: context.editionId, keys: keysOf(emailKey), ids })
  for (const { type: _type, voucher: _voucher, on_sale_from: _from, on_sale_until: _until, ...pass } of rows)
    keepLocked(pass)
  return rows.map(({ on_sale_from, on_sale_until, ...pass }) => ({
    ...pass,
    type: { ...pass.type, on_sale_from, on_sale_until },
  }))
}

interface Offered {
  readonly editionId: number
  readonly keys: AddressKeys
  readonly ids: readonly string[]
}

const lockOffered = composedWrite((db, { editionId, keys, ids }: Offered) =>
  tables({ db })
    .selectFrom('passes')
    .innerJoin(passOffers({ db, editionId }, keys).as('type'), 'type.id', 'passes.pass_type_id')
    .selectAll('passes')
    .select([
      'type.on_sale_from',
      'type.on_sale_until',
      // JSON knows no instants: those of the type are columns of their own.
      sql<Omit<PassOffer, 'on_sale_from' | 'on_sale_until'>>`to_jsonb(type)`.as('type'),
      sql<OfferedPass['voucher']>`(
        select jsonb_build_object('value_kind', b.value_kind, 'value', b.value)
        from vouchers v join voucher_batches b on b.id = v.batch_id where v.id = passes.voucher_id
      )`.as('voucher'),
    ])
    .where('passes.id', 'in', ids)
    .orderBy('passes.id')
    .forUpdate('passes'),
)
