import type { OfficeContext } from '#platform/context'
import { findAnyEdition, insertEdition, insertSteps, makeOnlyCurrent } from './editions.queries.ts'

/**
 * Begins an edition where there is none: nothing of it is entered, nobody is told of it, and nothing is on sale. What
 * stands in it until then only has to be possible.
 * @returns its id; null where there is an edition already.
 */
export async function draftEdition(context: Pick<OfficeContext, 'db' | 'now'>): Promise<number | null> {
  if ((await findAnyEdition(context)) !== undefined) return null
  const day = context.now.toISOString().slice(0, 10)
  const { id } = await insertEdition(context, {
    code: 'NEW',
    product: 'Foyer',
    year: context.now.getUTCFullYear(),
    starts_on: day,
    ends_on: day,
    doors_open_at: context.now,
    venue: '',
    city: '',
    languages: ['en'],
    entrance: JSON.stringify({ en: '' }),
    time_zone: 'Europe/Berlin',
    currency: 'EUR',
    vat_rate_bp: 1900,
    cancel_before: context.now,
    seller_country: 'DE',
    accommodation_search: JSON.stringify(searchOf(day, day)),
    external_links: JSON.stringify({
      imprint: '',
      privacyPolicy: '',
      codeOfConduct: '',
      termsAndConditions: '',
      faq: '',
    }),
    seller: JSON.stringify({ name: '', addressLines: [], vatId: '', bank: '', iban: '', email: '', phone: '' }),
    contact_email: '',
    mail_from: '',
  })
  await insertSteps(context, id, false)
  await makeOnlyCurrent(context, id)
  return id
}

/** What is looked for where nobody says anything else: a bed for one, for the days of the event. */
export const searchOf = (start: string, end: string) => ({
  start,
  end,
  roomOccupancy: 1,
  currentStays: nightsOf(start, end),
  roomIsBookable: true,
  order: 'priceHighLow',
})

/** An event of one day is looked for a night. */
export const nightsOf = (start: string, end: string) =>
  Math.max(1, Math.round((Date.parse(end) - Date.parse(start)) / 86_400_000))
