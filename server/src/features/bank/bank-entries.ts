import type { BankEntry } from '@foyer/contract/bank'
import type { Context } from '#platform/context'
import { awaitedOrders } from './awaited-orders.ts'
import type { EntryRow } from './bank.queries.ts'
import { openMatcher } from './match-entry.ts'

/** Presents entries with the orders of the edition that they may be for. */
export async function presenterOfEntries(context: Context): Promise<(row: EntryRow) => BankEntry> {
  const match = openMatcher(await awaitedOrders(context))
  return (row) => {
    const money = (amount: number) => ({ amount, currency: row.currency })
    const left = row.amount - row.allocated - row.sent_back
    const entry = { left, currency: row.currency, payerName: row.payer_name, remittance: row.remittance }
    return {
      uuid: row.id,
      bookedOn: row.booked_on,
      amount: money(row.amount),
      left: money(left),
      sentBack: money(row.sent_back),
      payerName: row.payer_name,
      remittance: row.remittance,
      source: row.source,
      allotments: row.allotments.map(({ order_id, number, edition_id, amount }) => ({
        order: { uuid: order_id, number, editionId: edition_id },
        amount: money(amount),
      })),
      suggestions: match(entry).map(({ order: { order, number, due, names }, confidence }) => ({
        order: {
          uuid: order.id,
          number,
          buyer: names.filter((name) => name !== null).join(', '),
          due: { amount: due, currency: order.currency },
          isExpired: order.state === 'expired',
        },
        confidence,
      })),
    }
  }
}
