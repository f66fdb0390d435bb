import type { PersonalData } from '#features/identity'
import { listOrdersOfUser } from '#features/orders'
import { listInvoicesOfOrders } from './invoices.queries.ts'
import { presentInvoice } from './invoices.routes.ts'

/** Invoices name their buyer for ten years, whoever leaves (Abgabenordnung, section 147). */
export const personalInvoices: PersonalData<'invoices'> = {
  archive: async (context, { userId }) => {
    const orders = await listOrdersOfUser(context, userId)
    const rows = await listInvoicesOfOrders(
      context,
      orders.map(({ id }) => id),
    )
    return { invoices: rows.map((row) => presentInvoice(row, context.locale)) }
  },
  erase: async () => {},
  // They name their order, and whoever they were issued to.
  obstacles: async () => [],
  merge: async () => {},
}
