import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import { bookedStaysOf } from '#features/accommodation'
import { isPayingIn } from '#features/orders'
import { placesToMove } from '#features/vip-events'
import type { Context } from '#platform/context'
import { composedOnce } from '#platform/database/composed-reads'
import type { PassTransfers } from '#platform/database/database-types'
import { mustHaveChanged, nextState } from '#platform/ground/state-machine'
import { type TransferEvent, transferTransitions } from './transfer-state.ts'

const tables = (context: Pick<Context, 'db'>) => context.db.$pickTables<'pass_transfers'>()

export type TransferRow = Selectable<PassTransfers>

export const insertTransfer = (context: Context, row: Omit<Insertable<PassTransfers>, 'state'>) =>
  tables(context)
    .insertInto('pass_transfers')
    .values({ ...row, state: 'invited' })
    .execute()

const givers = composedOnce((db, editionId: number, giverId: string, now: Date) =>
  tables({ db })
    .selectFrom(
      db
        .selectNoFrom([
          bookedStaysOf(editionId, giverId).as('stays'),
          placesToMove({ db, editionId, now }, giverId).as('places'),
          isPayingIn(editionId, giverId, now).as('is_paying'),
        ])
        .as('giver'),
    )
    .leftJoin(
      tables({ db })
        .selectFrom('pass_transfers')
        .selectAll()
        .where('giver_id', '=', giverId)
        .where('edition_id', '=', editionId)
        .orderBy('arrival', 'desc')
        .limit(1)
        .as('transfer'),
      (on) => on.onTrue(),
    )
    .selectAll(),
)

/** What goes along with a person's pass, whether they are paying, and the newest transfer of theirs: in one round trip. */
export const readGiver = async ({ db, editionId, now }: Context, giverId: string) => {
  const [row] = await givers(db, editionId, giverId, now)
  if (row === undefined) throw new Error('What was asked without a table was not answered.')
  const { stays, places, is_paying, ...transfer } = row
  return { stays, places, isPaying: is_paying, transfer: transfer.id === null ? null : (transfer as TransferRow) }
}

export const findTransfer = (context: Pick<Context, 'db'>, id: string): Promise<TransferRow | undefined> =>
  tables(context).selectFrom('pass_transfers').selectAll().where('id', '=', id).executeTakeFirst()

/** Locked behind its pass, it stays as it was read until the transaction ends. */
export const lockTransfer = (context: Context, id: string): Promise<TransferRow | undefined> =>
  tables(context).selectFrom('pass_transfers').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

/** The one of a pass that nobody answered, taken back or replaced; its time may be over. */
export const lockInvitationOf = (context: Context, passId: string): Promise<TransferRow | undefined> =>
  tables(context)
    .selectFrom('pass_transfers')
    .selectAll()
    .where('pass_id', '=', passId)
    .where('state', '=', 'invited')
    .forUpdate()
    .executeTakeFirst()

export const countInvitations = async (context: Context, passId: string, since: Date): Promise<number> =>
  (
    await tables(context)
      .selectFrom('pass_transfers')
      .select((row) => row.fn.countAll<number>().as('count'))
      .where('pass_id', '=', passId)
      .where('invited_at', '>', since)
      .executeTakeFirstOrThrow()
  ).count

export const updateTransfer = (context: Context, id: string, set: Omit<Updateable<PassTransfers>, 'state'>) =>
  tables(context).updateTable('pass_transfers').set(set).where('id', '=', id).execute()

/**
 * The one way in which the state of an invitation changes.
 * @throws ImpossibleTransition, StateLeft
 */
export const advanceTransfer = (
  context: Context,
  transfer: Pick<TransferRow, 'id' | 'state'>,
  event: TransferEvent,
  set: Omit<Updateable<PassTransfers>, 'state'> = {},
) => {
  const state = nextState('An invitation', transferTransitions, transfer.state, event)
  return tables(context)
    .updateTable('pass_transfers')
    .set({ ended_at: context.now, ...set, state })
    .where('id', '=', transfer.id)
    .where('state', '=', transfer.state)
    .executeTakeFirstOrThrow()
    .then(mustHaveChanged('An invitation', transfer.state))
}

const namesSomebody = (emailKey: string, userId: string) =>
  sql<boolean>`(email_key = ${emailKey} or giver_id = ${userId} or accepted_by = ${userId})`

/** Of every edition: from a person, and to them or their mailbox. */
export const listTransfersAbout = (context: Context, userId: string, emailKey: string): Promise<TransferRow[]> =>
  tables(context)
    .selectFrom('pass_transfers')
    .selectAll()
    .where(namesSomebody(emailKey, userId))
    .orderBy('arrival')
    .execute()

/** What is left of an invitation: that there was one, and between which passes and accounts. */
const nobody = { email: '', email_key: '', first_name: '', last_name: '', note: null, token_hash: '' } as const

export const forgetNamesIn = (context: Context, id: string) => updateTransfer(context, id, nobody)

/** Whom those were offered to that came to an end before then. */
export const forgetInvitations = async (context: Pick<Context, 'db'>, before: Date): Promise<void> => {
  await tables(context)
    .updateTable('pass_transfers')
    .set(nobody)
    .where('email_key', '<>', '')
    .where(sql<boolean>`coalesce(ended_at, answer_by) < ${before}`)
    .execute()
}
