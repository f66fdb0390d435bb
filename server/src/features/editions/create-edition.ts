import { NewEdition } from '@foyer/contract/new-edition.schemas'
import * as z from 'zod/mini'
import type { OfficeContext } from '#platform/context'
import { acceptIn } from './accept-content.ts'
import { insertEdition, insertPhases, insertSteps } from './editions.queries.ts'

/**
 * Sets up an edition beside those that are there. Which one is on is another question: `makeEditionCurrent`.
 * @returns its id.
 * @throws InvalidInput; a code that another edition has is refused by the database.
 */
export async function createEdition(context: Pick<OfficeContext, 'db'>, entered: NewEdition): Promise<number> {
  const { languages } = z.parse(z.pick(NewEdition, { languages: true }), { languages: entered.languages })
  const { countdownPhases, ...edition } = acceptIn(languages, NewEdition, entered)
  const { id } = await insertEdition(context, {
    code: edition.code,
    product: edition.product,
    year: edition.year,
    starts_on: edition.startsOn,
    ends_on: edition.endsOn,
    doors_open_at: edition.doorsOpenAt,
    venue: edition.venue,
    city: edition.city,
    languages,
    entrance: JSON.stringify(edition.entrance),
    time_zone: edition.timeZone,
    currency: edition.currency,
    vat_rate_bp: edition.vatRate,
    room_vat_rate_bp: edition.roomVatRate,
    train_vat_rate_bp: edition.trainVatRate,
    cancel_before: edition.cancelBefore,
    pass_transfers_until: edition.passTransfersUntil,
    seller_country: edition.sellerCountry,
    charges_vat_outside_eu: edition.chargesVatOutsideEu,
    accommodation_search: JSON.stringify(edition.accommodationSearch),
    survey_starts_on: edition.surveyStartsOn,
    partner_banner: edition.partnerBanner === null ? null : JSON.stringify({ ...edition.partnerBanner, alt: null }),
    external_links: JSON.stringify(edition.externalLinks),
    seller: JSON.stringify(edition.seller),
    contact_email: edition.contactEmail,
    visa_desk: edition.visaDesk === null ? null : JSON.stringify(edition.visaDesk),
    mail_from: edition.mailFrom,
    sale_opens_at: edition.saleOpensAt,
    sale_opened_at: edition.saleOpensAt,
  })
  await insertSteps(context, id, true)
  if (countdownPhases.length > 0)
    await insertPhases(
      context,
      countdownPhases.map((phase) => ({
        edition_id: id,
        name: phase.name,
        starts_at: phase.start,
        ends_at: phase.end,
        title: phase.title === null ? null : JSON.stringify(phase.title),
        link: phase.link === null ? null : JSON.stringify(phase.link),
      })),
    )
  return id
}
