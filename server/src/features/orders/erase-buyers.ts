import { type Context, inEdition, type ProcessContext } from '#platform/context'
import { eachByItself, pageByPage } from '#platform/jobs/each-by-itself'
import { forgetCallers } from '#platform/jobs/forget'
import { eraseBuyer, listOrdersToErase, markForErasure, type OrderHolders } from './orders.erasure.queries.ts'

/**
 * Begins to take a person out of their orders; `eraseBuyers` does it, at once where nothing stands against it. Answers
 * that were given to the secrets of these orders are forgotten.
 */
export async function beginBuyerErasure(context: Context, holders: OrderHolders): Promise<void> {
  const marked = await markForErasure(context, holders)
  await context.enqueue('erase-buyers', {})
  const secrets = marked.flatMap((row) => (row.secret_hash === null ? [] : [row.secret_hash]))
  await forgetCallers(context, secrets)
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
    async ({ id, edition_id }) => {
      await writeInvoice(inEdition(context, edition_id), id)
      await context.inTransaction((inner) => eraseBuyer(inner, id))
    },
  )
}
