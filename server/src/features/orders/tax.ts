import type { TaxRules } from '#features/editions'

/** Who buys, as far as VAT cares. */
export interface TaxedBuyer {
  /** ISO 3166-1 alpha-2. */
  readonly country: string
  readonly inEu: boolean
  /** Well formed with a right check digit; null where there is none. */
  readonly vatId: string | null
}

export interface TaxDecision {
  /** Basis points. */
  readonly rate: number
  readonly reverseCharge: boolean
}

/**
 * Which VAT an order bears. Sources: Council Directive 2006/112/EC, articles 44, 54 and 196: a business in another
 * member state owes the VAT itself; decisions, section 3, for everybody else.
 */
export function decideTax(buyer: TaxedBuyer, rules: TaxRules): TaxDecision {
  const isForeignBusiness = buyer.inEu && buyer.country !== rules.sellerCountry && buyer.vatId !== null
  if (isForeignBusiness) return { rate: 0, reverseCharge: true }
  if (!buyer.inEu && !rules.chargesVatOutsideEu) return { rate: 0, reverseCharge: false }
  return { rate: rules.vatRate, reverseCharge: false }
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
export function taxPrice(priceWithVat: number, domesticRate: number, decision: TaxDecision): TaxedAmount {
  const domesticTax = Math.floor(
    (priceWithVat * domesticRate * 2 + (10_000 + domesticRate)) / (2 * (10_000 + domesticRate)),
  )
  const net = priceWithVat - domesticTax
  if (decision.rate === domesticRate) return { net, tax: domesticTax, gross: priceWithVat }
  const tax = Math.floor((net * decision.rate * 2 + 10_000) / 20_000)
  return { net, tax, gross: net + tax }
}
