import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Context } from '#platform/context'
import type { StaffInvitations, UserScopes } from '#platform/database/database-types'
import { mustHaveChanged, nextState } from '#platform/ground/state-machine'
import { type StaffInvitationEvent, staffInvitationTransitions } from './staff-invitation-state.ts'

const tables = (context: Pick<Context, 'db'>) =>
  context.db.$pickTables<
    'users' | 'user_scopes' | 'known_networks' | 'passkeys' | 'totp_factors' | 'staff_invitations'
  >()

export type StaffInvitationRow = Selectable<StaffInvitations>
type Scope = Selectable<UserScopes>['scope']
const staff: Scope[] = ['owner', 'organiser', 'finance', 'support', 'gate']

/** Everybody who works here, with their second factor and their last sign-in, in one statement. */
export const listMembers = (context: Pick<Context, 'db'>) =>
  tables(context)
    .selectFrom('users')
    .innerJoin('user_scopes', 'user_scopes.user_id', 'users.id')
    .select(({ ref }) => [
      'users.id',
      'users.first_name',
      'users.last_name',
      'users.email',
      sql<Scope[]>`array_agg(user_scopes.scope order by user_scopes.scope)`.as('scopes'),
      sql<Date | null>`(select max(n.seen_at) from known_networks n where n.user_id = ${ref('users.id')})`.as(
        'last_sign_in',
      ),
      sql<number>`(select count(*)::int from passkeys p where p.user_id = ${ref('users.id')})`.as('passkeys'),
      sql<boolean>`exists (select from totp_factors f where f.user_id = ${ref('users.id')})`.as('has_app'),
    ])
    .where('user_scopes.scope', 'in', staff)
    .where('users.erased_at', 'is', null)
    .groupBy('users.id')
    .orderBy('users.last_name')
    .orderBy('users.first_name')
    .orderBy('users.id')
    .execute()

/** Who owns the event, each locked until the transaction ends: of two who end each other's the second finds the first gone. */
export const lockOwners = async (context: Pick<Context, 'db'>): Promise<string[]> =>
  (
    await tables(context)
      .selectFrom('user_scopes')
      .innerJoin('users', 'users.id', 'user_scopes.user_id')
      .select('user_scopes.user_id')
      .where('user_scopes.scope', '=', 'owner')
      .where('users.erased_at', 'is', null)
      .orderBy('user_scopes.user_id')
      .forUpdate('user_scopes')
      .execute()
  ).map(({ user_id }) => user_id)

/** What somebody is let in for, locked until the transaction ends. */
export const lockScopes = async (context: Context, userId: string): Promise<Scope[]> =>
  (
    await tables(context)
      .selectFrom('user_scopes')
      .select('scope')
      .where('user_id', '=', userId)
      .where('scope', 'in', staff)
      .orderBy('scope')
      .forUpdate()
      .execute()
  ).map(({ scope }) => scope)

export async function deleteScopes(context: Context, userId: string, scopes: readonly Scope[]): Promise<void> {
  // SQL knows no empty list.
  if (scopes.length === 0) return
  await tables(context).deleteFrom('user_scopes').where('user_id', '=', userId).where('scope', 'in', scopes).execute()
}

// Invitations

/** Every invitation that this address had, the newest first. */
export const listInvitationsOf = (context: Pick<Context, 'db'>, emailKey: string) =>
  tables(context)
    .selectFrom('staff_invitations')
    .select(['email', 'scopes', 'state', 'sent_at'])
    .where('email_key', '=', emailKey)
    .orderBy('sent_at', 'desc')
    .execute()

export const listOpenInvitations = (context: Pick<Context, 'db'>) =>
  tables(context)
    .selectFrom('staff_invitations')
    .innerJoin('users', 'users.id', 'staff_invitations.invited_by')
    .selectAll('staff_invitations')
    .select(['users.first_name', 'users.last_name'])
    .where('state', '=', 'invited')
    .orderBy('sent_at', 'desc')
    .orderBy('staff_invitations.id')
    .execute()

export const findInvitation = (context: Pick<Context, 'db'>, id: string) =>
  tables(context).selectFrom('staff_invitations').selectAll().where('id', '=', id).executeTakeFirst()

export const lockInvitation = (context: Context, id: string) =>
  tables(context).selectFrom('staff_invitations').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

/** @returns false where the mailbox is invited already. */
export const insertInvitation = async (
  context: Pick<Context, 'db'>,
  row: Insertable<StaffInvitations>,
): Promise<boolean> => {
  const result = await tables(context)
    .insertInto('staff_invitations')
    .values(row)
    .onConflict((conflict) => conflict.column('email_key').where('state', '=', sql.lit('invited')).doNothing())
    .executeTakeFirst()
  return result.numInsertedOrUpdatedRows === 1n
}

/** The one that is open for an address is another one from now on. @returns its id. */
export const reopenInvitation = async (
  context: Pick<Context, 'db'>,
  emailKey: string,
  invited: Updateable<StaffInvitations>,
): Promise<string> =>
  (
    await tables(context)
      .updateTable('staff_invitations')
      .set(invited)
      .where('email_key', '=', emailKey)
      .where('state', '=', 'invited')
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id

export const renewInvitation = (
  context: Context,
  id: string,
  set: { readonly token_hash?: string; readonly sent_at?: Date; readonly expires_at?: Date },
) => tables(context).updateTable('staff_invitations').set(set).where('id', '=', id).execute()

/** @throws ImpossibleTransition, StateLeft */
export const advanceInvitation = (
  context: Context,
  { id, state }: Pick<StaffInvitationRow, 'id' | 'state'>,
  event: StaffInvitationEvent,
  acceptedBy: string | null,
) =>
  tables(context)
    .updateTable('staff_invitations')
    .set({
      state: nextState('A staff invitation', staffInvitationTransitions, state, event),
      accepted_by: acceptedBy,
      ended_at: context.now,
    })
    .where('id', '=', id)
    .where('state', '=', state)
    .executeTakeFirstOrThrow()
    .then(mustHaveChanged('A staff invitation', state))

/** Takes an address out of the invitations that went to it or were accepted with it. */
export const eraseInvitationsOf = (context: Context, userId: string, emailKey: string) =>
  tables(context)
    .updateTable('staff_invitations')
    .set({ email: 'erased@invalid', email_key: sql`'erased-' || id || '@invalid'`, expires_at: context.now })
    .where((where) => where.or([where('accepted_by', '=', userId), where('email_key', '=', emailKey)]))
    .execute()

/** Whom nobody remembers inviting: what ended, or ran out, before then. */
export const deleteOldInvitations = async (context: Pick<Context, 'db'>, before: Date): Promise<void> => {
  await tables(context)
    .deleteFrom('staff_invitations')
    .where((where) => where.or([where('ended_at', '<', before), where('expires_at', '<', before)]))
    .execute()
}
