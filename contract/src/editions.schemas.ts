import * as z from 'zod/mini'
import { AttendeeType } from './attendee-types.schemas.ts'
import { CancellationTerms } from './cancellation.schemas.ts'
import { Day, Instant } from './kit/fields.ts'
import type { TermsById } from './kit/terms.ts'

export const Country = z.object({
  id: z.int(),
  /** ISO 3166-1 alpha-2. */
  code: z.string(),
  name: z.string(),
  nativeName: z.string(),
  inEu: z.boolean(),
})
export type Country = z.infer<typeof Country>

export const CountdownPhase = z.object({
  name: z.string(),
  start: Instant,
  end: Instant,
  active: z.boolean(),
  /** Whole seconds from now to the end; 0 once it is over. */
  secondsLeft: z.int(),
  link: z.optional(z.nullable(z.object({ label: z.string(), url: z.string() }))),
})
export type CountdownPhase = z.infer<typeof CountdownPhase>

/** A logo at an address whose bytes never change. */
export const ShownLogo = z.object({ url: z.string(), width: z.int(), height: z.int() })
export type ShownLogo = z.infer<typeof ShownLogo>

/** The line above the pages; its picture is beside its words, and says in `alt` what they do not: empty where nothing. */
export const PartnerBanner = z.object({
  text: z.string(),
  image: z.nullable(z.extend(ShownLogo, { alt: z.string() })),
  url: z.string(),
})

/** What of hotels is looked for where nobody says anything else. */
export const AccommodationSearch = z.object({
  start: Day,
  end: Day,
  roomOccupancy: z.int(),
  currentStays: z.int(),
  roomIsBookable: z.boolean(),
  order: z.string(),
})

export const Edition = z.object({
  product: z.string(),
  year: z.int(),
  startsOn: Day,
  endsOn: Day,
  doorsOpenAt: Instant,
  venue: z.string(),
  city: z.string(),
  entrance: z.string(),
  /** IANA name. */
  timeZone: z.string(),
  currency: z.string(),
  /** Basis points: 1900 is 19 %. The rate on the event's last day. */
  vatRate: z.int(),
  /** Basis points, for accommodation. */
  roomVatRate: z.int(),
  /** Other rates for stays that end on this day or later, the earliest first. */
  roomVatChanges: z.array(z.object({ from: Day, rate: z.int() })),
  /** Stays can be changed and orders given back without cost before this instant. */
  cancelBefore: Instant,
  /** What is kept of what is ordered now when it goes back. */
  cancellation: z.array(CancellationTerms),
  accommodationSearch: AccommodationSearch,
  surveyStartsOn: z.nullable(Day),
  /** The app's clock at the moment of the answer. */
  now: Instant,
  countdownPhases: z.array(CountdownPhase),
  partnerBanner: z.nullable(PartnerBanner),
  externalLinks: z.object({
    imprint: z.string(),
    privacyPolicy: z.string(),
    codeOfConduct: z.string(),
    termsAndConditions: z.string(),
    faq: z.string(),
  }),
  contactEmail: z.string(),
  /** Shown in place of its name's sign, on light and on dark grounds; null: there is none. Sizes in pixels. */
  logo: z.nullable(z.object({ light: ShownLogo, dark: ShownLogo })),
  /** In which ways what costs something can be paid now. */
  paymentMethods: z.array(z.enum(['card', 'transfer'])),
  /** Where a card is given: to this product's own form, or on a page of its own to the provider's fields. */
  cardEntry: z.enum(['form', 'provider']),
  /** Where authorities call about a letter; null where they write. */
  visaDeskPhone: z.nullable(z.string()),
  attendeeTypes: z.array(AttendeeType),
})
export type Edition = z.infer<typeof Edition>

/** How the event is recognised, before anything else is known of it. */
export const Look = z.object({
  /** `#046a6a`; null: that of the house. */
  accent: z.nullable(z.string()),
  /** It has a logo, which pages show as soon as they know it. */
  hasLogo: z.boolean(),
})
export type Look = z.infer<typeof Look>

/** What a browser is told of the app that it may put on the home screen (W3C Web Application Manifest). */
export const AppManifest = z.object({
  id: z.string(),
  name: z.string(),
  short_name: z.string(),
  description: z.string(),
  lang: z.string(),
  start_url: z.string(),
  scope: z.string(),
  display: z.enum(['standalone']),
  theme_color: z.string(),
  background_color: z.string(),
  icons: z.array(
    z.object({ src: z.string(), sizes: z.string(), type: z.string(), purpose: z.enum(['any', 'maskable']) }),
  ),
  shortcuts: z.array(z.object({ name: z.string(), url: z.string() })),
})
export type AppManifest = z.infer<typeof AppManifest>

export const terms = {
  'editions.readEdition': {
    summary: 'The current edition: dates, search defaults, countdown phases, links, and the app’s clock',
    runs: 'read',
    shared: true,
    answers: { 200: Edition },
    refusals: [],
  },
  'editions.readLook': {
    summary: 'The colour of the current edition, in which its pages are shown',
    runs: 'read',
    shared: true,
    // Whatever is changed of an edition is told with its passes: nobody is shown the look of before.
    sells: 'passes',
    answers: { 200: Look },
    refusals: [],
  },
  'editions.listCountries': {
    summary: 'All countries, by English name',
    runs: 'read',
    shared: true,
    answers: { 200: z.array(Country) },
    refusals: [],
  },
  'editions.readEditionCalendar': {
    summary: 'The days of the event as a calendar file (RFC 5545)',
    runs: 'read',
    answers: { 200: { binary: 'text/calendar' } },
    refusals: [],
  },
  'editions.readAppManifest': {
    summary: 'The event’s app as it is put on a home screen (W3C Web Application Manifest)',
    runs: 'read',
    shared: true,
    answers: { 200: AppManifest },
    refusals: [],
  },
} as const satisfies TermsById
