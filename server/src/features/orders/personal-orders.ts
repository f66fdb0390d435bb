import type { PersonalData } from '#features/identity'
import { endUnpaidOrders } from './end-unpaid-orders.ts'
import { beginBuyerErasure } from './erase-buyers.ts'
import { lockBeginning } from './locked-orders.queries.ts'
import {
  listOrdersBeingPaid,
  listRegistrationsInProgress,
  lockOrdersOfBoth,
  moveOrders,
} from './merge-buyers.queries.ts'
import { showOrder } from './order-terms.ts'
import { listOrdersOfUser } from './orders.queries.ts'

export const personalOrders: PersonalData<'orders'> = {
  archive: async (context, { userId }) => {
    const orders = await listOrdersOfUser(context, userId)
    return { orders: await Promise.all(orders.map((order) => showOrder(context, order))) }
  },
  erase: async (context, leaver) => {
    // What they begin in this moment is there and ends with the rest, or is not begun.
    await lockBeginning(context, leaver.userId)
    await endUnpaidOrders(context, leaver)
    await beginBuyerErasure(context, leaver)
  },
  hold: async (context, merging) => void (await lockOrdersOfBoth(context, merging)),
  obstacles: async (context, merging) => [
    ...(await listOrdersBeingPaid(context, merging)).map(({ edition_id, number }) => ({
      kind: 'paying' as const,
      editionId: edition_id,
      what: number,
    })),
    ...(await listRegistrationsInProgress(context, merging)).map(({ edition_id, number, other_number }) => ({
      kind: 'order' as const,
      editionId: edition_id,
      what: `${number}, ${other_number}`,
    })),
  ],
  merge: async (context, merging) => void (await moveOrders(context, merging)),
}
