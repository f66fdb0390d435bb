import { listUnpaidOrders } from '@foyer/contract/orders'
import { query } from '#platform/api.ts'

/** What waits to be paid, newest first. Asked anew by each page that shows it: it begins and ends on many. */
export const unpaidOrdersQuery = { ...query(listUnpaidOrders), staleTime: 0 }
