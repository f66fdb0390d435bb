import type { LineKind } from '@foyer/contract/orders'
import type { Context } from '#platform/context'

/** A thing in an order, as its seller knows it. */
export interface SoldLine {
  readonly orderId: string
  readonly kind: LineKind
  /** The seller's own name of the thing. */
  readonly reference: string
  readonly description: string
}

/** Why things go back: their time ran out, or somebody cancelled. */
export type ReleaseReason = 'order-expired' | 'order-cancelled' | 'sold-out-before-payment'

/**
 * What each selling feature does with its lines. Every call happens inside the order's transaction; a refusal undoes
 * all of it. Calls are made in locking order: by kind, then by reference.
 */
export interface Sellable {
  /** Takes the capacity. @throws Refused, naming the line, where none is left. */
  hold(context: Context, lines: readonly SoldLine[]): Promise<void>
  /** Gives held capacity back. Nothing happens to what is not held. */
  release(context: Context, lines: readonly SoldLine[], reason: ReleaseReason): Promise<void>
  /** Turns held capacity into sold: the buyer has paid. */
  deliver(context: Context, lines: readonly SoldLine[]): Promise<void>
  /** Whether others are kept waiting by this hold, so that it may not be extended. */
  isContended(context: Context, lines: readonly SoldLine[]): Promise<boolean>
}

export type Sellables = Readonly<Record<LineKind, Sellable>>

/** Calls each kind's seller with its lines, in locking order. */
export async function withEachKind(
  sellables: Sellables,
  lines: readonly SoldLine[],
  call: (sellable: Sellable, lines: readonly SoldLine[]) => Promise<void>,
): Promise<void> {
  for (const kind of (Object.keys(sellables) as LineKind[]).sort()) {
    const own = lines.filter((line) => line.kind === kind).sort((a, b) => (a.reference < b.reference ? -1 : 1))
    if (own.length > 0) await call(sellables[kind], own)
  }
}
