import {
  CancellationPolicy,
  type CancellationTerm,
  type CancellationTerms,
  CancelledKind,
} from '@foyer/contract/cancellation.schemas'
import * as z from 'zod/mini'
import { instantIn } from '#platform/ground/days'
import { dayAfter } from '#platform/papers/calendar'
import type { CurrentEdition } from './edition.ts'

/** What is kept of a price until an instant. Money in minor units, with VAT. */
export interface CancellationStep {
  readonly until: Date
  /** Basis points of the price. */
  readonly percent: number
  readonly fixed: number
  readonly per: 'pass' | 'night' | 'order'
}

export const cancelledKinds = CancelledKind.options

type Clocks = Pick<CurrentEdition, 'timeZone' | 'cancelBefore'>

/**
 * The steps of a policy as it is kept, the earliest first. Without a table of their own things go back free of charge
 * until the edition's deadline.
 * @param policy as an order or the edition keeps it.
 */
export function cancellationSteps(policy: unknown, kind: CancelledKind, edition: Clocks): readonly CancellationStep[] {
  const table = z.parse(z.nullable(CancellationPolicy), policy)?.[kind] ?? null
  if (table === null) return [{ until: edition.cancelBefore, percent: 0, fixed: 0, per: 'order' }]
  return table.map(({ lastDay, ...fee }) => ({
    ...fee,
    until: instantIn(edition.timeZone, dayAfter(lastDay), '00:00:00'),
  }))
}

/** Whether steps were agreed, rather than the deadline alone. */
export const hasSteps = (policy: unknown, kind: CancelledKind): boolean =>
  (z.parse(z.nullable(CancellationPolicy), policy)?.[kind] ?? null) !== null

/** From when on nothing goes back any more. */
export const lastCancellation = (policy: unknown, kind: CancelledKind, edition: Clocks): Date =>
  cancellationSteps(policy, kind, edition).at(-1)?.until ?? edition.cancelBefore

export const presentStep = ({ until, percent, fixed, per }: CancellationStep, currency: string): CancellationTerm => ({
  until: until.toISOString(),
  percent,
  fixed: { amount: fixed, currency },
  per,
})

export const presentCancellation = (
  policy: unknown,
  kinds: readonly CancelledKind[],
  edition: Clocks & Pick<CurrentEdition, 'currency'>,
): CancellationTerms[] =>
  kinds.map((of) => ({
    of,
    steps: cancellationSteps(policy, of, edition).map((step) => presentStep(step, edition.currency)),
  }))
