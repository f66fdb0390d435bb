import * as z from 'zod/mini'
import { Edition } from './editions.schemas.ts'
import { Content } from './kit/content.ts'
import { Day, Email, Instant, Locale, line } from './kit/fields.ts'

const BasisPoints = z.int().check(z.minimum(0), z.maximum(10_000))

const WebAddress = z.url().check(z.maxLength(2000), z.regex(/^https:\/\//))

/** A promotion that the pages count down to. */
export const NewCountdownPhase = z.strictObject({
  name: line(120),
  start: Instant,
  end: Instant,
  /** How it is announced; null: by its name. */
  title: z.nullable(Content),
  link: z.nullable(z.strictObject({ label: Content, url: WebAddress })),
})

/** Everything about an event that is not sold. */
export const NewEdition = z.strictObject({
  /** What the numbers of its orders and documents begin with, such as `MS25`; its own among all editions. */
  code: z.string().check(z.regex(/^\S{2,12}$/)),
  product: line(80),
  year: z.int().check(z.minimum(2000), z.maximum(2099)),
  startsOn: Day,
  endsOn: Day,
  doorsOpenAt: Instant,
  venue: line(120),
  city: line(120),
  /** Those that its content is written in; everything stands in the first. */
  languages: z.array(Locale).check(z.minLength(1)),
  entrance: Content,
  /** IANA name. */
  timeZone: z.string().check(z.refine((name) => Intl.supportedValuesOf('timeZone').includes(name))),
  /** ISO 4217. */
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
  vatRate: BasisPoints,
  roomVatRate: BasisPoints,
  trainVatRate: BasisPoints,
  cancelBefore: Instant,
  /** Until when passes are given to colleagues; null: until the doors open. */
  passTransfersUntil: z.nullable(Instant),
  /** ISO 3166-1 alpha-2. */
  sellerCountry: z.string().check(z.regex(/^[A-Z]{2}$/)),
  chargesVatOutsideEu: z.boolean(),
  accommodationSearch: Edition.shape.accommodationSearch,
  surveyStartsOn: z.nullable(Day),
  partnerBanner: z.nullable(z.strictObject({ text: Content, url: WebAddress })),
  externalLinks: Edition.shape.externalLinks,
  /** Who issues the invoices. */
  seller: z.strictObject({
    name: line(120),
    addressLines: z.array(line(120)).check(z.minLength(1)),
    vatId: line(40),
    bank: line(120),
    iban: line(40),
    email: Email,
    /** Printed on invoices, and what makes their XML an XRechnung; empty or left out: none. */
    phone: z.optional(z.union([line(40), z.literal('')])),
  }),
  contactEmail: Email,
  /** Who signs the letters for consulates, and where authorities call; null: they bear the seller's name alone. */
  visaDesk: z.nullable(z.strictObject({ signedBy: line(120), position: Content, phone: z.nullable(line(40)) })),
  /** Such as `MSPG 2025 <tickets@mspg.example>`. */
  mailFrom: line(256),
  /** Since when what belongs to it is sold; null: not yet. */
  saleOpensAt: z.nullable(Instant),
  countdownPhases: z.array(NewCountdownPhase),
})
export type NewEdition = z.input<typeof NewEdition>
