import type { Money } from '@foyer/contract/kit/money'

/** Splits an amount that includes VAT; `rate` in basis points, the tax rounded half up, as on the invoice. */
export function vatWithin({ amount, currency }: Money, rate: number): { readonly net: Money; readonly tax: Money } {
  const tax = Math.floor((amount * rate * 2 + (10_000 + rate)) / (2 * (10_000 + rate)))
  return { net: { amount: amount - tax, currency }, tax: { amount: tax, currency } }
}
