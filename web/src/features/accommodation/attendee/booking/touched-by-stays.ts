import { listAccommodations, listRooms, readAvailability } from '@foyer/contract/accommodation'
import { listBookings } from '@foyer/contract/bookings'
import { listInvoices } from '@foyer/contract/invoices'
import { readCurrentOrder, readOrder } from '@foyer/contract/orders'

/** What is read anew once a booking was changed or cancelled: its money, its papers, and the nights that others see. */
export const touchedByStays = [
  listBookings,
  readCurrentOrder,
  readOrder,
  listInvoices,
  listAccommodations,
  listRooms,
  readAvailability,
]
