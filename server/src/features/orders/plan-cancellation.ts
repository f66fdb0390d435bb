import { type CancellationFee, CancelledKind } from '@foyer/contract/cancellation.schemas'
import type { LineKind } from '@foyer/contract/orders'
import {
  type CancellationStep,
  type CurrentEdition,
  cancellationSteps,
  hasSteps,
  lastCancellation,
  presentStep,
} from '#features/editions'
import type { Context } from '#platform/context'
import { feeOf, priceLeft, returnShares, stepAt } from './cancellation-fee.ts'
import type { OrderRow } from './orders.queries.ts'
import { planReturn, type ReturnableLine, type ReturnedPart } from './plan-return.ts'
import type { ReturnedThing, ThingName } from './sellable.ts'

/** The table of steps that a line follows, as who sells it says. */
type TableOf = (kind: LineKind) => CancelledKind | null

export const tablesOf =
  ({ sellables }: Pick<Context, 'sellables'>): TableOf =>
  (kind) =>
    sellables[kind].cancelledAs

/** The tables that something in an order follows. */
export const tablesIn = (lines: readonly { readonly kind: LineKind }[], tableOf: TableOf): CancelledKind[] =>
  CancelledKind.options.filter((table) => lines.some(({ kind }) => tableOf(kind) === table))

type Agreed = Pick<OrderRow, 'cancellation_policy'>

/** From when on what follows a table does not go back any more. */
export const cancelBeforeOf = (
  edition: CurrentEdition,
  { cancellation_policy }: Agreed,
  table: CancelledKind | null,
): Date => (table === null ? edition.cancelBefore : lastCancellation(cancellation_policy, table, edition))

/** What goes back, and what is kept of it. Money in minor units. */
export interface Cancellation {
  readonly parts: readonly ReturnedPart[]
  readonly fees: readonly Fee[]
}

interface Fee {
  readonly of: CancelledKind
  /** None after the last step. */
  readonly step: CancellationStep | undefined
  /** Of what was paid. */
  readonly kept: number
}

interface Asked {
  readonly edition: CurrentEdition
  readonly now: Date
  readonly tableOf: TableOf
  /** In which the things were sold: what made them dearer later goes back with them as it says. */
  readonly order: Agreed & { readonly lines: readonly OldLine[] }
  readonly things: readonly ReturnedThing[]
  readonly lines: readonly (ReturnableLine & ThingName)[]
}
type OldLine = Pick<OrderRow['lines'][number], 'kind' | 'went_back_at' | 'returned' | 'price_with_vat'>

/** What giving things back would give back of their price now, and what would be kept. */
export function planCancellation({ edition, now, tableOf, order, things, lines }: Asked): Cancellation {
  const parts: ReturnedPart[] = planReturn(
    lines.filter(({ kind }) => tableOf(kind) === null),
    'all',
  )
  const fees: Fee[] = []
  for (const table of tablesIn(lines, tableOf)) {
    const own = lines.filter(({ kind }) => tableOf(kind) === table)
    const step = stepAt(cancellationSteps(order.cancellation_policy, table, edition), now)
    const ownThings = things.filter(({ kind }) => tableOf(kind) === table)
    const base = Math.max(0, priceLeft(own) - sum(ownThings.map(({ keptBefore }) => keptBefore ?? 0)))
    const kept = feeOf(step, base, {
      pass: sum(ownThings.map(({ feesFor }) => feesFor?.pass ?? 0)),
      night: sum(ownThings.map(({ feesFor }) => feesFor?.night ?? 0)),
      order: order.lines.some((line) => tableOf(line.kind) === table && keptOnce(line)) ? 0 : 1,
    })
    const returned = returnShares(own, base - kept)
    parts.push(...returned)
    if (kept > 0) fees.push({ of: table, step, kept: grossOf(returnShares(own, base)) - grossOf(returned) })
  }
  return { parts, fees }
}

/** Whether anything of these lines follows steps that were agreed. */
export const wasAgreed = (
  { cancellation_policy }: Agreed,
  lines: readonly { readonly kind: LineKind }[],
  tableOf: TableOf,
): boolean => tablesIn(lines, tableOf).some((table) => hasSteps(cancellation_policy, table))

/** What is kept of the price of nights that are given up while others stay; what is kept once for an order is not yet. */
export const keptOfNights = (
  { edition, now, order }: Pick<Asked, 'edition' | 'now'> & { readonly order: Agreed },
  { price, nights }: { readonly price: number; readonly nights: number },
): number => {
  const step = stepAt(cancellationSteps(order.cancellation_policy, 'stays', edition), now)
  return feeOf(step, price, { pass: 0, night: nights, order: 0 })
}

/** What is kept once for an order was kept when the first of it went back. */
const keptOnce = (line: OldLine): boolean => line.went_back_at !== null && line.returned < line.price_with_vat

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0)
const grossOf = (parts: readonly ReturnedPart[]): number => sum(parts.map(({ gross }) => gross))

export const presentFees = (fees: readonly Fee[], currency: string): CancellationFee[] =>
  fees.map(({ of, step, kept }) => ({
    of,
    step: step === undefined ? null : presentStep(step, currency),
    kept: { amount: kept, currency },
  }))
