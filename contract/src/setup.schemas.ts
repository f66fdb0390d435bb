import * as z from 'zod/mini'
import { AccommodationOrder } from './accommodation.schemas.ts'
import { CancellationPolicy, cancellationPolicy } from './cancellation.schemas.ts'
import { Content } from './kit/content.ts'
import { AskedDay, Email, Instant, Locale, line } from './kit/fields.ts'
import { isIban } from './kit/iban.ts'
import { LocalMoment } from './kit/local-moment.schemas.ts'
import { message } from './kit/message.ts'
import type { TermsById } from './kit/terms.ts'
import { changedMeanwhile } from './kit/versions.refusals.ts'
import { Version } from './kit/versions.schemas.ts'
import { BannerStep, LogoStep, LookStep, look } from './look.schemas.ts'
import { fixedAfterOrder, saleIsOpen } from './setup.refusals.ts'
import { currencies } from './setup-rules.ts'
import { TextsStep, texts } from './texts.schemas.ts'

const TimeZone = z.string().check(
  z.maxLength(64),
  z.refine(
    (name) => name === 'UTC' || Intl.supportedValuesOf('timeZone').includes(name),
    message('Choose a time zone from the list.'),
  ),
)

const ofLook = ['look', 'logo', 'banner'] as const
/** Steps of setting an edition up that are saved by themselves. Pass types are records of their own. */
export const setupSteps = ['event', 'seller', 'mail', 'cancellation', 'opening', ...ofLook, 'texts'] as const

/** What the numbers of orders and documents of an edition begin with. */
export const EditionCode = z
  .string()
  .check(z.trim(), z.regex(/^[A-Z0-9]{2,12}$/, message('Use 2 to 12 capital letters and digits, such as MS25.')))

/** What of hotels is looked for where nobody says anything else. */
export const FirstSearch = z._default(
  z.nullable(
    z.strictObject({
      start: AskedDay,
      /** The day of departure. */
      end: AskedDay,
      /** People in one room. */
      roomOccupancy: z.int().check(z.minimum(1), z.maximum(4)),
      /** Only rooms that can be had. */
      roomIsBookable: z.boolean(),
      order: AccommodationOrder,
    }),
  ),
  null,
)

const event = {
  product: line(80),
  code: EditionCode,
  year: z.int().check(z.minimum(2000), z.maximum(2099)),
  startsOn: AskedDay,
  endsOn: AskedDay,
  doorsOpenAt: LocalMoment,
  /** Until then stays are changed and orders given back without cost. */
  cancelBefore: LocalMoment,
  venue: line(120),
  city: line(120),
  entrance: Content,
  timeZone: TimeZone,
  currency: z.enum(currencies),
  /** The first is the one that everybody can fall back to. */
  languages: z.array(Locale).check(z.minLength(1, message('Choose at least one language.'))),
  /** Null: a bed for one that can be had, for the days of the event, the dearest first. */
  search: FirstSearch,
}
const EventStep = z.object(event)
export type EventStep = z.infer<typeof EventStep>

