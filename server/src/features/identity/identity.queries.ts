import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Context } from '#platform/context'
import { composedOnce } from '#platform/database/composed-reads'
import type { Sessions, SignUps, UserScopes, Users } from '#platform/database/database-types'
import { mustHaveChanged, nextState } from '#platform/ground/state-machine'
import { type SignUpMoments, signUpState, signUpTransitions } from './sign-up-state.ts'

const tables = (context: Pick<Context, 'db'>) =>
  context.db.$pickTables<
    'users' | 'user_tags' | 'user_scopes' | 'tags' | 'sessions' | 'sign_ups' | 'password_tokens' | 'addresses'
  >()

export interface UserRow extends Selectable<Users> {
  readonly tags: readonly { readonly id: number; readonly name: string }[]
  readonly scopes: readonly string[]
}

const wholeUser = (context: Pick<Context, 'db'>) =>
  tables(context)
    .selectFrom('users')
    .selectAll('users')
    .select([
      sql<{ id: number; name: string }[]>`coalesce((
        select jsonb_agg(jsonb_build_object('id', t.id, 'name', t.name) order by t.id)
        from user_tags ut join tags t on t.id = ut.tag_id where ut.user_id = users.id
      ), '[]'::jsonb)`.as('tags'),
      sql<string[]>`coalesce((
        select jsonb_agg(s.scope order by s.scope) from user_scopes s where s.user_id = users.id
      ), '[]'::jsonb)`.as('scopes'),
    ])
    .where('users.erased_at', 'is', null)

const usersById = composedOnce((db, id: string) => wholeUser({ db }).where('users.id', '=', id))

export const findUser = async ({ db }: Pick<Context, 'db'>, id: string): Promise<UserRow | undefined> =>
  (await usersById(db, id))[0]

const emailsById = composedOnce((db, id: string) =>
  tables({ db }).selectFrom('users').select('email').where('id', '=', id).where('erased_at', 'is', null),
)

/** Where somebody is written to; of nobody whose account is erased. */
export const findEmail = async ({ db }: Pick<Context, 'db'>, id: string): Promise<string | undefined> =>
  (await emailsById(db, id))[0]?.email

export const findUserByEmail = (context: Pick<Context, 'db'>, emailKey: string): Promise<UserRow | undefined> =>
  wholeUser(context).where('users.email_key', '=', emailKey).executeTakeFirst()

/** For another feature's statement: what somebody signed up with. */
export const signUpIdsOf = (userId: string) => sql<string>`(select s.id from sign_ups s where s.user_id = ${userId})`

export const insertUser = (context: Pick<Context, 'db'>, row: Insertable<Users>) =>
  tables(context)
    .insertInto('users')
    .values(row)
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .executeTakeFirst()
    .then((result) => result.numInsertedOrUpdatedRows === 1n)

