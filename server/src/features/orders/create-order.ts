import type { OrderPurpose } from '@foyer/contract/orders'
import type { CurrentEdition } from '#features/editions'
import type { Context } from '#platform/context'
import { Busy } from '#platform/ground/turns'
import { uuidV7 } from '#platform/ground/uuid'
import type { Buyer } from './buyer.ts'
import { insertLines, insertOrder, type OrderRow } from './orders.queries.ts'
import { bearsReverseCharge, type PricedThing, priceThing, sumLines } from './price-order.ts'

export interface NewOrder {
  /** Given where something else names it as well. */
  readonly id?: string
  readonly purpose: OrderPurpose
  readonly holder: { readonly userId: string } | { readonly signUpId: string; readonly secretHash: string }
  readonly buyer: Buyer
  readonly things: readonly PricedThing[]
}

/**
 * Writes down a new, open order: at once, so that what is written next may name it. Prices come from the sellers;
 * nothing a client says enters here.
 */
export async function createOrder(context: Context, edition: CurrentEdition, order: NewOrder): Promise<OrderRow> {
  const id = order.id ?? uuidV7(context.now)
  const lines = order.things.map((thing) => lineOf(context, edition, order.buyer, thing))
  const { holder } = order
  const inserted = insertOrder(context, {
    code: edition.code,
    row: {
      id,
      edition_id: edition.id,
      purpose: order.purpose,
      state: 'open',
      user_id: 'userId' in holder ? holder.userId : null,
      sign_up_id: 'signUpId' in holder ? holder.signUpId : null,
      secret_hash: 'secretHash' in holder ? holder.secretHash : null,
      locale: context.locale,
      buyer: JSON.stringify(order.buyer),
      reverse_charge: bearsReverseCharge(context.sellables, edition, order.buyer, order.things),
      currency: edition.currency,
      ...sumLines(lines),
      created_at: context.now,
    },
  }).catch(busyWhileMoneyChanges)
  const ofOrder = lines.map((line) => ({ ...line, order_id: id }))
  const [row, rows] = await Promise.all([inserted, ofOrder.length === 0 ? [] : insertLines(context, ofOrder)])
  return { ...row, lines: rows, payment_waits_for: null }
}

/**
 * Before anything is ordered the currency of an edition may change, and prices that were read in the one before are no
 * prices any more. A moment later they are read anew.
 */
function busyWhileMoneyChanges(error: unknown): never {
  const isOfMoney = error instanceof Error && error.message.includes('order_in_currency_of_edition')
  throw isOfMoney ? new Busy('The currency of the edition changes.', 1000) : error
}

/** A line as the buyer pays it. */
export function lineOf({ sellables }: Context, edition: CurrentEdition, buyer: Buyer, thing: PricedThing) {
  const { priceWithVat, suppliedOn = edition.endsOn } = thing
  const { taxClass } = sellables[thing.kind]
  return {
    kind: thing.kind,
    reference: thing.reference,
    description: JSON.stringify(thing.description),
    summary: JSON.stringify(thing.summary),
    code_type: thing.codeType ?? null,
    quantity: 1,
    price_with_vat: priceWithVat,
    supplied_on: suppliedOn,
    supplied_from: thing.suppliedFrom ?? null,
    ...priceThing(edition, buyer, { taxClass, priceWithVat, suppliedOn }),
  }
}
