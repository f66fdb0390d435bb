import type { CurrentEdition } from '#features/editions'
import { listRefundLines, type OrderRow } from '#features/orders'
import type { Context } from '#platform/context'
import { inLanguage } from '#platform/ground/texts'
import type { InvoiceDocument } from './invoice-document.ts'
import type { InvoiceRow } from './invoices.queries.ts'

interface SuppliedLine {
  readonly supplied_from: string | null
  readonly supplied_on: string | null
}

/**
 * When what a document is about is supplied (§ 14 (4) no. 6 UStG, article 226 (7) of Directive 2006/112/EC): a stay, a journey and a
 * place on days of their own, all else on the event's.
 */
export function suppliedDays(
  lines: readonly SuppliedLine[],
  { startsOn, endsOn }: Pick<CurrentEdition, 'startsOn' | 'endsOn'>,
): Pick<InvoiceDocument, 'suppliedFrom' | 'suppliedTo'> {
  const days = lines.flatMap(({ supplied_from: from, supplied_on: on }) =>
    from === null ? [startsOn, endsOn] : [from, on ?? endsOn],
  )
  const [suppliedFrom = startsOn] = days.toSorted()
  return { suppliedFrom, suppliedTo: days.toSorted().at(-1) ?? endsOn }
}

/** The lines of its order that a document is about: those that a refund gave back of, else those that it names. */
export async function linesBehind(
  context: Pick<Context, 'db'>,
  { refund_id, lines, locale }: InvoiceRow,
  order: OrderRow | undefined,
): Promise<readonly SuppliedLine[]> {
  if (refund_id !== null) return listRefundLines(context, refund_id)
  const named = new Set(lines.map(({ description }) => description))
  return (order?.lines ?? []).filter(({ description }) => named.has(inLanguage(description, locale)))
}
