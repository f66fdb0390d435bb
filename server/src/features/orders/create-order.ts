import type { LineKind } from '@foyer/contract/orders'
import type { CurrentEdition } from '#features/editions'
import type { Context } from '#platform/context'
import { uuidV7 } from '#platform/uuid'
import type { Buyer } from './buyer.ts'
import { deleteLines, insertLines, insertOrder, nextOrderNumber, updateOrder } from './orders.queries.ts'
import { decideTax, taxPrice } from './tax.ts'

/** A thing to sell: what it costs with domestic VAT, in minor units. */
export interface PricedThing {
  readonly kind: LineKind
  readonly reference: string
  readonly description: string
  readonly priceWithVat: number
}

export interface NewOrder {
  readonly holder: { readonly userId: string } | { readonly signUpId: string; readonly secretHash: string }
  readonly buyer: Buyer
  readonly things: readonly PricedThing[]
}

/** Writes down a new, open order. Prices come from the sellers; nothing a client says enters here. */
export async function createOrder(
  context: Context,
  edition: CurrentEdition,
  order: NewOrder,
): Promise<{ id: string; number: string }> {
  const id = uuidV7(context.now)
  const number = orderNumber(edition, await nextOrderNumber(context))
  const { lines, totals, reverseCharge } = priceLines(edition, order.buyer, order.things)
  const { holder } = order
  await insertOrder(context, {
    id,
    edition_id: edition.id,
    number,
    state: 'open',
    user_id: 'userId' in holder ? holder.userId : null,
    sign_up_id: 'signUpId' in holder ? holder.signUpId : null,
    secret_hash: 'secretHash' in holder ? holder.secretHash : null,
    locale: context.locale,
    buyer: JSON.stringify(order.buyer),
    reverse_charge: reverseCharge,
    currency: edition.currency,
    ...totals,
    created_at: context.now,
  })
  if (lines.length > 0)
    await insertLines(
      context,
      lines.map((line) => ({ ...line, order_id: id })),
    )
  return { id, number }
}

/** Replaces the lines of one kind in an open order and prices it anew. */
export async function replaceLines(
  context: Context,
  edition: CurrentEdition,
  order: { readonly id: string; readonly buyer: Buyer },
  kind: LineKind,
  things: readonly PricedThing[],
): Promise<void> {
  const { lines, totals, reverseCharge } = priceLines(edition, order.buyer, things)
  await deleteLines(context, order.id, kind)
  if (lines.length > 0)
    await insertLines(
      context,
      lines.map((line) => ({ ...line, order_id: order.id })),
    )
  await updateOrder(context, order.id, { ...totals, reverse_charge: reverseCharge })
}

function priceLines(edition: CurrentEdition, buyer: Buyer, things: readonly PricedThing[]) {
  const decision = decideTax(buyer, edition.tax)
  const lines = things.map((thing) => {
    const { net, tax, gross } = taxPrice(thing.priceWithVat, edition.tax.vatRate, decision)
    return {
      kind: thing.kind,
      reference: thing.reference,
      description: thing.description,
      quantity: 1,
      net,
      tax_rate_bp: decision.rate,
      tax,
      gross,
    }
  })
  const sum = (of: 'net' | 'tax' | 'gross') => lines.reduce((total, line) => total + line[of], 0)
  return {
    lines,
    totals: { net: sum('net'), tax: sum('tax'), total: sum('gross') },
    reverseCharge: decision.reverseCharge,
  }
}

/** `MS25-04817`: the product's first letters, the year, and a running number. */
function orderNumber(edition: CurrentEdition, running: number): string {
  return `${editionPrefix(edition)}-${String(running).padStart(5, '0')}`
}

export function editionPrefix(edition: Pick<CurrentEdition, 'product' | 'year'>): string {
  return `${edition.product.slice(0, 2).toUpperCase()}${String(edition.year).slice(-2)}`
}
