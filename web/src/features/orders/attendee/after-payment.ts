import { listBookings } from '@foyer/contract/bookings'
import { listInvoices } from '@foyer/contract/invoices'
import { listUnpaidOrders, readCurrentOrder, readOrder } from '@foyer/contract/orders'
import { readPass, readPassCode } from '@foyer/contract/passes'
import type { QueryClient } from '@tanstack/react-query'

const changed = [readCurrentOrder, listUnpaidOrders, readOrder, readPass, readPassCode, listBookings, listInvoices]

/** Once an order is paid, cancelled or gone, what was known about pass, stays and invoices is asked for again. */
export async function refreshPurchases(client: QueryClient): Promise<void> {
  await Promise.all(changed.map((read) => client.invalidateQueries({ queryKey: [read.id] })))
}
