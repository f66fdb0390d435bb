import {
  eventEndsFirstMessage,
  type NewVipEvent,
  withdrawnAfterStartMessage,
} from '@foyer/contract/new-vip-event.schemas'
import { InvalidInput } from '#platform/door/problem'

/** @throws InvalidInput where an event would end before it begins, or be given back after that. */
export function assertTimes({
  startsAt,
  endsAt,
  withdrawBefore,
}: Pick<NewVipEvent, 'startsAt' | 'endsAt' | 'withdrawBefore'>): void {
  if (Date.parse(endsAt) <= Date.parse(startsAt))
    throw new InvalidInput([{ path: 'endsAt', message: eventEndsFirstMessage }])
  if (Date.parse(withdrawBefore) > Date.parse(startsAt))
    throw new InvalidInput([{ path: 'withdrawBefore', message: withdrawnAfterStartMessage }])
}
