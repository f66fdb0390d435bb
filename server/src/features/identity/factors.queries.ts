import type { Insertable, Selectable } from 'kysely'
import type { Context } from '#platform/context'
import type { FactorChallenges, Passkeys, TotpFactors } from '#platform/database/database-types'

const tables = (context: Pick<Context, 'db'>) =>
  context.db.$pickTables<'sessions' | 'totp_factors' | 'passkeys' | 'recovery_codes' | 'factor_challenges'>()

export type TotpRow = Selectable<TotpFactors>
export type PasskeyRow = Selectable<Passkeys>
type Purpose = Selectable<FactorChallenges>['purpose']

export const markShown = (context: Context, sessionId: string) =>
  tables(context).updateTable('sessions').set({ second_factor_at: context.now }).where('id', '=', sessionId).execute()

// The app

export const findTotp = (context: Pick<Context, 'db'>, userId: string) =>
  tables(context).selectFrom('totp_factors').selectAll().where('user_id', '=', userId).executeTakeFirst()

export const replaceTotp = (context: Pick<Context, 'db'>, row: Insertable<TotpFactors>) =>
  tables(context)
    .insertInto('totp_factors')
    .values(row)
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet(({ ref }) => ({
        sealed: ref('excluded.sealed'),
        key_id: ref('excluded.key_id'),
        used_step: ref('excluded.used_step'),
        created_at: ref('excluded.created_at'),
      })),
    )
    .execute()

/** Of two who bring the code of one step at once, one has it. */
export const takeTotpStep = async (context: Context, { user_id, sealed }: TotpRow, step: number): Promise<boolean> => {
  const result = await tables(context)
    .updateTable('totp_factors')
    .set({ used_step: step })
    .where('user_id', '=', user_id)
    .where('sealed', '=', sealed)
    .where('used_step', '<', step)
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}

export const deleteTotp = async (context: Context, userId: string): Promise<boolean> => {
  const result = await tables(context).deleteFrom('totp_factors').where('user_id', '=', userId).executeTakeFirst()
  return result.numDeletedRows === 1n
}

// Passkeys

export const listPasskeys = (context: Pick<Context, 'db'>, userId: string) =>
  tables(context)
    .selectFrom('passkeys')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()

export const lockPasskey = (context: Context, userId: string, id: string) =>
  tables(context)
    .selectFrom('passkeys')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst()

/** @returns false where an authenticator says that it has it already. */
export const insertPasskey = async (context: Context, row: Insertable<Passkeys>): Promise<boolean> => {
  const result = await tables(context)
    .insertInto('passkeys')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst()
  return result.numInsertedOrUpdatedRows === 1n
}

export const notePasskeyUse = (context: Context, id: string, signCount: number) =>
  tables(context)
    .updateTable('passkeys')
    .set({ sign_count: signCount, last_used_at: context.now })
    .where('id', '=', id)
    .execute()

export const deletePasskey = async (context: Context, userId: string, id: string): Promise<boolean> => {
  const result = await tables(context)
    .deleteFrom('passkeys')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return result.numDeletedRows === 1n
}

// Codes on paper

export const countRecoveryCodes = async (context: Pick<Context, 'db'>, userId: string): Promise<number> => {
  const { left } = await tables(context)
    .selectFrom('recovery_codes')
    .select(({ fn }) => fn.countAll<number>().as('left'))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(left)
}

export const insertRecoveryCodes = (context: Pick<Context, 'db'>, userId: string, hashes: readonly string[]) =>
  tables(context)
    .insertInto('recovery_codes')
    .values(hashes.map((code_hash) => ({ user_id: userId, code_hash })))
    .execute()

/** Of two who bring one code at once, one has it. */
export const takeRecoveryCode = async (context: Context, userId: string, hash: string): Promise<boolean> => {
  const result = await tables(context)
    .updateTable('recovery_codes')
    .set({ used_at: context.now })
    .where('user_id', '=', userId)
    .where('code_hash', '=', hash)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}

export const deleteRecoveryCodes = (context: Pick<Context, 'db'>, userId: string) =>
  tables(context).deleteFrom('recovery_codes').where('user_id', '=', userId).execute()

// What was asked

/** The newest of its kind takes the place of the one before. */
export const keepChallenge = (
  context: Context,
  sessionId: string,
  purpose: Purpose,
  challenge: string,
  expiresAt: Date,
) =>
  tables(context)
    .insertInto('factor_challenges')
    .values({ session_id: sessionId, purpose, challenge, expires_at: expiresAt })
    .onConflict((conflict) =>
      conflict.columns(['session_id', 'purpose']).doUpdateSet({ challenge, expires_at: expiresAt }),
    )
    .execute()

/** What was asked, once. */
export const takeChallenge = async (context: Context, sessionId: string, purpose: Purpose): Promise<string | null> =>
  (
    await tables(context)
      .deleteFrom('factor_challenges')
      .where('session_id', '=', sessionId)
      .where('purpose', '=', purpose)
      .where('expires_at', '>', context.now)
      .returning('challenge')
      .executeTakeFirst()
  )?.challenge ?? null

/** All that somebody shows beside their password; their next session has to begin anew. */
export const deleteFactors = async (context: Context, userId: string): Promise<void> => {
  await tables(context).deleteFrom('totp_factors').where('user_id', '=', userId).execute()
  await tables(context).deleteFrom('passkeys').where('user_id', '=', userId).execute()
  await deleteRecoveryCodes(context, userId)
}
