import { vatWithin } from '@foyer/contract/kit/vat'
import type { TaxClass, TaxRules } from '#features/editions'
import { vatPrefixOf } from '#platform/payments/vat/vat-id'

/** Who buys, as far as VAT cares. */
export interface TaxedBuyer {
  /** ISO 3166-1 alpha-2. */
  readonly country: string
  readonly inEu: boolean
  /** Well formed with a right check digit, as `checkVatId` spells it; null where there is none. */
  readonly vatId: string | null
  /** Null: nobody has said yet that the number is registered; not given: it was bought before that was asked. */
  readonly vatIdProof?: object | null | undefined
}

export interface TaxDecision {
  readonly isCharged: boolean
  readonly reverseCharge: boolean
}

/**
 * Which VAT a thing bears. Sources: Council Directive 2006/112/EC, articles 44, 54 and 196: a business in another
 * member state owes the VAT itself, once the register knows its VAT ID (Regulation (EU) 282/2011, article 18); decisions,
 * section 3, for everybody else. A business is where its address is: the VAT ID of another country, the seller's own above
 * all, proves nothing about it.
 *
 * What an edition has taxed where it takes place bears the rate there, whoever buys it: a room as a service connected with
 * immovable property (article 47), admission to an event (articles 53 and 54), a journey (article 48).
 */
export function decideTax(buyer: TaxedBuyer, taxClass: TaxClass, rules: TaxRules): TaxDecision {
  if (rules.taxedWhereItTakesPlace.includes(taxClass)) return { isCharged: true, reverseCharge: false }
  if (isForeignBusiness(buyer, rules) && buyer.vatIdProof !== null) return { isCharged: false, reverseCharge: true }
  return { isCharged: buyer.inEu || rules.chargesVatOutsideEu, reverseCharge: false }
}

/** By what they say: whether the register knows it is another question. */
function isForeignBusiness({ country, inEu, vatId }: TaxedBuyer, { sellerCountry }: TaxRules): boolean {
  return inEu && vatId?.slice(0, 2) === vatPrefixOf(country) && country !== sellerCountry
}

/** Whether it is for want of an answer of the register alone that some of these things bear VAT. */
export function awaitsProof(buyer: TaxedBuyer, taxClasses: readonly TaxClass[], rules: TaxRules): boolean {
  if (buyer.vatIdProof !== null || !isForeignBusiness(buyer, rules)) return false
  return taxClasses.some((taxClass) => !rules.taxedWhereItTakesPlace.includes(taxClass))
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
  const tax = vatWithin(priceWithVat, rate)
  const net = priceWithVat - tax
  return isCharged ? { net, tax, gross: priceWithVat } : { net, tax: 0, gross: net }
}
