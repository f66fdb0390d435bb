import type { Pass } from '@foyer/contract/passes'

export type PassStepName = 'paid' | 'covered' | 'confirmed' | 'approved' | 'check-in'
export interface PassStep {
  readonly name: PassStepName
  readonly done: boolean
}

/** Reasons that mean that the money is still missing, or went back. */
const UNPAID: readonly NonNullable<Pass['reason']>[] = [
  'awaiting-payment',
  'order-expired',
  'order-cancelled',
  'sold-out-before-payment',
]

/**
 * What a pass has behind it and what comes next, in the order in which it happens. Nothing after a step that is open
 * counts as done: a trail never has a gap.
 */
export function passSteps(pass: Pick<Pass, 'status' | 'reason' | 'orderNumber'>): readonly PassStep[] {
  const approved = pass.status === 'approved'
  const reason = pass.reason ?? null
  const paid = approved || !(reason !== null && UNPAID.includes(reason))
  const confirmed = paid && (approved || reason !== 'awaiting-confirmation')
  const bought = Boolean(pass.orderNumber) || !paid
  return [
    { name: bought ? 'paid' : 'covered', done: paid },
    { name: 'confirmed', done: confirmed },
    { name: 'approved', done: approved },
    { name: 'check-in', done: false },
  ]
}
