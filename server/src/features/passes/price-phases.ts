import { type PricePhase, WrittenPricePhase } from '@foyer/contract/new-pass-type.schemas'
import * as z from 'zod/mini'
import type { PassTypeRow } from './passes.queries.ts'

const PricePhases = z.array(WrittenPricePhase)

/** What of a pass type says what it costs. */
export interface Priced extends Pick<PassTypeRow, 'price'> {
  readonly price_phases: unknown
}

export const phasesOf = ({ price_phases }: Pick<Priced, 'price_phases'>): PricePhase[] =>
  z.parse(PricePhases, price_phases)

/**
 * What a pass type costs at a moment, with domestic VAT and in minor units: the price of the phase that began last, and
 * its first one before any has. Phases are instants, so that no clock at the venue that is set back has two prices.
 */
export function priceAt(type: Priced, now: Date): number {
  return phasesOf(type).findLast(({ from }) => new Date(from) <= now)?.price ?? type.price
}
