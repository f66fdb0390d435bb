import { useState } from 'react'
import { keepPendingOrder, pendingOrder } from './pending-order.ts'

export const orderLinkPath = (uuid: string): string => `/sign-up/order/${uuid}`

/** The secret of a link to an order: taken out of the address at once, and kept in this tab for a reload. */
export function useOrderLink(uuid: string): string | null {
  const [secret] = useState(() => {
    const given = location.hash.slice(1)
    if (given === '') {
      const kept = pendingOrder()
      return kept?.uuid === uuid ? kept.secret : null
    }
    const path = orderLinkPath(uuid)
    keepPendingOrder({ uuid, secret: given, next: path, back: path })
    history.replaceState(history.state, '', path)
    return given
  })
  return secret
}
