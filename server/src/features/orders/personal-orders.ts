import type { PersonalData } from '#features/identity'
import { endUnpaidOrders } from './end-unpaid-orders.ts'
import { beginBuyerErasure } from './erase-buyers.ts'
import { showOrder } from './order-terms.ts'
import { listOrdersOfUser } from './orders.queries.ts'

export const personalOrders: PersonalData<'orders'> = {
  archive: async (context, { userId }) => {
    const orders = await listOrdersOfUser(context, userId)
    return { orders: await Promise.all(orders.map((order) => showOrder(context, order))) }
  },
  erase: async (context, leaver) => {
    await endUnpaidOrders(context, leaver)
    await beginBuyerErasure(context, leaver)
  },
}
