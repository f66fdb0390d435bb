import { eventEndsFirstMessage, NewVipEvent, withdrawnAfterStartMessage } from '@foyer/contract/new-vip-event.schemas'
import { acceptContent } from '#features/editions'
import type { OfficeContext } from '#platform/context'
import { InvalidInput } from '#platform/door/problem'
import { insertEvent } from './vip-events.queries.ts'

/**
 * Sets up a VIP event of the context's edition.
 * @returns its id.
 * @throws InvalidInput
 */
export async function createVipEvent(context: OfficeContext, entered: NewVipEvent): Promise<number> {
  const event = await acceptContent(context, NewVipEvent, entered)
  const { startsAt, endsAt, withdrawBefore, dressCode } = event
  if (Date.parse(endsAt) <= Date.parse(startsAt))
    throw new InvalidInput([{ path: 'endsAt', message: eventEndsFirstMessage }])
  if (Date.parse(withdrawBefore) > Date.parse(startsAt))
    throw new InvalidInput([{ path: 'withdrawBefore', message: withdrawnAfterStartMessage }])
  const { id } = await insertEvent(context, {
    edition_id: context.editionId,
    name: JSON.stringify(event.name),
    description: JSON.stringify(event.description),
    venue: JSON.stringify(event.place),
    dress_code: dressCode === null ? null : JSON.stringify(dressCode),
    invited_by: event.invitedBy,
    starts_at: startsAt,
    ends_at: endsAt,
    open_to: [...new Set(event.openTo)],
    price: event.price,
    capacity: event.capacity,
    has_plus_one: event.hasPlusOne,
    answer_hours: event.answerHours,
    withdraw_before: withdrawBefore,
  })
  return id
}
