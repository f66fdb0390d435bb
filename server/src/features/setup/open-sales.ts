import { listDueOpenings, openSaleNow } from '#features/editions'
import { type Context, inEdition, type ProcessContext } from '#platform/context'
import { eachByItself } from '#platform/jobs/each-by-itself'
import { readSetup } from './present-setup.ts'

/**
 * Opens each sale whose time has come and that misses nothing. What misses something is looked at again.
 * @throws AggregateError of the editions whose could not be, after all the others were looked at.
 */
export async function openSales(context: ProcessContext): Promise<void> {
  await eachByItself(
    await listDueOpenings(context),
    (editionId) => `edition ${editionId}`,
    (editionId) => inEdition(context, editionId).inTransaction(openDueSale),
  )
}

async function openDueSale(context: Context): Promise<void> {
  const { checklist } = await readSetup(context)
  if (!checklist.every(({ isDone }) => isDone)) return
  if (await openSaleNow(context)) context.changed('passes')
}
