import type { CancellationStep } from '#features/editions'
import { planReturn, type ReturnableLine, type ReturnedPart } from './plan-return.ts'

/** How many of each a fixed sum is taken for. */
export type Units = Readonly<Record<CancellationStep['per'], number>>

/** The step that holds at an instant; none after the last. */
export const stepAt = (steps: readonly CancellationStep[], now: Date): CancellationStep | undefined =>
  steps.find(({ until }) => now < until)

/**
 * What is kept of a price with VAT when its thing goes back: a share of it, rounded half up, and a fixed sum; never more
 * than the price. After the last step that is all of it.
 *
 * What is kept is a part of the price and no charge of its own: it keeps the price's rate, and only what is given back
 * lessens the taxable amount. Sources: Council Directive 2006/112/EC, articles 73 and 90 (1); § 17 UStG; Court of Justice,
 * C-250/14 and C-289/14 Air France-KLM (what a passenger who does not come has paid stays taxed) and C-295/17 MEO. It
 * decided otherwise of an earnest that is forfeited as the damages of a hotel (C-277/05 Eugénie-les-Bains): a policy that
 * is worded as damages is none of these.
 */
export function feeOf(step: CancellationStep | undefined, price: number, units: Units): number {
  if (step === undefined) return price
  const share = Math.floor((price * step.percent + 5000) / 10_000)
  return Math.min(price, share + step.fixed * units[step.per])
}

/**
 * Gives back a part of what is left of lines, each in proportion to what is left of it, so that what is kept lies on all
 * of them and on each at its own rate. All of a cent's shares come to the sum: none is lost between two lines.
 * @param amount of the price with domestic VAT, at most what is left.
 */
export function returnShares(lines: readonly ReturnableLine[], amount: number): ReturnedPart[] {
  const left = priceLeft(lines)
  if (left === 0) return []
  const parts: ReturnedPart[] = []
  let leftSoFar = 0
  let returnedSoFar = 0
  for (const line of lines) {
    leftSoFar += leftOf(line)
    const share = Math.floor((amount * leftSoFar) / left) - returnedSoFar
    returnedSoFar += share
    parts.push(...planReturn([line], share))
  }
  return parts
}

const leftOf = ({ price_with_vat, returned }: ReturnableLine): number => price_with_vat - returned

/** What is left of the price with domestic VAT of lines. */
export const priceLeft = (lines: readonly ReturnableLine[]): number =>
  lines.reduce((sum, line) => sum + leftOf(line), 0)
