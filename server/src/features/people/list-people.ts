import type { AttendeeType } from '@foyer/contract/attendee-types.schemas'
import type { ListedPerson, OtherPerson } from '@foyer/contract/office-people'
import { getEdition } from '#features/editions'
import { reasonOf } from '#features/passes'
import type { Context } from '#platform/context'
import { contentFor, type Reader, readerOf } from '#platform/ground/texts'
import type { PersonRow } from './people.queries.ts'

export async function presenterOfPeople(context: Context): Promise<(row: PersonRow) => ListedPerson> {
  const reader = readerOf(await getEdition(context), context.locale)
  return (row) => ({
    ...presentOther(row),
    category: row.attendee_type as AttendeeType | null,
    pass: presentPass(row, reader),
    houses: row.houses,
    hasTrainTicket: row.has_train_ticket,
  })
}

/** Somebody by their account alone. */
export const presentOther = (
  row: Pick<
    PersonRow,
    'id' | 'first_name' | 'last_name' | 'email' | 'company_name' | 'city' | 'tags' | 'account_created_at' | 'is_near'
  >,
): OtherPerson => ({
  uuid: row.id,
  name: `${row.first_name} ${row.last_name}`,
  email: row.email,
  company: row.company_name,
  city: row.city,
  tags: row.tags,
  createdAt: row.account_created_at.toISOString(),
  ...(row.is_near === true ? { isNear: true } : {}),
})

function presentPass(row: PersonRow, reader: Reader): ListedPerson['pass'] {
  const { pass_id, state, place, pass_type_id, code_type, created_at } = row
  // One is null where all are: of somebody without a pass.
  if (pass_id === null || state === null || place === null) return null
  if (pass_type_id === null || code_type === null || created_at === null) return null
  return {
    uuid: pass_id,
    status: state,
    reason: state === 'approved' ? null : reasonOf({ state, place, reason: row.reason, user_id: row.id }),
    passTypeId: pass_type_id,
    name: contentFor(row.pass_name, reader),
    codeType: code_type,
    createdAt: created_at.toISOString(),
  }
}
