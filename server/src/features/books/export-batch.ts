import { Readable } from 'node:stream'
import type { exportBatch as exports } from '@foyer/contract/books'
import type { Input } from '@foyer/contract/kit/endpoint'
import { getEdition } from '#features/editions'
import type { Context } from '#platform/context'
import { BinaryAnswer } from '#platform/door/answers'
import { encoded, headOf, linesOf } from './datev.ts'
import { readNamedEntries } from './entries-with-names.ts'

/**
 * The entries of these days for an accountant's program: a page of them is in memory, however many there are. They are of the
 * edition's currency, since a batch knows no other without its rate.
 */
export async function exportBatch(context: Context, { query }: Input<typeof exports>) {
  const { currency } = await getEdition(context)
  async function* written() {
    yield encoded(headOf({ ...query, currency, now: context.now }))
    const which = { from: query.from, to: query.to, currency, isOfEditionAlone: query.entries === 'edition' }
    for await (const entry of readNamedEntries(context, which)) yield encoded(linesOf(entry, query.chart))
  }
  const fileName = `EXTF_Buchungsstapel_${query.from}_${query.to}.csv`
  return new BinaryAnswer('text/csv; charset=windows-1252', Readable.from(written()), { fileName })
}
