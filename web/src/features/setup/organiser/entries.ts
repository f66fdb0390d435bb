import type { Locale } from '@foyer/contract/kit/languages'
import type { EventStep, SellerStep, Setup } from '@foyer/contract/setup'
import { EventEntries, LookEntries, MailEntries, OpeningEntries, SellerEntries } from '@foyer/contract/setup.schemas'
import type { FieldIssue } from '#platform/forms/field-names.ts'
import type { FormSchema } from '#platform/forms/form-model.ts'
import { orWanted } from '#platform/forms/or-wanted.ts'
import { message } from '#platform/messages/messages.ts'
import {
  basisPoints,
  enteredChanges,
  faultOfChange,
  perCent,
  type VatChangeFields,
  vatChangeFields,
} from './vat-changes.ts'

/** What is said of a field whose fault the contract names in the words of a program. */
const wanted: Readonly<Record<string, string>> = {
  startsOn: message('Enter the first day of the event.'),
  endsOn: message('Enter the last day of the event.'),
  vatRate: message('Enter a rate from 0 to 100 per cent.'),
  roomVatRate: message('Enter a rate from 0 to 100 per cent.'),
  trainVatRate: message('Enter a rate from 0 to 100 per cent.'),
}

/** A schema of the contract over what stands in the fields. The version that one saw is added on the way. */
function entriesOf<Body extends { readonly version: number }, Values>(
  schema: FormSchema<Body>,
  enter: (values: Values) => object,
  sayInstead?: (values: Values, issue: FieldIssue) => FieldIssue | undefined,
): FormSchema<Omit<Body, 'version'>> {
  return {
    safeParse(values) {
      const parsed = schema.safeParse({ version: 1, ...enter(values as Values) })
      if (parsed.success) {
        const { version: _version, ...entries } = parsed.data
        return { success: true, data: entries }
      }
      const issues = parsed.error.issues.map((issue): FieldIssue => {
        const instead = sayInstead?.(values as Values, issue)
        if (instead !== undefined) return instead
        return { path: issue.path, message: orWanted(issue.message, wanted[String(issue.path[0])]) }
      })
      // What is no day at all is no day of this century either: of a field the first is said.
      const at = issues.map(({ path }) => path.join('.'))
      return { success: false, error: { issues: issues.filter((_, n) => at.indexOf(at[n] ?? '') === n) } }
    },
  }
}

/** What hotels are looked for first. Empty days: those of the event. */
interface SearchFields {
  readonly start: string
  readonly end: string
  readonly roomOccupancy: string
  readonly roomIsBookable: boolean
  readonly order: string
}

const usualSearch: SearchFields = {
  start: '',
  end: '',
  roomOccupancy: '1',
  roomIsBookable: true,
  order: 'priceHighLow',
}

const searchFields = (entered: EventStep['search'] | undefined): SearchFields =>
  entered == null ? usualSearch : { ...entered, roomOccupancy: String(entered.roomOccupancy) }

/** Null where it is what is looked for in any event. */
function enteredSearch(search: SearchFields, { startsOn, endsOn }: Pick<EventStep, 'startsOn' | 'endsOn'>) {
  const isUsual = Object.entries(usualSearch).every(([name, value]) => search[name as keyof SearchFields] === value)
  if (isUsual) return null
  return {
    ...search,
    start: search.start === '' ? startsOn : search.start,
    end: search.end === '' ? endsOn : search.end,
    roomOccupancy: Number(search.roomOccupancy),
  }
}

export type EventForm = Omit<EventStep, 'languages' | 'entrance' | 'year' | 'currency' | 'search'> & {
  readonly search: SearchFields
  readonly currency: string
  readonly entrance: Readonly<Record<Locale, string>>
  readonly speaks: Readonly<Record<Locale, boolean>>
  readonly first: Locale
}

const eachLanguage = <T>(of: (locale: Locale) => T): Record<Locale, T> => ({ en: of('en'), de: of('de'), fr: of('fr') })

/** The languages that are chosen, the one first that everybody can fall back to. */
export function languagesOf({ speaks, first }: Pick<EventForm, 'speaks' | 'first'>): Locale[] {
  const chosen = (Object.keys(speaks) as Locale[]).filter((locale) => speaks[locale])
  return [...chosen.filter((locale) => locale === first), ...chosen.filter((locale) => locale !== first)]
}

