import type { Order } from '@foyer/contract/orders'

/** Whether what the order holds is past its time. */
export function isOverdue(order: Pick<Order, 'holdExpiresAt'> | null | undefined, now: Date): boolean {
  return order?.holdExpiresAt != null && Date.parse(order.holdExpiresAt) <= now.getTime()
}

/** What was in the order when its time was over, and is no more. */
export function lostLines(late: Order | null, order: Order | null): readonly string[] {
  if (late === null || order === null || late.uuid !== order.uuid || order.status !== 'open') return []
  return late.lines
    .filter(({ id }) => !order.lines.some((line) => line.id === id))
    .map(({ description }) => description)
}
