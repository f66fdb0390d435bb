import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import { orderNumberFor } from '#features/orders'
import type { Context } from '#platform/context'
import { composedOnce } from '#platform/database/composed-reads'
import type { Passes, PassTypes } from '#platform/database/database-types'
import { mailboxKey } from '#platform/ground/email-key'
import { mustHaveChanged, nextState } from '#platform/ground/state-machine'
import type { Page } from '#platform/jobs/each-by-itself'
import { type PassEvent, passTransitions } from './pass-state.ts'

const tables = (context: Pick<Context, 'db'>) =>
  context.db.$pickTables<'pass_types' | 'pass_type_upgrades' | 'vouchers' | 'passes' | 'eligibility_entries'>()

export interface PassTypeRow extends Selectable<PassTypes> {
  readonly upgradeable_by: readonly number[]
}

const passTypes = (context: Pick<Context, 'db'>) =>
  tables(context)
    .selectFrom('pass_types')
    .selectAll('pass_types')
    .select(
      sql<number[]>`coalesce((
        select jsonb_agg(u.upgradeable_by order by u.upgradeable_by) from pass_type_upgrades u
        where u.pass_type_id = pass_types.id
      ), '[]'::jsonb)`.as('upgradeable_by'),
    )

export const listPassTypeRows = (context: Context, list: PassTypeRow['list']): Promise<PassTypeRow[]> =>
  passTypes(context)
    .where('edition_id', '=', context.editionId)
    .where('list', '=', list)
    .where('is_hidden', '=', false)
    .orderBy('position')
    .execute()

export const findPassTypeRow = (context: Context, id: number): Promise<PassTypeRow | undefined> =>
  passTypes(context).where('edition_id', '=', context.editionId).where('id', '=', id).executeTakeFirst()

export const findVoucherRow = (context: Context, codeKey: string) =>
  tables(context)
    .selectFrom('vouchers')
    .selectAll()
    .where('edition_id', '=', context.editionId)
    .where('code_key', '=', codeKey)
    .executeTakeFirst()

/** A mailbox that is barred is so under each of its tags; welcome is the one address that is named. */
export const listEligibilityLists = async (
  context: Context,
  emailKey: string,
): Promise<('blacklist' | 'whitelist')[]> =>
  (
    await tables(context)
      .selectFrom('eligibility_entries')
      .select('list')
      .where('edition_id', '=', context.editionId)
      .where((entry) =>
        entry.or([
          entry('email_key', '=', emailKey),
          entry.and([entry('list', '=', 'blacklist'), entry('email_key', '=', mailboxKey(emailKey))]),
        ]),
      )
      .execute()
  ).map((row) => row.list)

export const insertPass = (context: Context, row: Insertable<Passes>) =>
  tables(context).insertInto('passes').values(row).execute()

export const lockPass = (context: Context, id: string) =>
  tables(context).selectFrom('passes').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

export const updatePass = (context: Context, id: string, set: Omit<Updateable<Passes>, 'state'>) =>
  tables(context).updateTable('passes').set(set).where('id', '=', id).execute()

/**
 * The one way in which the state of a pass changes.
 * @throws ImpossibleTransition, StateLeft
 */
export const advancePass = (
  context: Context,
  pass: Pick<Selectable<Passes>, 'id' | 'state'>,
  event: PassEvent,
  set: Omit<Updateable<Passes>, 'state'>,
) => {
  const state = nextState('A pass', passTransitions, pass.state, event)
  return tables(context)
    .updateTable('passes')
    .set({ ...set, state })
    .where('id', '=', pass.id)
    .where('state', '=', pass.state)
    .executeTakeFirstOrThrow()
    .then(mustHaveChanged('A pass', pass.state))
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

const bestPasses = composedOnce((db, userId: string, editionId: number) =>
  tables({ db })
    .selectFrom('passes')
    .innerJoin(passTypes({ db }).as('type'), 'type.id', 'passes.pass_type_id')
    .selectAll('passes')
    .select(({ ref }) => [
      'type.requires_approval',
      'type.on_sale_from',
      'type.on_sale_until',
      // JSON knows no instants: those of the type are columns of their own.
      sql<Omit<PassTypeRow, 'on_sale_from' | 'on_sale_until'>>`to_jsonb(type)`.as('type'),
      orderNumberFor(ref('passes.order_id')).as('order_number'),
    ])
    .where('passes.user_id', '=', userId)
    .where('passes.edition_id', '=', editionId)
    .orderBy(sql`case passes.state when 'approved' then 0 when 'pending' then 1 when 'rejected' then 2 else 3 end`)
    .orderBy('passes.created_at', 'desc')
    .limit(1),
)

/** The pass that says most about a person, with its type and its order's number: an approved one before a pending one before one that came to nothing. */
export const findPassOfUser = async (context: Context, userId: string) => {
  const [pass] = await bestPasses(context.db, userId, context.editionId)
  if (pass === undefined) return undefined
  const { on_sale_from, on_sale_until } = pass
  return { ...pass, type: { ...pass.type, on_sale_from, on_sale_until } satisfies PassTypeRow }
}

export const hasApprovedPass = async (context: Context, userId: string): Promise<boolean> =>
  (await tables(context)
    .selectFrom('passes')
    .select('id')
    .where('user_id', '=', userId)
    .where('edition_id', '=', context.editionId)
    .where('state', '=', 'approved')
    .executeTakeFirst()) !== undefined

export const listPassesOfUser = (context: Context, userId: string) =>
  tables(context).selectFrom('passes').selectAll().where('user_id', '=', userId).orderBy('created_at').execute()

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