const rate = z.int().check(z.minimum(0), z.maximum(10_000))
const WebAddress = z
  .string()
  .check(
    z.trim(),
    z.maxLength(2000),
    z.regex(/^(?:https:\/\/[^\s"'<>]+)?$/, message('Enter an address that begins with https://, or nothing.')),
  )
const optionalText = (max: 40 | 120) => z.union([line(max), z.literal('')])

/** The law's other rates from a day on: what is supplied on it or later bears them, whenever it was ordered. */
const VatChange = z.strictObject({ from: AskedDay, vatRate: rate, roomVatRate: rate, trainVatRate: rate })
export type VatChange = z.infer<typeof VatChange>
export const VatChanges = z.array(VatChange).check(
  z.maxLength(4),
  z.refine(
    (changes) => changes.every(({ from }, at) => at === 0 || from > (changes[at - 1]?.from ?? '')),
    message('Each day must be later than the one before.'),
  ),
)

const seller = {
  name: line(120),
  addressLines: z.array(line(120)).check(z.minLength(1, message('Enter the address of the seller.')), z.maxLength(6)),
  /** ISO 3166-1 alpha-2. */
  country: z.string().check(z.regex(/^[A-Z]{2}$/, message('Choose a country.'))),
  /** Empty: none. */
  vatId: optionalText(40),
  bank: optionalText(120),
  iban: optionalText(40).check(
    z.refine(
      (text) => text.trim() === '' || isIban(text),
      message('Check the account number: a figure in it is wrong.'),
    ),
  ),
  email: Email,
  /** Empty: none. An XRechnung has a number to call, of three digits or more (BR-DE-27). */
  phone: optionalText(40).check(
    z.refine(
      (text) => text.trim() === '' || /(?:\d\D*){3}/.test(text),
      message('Enter a telephone number, or nothing.'),
    ),
  ),
  /** Basis points: 1900 is 19 %. */
  vatRate: rate,
  roomVatRate: rate,
  trainVatRate: rate,
  vatChanges: VatChanges,
  chargesVatOutsideEu: z.boolean(),
  /** Taxed where it takes place, whoever buys it (Directive 2006/112/EC): admission (article 53), */
  admissionTaxedThere: z.boolean(),
  /** rooms (article 47), */
  lodgingTaxedThere: z.boolean(),
  /** and journeys (article 48). */
  transportTaxedThere: z.boolean(),
  /** The last day on which buyers correct their invoices by themselves; null: the event's last. */
  billingUntil: z.nullable(AskedDay),
  /** Empty: none. */
  imprint: WebAddress,
  privacyPolicy: WebAddress,
  termsAndConditions: WebAddress,
  codeOfConduct: WebAddress,
  faq: WebAddress,
}
const SellerStep = z.object(seller)
export type SellerStep = z.infer<typeof SellerStep>

const mail = {
  senderName: line(80).check(
    z.refine((name) => !/[<>"]/.test(name), message('Leave out quotation marks and angle brackets.')),
  ),
  senderAddress: Email,
  contactEmail: Email,
}
const MailStep = z.object(mail)
export type MailStep = z.infer<typeof MailStep>

const OpeningStep = z.object({ opensAt: z.nullable(LocalMoment) })
export type OpeningStep = z.infer<typeof OpeningStep>

/** What one enters in a step, with the version that one saw. */
export const EventEntries = z.strictObject({ version: Version, ...event })
export const SellerEntries = z.strictObject({ version: Version, ...seller })
export const MailEntries = z.strictObject({ version: Version, ...mail })
export const CancellationEntries = z.strictObject({ version: Version, ...cancellationPolicy })
export const TextsEntries = z.strictObject({ version: Version, ...texts })
export const LookEntries = z.strictObject({ version: Version, ...look })
export const OpeningEntries = z.strictObject({ version: Version, opensAt: z.nullable(LocalMoment) })

const stepOf = <S extends z.ZodMiniType>(entered: S) =>
  z.object({
    version: Version,
    /** Null: nobody entered anything yet. */
    entered: z.nullable(entered),
  })

/** What must be there before the sale opens. */
export const ChecklistItem = z.enum([
  'event',
  'seller',
  'vat-id',
  'legal-links',
  'pass-types',
  'pass-texts',
  'payment',
  'mail',
])
export type ChecklistItem = z.infer<typeof ChecklistItem>

export const Setup = z.object({
  product: z.string(),
  year: z.int(),
  timeZone: z.string(),
  currency: z.string(),
  languages: z.array(Locale),
  /** Somebody ordered something: code, currency and time zone stay. */
  isFixed: z.boolean(),
  event: stepOf(EventStep),
  seller: stepOf(SellerStep),
  mail: stepOf(MailStep),
  /** What is kept when something goes back. */
  cancellation: stepOf(CancellationPolicy),
  opening: stepOf(OpeningStep),
  /** How the event is recognised. */
  look: stepOf(LookStep),
  logo: stepOf(LogoStep),
  banner: stepOf(BannerStep),
  /** What attendees read of the event beside its name. */
  texts: stepOf(TextsStep),
  /** When the sale is meant to open, and when it did. */
  opensAt: z.nullable(Instant),
  openedAt: z.nullable(Instant),
  /** Each thing that the sale waits for, and whether it is there. */
  checklist: z.array(z.object({ item: ChecklistItem, isDone: z.boolean() })),
  /** Pass types that everybody sees: how many, for how many people (null: without end), how many with a price. */
  passTypes: z.object({ types: z.int(), places: z.nullable(z.int()), priced: z.int() }),
  /** Who takes the money; `none`: only what costs nothing can be had. */
  /** The seller has an account to which orders can be transferred. */
  takesTransfers: z.boolean(),
  payment: z.enum(['none', 'sandbox', 'stripe', 'transfer']),
  /** The last test mail; null: none was sent. */
  mailTest: z.nullable(z.object({ at: Instant, isSent: z.boolean() })),
})
export type Setup = z.infer<typeof Setup>

/** What became of a test mail, in the mail server’s own words. */
export const MailTest = z.object({ isSent: z.boolean(), to: z.string(), answer: z.string(), setup: Setup })
export type MailTest = z.infer<typeof MailTest>

const saves = (body: z.ZodMiniType) => ({ runs: 'command', body, answers: { 200: Setup } }) as const

export const terms = {
  'setup.readSetup': {
    summary: 'How far the edition is set up, and what is missing before its sale may open',
    runs: 'read',
    answers: { 200: Setup },
    refusals: [],
  },
  'setup.saveEvent': {
    summary: 'What the event is called, when and where it takes place, and in which money and languages',
    ...saves(EventEntries),
    body: EventEntries,
    refusals: [changedMeanwhile, fixedAfterOrder],
  },
  'setup.saveSeller': {
    summary: 'Who issues the invoices, at which tax rates, and where the legal texts are',
    ...saves(SellerEntries),
    body: SellerEntries,
    refusals: [changedMeanwhile],
  },
  'setup.saveMail': {
    summary: 'Whose name the mails bear',
    ...saves(MailEntries),
    body: MailEntries,
    refusals: [changedMeanwhile],
  },
  'setup.sendTestMail': {
    summary: 'Send a mail to oneself, and hear what the mail server says to it',
    runs: 'process',
    answers: { 200: MailTest },
    refusals: [],
  },
  'setup.saveCancellation': {
    summary: 'What is kept of passes and stays that go back, by the day; for what is ordered from now on',
    ...saves(CancellationEntries),
    body: CancellationEntries,
    refusals: [changedMeanwhile],
  },
  'setup.saveLook': {
    summary: 'The colour of the event, in which words must be readable by day and by night',
    ...saves(LookEntries),
    body: LookEntries,
    refusals: [changedMeanwhile],
  },
  'setup.saveTexts': {
    summary: 'What attendees read of the event in each of its languages: the partner’s line, promotions, letters',
    ...saves(TextsEntries),
    body: TextsEntries,
    refusals: [changedMeanwhile],
  },
  'setup.planOpening': {
    summary: 'When the sale opens by itself, as soon as nothing is missing; null: not yet planned',
    ...saves(OpeningEntries),
    body: OpeningEntries,
    refusals: [changedMeanwhile, saleIsOpen],
  },
} as const satisfies TermsById
