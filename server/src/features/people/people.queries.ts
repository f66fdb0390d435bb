import type { PeopleFilterName } from '@foyer/contract/people-filters'
import { sql } from 'kysely'
import { hasRoomIn, housesOf } from '#features/accommodation'
import { type AccountFilter, accounts } from '#features/identity'
import { hasOrderIn } from '#features/orders'
import { foremostPasses, type PassFilter } from '#features/passes'
import { hasTrainTicketIn } from '#features/train-tickets'
import type { Context } from '#platform/context'
import { readPage, type Sorting } from '#platform/database/keyset'
import type { PageAsked } from '#platform/door/paging'
import { foundIn, isAmong, isNearIn } from './searched-people.queries.ts'

const sortedBy = (by: 'users.id' | 'pass.user_id') =>
  ({ createdAt: [{ by: sql.ref(by), type: 'uuid' }] }) as const satisfies Readonly<Record<string, Sorting['keys']>>

const isOfPass = ({ pass, passTypeId }: PassFilter) => pass !== undefined || passTypeId !== undefined

/**
 * Ids begin with when an account was opened. Where passes are asked for, the walk is along an index of theirs, with the
 * account behind the filter: it is their own column that says where a page begins.
 */
export const peopleKeys = (filter: PassFilter) => sortedBy(isOfPass(filter) ? 'pass.user_id' : 'users.id')

interface OwnFilter {
  readonly q?: string | undefined
  readonly room?: 'none' | undefined
  readonly train?: 'none' | undefined
}

/** By each of what the list can be narrowed, as the features say it that know. */
export type PeopleFilter = Pick<PassFilter & AccountFilter & OwnFilter, PeopleFilterName>

export type PersonRow = Awaited<ReturnType<typeof readPeoplePage>>['rows'][number]

/** A page of those who have or had a pass or an order in the edition, in one statement. */
export const readPeoplePage = (context: Context, filter: PeopleFilter, asked: PageAsked) =>
  readPage(
    peopleOf(context, filter).$if(filter.q !== undefined, (people) =>
      people.select(isNearIn(context.editionId, filter.q ?? '').as('is_near')),
    ),
    asked,
    asked.after,
    asked.limit,
  )

export function peopleOf(context: Pick<Context, 'db' | 'editionId'>, { q, room, train, ...filter }: PeopleFilter) {
  const { editionId } = context
  return accounts(context, filter)
    .leftJoin(foremostPasses(context, filter).as('pass'), 'pass.user_id', 'users.id')
    .select([
      'pass.id as pass_id',
      'pass.state',
      'pass.reason',
      'pass.place',
      'pass.pass_type_id',
      'pass.created_at',
      'pass.name as pass_name',
      'pass.code_type',
    ])
    .select(({ ref }) => [
      housesOf(editionId, ref('users.id')).as('houses'),
      hasTrainTicketIn(editionId, ref('users.id')).as('has_train_ticket'),
    ])
    .where(({ eb, or, ref }) =>
      isOfPass(filter)
        ? eb('pass.id', 'is not', null)
        : or([eb('pass.id', 'is not', null), hasOrderIn(editionId, ref('users.id'))]),
    )
    .$if(room !== undefined, (people) => people.where(({ not, ref }) => not(hasRoomIn(editionId, ref('users.id')))))
    .$if(train !== undefined, (people) =>
      people.where(({ not, ref }) => not(hasTrainTicketIn(editionId, ref('users.id')))),
    )
    .$if(q !== undefined, (people) => people.where(isAmong(foundIn(editionId, q ?? ''))))
}

export async function countPeople(context: Pick<Context, 'db' | 'editionId'>, filter: PeopleFilter): Promise<number> {
  const { count } = await peopleOf(context, filter)
    .clearSelect()
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}
