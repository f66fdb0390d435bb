import { sql } from 'kysely'
import type { Context } from '#platform/context'

/** Everybody with an account, for another feature to say of whom it asks. */
export const accounts = (context: Pick<Context, 'db'>) =>
  context.db
    .$pickTables<'users'>()
    .selectFrom('users')
    .select([
      'users.id',
      'users.first_name',
      'users.last_name',
      'users.email',
      'users.company_name',
      'users.created_at as account_created_at',
      sql<string[]>`array(
        select t.name from user_tags ut join tags t on t.id = ut.tag_id where ut.user_id = users.id order by t.id
      )`.as('tags'),
    ])
    .where('users.erased_at', 'is', null)

/** Who has all these words in their name, company and address, as part of another feature's own statement. */
export const accountsNamed = (typed: string) => sql`
  select u.id from users u
  where person_words(u.first_name, u.last_name, u.company_name, u.email) @@ order_words_typed(${typed})`
