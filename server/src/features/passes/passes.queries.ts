import { type Expression, type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import { saleOpenIn } from '#features/editions'
import { fullNameOf } from '#features/identity'
import type { Context } from '#platform/context'
import { composedOnce } from '#platform/database/composed-reads'
import { composedWrite } from '#platform/database/composed-writes'
import { askAgain, askOnce } from '#platform/database/database'
import type { EligibilityEntries, Passes, PassTypes, VoucherBatches } from '#platform/database/database-types'
import { mustHaveChanged, nextState } from '#platform/ground/state-machine'
import type { Page } from '#platform/jobs/each-by-itself'
import { type AddressKeys, keysOf, listsAbout } from './eligibility-entries.queries.ts'
import { quotaHeldBy, quotaLeft } from './pass-quotas.queries.ts'
import { type PassEvent, passTransitions } from './pass-state.ts'
import { isOfferedPass } from './passes-under-way.queries.ts'

const tables = (context: Pick<Context, 'db'>) =>
  context.db.$pickTables<'pass_types' | 'pass_type_upgrades' | 'vouchers' | 'voucher_batches' | 'passes'>()

export type PassRow = Selectable<Passes>

export interface PassTypeRow extends Selectable<PassTypes> {
  readonly upgradeable_by: readonly number[]
  /** What is left of the quota that it shares; null where it shares none. */
  readonly quota_left: number | null
  /** The sale of its edition has opened. */
  readonly is_sale_open: boolean
}

export const passTypesWithUpgrades = (context: Pick<Context, 'db'>) =>
  tables(context)
    .selectFrom('pass_types')
    .selectAll('pass_types')
    .select(({ ref }) => [
      sql<number[]>`coalesce((
        select jsonb_agg(u.upgradeable_by order by u.upgradeable_by) from pass_type_upgrades u
        where u.pass_type_id = pass_types.id
      ), '[]'::jsonb)`.as('upgradeable_by'),
      quotaLeft(ref('pass_types.quota_id')).as('quota_left'),
      saleOpenIn(ref('pass_types.edition_id')).as('is_sale_open'),
    ])

export const listPassTypeRows = (context: Context, list: PassTypeRow['list']): Promise<PassTypeRow[]> =>
  passTypesWithUpgrades(context)
    .where('edition_id', '=', context.editionId)
    .where('list', '=', list)
    .where('is_hidden', '=', false)
    .orderBy('position')
    .execute()

export const listTypesOfQuota = (context: Context, quotaId: number): Promise<PassTypeRow[]> =>
  passTypesWithUpgrades(context).where('quota_id', '=', quotaId).orderBy('id').execute()

export const findPassTypeRow = (context: Context, id: number): Promise<PassTypeRow | undefined> =>
  passTypesWithUpgrades(context).where('edition_id', '=', context.editionId).where('id', '=', id).executeTakeFirst()

/** A type, and the lists in which somebody's address stands. */
export interface PassOffer extends PassTypeRow {
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

export const findVoucherRow = (context: Context, codeKey: string) =>
  tables(context)
    .selectFrom('vouchers')
    .innerJoin('voucher_batches', 'voucher_batches.id', 'vouchers.batch_id')
    .selectAll('vouchers')
    .select(['voucher_batches.value_kind', 'voucher_batches.value'])
    .where('vouchers.edition_id', '=', context.editionId)
    .where('vouchers.code_key', '=', codeKey)
    .executeTakeFirst()

const locked = (id: string) => `locked pass ${id}`

const insertRow = composedWrite((db, row: Insertable<Passes>) => tables({ db }).insertInto('passes').values(row))

export const insertPass = ({ db }: Context, row: Insertable<Passes>) => {
  askAgain(locked(row.id))
  return insertRow(db, row)
}

const lockById = composedWrite((db, { id }: { readonly id: string }) =>
  tables({ db }).selectFrom('passes').selectAll().where('id', '=', id).forUpdate(),
)

/** Locked, it stays as it was read until this transaction changes it. */
export const lockPass = ({ db }: Context, id: string): Promise<PassRow | undefined> =>
  askOnce(locked(id), async () => (await lockById(db, { id })).rows[0])

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
    askOnce(locked(pass.id), async () => pass)
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

const updateById = composedWrite(
  (db, { id, set }: { readonly id: string; readonly set: Omit<Updateable<Passes>, 'state'> }) =>
    tables({ db }).updateTable('passes').set(set).where('id', '=', id),
)

export const updatePass = ({ db }: Context, id: string, set: Omit<Updateable<Passes>, 'state'>) => {
  askAgain(locked(id))
  return updateById(db, { id, set })
}

interface Move extends Pick<PassRow, 'id' | 'state'> {
  readonly set: Updateable<Passes>
}

const move = composedWrite((db, { id, state, set }: Move) =>
  tables({ db }).updateTable('passes').set(set).where('id', '=', id).where('state', '=', state),
)

/**
 * The one way in which the state of a pass changes.
 * @throws ImpossibleTransition, StateLeft
 */
export const advancePass = (
  { db }: Context,
  { id, state }: Pick<Selectable<Passes>, 'id' | 'state'>,
  event: PassEvent,
  set: Omit<Updateable<Passes>, 'state'>,
): Promise<void> => {
  const next = nextState('A pass', passTransitions, state, event)
  askAgain(locked(id))
  return move(db, { id, state, set: { ...set, state: next } })
    .then(({ numAffectedRows }) => ({ numUpdatedRows: numAffectedRows ?? 0n }))
    .then(mustHaveChanged('A pass', state))
}

/** The pass is another's from now on, with a code of its own; false where it is not this person's approved one any more. */
export const movePass = async (
  context: Context,
  { id, from, to, code }: { readonly id: string; readonly from: string; readonly to: string; readonly code: string },
): Promise<boolean> => {
  askAgain(locked(id))
  const { numUpdatedRows } = await tables(context)
    .updateTable('passes')
    .set({ user_id: to, sign_up_id: null, code, approved_at: context.now })
    .where('id', '=', id)
    .where('user_id', '=', from)
    .where('state', '=', 'approved')
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

export const lockPassesOfSignUp = (context: Context, signUpId: string) =>
  tables(context)
    .selectFrom('passes')
    .selectAll()
    .where('sign_up_id', '=', signUpId)
    .orderBy('id')
    .forUpdate()
    .execute()

/** Whether a place is held or sold for a sign-up. */
export const hasPlaceOfSignUp = async (context: Context, signUpId: string): Promise<boolean> =>
  (await tables(context)
    .selectFrom('passes')
    .select('id')
    .where('sign_up_id', '=', signUpId)
    .where('place', '!=', 'none')
    .executeTakeFirst()) !== undefined

export const findSignedUpPass = (context: Context, signUpId: string) =>
  tables(context)
    .selectFrom('passes')
    .select(['pass_type_id', 'edition_id'])
    .where('sign_up_id', '=', signUpId)
    .orderBy('created_at')
    .executeTakeFirst()

const approvedPasses = (context: Pick<Context, 'db' | 'editionId'>, userId: string | null) =>
  tables(context)
    .selectFrom('passes')
    .select('passes.id')
    .where('passes.user_id', '=', userId)
    .where('passes.edition_id', '=', context.editionId)
    .where('passes.state', '=', 'approved')

export const hasApprovedPass = async (context: Context, userId: string): Promise<boolean> =>
  (await approvedPasses(context, userId).executeTakeFirst()) !== undefined

/** The code of a person's approved pass in this edition, as part of another feature's own statement; null without one. */
export const heldCodeType = (userId: Expression<string>, editionId: Expression<number>) =>
  sql<PassTypeRow['code_type'] | null>`(
    select t.code_type from passes p join pass_types t on t.id = p.pass_type_id
    where p.user_id = ${userId} and p.edition_id = ${editionId} and p.state = 'approved')`

export interface CheckedPass {
  readonly edition_id: number
  readonly state: PassRow['state']
  readonly approved_at: Date
  readonly holder: string | null
}

/** By a code that somebody has in their hands: of a pass that was approved once, for nobody saw the code of another. */
export const findCheckedPass = (context: Pick<Context, 'db'>, code: string): Promise<CheckedPass | undefined> =>
  tables(context)
    .selectFrom('passes')
    .select(['edition_id', 'state', fullNameOf(sql.ref('passes.user_id')).as('holder')])
    .select((pass) => pass.ref('approved_at').$notNull().as('approved_at'))
    .where('code', '=', code)
    .where('approved_at', 'is not', null)
    .executeTakeFirst()

export const listPassesOfUser = (context: Context, userId: string) =>
  tables(context).selectFrom('passes').selectAll().where('user_id', '=', userId).orderBy('created_at').execute()

/** Those of the edition, the oldest first, with what they are called. */
export const listPassesInEdition = (context: Context, userId: string) =>
  tables(context)
    .selectFrom('passes')
    .innerJoin('pass_types', 'pass_types.id', 'passes.pass_type_id')
    .selectAll('passes')
    .select(['pass_types.name', 'pass_types.code_type'])
    .where('passes.user_id', '=', userId)
    .where('passes.edition_id', '=', context.editionId)
    .orderBy('passes.created_at')
    .execute()

/** Why passes of theirs were rejected may name them. */
export const forgetRejections = (context: Context, userId: string) =>
  tables(context).updateTable('passes').set({ rejected_because: null }).where('user_id', '=', userId).execute()

export const listOverduePlaces = (context: Context, { after, limit }: Page) =>
  tables(context)
    .selectFrom('passes')
    .select('id')
    .where('place', '=', 'held')
    .where('place_held_until', '<=', context.now)
    .$if(after !== null, (query) => query.where('id', '>', after))
    .orderBy('id')
    .limit(limit)
    .execute()

export const findPassRow = (context: Pick<Context, 'db'>, id: string) =>
  tables(context).selectFrom('passes').selectAll().where('id', '=', id).executeTakeFirst()
