import { requests } from '@foyer/contract/kit/refusal'
import type { previewPassTypeChange as endpoint, PassTypePreview } from '@foyer/contract/office-pass-types'
import { PassTypeChange } from '@foyer/contract/office-pass-types.schemas'
import { acceptContent } from '#features/editions'
import type { Context } from '#platform/context'
import { refuse } from '#platform/door/refused'
import type { UseCase } from '#platform/door/serve'
import { assertSaleWindow } from './change-pass-type.ts'
import { presentOfficePassType } from './office-pass-type.ts'
import { readUnpaidOrders } from './office-pass-types.queries.ts'
import { isOnSale } from './pass-type-state.ts'
import { findPassTypeRow, type PassTypeRow } from './passes.queries.ts'
import { priceAt } from './price-phases.ts'

/**
 * What a change would do to those who are buying, asked of what decides it when they place: nothing is changed.
 * @throws Refused `requests/not-found`; InvalidInput.
 */
export async function previewPassTypeChange(
  context: Context,
  { params: { id }, body }: Parameters<UseCase<typeof endpoint>>[1],
): Promise<PassTypePreview> {
  const change = await acceptContent(context, PassTypeChange, body)
  const row = await findPassTypeRow(context, id)
  if (row === undefined) throw refuse(requests.notFound)
  const { onSaleFrom, onSaleUntil } = presentOfficePassType(row, context.now)
  assertSaleWindow({
    onSaleFrom: change.onSaleFrom === undefined ? onSaleFrom : change.onSaleFrom,
    onSaleUntil: change.onSaleUntil === undefined ? onSaleUntil : change.onSaleUntil,
  })
  const after = changedRow(row, change)
  const price = { before: priceAt(row, context.now), after: priceAt(after, context.now) }
  const { open, openNumbers, placed, placedNumbers } = await readUnpaidOrders(context, id)
  const stopsSelling = isOnSale(row, context.now) && !isOnSale(after, context.now)
  return {
    sold: row.sold,
    held: row.held,
    price,
    open: {
      count: open,
      numbers: [...openNumbers],
      becomes: stopsSelling ? 'not-sold' : price.before === price.after ? 'as-it-was' : 'priced-anew',
    },
    placed: { count: placed, numbers: [...placedNumbers] },
  }
}

/** A pass type as the change would leave it, as far as its price and its sale go. */
function changedRow(row: PassTypeRow, change: PassTypeChange) {
  const moment = (entered: string | null | undefined, was: Date | null) =>
    entered === undefined ? was : entered === null ? null : new Date(entered)
  return {
    ...row,
    price: change.price ?? row.price,
    price_phases: change.pricePhases ?? row.price_phases,
    on_sale_from: moment(change.onSaleFrom, row.on_sale_from),
    on_sale_until: moment(change.onSaleUntil, row.on_sale_until),
    is_hidden: change.isHidden ?? row.is_hidden,
  }
}
