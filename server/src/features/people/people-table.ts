import { getEdition } from '#features/editions'
import type { Context } from '#platform/context'
import { readRows, type WholeList } from '#platform/database/keyset'
import { contentFor, readerOf } from '#platform/ground/texts'
import { countPeople, type PeopleFilter, type PersonRow, peopleKeys, readPeoplePage } from './people.queries.ts'

/** What the list of people shows, all of it, the oldest account first: a page of it is in memory. */
export function peopleTable(context: Context, filter: PeopleFilter): WholeList<PersonLine> {
  const pages = { keys: peopleKeys(filter).createdAt, isDescending: false }
  return {
    async *lines() {
      const reader = readerOf(await getEdition(context), context.locale)
      const nameOf = (row: PersonRow) => (row.pass_id === null ? null : contentFor(row.pass_name, reader))
      yield* readRows(
        (after, limit) => readPeoplePage(context, filter, { ...pages, after, limit }),
        (row) => personLine(row, nameOf(row)),
      )
    },
    count: () => countPeople(context, filter),
  }
}

type PersonLine = ReturnType<typeof personLine>

const personLine = (row: PersonRow, pass: string | null) => ({
  name: `${row.first_name} ${row.last_name}`,
  email: row.email,
  company: row.company_name,
  tags: row.tags.join('; '),
  pass,
  passStatus: row.state,
  passSince: row.created_at,
  room: row.houses,
  trainTicket: row.has_train_ticket,
  accountSince: row.account_created_at,
})
