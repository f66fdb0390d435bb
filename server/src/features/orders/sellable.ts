import type { CancelledKind } from '@foyer/contract/cancellation.schemas'
import type { LineKind } from '@foyer/contract/orders'
import type { TaxClass } from '#features/editions'
import type { Context } from '#platform/context'
import type { Texts } from '#platform/ground/texts'

/** A thing in an order, as its seller knows it. */
export interface SoldLine {
  readonly orderId: string
  readonly kind: LineKind
  /** The seller's own name of the thing. */
  readonly reference: string
}

/** Why things go back: their time ran out, somebody cancelled, or others were faster than the money. */
type ReleaseReason = 'order-expired' | 'order-cancelled' | 'sold-out-before-payment'

/** A thing by its name, wherever its lines stand. */
export type ThingName = Pick<SoldLine, 'kind' | 'reference'>

/**
 * Who has a thing taken back: its buyer, while its time for that lasts, or staff, who may do it later as well.
 */
export type ReturnedBy = 'buyer' | 'staff'

/** How a thing stands that was sold and is not, or not yet, what was sold. */
export type Standing = 'waiting' | 'changed'

/** A thing that goes back. */
export interface ReturnedThing extends ThingName {
  /** What its credit note says of it: `Hotel Adler: 2 nights fewer, now 20–21 Oct 2025`; else what its line says. */
  readonly words?: Texts
  /** How many of what a sum may be kept for. */
  readonly feesFor?: { readonly pass?: number; readonly night?: number }
  /** What was kept already of its price with VAT, for what was given up of it before; in minor units. */
  readonly keptBefore?: number
}

/**
 * What each selling feature does with its lines. Every call happens inside the order's transaction; a refusal undoes
 * all of it.
 */
export interface Sellable {
  /**
   * Every transaction locks the kinds in this order, the lowest first: the rows that the most people want come last, so
   * that they are locked for the shortest time. No two kinds have the same.
   */
  readonly lockedAs: number
  /** Whether choosing it holds it; else it is held when its order is placed (decisions, section 3). */
  readonly isHeldOnChoice: boolean
  readonly taxClass: TaxClass
  /** Whether it can be given back by itself; else it goes back with what it made dearer. */
  readonly goesBackAlone: boolean
  /** Which table says what is kept when it goes back; null: it has a time of its own, and all of its price comes back. */
  readonly cancelledAs: CancelledKind | null
  /**
   * What is only chosen, as it would be sold to this address now: the price with domestic VAT of each thing by its
   * reference. What is held since its choice keeps its price, and is left out.
   * @throws Refused where it is not sold any more, or not to this address.
   */
  quote(context: Context, lines: readonly SoldLine[], email: string): Promise<ReadonlyMap<string, number>>
  /** Takes the capacity; what is held already stays held. @throws Refused, naming the line, where none is left. */
  hold(context: Context, lines: readonly SoldLine[]): Promise<void>
  /** Gives held capacity back. Nothing happens to what is not held. */
  release(context: Context, lines: readonly SoldLine[], reason: ReleaseReason): Promise<void>
  /**
   * Lets go of what is held and can be had no more, whatever is paid for it: its time is over, or it does not take place.
   * Without it, whatever is held can be delivered.
   * @returns those things; the others are delivered, and the money for these goes back.
   */
  letLapse?(context: Context, lines: readonly SoldLine[]): Promise<readonly ReturnedThing[]>
  /** Turns held capacity into sold: the buyer has paid. */
  deliver(context: Context, lines: readonly SoldLine[]): Promise<void>
  /** Whether others are kept waiting by this hold, so that it may not be extended. */
  isContended(context: Context, lines: readonly SoldLine[]): Promise<boolean>
  /**
   * What goes back with a thing that is sold: its own line, and those of later orders that made it dearer. Nothing is
   * locked: whoever acts on it has its order locked, and `takeBack` takes only what is still sold.
   * @throws Refused where it cannot be given back any more.
   */
  returns(context: Context, line: SoldLine, by: ReturnedBy): Promise<readonly ReturnedThing[]>
  /**
   * Whether all of these, which are sold, can still be given back, as `returns` would say of each; without it, whenever
   * their order can.
   */
  mayGoBack?(context: Context, lines: readonly SoldLine[]): Promise<boolean>
  /**
   * How things that were paid stand where they are not simply what was sold, by their reference: they wait for somebody,
   * or were changed since. Without it each is what was sold.
   */
  standing?(context: Context, lines: readonly SoldLine[]): Promise<ReadonlyMap<string, Standing>>
  /**
   * Lets go of what waits for its money to change these things, as a dearer stay or a higher pass; what is paid in the
   * meantime is theirs, and goes back with them. Whoever takes things back asks this before what goes back with them.
   * Without it nothing of the kind can wait.
   * @throws Refused `orders/payment-under-way`.
   */
  dropUnderWay?(context: Context, lines: readonly SoldLine[]): Promise<void>
  /** Takes sold things back, and gives their capacity free. */
  takeBack(context: Context, lines: readonly SoldLine[]): Promise<void>
}

export type Sellables = Readonly<Record<LineKind, Sellable>>

declare module '#platform/context' {
  interface Composed {
    /** Who sells what. */
    readonly sellables: Sellables
  }
}

/** Calls each kind's seller with its lines, in the order in which everybody locks. */
export async function withEachKind(
  { sellables }: Pick<Context, 'sellables'>,
  lines: readonly SoldLine[],
  call: (sellable: Sellable, lines: readonly SoldLine[]) => Promise<void>,
): Promise<void> {
  const kinds = (Object.keys(sellables) as LineKind[]).sort((a, b) => sellables[a].lockedAs - sellables[b].lockedAs)
  for (const kind of kinds) {
    const own = lines.filter((line) => line.kind === kind).sort((a, b) => (a.reference < b.reference ? -1 : 1))
    if (own.length > 0) await call(sellables[kind], own)
  }
}

/** Asked before what goes back with things is looked at. @throws Refused `orders/payment-under-way`. */
export const dropUnderWay = (context: Context, lines: readonly SoldLine[]): Promise<void> =>
  withEachKind(context, lines, async (sellable, own) => sellable.dropUnderWay?.(context, own))
