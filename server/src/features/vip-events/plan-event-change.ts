import type { NewVipEvent } from '@foyer/contract/new-vip-event.schemas'
import {
  alreadyCancelled,
  fewerThanTaken,
  type OfficeVipEvent,
  priceWasOffered,
  returnWasPromised,
  stillInvited,
  type VipEventChange,
} from '@foyer/contract/office-vip-events'
import type { Context } from '#platform/context'
import { refuse } from '#platform/door/refused'
import { assertTimes } from './event-times.ts'
import { type Answered, countAnswers } from './office-answers.queries.ts'

export interface PlannedChange {
  readonly after: OfficeVipEvent
  readonly answered: Answered
  /** Whoever answered is told where and when it is held now. */
  readonly isMoved: boolean
}

/**
 * What an event would be, and that nobody who answered is promised less by it: asked before a change and before its
 * preview alike.
 * @param before as it is: locked, by whoever changes it.
 * @throws Refused `vip-events/…`; InvalidInput.
 */
export async function planEventChange(
  context: Context,
  before: OfficeVipEvent,
  { version: _version, ...change }: VipEventChange,
): Promise<PlannedChange> {
  if (before.cancelledAt !== null) throw refuse(alreadyCancelled)
  const after = { ...before, ...definedOf(change) }
  assertTimes(after)
  const { openTo } = after
  const answered = await countAnswers(
    context,
    before.id,
    before.openTo.filter((type) => !openTo.includes(type)),
  )
  assertPromises(before, after, answered)
  return { after, answered, isMoved: Date.parse(after.endsAt) > context.now.getTime() && isElsewhere(before, after) }
}

function assertPromises(before: OfficeVipEvent, after: OfficeVipEvent, answered: Answered): void {
  const taken = before.held + before.taken
  if (after.capacity < taken) throw refuse(fewerThanTaken, { taken })
  if (after.price > before.price && answered.offered > 0) throw refuse(priceWasOffered, { offered: answered.offered })
  // What begins earlier can be given back until then at most.
  const promised = Math.min(Date.parse(before.withdrawBefore), Date.parse(after.startsAt))
  if (answered.paying > 0 && Date.parse(after.withdrawBefore) < promised)
    throw refuse(returnWasPromised, { until: new Date(promised).toISOString() })
  if (answered.of_types > 0) throw refuse(stillInvited, { people: answered.of_types })
}

const isElsewhere = (before: OfficeVipEvent, after: OfficeVipEvent): boolean =>
  Date.parse(before.startsAt) !== Date.parse(after.startsAt) ||
  Date.parse(before.endsAt) !== Date.parse(after.endsAt) ||
  isWrittenAnew(before.place, after.place)

/** A language more moves nobody. */
const isWrittenAnew = (before: NewVipEvent['place'], after: NewVipEvent['place']): boolean =>
  Object.entries(before).some(([locale, text]) => locale in after && after[locale as keyof typeof after] !== text)

const definedOf = <T extends object>(change: T) =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) as Partial<OfficeVipEvent>
