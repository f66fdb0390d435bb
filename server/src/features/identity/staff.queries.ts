import { type Expression, sql } from 'kysely'

/** What a user is called, as part of another feature's own statement; whoever was erased is `Erased Erased`. */
export const fullNameOf = (userId: Expression<string>) =>
  sql<string>`(select u.first_name || ' ' || u.last_name from users u where u.id = ${userId})`

/** The company that a user named, as part of another feature's own statement. */
export const companyOf = (userId: Expression<string>) =>
  sql<string | null>`(select u.company_name from users u where u.id = ${userId})`
