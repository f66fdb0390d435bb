import { listDueOpenings, openSaleNow } from '#features/editions'
import { inEdition, type ProcessContext } from '#platform/context'
import { readSetup } from './present-setup.ts'

/** Opens each sale whose time has come and that misses nothing. What misses something is looked at again. */
export async function openSales(context: ProcessContext): Promise<void> {
  for (const editionId of await listDueOpenings(context))
    await inEdition(context, editionId).inTransaction(async (inner) => {
      const { checklist } = await readSetup(inner)
      if (!checklist.every(({ isDone }) => isDone)) return
      if (await openSaleNow(inner)) inner.changed('passes')
    })
}
