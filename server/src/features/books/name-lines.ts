import { postNamedLines } from '#features/ledger'
import { lockRefund } from '#features/orders'
import type { Context, ProcessContext } from '#platform/context'
import { eachByItself } from '#platform/jobs/each-by-itself'
import { listUnnamedLines, lockUnnamedLine, nameLine, sumSettled, type UnnamedLine } from './provider-lines.queries.ts'

/**
 * What somebody gave back at the provider was read before it proved to be a refund of ours: it is booked as that from now on, by
 * a counter entry. A refund that somebody paid in another way takes of it what it needs, and no more than that.
 * @throws AggregateError of the lines that could not be named, after all the others were.
 */
export async function nameLines(context: ProcessContext, provider: string): Promise<void> {
  await eachByItself(
    await listUnnamedLines(context, provider),
    ({ id }) => `line ${id}`,
    (line) => context.inTransaction((inner) => nameOne(inner, line)),
  )
}

/** Whoever names lines of the same refund at this moment waits: what they named counts for how much it still needs. */
async function nameOne(context: Context, { id, refund: found }: UnnamedLine): Promise<void> {
  await lockRefund(context, found.id)
  const line = await lockUnnamedLine(context, id)
  if (line?.refund.id !== found.id) return
  const { isSettled, amount } = line.refund
  if (isSettled && (await sumSettled(context, found.id)) - line.amount > amount) return
  await nameLine(context, id, isSettled ? { settled_refund: found.id } : { refund_id: found.id })
  await postNamedLines(context, [{ ...line, isSettled }])
}
