import { sql } from 'kysely'
import { type AccountFilter, accounts } from '#features/identity'
import { hasOrderIn } from '#features/orders'
import { hasPassIn } from '#features/passes'
import type { Context } from '#platform/context'
import { readPage, type Sorting } from '#platform/database/keyset'
import type { PageAsked } from '#platform/door/paging'
import { foundAnywhere, isAmong, isNearAnywhere } from './searched-people.queries.ts'

/** Ids begin with when an account was opened. */
export const otherPeopleKeys = {
  createdAt: [{ by: sql.ref('users.id'), type: 'uuid' }],
} as const satisfies Readonly<Record<string, Sorting['keys']>>

export interface OtherPeopleFilter extends AccountFilter {
  readonly q: string
}

/** Who is found and has an account, but never had a pass or an order in the edition. */
export const otherPeopleOf = (
  context: Pick<Context, 'db' | 'editionId'>,
  { q, tag, category, countryId }: OtherPeopleFilter,
) =>
  accounts(context, { tag, category, countryId })
    .where(isAmong(foundAnywhere(q)))
    .where(({ not, or, ref }) =>
      not(or([hasPassIn(context.editionId, ref('users.id')), hasOrderIn(context.editionId, ref('users.id'))])),
    )

/** A page of them, in one statement. */
export const readOtherPeoplePage = (context: Context, filter: OtherPeopleFilter, asked: PageAsked) =>
  readPage(
    otherPeopleOf(context, filter).select(isNearAnywhere(filter.q).as('is_near')),
    asked,
    asked.after,
    asked.limit,
  )
