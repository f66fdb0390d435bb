import { postNamedLines } from '#features/ledger'
import type { ProcessContext } from '#platform/context'
import { listUnnamedLines, nameLine, sumSettled, type UnnamedLine } from './provider-lines.queries.ts'

/**
 * What somebody gave back at the provider was read before it proved to be a refund of ours: it is booked as that from now on, by
 * a counter entry. A refund that somebody paid in another way takes of it what it needs, and no more than that.
 */
export async function nameLines(given: ProcessContext, provider: string): Promise<void> {
  await given.inTransaction(async (context) => {
    const named: (UnnamedLine & { readonly isSettled: boolean })[] = []
    for (const line of await listUnnamedLines(context, provider)) {
      const { refund } = line
      if (refund === null) continue
      const { id, amount, isSettled } = refund
      if (isSettled && (await sumSettled(context, id)) - line.amount > amount) continue
      await nameLine(context, line.id, isSettled ? { settled_refund: id } : { refund_id: id })
      named.push({ ...line, isSettled })
    }
    await postNamedLines(context, named)
  })
}
