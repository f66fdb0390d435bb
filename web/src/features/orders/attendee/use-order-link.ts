import { useState } from 'react'
import * as z from 'zod/mini'
import { keep, readKept } from '#platform/kept.ts'
import { keepPendingOrder, pendingOrder } from './pending-order.ts'

export const orderLinkPath = (uuid: string): string => `/sign-up/order/${uuid}`

/** The order that was opened by a link in this browser, and the secret that was given for the link. */
const KEY = 'foyer_opened_order'
const Opened = z.object({ uuid: z.string(), secret: z.string() })

function openedSecret(uuid: string): string | null {
  try {
    const opened = Opened.safeParse(JSON.parse(readKept('localStorage', KEY) ?? 'null'))
    return opened.success && opened.data.uuid === uuid ? opened.data.secret : null
  } catch {
    return null
  }
}

interface OrderLink {
  /** The secret that opens the order: of this tab, or of an earlier one of this browser. */
  readonly token: string | null
  /** The link's own, which nobody has used here yet. */
  readonly link: string | null
  /** @param secret what the link was used for. */
  open(secret: string): void
  /** What was kept opens nothing any more. */
  forget(): void
}

/**
 * The secret of a link to an order stays in the address until somebody uses it. What they are given for it is kept in this
 * browser: whoever follows the same link here again finds their order.
 */
export function useOrderLink(uuid: string): OrderLink {
  const [link] = useState(() => location.hash.slice(1) || null)
  const [token, setToken] = useState(() => {
    const pending = pendingOrder()
    return openedSecret(uuid) ?? (pending?.uuid === uuid ? pending.secret : null)
  })
  const path = orderLinkPath(uuid)
  return {
    token,
    link,
    open(secret) {
      keep('localStorage', KEY, JSON.stringify({ uuid, secret }))
      keepPendingOrder({ uuid, secret, next: path, back: path })
      history.replaceState(history.state, '', path)
      setToken(secret)
    },
    forget() {
      keep('localStorage', KEY, null)
      setToken(null)
    },
  }
}