/** @returns false where there is no such account any more. */
export async function updateUserRow(context: Context, id: string, set: Updateable<Users>): Promise<boolean> {
  const { numUpdatedRows } = await tables(context)
    .updateTable('users')
    .set(set)
    // Whoever changes it beside staff who correct it is not overwritten unseen.
    .set((row) => ({ version: row('version', '+', 1) }))
    .where('id', '=', id)
    .where('erased_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Notes when it was first seen that they read mails at their address. */
export const confirmMailbox = (context: Pick<Context, 'db' | 'now'>, userId: string) =>
  tables(context)
    .updateTable('users')
    .set({ email_confirmed_at: context.now })
    .where('id', '=', userId)
    .where('email_confirmed_at', 'is', null)
    .execute()

/**
 * The hash of the user's password, which nobody changes until the transaction ends. Who changes it, or makes a link
 * that may, locks before; who only relies on it shares.
 */
export const lockPasswordHash = async (
  context: Context,
  userId: string,
  strength: 'to-change' | 'to-rely-on',
): Promise<string | undefined> => {
  const own = tables(context)
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', userId)
    .where('erased_at', 'is', null)
  return (await (strength === 'to-change' ? own.forNoKeyUpdate() : own.forShare()).executeTakeFirst())?.password_hash
}

export const insertScope = (context: Pick<Context, 'db'>, userId: string, scope: Selectable<UserScopes>['scope']) =>
  tables(context)
    .insertInto('user_scopes')
    .values({ user_id: userId, scope })
    .onConflict((conflict) => conflict.doNothing())
    .execute()

export const insertTag = (context: Pick<Context, 'db' | 'now'>, userId: string, tagId: number, grantedBy: string) =>
  tables(context)
    .insertInto('user_tags')
    .values({ user_id: userId, tag_id: tagId, granted_by: grantedBy, granted_at: context.now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()

export const deleteTag = async (context: Pick<Context, 'db'>, userId: string, tagId: number): Promise<boolean> => {
  const result = await tables(context)
    .deleteFrom('user_tags')
    .where('user_id', '=', userId)
    .where('tag_id', '=', tagId)
    .executeTakeFirst()
  return result.numDeletedRows === 1n
}

// Sessions

export const insertSession = (context: Context, row: Insertable<Sessions>) =>
  tables(context).insertInto('sessions').values(row).execute()

export const listSessionRows = (context: Context, userId: string) =>
  tables(context)
    .selectFrom('sessions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('expires_at', '>', context.now)
    // Through which staff see what they see: nobody of theirs is signed in there.
    .where('seen_by', 'is', null)
    .orderBy('last_seen_at', 'desc')
    .execute()

export const deleteSession = async (context: Context, userId: string, id: string): Promise<boolean> => {
  const result = await tables(context)
    .deleteFrom('sessions')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return result.numDeletedRows === 1n
}

/** Ends a user's sessions; `except` is the one that stays. */
export const deleteSessions = (context: Context, userId: string, except: string | null = null) =>
  tables(context)
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .$if(except !== null, (query) => query.where('id', '!=', except ?? ''))
    .execute()

/** Ends the sessions through which somebody of the staff sees what others see. */
export const deleteSeenSessions = (context: Context, seenBy: string) =>
  tables(context).deleteFrom('sessions').where('seen_by', '=', seenBy).execute()

// Sign-ups

export const insertSignUp = (context: Context, row: Insertable<SignUps>) =>
  tables(context).insertInto('sign_ups').values(row).execute()

export const lockSignUp = (context: Context, id: string) =>
  tables(context).selectFrom('sign_ups').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

export const findSignUp = (context: Pick<Context, 'db'>, id: string) =>
  tables(context).selectFrom('sign_ups').selectAll().where('id', '=', id).executeTakeFirst()

export const updateSignUp = (
  context: Context,
  id: string,
  set: Omit<Updateable<SignUps>, 'confirmed_at' | 'erased_at'>,
) => tables(context).updateTable('sign_ups').set(set).where('id', '=', id).execute()

/**
 * Writes that the mailbox of a sign-up is proven, and whose it is.
 * @throws ImpossibleTransition, StateLeft
 */
export function writeSignUpProven(context: Context, signUp: { readonly id: string } & SignUpMoments, userId: string) {
  const before = signUpState(signUp)
  nextState('A sign-up', signUpTransitions, before, 'prove')
  return tables(context)
    .updateTable('sign_ups')
    .set({ confirmed_at: context.now, user_id: userId })
    .where('id', '=', signUp.id)
    .where('confirmed_at', 'is', null)
    .where('erased_at', 'is', null)
    .executeTakeFirstOrThrow()
    .then(mustHaveChanged('A sign-up', before))
}

export const findNewestSignUp = (context: Context, emailKey: string) =>
  tables(context)
    .selectFrom('sign_ups')
    .selectAll()
    .where('email_key', '=', emailKey)
    .where('confirmed_at', 'is', null)
    .orderBy('created_at', 'desc')
    .executeTakeFirst()

/** Whether others, whose link still works, signed up with the same address. */
export const hasRivalSignUp = async (context: Context, signUp: { readonly id: string; readonly email_key: string }) =>
  (await tables(context)
    .selectFrom('sign_ups')
    .select('id')
    .where('email_key', '=', signUp.email_key)
    .where('id', '!=', signUp.id)
    .where('confirmed_at', 'is', null)
    .where('token_expires_at', '>', context.now)
    .executeTakeFirst()) !== undefined

/** @param until null: whenever it was */
export const listUnconfirmedSignUpIds = async (
  context: Context,
  emailKey: string,
  until: Date | null = null,
): Promise<string[]> =>
  (
    await tables(context)
      .selectFrom('sign_ups')
      .select('id')
      .where('email_key', '=', emailKey)
      .where('confirmed_at', 'is', null)
      .$if(until !== null, (query) => query.where('created_at', '<=', until))
      .forUpdate()
      .execute()
  ).map((row) => row.id)

// Password tokens

export const insertPasswordToken = async (context: Context, userId: string, tokenHash: string, expiresAt: Date) => {
  // A newer link makes the older ones worthless.
  await deleteUnusedPasswordTokens(context, userId)
  await tables(context)
    .insertInto('password_tokens')
    .values({ token_hash: tokenHash, user_id: userId, created_at: context.now, expires_at: expiresAt })
    .execute()
}

/** Uses the token up: of two who bring it at once, one gets the user. */
export const takePasswordToken = (context: Context, tokenHash: string) =>
  tables(context)
    .updateTable('password_tokens')
    .set({ used_at: context.now })
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', context.now)
    .returning('user_id')
    .executeTakeFirst()

export const deleteUnusedPasswordTokens = (context: Context, userId: string) =>
  tables(context).deleteFrom('password_tokens').where('user_id', '=', userId).where('used_at', 'is', null).execute()

export const deletePasswordTokens = (context: Context, userId: string) =>
  tables(context).deleteFrom('password_tokens').where('user_id', '=', userId).execute()

/** Whether the link was made before, used or not. */
export const isPasswordTokenKnown = async (context: Context, tokenHash: string): Promise<boolean> =>
  (await tables(context)
    .selectFrom('password_tokens')
    .select('user_id')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()) !== undefined

export const findPasswordToken = (context: Context, tokenHash: string) =>
  tables(context)
    .selectFrom('password_tokens')
    .select(['user_id'])
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', context.now)
    .executeTakeFirst()
