import type { Locale } from '@foyer/contract/kit/languages'
import { NewTrainTicketType } from '@foyer/contract/new-train-ticket-type.schemas'
import type { OfficeTrainTicketType } from '@foyer/contract/office-train-tickets'
import { parseAbsolute, parseDateTime, toCalendarDateTime, toZoned } from '@internationalized/date'
import type { FieldIssue } from '#platform/forms/field-names.ts'
import type { FormSchema } from '#platform/forms/form-model.ts'
import { type InEach, inEach, written } from '#platform/forms/in-each-language.ts'
import { orWanted } from '#platform/forms/or-wanted.ts'
import { message } from '#platform/messages/messages.ts'
import { majorText, minorUnits } from '#platform/money-text.ts'

/** A kind of train ticket as it stands in the fields. */
export interface TicketFields extends Record<string, unknown> {
  readonly name: InEach
  readonly class: OfficeTrainTicketType['class']
  readonly description: InEach
  /** One in each line; the same line in each language. */
  readonly rules: InEach
  readonly price: string
  readonly validFrom: string
  readonly validTo: string
  /** On the clocks of the venue; empty: it does not go back. */
  readonly cancelBefore: string
  readonly capacity: string
}

const onClocks = (instant: string | null, timeZone: string): string =>
  instant === null ? '' : toCalendarDateTime(parseAbsolute(instant, timeZone)).toString().slice(0, 16)

/** Lines without anything at the end are none. */
const linesOf = (text: string): readonly string[] => text.trimEnd().split('\n')

const rulesIn = (rules: OfficeTrainTicketType['rules'], locale: Locale) =>
  rules
    .map((rule) => rule[locale] ?? '')
    .join('\n')
    .trimEnd()

export const ticketFields = (type: OfficeTrainTicketType | null, timeZone: string): TicketFields => ({
  name: inEach(type?.name),
  class: type?.class ?? 'second',
  description: inEach(type?.description),
  rules: {
    en: rulesIn(type?.rules ?? [], 'en'),
    de: rulesIn(type?.rules ?? [], 'de'),
    fr: rulesIn(type?.rules ?? [], 'fr'),
  },
  price: type === null ? '' : majorText(type.price),
  validFrom: type?.validFrom ?? '',
  validTo: type?.validTo ?? '',
  cancelBefore: onClocks(type?.cancelBefore ?? null, timeZone),
  capacity: type === null ? '' : String(type.capacity),
})

const badDay = message('Enter a day.')
const wanted: Readonly<Record<string, string>> = {
  price: message('Enter a price such as 499 or 499.50; 0 where it costs nothing.'),
  capacity: message('Enter a whole number.'),
  cancelBefore: message('Enter a day and a time.'),
}

const whole = (text: string) => (/^\d{1,9}$/.test(text.trim()) ? Number(text.trim()) : Number.NaN)

/** The rules, each in the languages in which its line says something. */
function rulesFrom(rules: InEach, languages: readonly Locale[]) {
  const lines = languages.map((locale) => [locale, linesOf(rules[locale])] as const)
  const count = Math.max(...lines.map(([, each]) => each.length))
  return Array.from({ length: count }, (_, at) =>
    Object.fromEntries(
      lines.flatMap(([locale, each]) => {
        const text = each[at]?.trim() ?? ''
        return text === '' ? [] : [[locale, text] as const]
      }),
    ),
  ).filter((rule) => Object.keys(rule).length > 0)
}

/**
 * What the fields say, as the contract takes it.
 * @param type what was there: a moment that nobody touched stays the very one, to the second.
 */
export function ticketSchema(
  languages: readonly Locale[],
  timeZone: string,
  type: OfficeTrainTicketType | null,
): FormSchema<NewTrainTicketType> {
  const before = ticketFields(type, timeZone)
  const moment = (text: string) => {
    if (text === before.cancelBefore) return type?.cancelBefore ?? null
    if (text === '') return null
    try {
      return toZoned(parseDateTime(text), timeZone).toAbsoluteString()
    } catch {
      return text
    }
  }
  return {
    safeParse(values) {
      const fields = values as TicketFields
      const parsed = NewTrainTicketType.safeParse({
        name: written(fields.name, languages),
        class: fields.class,
        description: written(fields.description, languages),
        rules: rulesFrom(fields.rules, languages),
        price: minorUnits(fields.price),
        validFrom: fields.validFrom,
        validTo: fields.validTo,
        cancelBefore: moment(fields.cancelBefore),
        capacity: whole(fields.capacity),
      })
      if (parsed.success) return parsed
      const issues = parsed.error.issues.map(({ path, message }): FieldIssue => {
        const name = String(path[0])
        if (name === 'rules') return { path: ['rules', path[2] ?? languages[0] ?? 'en'], message }
        if ((name === 'validFrom' || name === 'validTo') && fields[name] === '') return { path, message: badDay }
        return { path, message: orWanted(message, wanted[name]) }
      })
      return { success: false, error: { issues } }
    },
  }
}
