import type { TaxClass, TaxRules } from '#features/editions'
import { decideTax, type TaxedBuyer } from './tax.ts'

/**
 * What another buyer means for the VAT of an order that was paid: `none`; `given-back`, where their VAT ID is registered and
 * they owe it where they are; `other`, where more would be due than was paid, or less for another reason than that.
 * The tax point was the sale (article 63 of Directive 2006/112/EC): a document may be corrected, what was supplied to whom
 * is not decided anew by it.
 */
export type VatOfCorrection = 'none' | 'given-back' | 'other'

/**
 * @param classes of what is left of the order.
 * @param before as the order has it. @param after as it is to be, with what the register says of their number.
 */
export function vatOfCorrection(
  before: TaxedBuyer,
  after: TaxedBuyer,
  classes: readonly TaxClass[],
  rules: TaxRules,
): VatOfCorrection {
  const pairs = classes.map((each) => [decideTax(before, each, rules), decideTax(after, each, rules)] as const)
  const differing = pairs.filter(
    ([one, other]) => one.isCharged !== other.isCharged || one.reverseCharge !== other.reverseCharge,
  )
  if (differing.length === 0) return 'none'
  return differing.every(([one, other]) => one.isCharged && other.reverseCharge) ? 'given-back' : 'other'
}
