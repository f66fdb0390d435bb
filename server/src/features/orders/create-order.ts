import type { OrderPurpose } from '@foyer/contract/orders'
import type { CurrentEdition } from '#features/editions'
import type { Context } from '#platform/context'
import { uuidV7 } from '#platform/ground/uuid'
import type { Buyer } from './buyer.ts'
import { insertLines, insertOrder, nextOrderNumber } from './orders.queries.ts'
import { type PricedThing, priceThing, sumLines } from './price-order.ts'
import { decideTax } from './tax.ts'

export interface NewOrder {
  readonly purpose: OrderPurpose
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
  const lines = order.things.map((thing) => lineOf(context, edition, order.buyer, thing))
  const { holder } = order
  await insertOrder(context, {
    id,
    edition_id: edition.id,
    number,
    purpose: order.purpose,
    state: 'open',
    user_id: 'userId' in holder ? holder.userId : null,
    sign_up_id: 'signUpId' in holder ? holder.signUpId : null,
    secret_hash: 'secretHash' in holder ? holder.secretHash : null,
    locale: context.locale,
    buyer: JSON.stringify(order.buyer),
    reverse_charge: decideTax(order.buyer, edition.tax).reverseCharge,
    currency: edition.currency,
    ...sumLines(lines),
    created_at: context.now,
  })
  if (lines.length > 0)
    await insertLines(
      context,
      lines.map((line) => ({ ...line, order_id: id })),
    )
  return { id, number }
}

/** A line as the buyer pays it. */
export function lineOf({ sellables }: Context, edition: CurrentEdition, buyer: Buyer, thing: PricedThing) {
  const { priceWithVat } = thing
  const { taxClass } = sellables[thing.kind]
  return {
    kind: thing.kind,
    reference: thing.reference,
    description: JSON.stringify(thing.description),
    summary: JSON.stringify(thing.summary),
    code_type: thing.codeType ?? null,
    quantity: 1,
    price_with_vat: priceWithVat,
    ...priceThing(edition, buyer, { taxClass, priceWithVat }),
  }
}

/** `MS25-04817`: the edition's code and a running number. */
function orderNumber(edition: CurrentEdition, running: number): string {
  return `${edition.code}-${String(running).padStart(5, '0')}`
}
