import { sql, type Updateable } from 'kysely'
import type { Context } from '#platform/context'
import type { SignUps } from '#platform/database/database-types'
import { mustHaveChanged, nextState } from '#platform/ground/state-machine'
import type { Page } from '#platform/jobs/each-by-itself'
import { deletePiecewise } from '#platform/jobs/retention'
import { type SignUpMoments, signUpState, signUpTransitions } from './sign-up-state.ts'

const tables = (context: Pick<Context, 'db'>) => context.db.$pickTables<'sign_ups'>()

/** Sessions that have ended. */
export const forgetSessions = (context: Context, before: Date) =>
  deletePiecewise(context, 'sessions', sql`expires_at <= ${before}`)

/** Networks that nobody came from since. */
export const forgetOldNetworks = (context: Context, before: Date) =>
  deletePiecewise(context, 'known_networks', sql`seen_at < ${before}`)

/** Links to a new password, used or not. */
export const forgetPasswordLinks = (context: Context, before: Date) =>
  deletePiecewise(context, 'password_tokens', sql`expires_at <= ${before}`)

/** Sign-ups nobody confirmed whose last link ended before then, a page at a time. */
export const listForgottenSignUps = (context: Pick<Context, 'db'>, before: Date, { after, limit }: Page) =>
  tables(context)
    .selectFrom('sign_ups')
    .select('id')
    .where('confirmed_at', 'is', null)
    .where('erased_at', 'is', null)
    .where('token_expires_at', '<', before)
    .$if(after !== null, (query) => query.where('id', '>', after))
    .orderBy('id')
    .limit(limit)
    .execute()

/** What is left of a sign-up; the links that were mailed lead nowhere. */
const nobody = (context: Context, id: string): Updateable<SignUps> => ({
  email: `erased-${id}@invalid`,
  email_key: `erased-${id}@invalid`,
  token_hash: '',
  erased_at: context.now,
  password_hash: '',
  first_name: 'Erased',
  last_name: 'Erased',
  company_name: '',
  job_title: null,
  phone: null,
  vat_id: null,
  billing_address: '{}',
})

/** What an account was made of, and whatever else was signed up with its address and proven since. */
export const listSignUpsOf = (context: Pick<Context, 'db'>, userId: string) =>
  tables(context)
    .selectFrom('sign_ups')
    .selectAll()
    .where('user_id', '=', userId)
    .where('erased_at', 'is', null)
    .orderBy('id')
    .execute()

/** Locks what a person signed up with, and what was written under their address and never confirmed. */
export const lockSignUpsOf = (context: Context, userId: string, unconfirmed: readonly string[]) =>
  tables(context)
    .selectFrom('sign_ups')
    .select(['id', 'confirmed_at', 'erased_at'])
    .where('erased_at', 'is', null)
    .where((signUp) =>
      signUp.or([
        signUp('user_id', '=', userId),
        ...(unconfirmed.length === 0 ? [] : [signUp('id', 'in', [...unconfirmed])]),
      ]),
    )
    .orderBy('id')
    .forUpdate()
    .execute()

/**
 * Empties a sign-up; that somebody did sign up stays, because passes and orders began there.
 * @throws ImpossibleTransition, StateLeft
 */
export function eraseSignUp(context: Context, signUp: { readonly id: string } & SignUpMoments) {
  const before = signUpState(signUp)
  nextState('A sign-up', signUpTransitions, before, 'erase')
  return tables(context)
    .updateTable('sign_ups')
    .set(nobody(context, signUp.id))
    .where('id', '=', signUp.id)
    .where('erased_at', 'is', null)
    .executeTakeFirstOrThrow()
    .then(mustHaveChanged('A sign-up', before))
}
