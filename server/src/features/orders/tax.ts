import type { TaxRules } from '#features/editions'
import { vatPrefixOf } from '#platform/payments/vat/vat-id'

/** Who buys, as far as VAT cares. */
export interface TaxedBuyer {
  /** ISO 3166-1 alpha-2. */
  readonly country: string
  readonly inEu: boolean
  /** Well formed with a right check digit, as `checkVatId` spells it; null where there is none. */
  readonly vatId: string | null
}

export interface TaxDecision {
  readonly isCharged: boolean
  readonly reverseCharge: boolean
}

/**
 * Which VAT an order bears. Sources: Council Directive 2006/112/EC, articles 44, 54 and 196: a business in another
 * member state owes the VAT itself; decisions, section 3, for everybody else. A business is where its address is: the
 * VAT ID of another country, the seller's own above all, proves nothing about it.
 */
export function decideTax(buyer: TaxedBuyer, rules: TaxRules): TaxDecision {
  const isBusinessThere = buyer.inEu && buyer.vatId?.slice(0, 2) === vatPrefixOf(buyer.country)
  const isForeignBusiness = isBusinessThere && buyer.country !== rules.sellerCountry
  if (isForeignBusiness) return { isCharged: false, reverseCharge: true }
  return { isCharged: buyer.inEu || rules.chargesVatOutsideEu, reverseCharge: false }
}

/** What the law asks of a thing that is sold: lodging and the carriage of passengers bear less in many countries. */
export type TaxClass = 'standard' | 'lodging' | 'passenger-transport'

const rateOf = {
  standard: 'vatRate',
  lodging: 'roomVatRate',
  'passenger-transport': 'trainVatRate',
} as const satisfies Record<TaxClass, keyof TaxRules>

/** The domestic rate of a class, in basis points. */
export function domesticRate(taxClass: TaxClass, rules: Pick<TaxRules, (typeof rateOf)[TaxClass]>): number {
  return rules[rateOf[taxClass]]
}

export interface TaxedAmount {
  readonly net: number
  readonly tax: number
  readonly gross: number
}

/**
 * Splits a price that includes VAT at the domestic rate, in minor units; the tax is rounded half up, once a line.
 * A buyer who owes no VAT here pays the net price.
 */
export function taxPrice(priceWithVat: number, rate: number, isCharged: boolean): TaxedAmount {
  const tax = Math.floor((priceWithVat * rate * 2 + (10_000 + rate)) / (2 * (10_000 + rate)))
  const net = priceWithVat - tax
  return isCharged ? { net, tax, gross: priceWithVat } : { net, tax: 0, gross: net }
}
