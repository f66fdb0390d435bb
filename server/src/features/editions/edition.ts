import { Edition } from '@foyer/contract/editions.schemas'
import * as z from 'zod/mini'
import type { Context } from '#platform/context'
import { Content } from '#platform/ground/texts'
import { getEditionRow } from './editions.queries.ts'
import { type DomesticRates, ratesOf, type TaxClass } from './vat-rates.ts'

/** Who sells, as an edition and each of its documents keep it. */
export const Seller = z.object({
  name: z.string(),
  addressLines: z.array(z.string()),
  vatId: z.string(),
  bank: z.string(),
  iban: z.string(),
  email: z.string(),
  /** Who was entered before it was asked for has none. */
  phone: z._default(z.string(), ''),
})
type Seller = z.infer<typeof Seller>

/** Who signs letters for consulates, and where authorities call. */
export const VisaDesk = z.nullable(z.object({ signedBy: z.string(), position: Content, phone: z.nullable(z.string()) }))
type VisaDesk = z.infer<typeof VisaDesk>

/** What the rules of money need to know of an edition. */
export interface TaxRules extends DomesticRates {
  readonly sellerCountry: string
  readonly chargesVatOutsideEu: boolean
  /** What bears the VAT of the event's own country, whoever buys it. */
  readonly taxedWhereItTakesPlace: readonly TaxClass[]
}

export interface CurrentEdition {
  readonly id: number
  /** What the numbers of its orders and documents begin with, such as `MS25`. */
  readonly code: string
  readonly product: string
  readonly year: number
  readonly startsOn: string
  readonly endsOn: string
  readonly doorsOpenAt: Date
  readonly venue: string
  readonly city: string
  /** By language. */
  readonly entrance: unknown
  readonly timeZone: string
  readonly currency: string
  /** Those that its content is written in; everything stands in the first. */
  readonly languages: readonly string[]
  readonly accommodationSearch: Edition['accommodationSearch']
  /** Until when stays are changed and orders given back without cost. */
  readonly cancelBefore: Date
  /** What is kept of what is placed now when it goes back; null: nothing until then. */
  readonly cancellationPolicy: unknown
  /** Until when passes are given to colleagues. */
  readonly passTransfersUntil: Date
  /** The last day on which buyers correct by themselves to whom their orders are invoiced, `YYYY-MM-DD`. */
  readonly billingUntil: string
  /** How long an order that nobody places stays open. */
  readonly openOrderDays: number
  readonly tax: TaxRules
  readonly seller: Seller
  readonly contactEmail: string
  readonly visaDesk: VisaDesk
  readonly mailFrom: string
}

/** The edition of the context. */
export function getEdition(context: Pick<Context, 'db' | 'editionId' | 'recall'>): Promise<CurrentEdition> {
  return context.recall(`edition ${context.editionId}`, () => loadEdition(context))
}

async function loadEdition(context: Pick<Context, 'db' | 'editionId'>): Promise<CurrentEdition> {
  const row = await getEditionRow(context, context.editionId)
  return {
    id: row.id,
    code: row.code,
    product: row.product,
    year: row.year,
    startsOn: row.starts_on,
    endsOn: row.ends_on,
    doorsOpenAt: row.doors_open_at,
    venue: row.venue,
    city: row.city,
    entrance: row.entrance,
    timeZone: row.time_zone,
    currency: row.currency,
    languages: row.languages,
    accommodationSearch: z.parse(Edition.shape.accommodationSearch, row.accommodation_search),
    cancelBefore: row.cancel_before,
    cancellationPolicy: row.cancellation_policy,
    passTransfersUntil: row.pass_transfers_until ?? row.doors_open_at,
    billingUntil: row.billing_until ?? row.ends_on,
    openOrderDays: row.open_order_days,
    tax: {
      ...ratesOf(row),
      sellerCountry: row.seller_country,
      chargesVatOutsideEu: row.charges_vat_outside_eu,
      taxedWhereItTakesPlace: [
        ...(row.admission_taxed_there ? (['standard'] as const) : []),
        ...(row.lodging_taxed_there ? (['lodging'] as const) : []),
        ...(row.transport_taxed_there ? (['passenger-transport'] as const) : []),
      ],
    },
    seller: z.parse(Seller, row.seller),
    contactEmail: row.contact_email,
    visaDesk: z.parse(VisaDesk, row.visa_desk),
    mailFrom: row.mail_from,
  }
}
