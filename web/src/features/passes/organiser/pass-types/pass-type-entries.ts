import type { Locale } from '@foyer/contract/kit/languages'
import { NewPassType } from '@foyer/contract/new-pass-type.schemas'
import type { OfficePassType } from '@foyer/contract/office-pass-types'
import { parseAbsolute, parseDateTime, toCalendarDateTime, toZoned } from '@internationalized/date'
import type { FieldIssue } from '#platform/forms/field-names.ts'
import type { FormSchema } from '#platform/forms/form-model.ts'
import { orWanted } from '#platform/forms/or-wanted.ts'
import { message } from '#platform/messages/messages.ts'
import { majorText, minorUnits } from '#platform/money-text.ts'

type InEach = Readonly<Record<Locale, string>>

/** A price from a moment on, as it stands in the fields: the moment on the clocks of the venue. */
interface PhaseFields {
  readonly name: string
  readonly from: string
  readonly price: string
}

/** A pass type as it stands in the fields. A line of benefits or prices without any text is none. */
export interface PassTypeFields extends Record<string, unknown> {
  readonly name: InEach
  readonly description: InEach
  readonly benefits: readonly InEach[]
  readonly codeType: OfficePassType['codeType']
  readonly list: OfficePassType['list']
  readonly price: string
  readonly pricePhases: readonly PhaseFields[]
  /** Empty: without end. */
  readonly capacity: string
  /** Empty: none. */
  readonly quotaId: string
  readonly onSaleFrom: string
  readonly onSaleUntil: string
  readonly isHidden: boolean
  readonly requiresApproval: boolean
  /** By {@link upgradeKey}. */
  readonly upgradeableBy: Readonly<Record<string, boolean>>
}

const MOST_BENEFITS = 20
const MOST_PHASES = 12

/** A figure alone would be a place in a list. */
export const upgradeKey = (id: number) => `type${id}`

const inEach = (content: Partial<Record<Locale, string>> | undefined): InEach => ({
  en: content?.en ?? '',
  de: content?.de ?? '',
  fr: content?.fr ?? '',
})

const isBlank = (line: object) => Object.values(line).every((text: string) => text.trim() === '')

/** How many lines are shown: those that say something, and one to go on with. */
export const linesShown = (lines: readonly object[], blank = 1): number =>
  Math.min(lines.length, lines.findLastIndex((line) => !isBlank(line)) + 1 + blank)

const clockAt = (instant: string | null, timeZone: string): string =>
  instant === null ? '' : toCalendarDateTime(parseAbsolute(instant, timeZone)).toString().slice(0, 16)

const noPhase: PhaseFields = { name: '', from: '', price: '' }

/** @param others of which it may be an upgrade. */
export function passTypeFields(
  type: OfficePassType | null,
  others: readonly Pick<OfficePassType, 'id'>[],
  timeZone: string,
): PassTypeFields {
  const benefits = type?.benefits ?? []
  const phases = type?.pricePhases ?? []
  return {
    name: inEach(type?.name),
    description: inEach(type?.description),
    benefits: Array.from({ length: MOST_BENEFITS }, (_, at) => inEach(benefits[at])),
    codeType: type?.codeType ?? 'standard',
    list: type?.list ?? 'paid',
    price: type === null ? '' : majorText(type.price),
    pricePhases: Array.from({ length: MOST_PHASES }, (_, at) => {
      const phase = phases[at]
      if (phase === undefined) return noPhase
      return { name: phase.name, from: clockAt(phase.from, timeZone), price: majorText(phase.price) }
    }),
    capacity: type?.capacity == null ? '' : String(type.capacity),
    quotaId: type?.quotaId == null ? '' : String(type.quotaId),
    onSaleFrom: clockAt(type?.onSaleFrom ?? null, timeZone),
    onSaleUntil: clockAt(type?.onSaleUntil ?? null, timeZone),
    isHidden: type?.isHidden ?? false,
    requiresApproval: type?.requiresApproval ?? false,
    upgradeableBy: Object.fromEntries(
      others.map(({ id }) => [upgradeKey(id), type?.upgradeableBy.includes(id) ?? false]),
    ),
  }
}

const amount = message('Enter a price such as 499 or 499.50; 0 where it costs nothing.')
const wanted: Readonly<Record<string, string>> = {
  price: amount,
  capacity: message('Enter a whole number, or nothing.'),
}
const inPhase: Readonly<Record<string, string>> = {
  name: message('Enter what this price is called, such as Late.'),
  from: message('Enter a day and a time.'),
  price: amount,
}

/** What was typed on the clocks of a zone, as an instant; what is none stays what it is, for the schema to find. */
function instantOf(text: string, timeZone: string): string {
  try {
    return toZoned(parseDateTime(text), timeZone).toAbsoluteString()
  } catch {
    return text
  }
}

/** The lines that say something, and where each stands in the form. */
const said = <Line extends object>(lines: readonly Line[]) =>
  lines.flatMap((line, at) => (isBlank(line) ? [] : [{ line, at }]))

/** What the fields say, as the contract takes it. Texts stand in the first of these languages at least. */
export function passTypeSchema(
  languages: readonly Locale[],
  others: readonly Pick<OfficePassType, 'id'>[],
  timeZone: string,
): FormSchema<NewPassType> {
  const written = (content: InEach) =>
    Object.fromEntries(
      languages
        .filter((locale, at) => at === 0 || content[locale].trim() !== '')
        .map((locale) => [locale, content[locale]]),
    )
  return {
    safeParse(values) {
      const fields = values as PassTypeFields
      const benefits = said(fields.benefits)
      const phases = said(fields.pricePhases)
      const moment = (text: string) => (text === '' ? null : instantOf(text, timeZone))
      const parsed = NewPassType.safeParse({
        name: written(fields.name),
        codeType: fields.codeType,
        list: fields.list,
        description: written(fields.description),
        benefits: benefits.map(({ line }) => written(line)),
        price: minorUnits(fields.price),
        pricePhases: phases.map(({ line: { name, from, price } }) => ({
          name,
          from: instantOf(from, timeZone),
          price: minorUnits(price),
        })),
        capacity: fields.capacity.trim() === '' ? null : Number(fields.capacity),
        quotaId: fields.quotaId === '' ? null : Number(fields.quotaId),
        onSaleFrom: moment(fields.onSaleFrom),
        onSaleUntil: moment(fields.onSaleUntil),
        isHidden: fields.isHidden,
        requiresApproval: fields.requiresApproval,
        upgradeableBy:
          fields.list === 'paid-upgrade'
            ? others.filter(({ id }) => fields.upgradeableBy[upgradeKey(id)]).map(({ id }) => id)
            : [],
      })
      if (parsed.success) return parsed
      const issues = parsed.error.issues.map(({ path, message }): FieldIssue => {
        const [name, line, inner] = path
        if (name === 'benefits' && typeof line === 'number')
          return { path: ['benefits', benefits[line]?.at ?? 0, inner ?? languages[0] ?? 'en'], message }
        if (name === 'pricePhases') {
          const at = typeof line === 'number' ? phases[line]?.at : phases.at(-1)?.at
          const said = typeof line === 'number' ? inPhase[String(inner)] : undefined
          return { path: ['pricePhases', at ?? 0, inner ?? 'from'], message: orWanted(message, said) }
        }
        return { path, message: orWanted(message, wanted[String(name)]) }
      })
      return { success: false, error: { issues } }
    },
  }
}
