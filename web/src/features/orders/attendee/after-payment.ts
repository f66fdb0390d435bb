import { listBookings } from '@foyer/contract/bookings'
import { listInvoices } from '@foyer/contract/invoices'
import { listUnpaidOrders, readCurrentOrder, readOrder } from '@foyer/contract/orders'
import { readPass, readPassCode } from '@foyer/contract/passes'
import type { listTrainTickets } from '@foyer/contract/train-tickets'
import type { QueryClient } from '@tanstack/react-query'

const changed = [readCurrentOrder, listUnpaidOrders, readOrder, readPass, readPassCode, listBookings, listInvoices]

/** By its name alone: whoever pays for something else loads nothing of it. */
const trainTickets: (typeof listTrainTickets)['id'] = 'trainTickets.listTrainTickets'

/** Once an order is paid, cancelled or gone, what was known about pass, stays, train ticket and invoices is asked for again. */
export async function refreshPurchases(client: QueryClient): Promise<void> {
  const ids = [...changed.map(({ id }) => id), trainTickets]
  await Promise.all(ids.map((id) => client.invalidateQueries({ queryKey: [id] })))
}
