import type { Context, ProcessContext } from '#platform/context'
import { eachByItself, pageByPage } from '#platform/jobs/each-by-itself'
import { eraseBuyer, listOrdersToErase, markForErasure, type OrderHolders } from './orders.erasure.queries.ts'

/**
 * Begins to take a person out of their orders; `eraseBuyers` does it, at once where nothing stands against it.
 * @returns the hashes of the secrets that opened the orders.
 */
export async function beginBuyerErasure(context: Context, holders: OrderHolders): Promise<string[]> {
  const marked = await markForErasure(context, holders)
  await context.enqueue('erase-buyers', {})
  return marked.flatMap((row) => (row.secret_hash === null ? [] : [row.secret_hash]))
}

/**
 * Takes the buyers out of orders whose holders are gone. An order that was paid has its invoice written first: the
 * invoice must name its buyer for ten years (Abgabenordnung, section 147), the order need not. While a payment is
 * under way the buyer stays.
 */
export async function eraseBuyers(
  context: ProcessContext,
  writeInvoice: (context: ProcessContext, orderId: string) => Promise<void>,
): Promise<void> {
  await eachByItself(
    pageByPage((page) => listOrdersToErase(context, page)),
    ({ id }) => id,
    async ({ id }) => {
      await writeInvoice(context, id)
      await context.inTransaction((inner) => eraseBuyer(inner, id))
    },
  )
}
