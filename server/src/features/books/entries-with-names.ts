import { documentsNamed } from '#features/invoices'
import { type BookedEntry, type EntriesAsked, readEntryPage } from '#features/ledger'
import { ordersNumbered } from '#features/orders'
import type { Context } from '#platform/context'
import { readRows } from '#platform/database/keyset'

/** An entry with the numbers that people know its document, whom that is to, and its order by. */
export interface NamedEntry extends BookedEntry {
  readonly document:
    | { readonly number: string; readonly reverse_charge: boolean; readonly vat_id: string | null }
    | undefined
  readonly order: string | undefined
}

/** The entries that are asked for, the oldest first, a page of them at a time. */
export function readNamedEntries(context: Context, which: EntriesAsked): AsyncIterable<NamedEntry> {
  return readRows(
    async (after, limit) => {
      const { rows, next } = await readEntryPage(context, which, { after, limit })
      const ids = rows.flatMap(({ cause_kind, cause_id }) => (cause_kind === 'document' ? [cause_id] : []))
      const orderIds = rows.flatMap(({ order_id }) => order_id ?? [])
      const [documents, orders] = await Promise.all([documentsNamed(context, ids), ordersNumbered(context, orderIds)])
      const named = rows.map((row) => ({
        ...row,
        document: documents.get(row.cause_id),
        order: orders.get(row.order_id ?? ''),
      }))
      return { rows: named, next }
    },
    (row) => row,
  )
}
