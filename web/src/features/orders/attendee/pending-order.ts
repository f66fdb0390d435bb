import * as z from 'zod/mini'

const Pending = z.object({ uuid: z.string(), secret: z.nullable(z.string()), next: z.string() })
/** An order whose payment is under way, and where its payer goes once it is paid. */
export type PendingOrder = z.infer<typeof Pending>

const KEY = 'foyer_pending_order'

/** Kept for the way to the bank's page and back, in this tab only. */
export function keepPendingOrder(order: PendingOrder): void {
  sessionStorage.setItem(KEY, JSON.stringify(order))
}

export function pendingOrder(): PendingOrder | null {
  const text = sessionStorage.getItem(KEY)
  if (text === null) return null
  try {
    const parsed = Pending.safeParse(JSON.parse(text))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}
