import { type Order, readCurrentOrder, readOrder } from '@foyer/contract/orders'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { unpaidOrdersQuery } from '#features/orders'
import { query } from '#platform/api.ts'
import { useAppNow } from '#platform/app-clock.ts'
import { isOverdue, lostLines } from './held-order.ts'

/** How often the outcome of a payment is asked for, in milliseconds. */
const PENDING_MS = 2000
/** The server gives back what is held some seconds after its time; it is asked this often until it has, in milliseconds. */
const OVERDUE_MS = 5000

/**
 * The order that the checkout is about: the one in the address, else the one in progress, else the newest that waits.
 * One that ended while it was looked at stays, so that the page can say what became of it.
 */
export function useShownOrder(wanted: string | undefined) {
  const client = useQueryClient()
  const now = useAppNow(1000)
  const [seen, setSeen] = useState<string | null>(null)
  const pace = (order: Order | null | undefined) =>
    order?.paymentPending === true ? PENDING_MS : isOverdue(order, now) ? OVERDUE_MS : (false as const)
  const current = useQuery({
    ...query(readCurrentOrder),
    // It may have been changed in another tab: nobody pays what was known a while ago.
    staleTime: 0,
    refetchInterval: ({ state }) => (wanted === undefined ? pace(state.data) : false),
  })
  const unpaid = useQuery({ ...unpaidOrdersQuery, enabled: wanted === undefined && current.data === null })
  const inProgress = current.data?.uuid ?? null
  // Where no registration is in progress, an upgrade or a dearer stay that was left is what there is to pay.
  const beside = unpaid.data?.[0]?.uuid ?? null
  const first = inProgress ?? (seen === null ? beside : null)
  if (wanted === undefined && first !== null && first !== seen) setSeen(first)
  const ended = inProgress === null ? seen : null
  const uuid = wanted ?? ended
  const named = useQuery({
    ...query(readOrder, { params: { uuid: uuid ?? '' } }),
    enabled: uuid !== null,
    staleTime: 0,
    refetchInterval: ({ state }) => pace(state.data),
  })
  // That there is no registration is no answer yet.
  const isLooking = uuid === null && current.data === null && unpaid.data === undefined
  const shown = uuid !== null ? named : isLooking ? unpaid : current
  const order = uuid !== null ? named.data : isLooking ? undefined : current.data
  const isLate = isOverdue(order, now)
  const [late, setLate] = useState<Order | null>(null)
  if (isLate && order != null && late !== order) setLate(order)
  const replace = (order: Order) => {
    client.setQueryData(query(readOrder, { params: { uuid: order.uuid } }).queryKey, order)
    if (order.uuid === inProgress) client.setQueryData(query(readCurrentOrder).queryKey, order)
  }
  return {
    /** undefined: not known yet; null: there is none. */
    order,
    error: shown.error,
    refetch: shown.refetch,
    replace,
    /** What was given back because its time was over, while the rest of the order stayed. */
    lost: lostLines(late, order ?? null),
  }
}
