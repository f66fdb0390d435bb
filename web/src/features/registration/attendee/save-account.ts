import { deleteAddress, readUser, updateUser } from '@foyer/contract/identity'
import { readCurrentOrder } from '@foyer/contract/orders'
import type { QueryClient } from '@tanstack/react-query'
import { query, send } from '#platform/api.ts'
import { saveAddress } from '#platform/own-address.tsx'
import type { AccountChanges, SavedAccount } from './account-changes.ts'
import { billingQuery, shippingQuery } from './use-registration.ts'

/** Sends what changed, one after the other, and tells what the server knows then. What arrived is not sent again. */
export async function saveAccount(
  changes: AccountChanges,
  known: { current: SavedAccount },
  client: QueryClient,
): Promise<void> {
  if (Object.keys(changes.person).length > 0) {
    const user = await send(updateUser, { body: changes.person })
    known.current = { ...known.current, person: user }
    client.setQueryData(query(readUser).queryKey, user)
  }
  if (changes.billing !== null) {
    const billing = await saveAddress('billingAddress', changes.billing, known.current.billing === null)
    known.current = { ...known.current, billing }
    client.setQueryData(billingQuery.queryKey, billing)
  }
  if (changes.shipping !== null) {
    const shipping = await saveAddress('shippingAddress', changes.shipping, known.current.shipping === null)
    known.current = { ...known.current, shipping }
    client.setQueryData(shippingQuery.queryKey, shipping)
  }
  if (changes.removesShipping && known.current.shipping !== null) {
    await send(deleteAddress, { params: { id: String(known.current.shipping.id) } })
    known.current = { ...known.current, shipping: null }
    client.setQueryData(shippingQuery.queryKey, null)
  }
  // Country and VAT ID decide the taxes of what is in the order.
  await client.invalidateQueries({ queryKey: [readCurrentOrder.id] })
}
