import { AccommodationOrder } from '@foyer/contract/accommodation.schemas'
import { CancellationPolicy } from '@foyer/contract/cancellation.schemas'
import { Edition } from '@foyer/contract/editions.schemas'
import { isIban } from '@foyer/contract/kit/iban'
import { BannerStep, LogoStep } from '@foyer/contract/look.schemas'
import type { EventStep, MailStep, SellerStep, Setup } from '@foyer/contract/setup'
import { ChecklistItem, Setup as SetupSchema } from '@foyer/contract/setup.schemas'
import { TextsStep } from '@foyer/contract/texts.schemas'
import * as z from 'zod/mini'
import { ratesOf, Seller, searchOf } from '#features/editions'
import type { Context } from '#platform/context'
import { Content } from '#platform/ground/texts'
import { splitSender } from '#platform/papers/mail/mail'
import { readSetupRow } from './setup.queries.ts'

type SetupRow = Awaited<ReturnType<typeof readSetupRow>>

const Links = z.record(z.string(), z.string())
/** The context's edition as it is set up by now, and what is missing before its sale may open. */
export async function readSetup(context: Pick<Context, 'db' | 'editionId' | 'ports'>): Promise<Setup> {
  const { name } = context.ports.payments
  const row = await readSetupRow(context)
  const takesMoney = name !== 'none' || isIban(z.parse(Seller, row.seller).iban)
  const checklist = { ...row.checklist, payment: row.checklist.payment || (row.offers.types > 0 && takesMoney) }
  const stepOf = <Entered>(step: keyof SetupRow['steps'], entered: () => Entered) => {
    const { version, isEntered } = row.steps[step]
    return { version, entered: isEntered ? entered() : null }
  }
  return {
    product: row.product,
    year: row.year,
    timeZone: row.time_zone,
    currency: row.currency,
    languages: z.parse(SetupSchema.shape.languages, row.languages),
    isFixed: row.is_fixed,
    event: stepOf('event', () => eventOf(row)),
    seller: stepOf('seller', () => sellerOf(row)),
    mail: stepOf('mail', () => mailOf(row)),
    cancellation: stepOf('cancellation', () => cancellationOf(row)),
    opening: stepOf('opening', () => ({ opensAt: row.sale_opens_local })),
    look: stepOf('look', () => ({ accent: row.accent })),
    logo: stepOf('logo', () => z.parse(LogoStep, row.logo)),
    banner: stepOf('banner', () => z.parse(BannerStep, { picture: row.banner_picture })),
    texts: stepOf('texts', () => textsOf(row)),
    opensAt: row.sale_opens_at?.toISOString() ?? null,
    openedAt: row.sale_opened_at?.toISOString() ?? null,
    checklist: ChecklistItem.options.map((item) => ({ item, isDone: checklist[item] })),
    passTypes: { types: row.offers.types, places: row.offers.places, priced: row.offers.priced },
    payment: name,
    takesTransfers: isIban(z.parse(Seller, row.seller).iban),
    mailTest: row.mail_tested_at === null ? null : { at: row.mail_tested_at.toISOString(), isSent: row.is_mail_well },
  }
}

function eventOf(row: SetupRow): EventStep {
  return {
    product: row.product,
    code: row.code,
    year: row.year,
    startsOn: row.starts_on,
    endsOn: row.ends_on,
    doorsOpenAt: row.doors_open_local,
    cancelBefore: row.cancel_before_local,
    venue: row.venue,
    city: row.city,
    entrance: z.parse(Content, row.entrance),
    timeZone: row.time_zone,
    currency: row.currency as EventStep['currency'],
    languages: z.parse(SetupSchema.shape.languages, row.languages),
    search: searchIn(row),
  }
}

/** Null where it is what is looked for in any event of these days. */
function searchIn({ accommodation_search, starts_on, ends_on }: SetupRow): EventStep['search'] {
  const { currentStays: _nights, ...search } = z.parse(Edition.shape.accommodationSearch, accommodation_search)
  const usual: Readonly<Record<string, unknown>> = searchOf(starts_on, ends_on)
  const isUsual = Object.entries(search).every(([name, value]) => usual[name] === value)
  return isUsual ? null : { ...search, order: z.parse(AccommodationOrder, search.order) }
}

const Link = z.nullable(z.object({ label: Content, url: z.string() }))
const Banner = TextsStep.shape.banner
const VisaDesk = TextsStep.shape.visaDesk

/** A promotion of before it could be announced in several languages is announced by its name. */
function textsOf(row: SetupRow): TextsStep {
  const first = z.parse(SetupSchema.shape.languages, row.languages)[0] ?? 'en'
  return {
    surveyStartsOn: row.survey_starts_on,
    banner: z.parse(Banner, row.partner_banner),
    phases: row.phases.map(({ name, title, link, start, end }) => ({
      title: title === null ? { [first]: name } : z.parse(Content, title),
      start,
      end,
      link: z.parse(Link, link),
    })),
    visaDesk: z.parse(VisaDesk, row.visa_desk),
  }
}

const cancellationOf = ({ cancellation_policy }: SetupRow) =>
  z.parse(CancellationPolicy, cancellation_policy ?? { passes: null, stays: null })

function sellerOf(row: SetupRow): SellerStep {
  const links = z.parse(Links, row.external_links)
  const link = (name: string) => links[name] ?? ''
  return {
    ...z.parse(Seller, row.seller),
    country: row.seller_country,
    ...ratesOf(row),
    chargesVatOutsideEu: row.charges_vat_outside_eu,
    admissionTaxedThere: row.admission_taxed_there,
    lodgingTaxedThere: row.lodging_taxed_there,
    transportTaxedThere: row.transport_taxed_there,
    billingUntil: row.billing_until,
    imprint: link('imprint'),
    privacyPolicy: link('privacyPolicy'),
    termsAndConditions: link('termsAndConditions'),
    codeOfConduct: link('codeOfConduct'),
    faq: link('faq'),
  }
}

function mailOf(row: SetupRow): MailStep {
  const { name, address } = splitSender(row.mail_from)
  return { senderName: name, senderAddress: address, contactEmail: row.contact_email }
}
