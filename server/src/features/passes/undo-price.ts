/** What a pass consists of: the pass itself, and each upgrade upon it. In minor units of prices with domestic VAT. */
export interface PricedStep {
  readonly kind: 'pass' | 'upgrade'
  readonly reference: string
  /** What nobody paid of it: a voucher took it off, or staff gave it. */
  readonly given: number
  /** What was paid for it and has not gone back. */
  readonly paid: number
}

export interface UndoneStep extends PricedStep {
  readonly givenBack: number
  readonly paidBack: number
}

/**
 * Takes a sum off what a pass consists of, the newest step first, and of each step what nobody paid first: that goes back
 * to nobody.
 * @param steps the newest last.
 * @returns those of which something was taken.
 */
export function undoPrice(steps: readonly PricedStep[], amount: number): UndoneStep[] {
  let left = amount
  const undone: UndoneStep[] = []
  for (const step of steps.toReversed()) {
    const givenBack = Math.min(left, step.given)
    const paidBack = Math.min(left - givenBack, step.paid)
    left -= givenBack + paidBack
    if (givenBack + paidBack > 0) undone.push({ ...step, givenBack, paidBack })
  }
  return undone
}
