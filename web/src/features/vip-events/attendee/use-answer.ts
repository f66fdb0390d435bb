import { listUnpaidOrders, readCurrentOrder } from '@foyer/contract/orders'
import {
  attendVipEvent,
  ignoreVipEvent,
  listVipEvents,
  showVipEvent,
  type VipEvent,
  withdrawFromVipEvent,
} from '@foyer/contract/vip-events'
import { ownWords, useCommand } from '#platform/command.ts'
import { goOnAt } from '#ui/focus-heading.ts'

const refreshes = [listVipEvents, readCurrentOrder, listUnpaidOrders]

/** The heading of an event's card. */
export const headingId = (id: number): string => `vip-event-${id}`

/** The four things that one can say of an event; the page says how each went, beside the event. */
export function useAnswer({ id }: Pick<VipEvent, 'id'>) {
  const attend = useCommand(attendVipEvent, { ...ownWords, refreshes })
  const withdraw = useCommand(withdrawFromVipEvent, { ...ownWords, refreshes })
  const ignore = useCommand(ignoreVipEvent, { ...ownWords, refreshes: [listVipEvents] })
  const show = useCommand(showVipEvent, { ...ownWords, refreshes: [listVipEvents] })
  const params = { id: String(id) }
  const thenFocus = <Answer>(answered: Promise<Answer>): Promise<Answer> =>
    answered.finally(() => goOnAt(headingId(id)))
  return {
    attend: (guest: string | null) => thenFocus(attend.mutateAsync({ params, body: { guest } })),
    withdraw: () => thenFocus(withdraw.mutateAsync({ params })),
    ignore: () => ignore.mutateAsync({ params }),
    show: () => thenFocus(show.mutateAsync({ params })),
    /** Whoever is asked anew has read why it failed. */
    forget: () => {
      for (const said of [attend, withdraw, ignore, show]) said.reset()
    },
    isAttending: attend.isPending,
    isWithdrawing: withdraw.isPending,
    isIgnoring: ignore.isPending,
    isShowing: show.isPending,
    /** What went wrong last, whichever of them it was. */
    error: attend.error ?? withdraw.error ?? ignore.error ?? show.error,
  }
}
