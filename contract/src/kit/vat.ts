/**
 * The VAT within a price that includes it, both in minor units; the rate in basis points. Rounded half up, once a line,
 * on the invoice and wherever a page shows what is in a price that nobody has ordered yet.
 */
export const vatWithin = (priceWithVat: number, rate: number): number =>
  Math.floor((priceWithVat * rate * 2 + (10_000 + rate)) / (2 * (10_000 + rate)))
