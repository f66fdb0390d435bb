import { staffScopes } from '@foyer/contract/kit/scopes'
import { type Expression, type RawBuilder, sql } from 'kysely'
import type { Context } from '#platform/context'

export interface AccountFilter {
  readonly tag?: string | undefined
  /** What somebody's company does. */
  readonly category?: string | undefined
  /** The country of their billing address. */
  readonly countryId?: number | undefined
}

/** Everybody with an account, for another feature to say of whom it asks. */
export const accounts = (context: Pick<Context, 'db'>, { tag, category, countryId }: AccountFilter = {}) =>
  context.db
    .$pickTables<'users' | 'addresses'>()
    .selectFrom('users')
    .leftJoin('addresses', (address) =>
      address.onRef('addresses.user_id', '=', 'users.id').on('addresses.type', '=', 'billingAddress'),
    )
    .select([
      'users.id',
      'users.first_name',
      'users.last_name',
      'users.email',
      'users.company_name',
      'users.attendee_type',
      'addresses.city',
      'users.created_at as account_created_at',
      sql<string[]>`array(
        select t.name from user_tags ut join tags t on t.id = ut.tag_id where ut.user_id = users.id order by t.id
      )`.as('tags'),
    ])
    .where('users.erased_at', 'is', null)
    .$if(tag !== undefined, (some) =>
      some.where(
        sql<boolean>`users.id in (
          select ut.user_id from user_tags ut join tags t on t.id = ut.tag_id where t.name = ${tag ?? ''})`,
      ),
    )
    .$if(category !== undefined, (some) => some.where('users.attendee_type', '=', category ?? ''))
    .$if(countryId !== undefined, (some) => some.where('addresses.country_id', '=', countryId ?? 0))

/**
 * Who has all these words in their name, company and address, as part of another feature's own statement.
 * @param words what of them is meant, as the index of words is asked.
 */
export const accountsNamed = (words: RawBuilder<unknown>) => sql`
  select u.id from users u
  where person_words(u.first_name, u.last_name, u.company_name, u.email) @@ ${words}`

/** Who is nearly called so: of each of these words one letter may be wrong, missing or too much. */
export const accountsNearlyNamed = (typed: string) => sql`
  select u.id from users u
  where without_a_letter(person_words(u.first_name, u.last_name, u.company_name, u.email)) @@ words_nearly_typed(${typed})`

/** Whether a sign-up is one of somebody still: neither forgotten nor erased; as part of another feature's own statement. */
export const isKeptSignUp = (id: Expression<string | null>) =>
  sql<boolean>`exists (select from sign_ups s where s.id = ${id} and s.erased_at is null)`

/** Who signed up, as they are called by now, for another feature to say of whom it asks. */
export const signUps = (context: Pick<Context, 'db'>) =>
  context.db
    .$pickTables<'sign_ups' | 'users'>()
    .selectFrom('sign_ups')
    .leftJoin('users', 'users.id', 'sign_ups.user_id')
    .select([
      'sign_ups.id',
      sql<string>`coalesce(users.first_name, sign_ups.first_name)`.as('first_name'),
      sql<string>`coalesce(users.last_name, sign_ups.last_name)`.as('last_name'),
      sql<string>`coalesce(users.email, sign_ups.email)`.as('email'),
      sql<string>`coalesce(users.company_name, sign_ups.company_name)`.as('company'),
    ])
    .where('sign_ups.erased_at', 'is', null)

/** Sign-ups that have all these words in name, company and address, as part of another feature's own statement. */
export const signUpsNamed = (words: RawBuilder<unknown>) => sql`
  select s.id from sign_ups s
  where person_words(s.first_name, s.last_name, s.company_name, s.email) @@ ${words} and s.erased_at is null`

/** Whether somebody is of the staff, as part of another feature's own statement. */
export const worksHere = (userId: Expression<string>) => sql<boolean>`exists (
  select from user_scopes s where s.user_id = ${userId} and s.scope = any(${sql.val([...staffScopes])}::text[]))`
