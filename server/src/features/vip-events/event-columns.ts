import type { NewVipEvent } from '@foyer/contract/new-vip-event.schemas'

/** An event as its row has it. */
export const columnsOf = ({ dressCode, openTo, ...event }: NewVipEvent) => ({
  name: JSON.stringify(event.name),
  description: JSON.stringify(event.description),
  venue: JSON.stringify(event.place),
  dress_code: dressCode === null ? null : JSON.stringify(dressCode),
  invited_by: event.invitedBy,
  starts_at: event.startsAt,
  ends_at: event.endsAt,
  open_to: [...new Set(openTo)],
  price: event.price,
  capacity: event.capacity,
  has_plus_one: event.hasPlusOne,
  answer_hours: event.answerHours,
  withdraw_before: event.withdrawBefore,
})
