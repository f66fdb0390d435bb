import { attendeeTypes } from '@foyer/contract/attendee-types'
import type { CountdownPhase } from '@foyer/contract/editions'
import { Edition } from '@foyer/contract/editions.schemas'
import { isActive, secondsUntil } from '@foyer/contract/kit/countdown'
import type { Selectable } from 'kysely'
import * as z from 'zod/mini'
import type { Context } from '#platform/context'
import type { CountdownPhases, Editions } from '#platform/database/database-types'
import { Content, contentFor, type Reader } from '#platform/ground/texts'
import { cancelledKinds, presentCancellation } from './cancellation-terms.ts'
import { VisaDesk } from './edition.ts'
import { shownBanner, shownLogo } from './shown-logo.ts'
import { takesTransfers } from './takes-transfers.ts'
import { domesticRate, ratesOf } from './vat-rates.ts'

const PartnerBanner = z.nullable(z.object({ text: Content, alt: z.nullable(Content), url: z.string() }))

export function presentEdition(
  row: Selectable<Editions>,
  phases: readonly Selectable<CountdownPhases>[],
  now: Date,
  { locale, ports }: Pick<Context, 'locale' | 'ports'>,
): Edition {
  const seller = z.parse(z.object({ iban: z.string() }), row.seller)
  const reader = { locale, languages: row.languages }
  const rates = ratesOf(row)
  return {
    product: row.product,
    year: row.year,
    startsOn: row.starts_on,
    endsOn: row.ends_on,
    doorsOpenAt: row.doors_open_at.toISOString(),
    venue: row.venue,
    city: row.city,
    entrance: contentFor(row.entrance, reader),
    timeZone: row.time_zone,
    currency: row.currency,
    vatRate: domesticRate('standard', rates, row.ends_on),
    roomVatRate: rates.roomVatRate,
    roomVatChanges: rates.vatChanges.map(({ from, roomVatRate }) => ({ from, rate: roomVatRate })),
    cancelBefore: row.cancel_before.toISOString(),
    cancellation: presentCancellation(row.cancellation_policy, cancelledKinds, {
      timeZone: row.time_zone,
      cancelBefore: row.cancel_before,
      currency: row.currency,
    }),
    accommodationSearch: z.parse(Edition.shape.accommodationSearch, row.accommodation_search),
    surveyStartsOn: row.survey_starts_on,
    now: now.toISOString(),
    countdownPhases: phases.map((phase) => presentPhase(phase, now, reader)),
    partnerBanner: presentBanner(row, reader),
    externalLinks: z.parse(Edition.shape.externalLinks, row.external_links),
    contactEmail: row.contact_email,
    logo: shownLogo(row.logo),
    paymentMethods: [
      ...(ports.payments.name === 'none' ? [] : (['card'] as const)),
      ...(takesTransfers({ seller, doorsOpenAt: row.doors_open_at }, now) ? (['transfer'] as const) : []),
    ],
    cardEntry: ports.payments.fields === null ? 'form' : 'provider',
    visaDeskPhone: z.parse(VisaDesk, row.visa_desk)?.phone ?? null,
    attendeeTypes: [...attendeeTypes],
  }
}

function presentBanner(row: Selectable<Editions>, reader: Reader): Edition['partnerBanner'] {
  const banner = z.parse(PartnerBanner, row.partner_banner)
  if (banner === null) return null
  const { text, alt, url } = banner
  const image = shownBanner(row.banner_picture)
  return {
    text: contentFor(text, reader),
    image: image === null ? null : { ...image, alt: alt === null ? '' : contentFor(alt, reader) },
    url,
  }
}

function presentPhase(phase: Selectable<CountdownPhases>, now: Date, reader: Reader): CountdownPhase {
  const link = z.parse(z.nullable(z.object({ label: Content, url: z.string() })), phase.link)
  return {
    name: phase.title === null ? phase.name : contentFor(phase.title, reader),
    start: phase.starts_at.toISOString(),
    end: phase.ends_at.toISOString(),
    active: isActive({ start: phase.starts_at, end: phase.ends_at }, now),
    secondsLeft: secondsUntil(phase.ends_at, now),
    link: link === null ? null : { ...link, label: contentFor(link.label, reader) },
  }
}
