import { type Expression, type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import { saleOpenIn } from '#features/editions'
import { fullNameOf } from '#features/identity'
import type { Context } from '#platform/context'
import { composedWrite } from '#platform/database/composed-writes'
import { askAgain, askOnce } from '#platform/database/database'
import type { Passes, PassTypes } from '#platform/database/database-types'
import { mustHaveChanged, nextState } from '#platform/ground/state-machine'
import type { Page } from '#platform/jobs/each-by-itself'
import { quotaLeft } from './pass-quotas.queries.ts'
import { type PassEvent, passTransitions } from './pass-state.ts'

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

/** What was locked and read by another statement is not asked again. */
export const keepLocked = (pass: PassRow) => askOnce(locked(pass.id), async () => pass)

/** Locked, it stays as it was read until this transaction changes it. */
export const lockPass = ({ db }: Context, id: string): Promise<PassRow | undefined> =>
  askOnce(locked(id), async () => (await lockById(db, { id })).rows[0])

/** What may be written of a pass beside its state. */
export type PassChange = Omit<Updateable<Passes>, 'state'>

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

export const approvedPasses = (context: Pick<Context, 'db' | 'editionId'>, userId: string | null) =>
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
