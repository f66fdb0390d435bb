import { isDeepStrictEqual } from 'node:util'
import type { LineKind } from '@foyer/contract/orders'
import * as z from 'zod/mini'
import { type CurrentEdition, domesticRate, getEdition, type TaxClass } from '#features/editions'
import type { Context } from '#platform/context'
import type { Texts } from '#platform/ground/texts'
import { Buyer } from './buyer.ts'
import { buyerOf, getBuyer, provenBuyer } from './get-buyer.ts'
import { updateOrder } from './locked-orders.queries.ts'
import { type OrderRow, setLinePrice, type UnpaidOrderRow } from './orders.queries.ts'
import { decideTax, type TaxedBuyer, taxPrice } from './tax.ts'

/** A thing to sell: what it costs with domestic VAT, in minor units. */
export interface PricedThing {
  readonly kind: LineKind
  readonly reference: string
  readonly description: Texts
  /** As a list names it. */
  readonly summary: Texts
  /** The pass type whose stripe it bears; not given where it is no pass. */
  readonly codeType?: string
  readonly priceWithVat: number
  /** The day on which it has been supplied in whole, `YYYY-MM-DD`; not given: the event's last day. */
  readonly suppliedOn?: string
  /** The first day on which it is supplied; not given: the event's days are its own. */
  readonly suppliedFrom?: string
}

/** What a thing costs this buyer. */
export function priceThing(
  edition: Pick<CurrentEdition, 'tax' | 'endsOn'>,
  buyer: TaxedBuyer,
  thing: Pick<PricedThing, 'priceWithVat' | 'suppliedOn'> & { readonly taxClass: TaxClass },
) {
  const { isCharged } = decideTax(buyer, thing.taxClass, edition.tax)
  const rate = domesticRate(thing.taxClass, edition.tax, thing.suppliedOn ?? edition.endsOn)
  return { ...taxPrice(thing.priceWithVat, rate, isCharged), tax_rate_bp: isCharged ? rate : 0 }
}

/** Whether the buyer owes the VAT of some of these things where they are. */
export const bearsReverseCharge = (
  sellables: Context['sellables'],
  edition: Pick<CurrentEdition, 'tax'>,
  buyer: TaxedBuyer,
  things: readonly Pick<PricedThing, 'kind'>[],
): boolean => things.some(({ kind }) => decideTax(buyer, sellables[kind].taxClass, edition.tax).reverseCharge)

export function sumLines(lines: readonly { readonly net: number; readonly tax: number; readonly gross: number }[]) {
  const sum = (of: 'net' | 'tax' | 'gross') => lines.reduce((total, line) => total + line[of], 0)
  return { net: sum('net'), tax: sum('tax'), total: sum('gross') }
}

/**
 * An open order of a signed-in person as it would be placed now: the buyer is who they are today, so a billing
 * address given after the room was chosen counts. From its placing on, an order stays as it is.
 */
export async function withTodaysPrices(
  context: Context,
  order: OrderRow & Partial<Pick<UnpaidOrderRow, 'invoicee'>>,
): Promise<OrderRow> {
  if (order.state !== 'open' || order.user_id === null || order.purpose === 'sign-up') return order
  const { invoicee, user_id } = order
  const buyer = await (invoicee == null ? getBuyer(context, user_id) : buyerOf(context, invoicee))
  return priceFor(context, await getEdition(context), buyer, order)
}

function priceFor({ sellables }: Context, edition: CurrentEdition, buyer: Buyer, order: OrderRow): OrderRow {
  const lines = order.lines.map((line) => ({
    ...line,
    ...priceThing(edition, buyer, {
      taxClass: sellables[line.kind].taxClass,
      priceWithVat: line.price_with_vat,
      suppliedOn: line.supplied_on ?? edition.endsOn,
    }),
  }))
  const reverseCharge = bearsReverseCharge(sellables, edition, buyer, lines)
  return { ...order, lines, ...sumLines(lines), buyer: { ...buyer }, reverse_charge: reverseCharge }
}

/**
 * Writes today's prices into an order that is locked, before it is placed.
 * @param prices of its things with domestic VAT, by their reference, where they are not what they were.
 * @param purchaseOrder the buyer's own number of it; undefined: none was given.
 */
export async function fixPrices(
  context: Context,
  order: OrderRow,
  prices: ReadonlyMap<string, number>,
  purchaseOrder?: string | null,
): Promise<OrderRow> {
  // Who signs up is who they said they were; a person in an account is who they are today.
  const { user_id } = order
  const isSignUp = user_id === null || order.purpose === 'sign-up'
  const known = z.parse(Buyer, order.buyer)
  const today = isSignUp ? await provenBuyer(context, known) : await getBuyer(context, user_id)
  const buyer = purchaseOrder === undefined ? today : { ...today, purchaseOrder }
  const lines = order.lines.map((line) => ({
    ...line,
    price_with_vat: prices.get(line.reference) ?? line.price_with_vat,
  }))
  const priced = priceFor(context, await getEdition(context), buyer, { ...order, lines })
  // As it is chosen and placed at once, it stands there already.
  if (isDeepStrictEqual(priced, order)) return order
  for (const { id, net, tax, gross, tax_rate_bp, price_with_vat } of priced.lines)
    await setLinePrice(context, id, { net, tax, gross, tax_rate_bp, price_with_vat })
  const { net, tax, total, reverse_charge } = priced
  await updateOrder(context, order.id, { net, tax, total, reverse_charge, buyer: JSON.stringify(priced.buyer) })
  return priced
}

/** Whether an invoice can be made out to them. */
export function hasBillingAddress(order: Pick<OrderRow, 'buyer'>): boolean {
  return z.parse(Buyer, order.buyer).country !== ''
}