export function eventForm(entered: EventStep | null, locale: Locale): EventForm {
  const languages = entered?.languages ?? [locale]
  return {
    product: entered?.product ?? '',
    code: entered?.code ?? '',
    startsOn: entered?.startsOn ?? '',
    endsOn: entered?.endsOn ?? '',
    doorsOpenAt: entered?.doorsOpenAt ?? '',
    cancelBefore: entered?.cancelBefore ?? '',
    venue: entered?.venue ?? '',
    city: entered?.city ?? '',
    entrance: eachLanguage((one) => entered?.entrance[one] ?? ''),
    timeZone: entered?.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone,
    currency: entered?.currency ?? 'EUR',
    speaks: eachLanguage((one) => languages.includes(one)),
    first: languages[0] ?? locale,
    search: searchFields(entered?.search),
  }
}

export const eventSchema = entriesOf(EventEntries, ({ speaks, first, entrance, code, search, ...event }: EventForm) => {
  const languages = languagesOf({ speaks, first })
  const written = languages.filter((locale, at) => at === 0 || entrance[locale].trim() !== '')
  return {
    ...event,
    code: code.trim().toUpperCase(),
    year: Number(event.startsOn.slice(0, 4)) || 2000,
    languages,
    search: enteredSearch(search, event),
    entrance: Object.fromEntries(written.map((locale) => [locale, entrance[locale]])),
  }
})

/** Rates in per cent, and the address as it stands on a letter. */
export type SellerForm = Omit<
  SellerStep,
  'addressLines' | 'billingUntil' | 'vatRate' | 'roomVatRate' | 'trainVatRate' | 'vatChanges'
> & {
  readonly addressLines: string
  /** Empty: the event's last day. */
  readonly billingUntil: string
  readonly vatRate: string
  readonly roomVatRate: string
  readonly trainVatRate: string
  readonly vatChanges: readonly VatChangeFields[]
}

const newSeller: SellerForm = {
  name: '',
  addressLines: '',
  country: '',
  vatId: '',
  bank: '',
  iban: '',
  email: '',
  phone: '',
  vatRate: '19',
  roomVatRate: '7',
  trainVatRate: '7',
  vatChanges: vatChangeFields([]),
  chargesVatOutsideEu: true,
  // Whether a ticket is admission is for the organiser to say; a room and a journey are what they are.
  admissionTaxedThere: false,
  lodgingTaxedThere: true,
  transportTaxedThere: true,
  billingUntil: '',
  imprint: '',
  privacyPolicy: '',
  termsAndConditions: '',
  codeOfConduct: '',
  faq: '',
}

export function sellerForm(entered: SellerStep | null): SellerForm {
  if (entered === null) return newSeller
  return {
    ...entered,
    addressLines: entered.addressLines.join('\n'),
    billingUntil: entered.billingUntil ?? '',
    vatRate: perCent(entered.vatRate),
    roomVatRate: perCent(entered.roomVatRate),
    trainVatRate: perCent(entered.trainVatRate),
    vatChanges: vatChangeFields(entered.vatChanges),
  }
}

const enteredSeller = (form: SellerForm) => ({
  ...form,
  addressLines: form.addressLines.split('\n').filter((line) => line.trim() !== ''),
  billingUntil: form.billingUntil === '' ? null : form.billingUntil,
  vatRate: basisPoints(form.vatRate),
  roomVatRate: basisPoints(form.roomVatRate),
  trainVatRate: basisPoints(form.trainVatRate),
  vatChanges: enteredChanges(form.vatChanges),
})

export const sellerSchema = entriesOf(SellerEntries, enteredSeller, (form, issue) =>
  issue.path[0] === 'vatChanges' ? faultOfChange(form.vatChanges, issue) : undefined,
)

export type MailForm = NonNullable<Setup['mail']['entered']>

export const mailForm = ({ mail, product, year, event }: Setup): MailForm =>
  mail.entered ?? {
    senderName: event.entered === null ? '' : `${product} ${year}`,
    senderAddress: '',
    contactEmail: '',
  }

export const mailSchema = entriesOf(MailEntries, (form: MailForm) => form)

/** Empty: the colour of the house. */
export type LookForm = { readonly accent: string }

export const lookForm = ({ look }: Setup): LookForm => ({ accent: look.entered?.accent?.toUpperCase() ?? '' })

export const lookSchema = entriesOf(LookEntries, ({ accent }: LookForm) => ({
  accent: accent.trim() === '' ? null : accent,
}))

export type OpeningForm = { readonly opensAt: string }

export const openingSchema = entriesOf(OpeningEntries, ({ opensAt }: OpeningForm) => ({
  opensAt: opensAt === '' ? null : opensAt,
}))
