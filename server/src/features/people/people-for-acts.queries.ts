import { sql } from 'kysely'
import { worksHere } from '#features/identity'
import type { Context } from '#platform/context'
import { type PeopleFilter, peopleOf } from './people.queries.ts'

export type PersonForAct = Awaited<ReturnType<typeof peopleForActs>>[number]

/** Those whom the list would show, to do something to each of them: all that it is narrowed to, or of those these. */
export const peopleForActs = (
  context: Pick<Context, 'db' | 'editionId'>,
  filter: PeopleFilter,
  ids: readonly string[] | null,
  most: number,
) =>
  peopleOf(context, filter)
    .select(({ ref }) => worksHere(ref('users.id')).as('works_here'))
    .$if(ids !== null, (people) => people.where(sql<boolean>`users.id = any(${sql.val(ids)}::uuid[])`))
    .orderBy('users.id')
    .limit(most)
    .execute()
