import type { VipEvent } from '@foyer/contract/vip-events'

/** Whether somebody is asked for something: an answer, or money. */
export const isOpenQuestion = ({ attendance, can, isIgnored }: VipEvent): boolean =>
  !isIgnored && (attendance?.status === 'offered' || attendance?.status === 'held' || can.attend || can.wait)

/** What has a time to answer comes first, what does not take place last; the rest by when it begins. */
function rank({ attendance, cancelledAt }: VipEvent): number {
  if (cancelledAt !== null) return 2
  return attendance?.status === 'offered' || attendance?.status === 'held' ? 0 : 1
}

export const inOrder = (events: readonly VipEvent[]): VipEvent[] =>
  events.toSorted((a, b) => rank(a) - rank(b) || a.startsAt.localeCompare(b.startsAt))

/** When the first of the answers that have a time is due; null where none has. */
export function firstDue(events: readonly VipEvent[]): string | null {
  const due = events.flatMap(({ attendance }) => attendance?.offeredUntil ?? attendance?.holdExpiresAt ?? [])
  return due.toSorted()[0] ?? null
}
