import { sql } from 'kysely'
import type { Context } from '#platform/context'
import { peopleOf } from './people.queries.ts'

/** Whom the list of people shows for these words, the newest account first, as part of another feature's own statement. */
export const foundPeople = (context: Pick<Context, 'db' | 'editionId'>, typed: string, limit: number) =>
  peopleOf(context, { q: typed })
    .clearSelect()
    .select([
      'users.id as uuid',
      sql<string>`users.first_name || ' ' || users.last_name`.as('name'),
      'users.email',
      'users.company_name as company',
    ])
    .orderBy('users.id', 'desc')
    .limit(limit)
