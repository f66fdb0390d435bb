import type { Insertable, Selectable, Updateable } from 'kysely'
import type { Context } from '#platform/context'
import type { PassUpgrades } from '#platform/database/database-types'
import { mustHaveChanged, nextState } from '#platform/ground/state-machine'
import { type UpgradeEvent, upgradeTransitions } from './upgrade-state.ts'

const tables = (context: Pick<Context, 'db'>) => context.db.$pickTables<'pass_upgrades' | 'passes'>()

export const insertUpgrade = (context: Context, row: Insertable<PassUpgrades>) =>
  tables(context).insertInto('pass_upgrades').values(row).execute()

export const lockUpgrade = (context: Context, id: string) =>
  tables(context).selectFrom('pass_upgrades').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

export const updateUpgrade = (context: Context, id: string, set: Omit<Updateable<PassUpgrades>, 'state'>) =>
  tables(context).updateTable('pass_upgrades').set(set).where('id', '=', id).execute()

/**
 * The one way in which the state of an upgrade changes.
 * @throws ImpossibleTransition, StateLeft
 */
export const advanceUpgrade = (
  context: Context,
  upgrade: Pick<Selectable<PassUpgrades>, 'id' | 'state'>,
  event: UpgradeEvent,
  set: Omit<Updateable<PassUpgrades>, 'state'> = {},
) => {
  const state = nextState('An upgrade', upgradeTransitions, upgrade.state, event)
  return tables(context)
    .updateTable('pass_upgrades')
    .set({ ...set, state })
    .where('id', '=', upgrade.id)
    .where('state', '=', upgrade.state)
    .executeTakeFirstOrThrow()
    .then(mustHaveChanged('An upgrade', upgrade.state))
}

export const findUpgradeUnderWay = (context: Context, passId: string) =>
  tables(context)
    .selectFrom('pass_upgrades')
    .selectAll()
    .where('pass_id', '=', passId)
    .where('state', 'in', ['open', 'held'])
    .executeTakeFirst()

/** The newest last; among them what staff gave free, without an order. */
export const listDoneUpgrades = (context: Context, passId: string) =>
  tables(context)
    .selectFrom('pass_upgrades')
    .select(['id', 'from_type_id', 'to_type_id', 'order_id', 'given_back', 'undone_at'])
    .where('pass_id', '=', passId)
    .where('state', '=', 'done')
    .orderBy('done_at')
    .orderBy('id')
    .execute()

/** How passes stand, and whether they are of another type by now than the one that was sold. */
export const listStandings = (context: Context, ids: readonly string[]) =>
  tables(context)
    .selectFrom('passes')
    .select(({ exists, selectFrom }) => [
      'passes.id',
      'passes.state',
      exists(
        selectFrom('pass_upgrades')
          .select('pass_upgrades.id')
          .whereRef('pass_id', '=', 'passes.id')
          .where('pass_upgrades.state', '=', 'done')
          .where('undone_at', 'is', null),
      ).as('is_upgraded'),
    ])
    .where('passes.id', 'in', [...ids])
    .execute()

/** @param isAll nothing is left of it, whatever its types cost from now on. */
export const takeOffGift = (context: Context, id: string, amount: number, isAll: boolean) =>
  tables(context)
    .updateTable('pass_upgrades')
    .set((row) => ({ given_back: row('given_back', '+', amount), ...(isAll ? { undone_at: context.now } : {}) }))
    .where('id', '=', id)
    .execute()
