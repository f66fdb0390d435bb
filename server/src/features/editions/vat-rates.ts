import type { VatChange } from '@foyer/contract/setup'
import { VatChanges } from '@foyer/contract/setup.schemas'
import * as z from 'zod/mini'

/** What the law asks of a thing that is sold: lodging and the carriage of passengers bear less in many countries. */
export type TaxClass = 'standard' | 'lodging' | 'passenger-transport'

/** Basis points: 1900 is 19 %. */
interface Rates {
  readonly vatRate: number
  readonly roomVatRate: number
  readonly trainVatRate: number
}

export interface DomesticRates extends Rates {
  /** Other rates from a day on, the earliest first. */
  readonly vatChanges: readonly VatChange[]
}

const rateOf = {
  standard: 'vatRate',
  lodging: 'roomVatRate',
  'passenger-transport': 'trainVatRate',
} as const satisfies Record<TaxClass, keyof Rates>

/**
 * The domestic rate of a class, in basis points, for what is supplied on a day (`YYYY-MM-DD`).
 *
 * The rate is that of the day on which a thing has been supplied, however early it was paid: Directive 2006/112/EC, articles 63
 * and 93; in Germany § 27 Abs. 1 UStG, whose third sentence has a rate that was another when an advance was paid put right. A
 * stay and an event of several days are supplied when they end.
 */
export function domesticRate(taxClass: TaxClass, { vatChanges, ...first }: DomesticRates, suppliedOn: string): number {
  const rates = vatChanges.findLast(({ from }) => from <= suppliedOn) ?? first
  return rates[rateOf[taxClass]]
}

interface RatesRow {
  readonly vat_rate_bp: number
  readonly room_vat_rate_bp: number
  readonly train_vat_rate_bp: number
  readonly vat_changes: unknown
}

/** The rates of an edition, as its row has them. */
export const ratesOf = (row: RatesRow) => ({
  vatRate: row.vat_rate_bp,
  roomVatRate: row.room_vat_rate_bp,
  trainVatRate: row.train_vat_rate_bp,
  vatChanges: z.parse(VatChanges, row.vat_changes ?? []),
})
