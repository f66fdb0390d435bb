import type { PersonalData } from '#features/identity'
import { archiveOrders } from './archive-orders.ts'
import { endUnpaidOrders } from './end-unpaid-orders.ts'
import { beginBuyerErasure } from './erase-buyers.ts'
import { lockBeginning } from './locked-orders.queries.ts'
import {
  listOrdersBeingPaid,
  listRegistrationsInProgress,
  lockOrdersOfBoth,
  moveOrders,
} from './merge-buyers.queries.ts'

export const personalOrders: PersonalData<'orders' | 'orderNotes' | 'payments'> = {
  archive: (context, { userId }) => archiveOrders(context, userId),
  // What they begin in this moment, or staff for them, is there and ends with the rest, or is not begun.
  holdFirst: async (context, userId) => void (await lockBeginning(context, userId)),
  erase: async (context, leaver) => {
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
