import type { BankEntry } from '@foyer/contract/bank'
import * as z from 'zod/mini'
import { Buyer, listOrdersForTransfer } from '#features/orders'
import type { Context } from '#platform/context'
import { allottedTo, type EntryRow } from './bank.queries.ts'
import { matchEntry } from './match-entry.ts'

/** Money for an order that ran out may still come for so long; in milliseconds. */
const LATE_MS = 60 * 24 * 60 * 60_000

/** Presents entries with the orders of the edition that they may be for. */
export async function presenterOfEntries(context: Context): Promise<(row: EntryRow) => BankEntry> {
  const orders = await listOrdersForTransfer(context, new Date(context.now.getTime() - LATE_MS))
  const given = await allottedTo(
    context,
    orders.map(({ id }) => id),
  )
  const awaited = orders.map((order) => {
    const { name, company } = z.parse(Buyer, order.buyer)
    const due = order.total - (given.get(order.id) ?? 0)
    return { order, number: order.number, due, currency: order.currency, names: [name, company] }
  })
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
      allotments: row.allotments.map(({ order_id, number, amount }) => ({
        order: { uuid: order_id, number },
        amount: money(amount),
      })),
      suggestions: matchEntry(entry, awaited).map(({ order: { order, number, due, names }, confidence }) => ({
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
