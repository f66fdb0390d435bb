import type { Locale } from '@foyer/contract/kit/languages'
import { NewVipEvent } from '@foyer/contract/new-vip-event.schemas'
import type { OfficeVipEvent } from '@foyer/contract/office-vip-events'
import type { CodeType } from '@foyer/contract/pass-types.schemas'
import { parseAbsolute, parseDateTime, toCalendarDateTime, toZoned } from '@internationalized/date'
import type { FieldIssue } from '#platform/forms/field-names.ts'
import type { FormSchema } from '#platform/forms/form-model.ts'
import { type InEach, inEach, written } from '#platform/forms/in-each-language.ts'
import { orWanted } from '#platform/forms/or-wanted.ts'
import { message } from '#platform/messages/messages.ts'
import { majorText, minorUnits } from '#platform/money-text.ts'
import { codeTypes } from './event-words.ts'

/** An event as it stands in the fields; moments on the clocks of the venue. */
export interface EventFields extends Record<string, unknown> {
  readonly name: InEach
  readonly description: InEach
  readonly place: InEach
  readonly dressCode: InEach
  /** Empty: nobody but the organiser. */
  readonly invitedBy: string
  readonly startsAt: string
  readonly endsAt: string
  readonly withdrawBefore: string
  readonly openTo: Readonly<Record<CodeType, boolean>>
  readonly price: string
  readonly capacity: string
  readonly hasPlusOne: boolean
  readonly answerHours: string
}

const onClocks = (instant: string | undefined, timeZone: string): string =>
  instant === undefined ? '' : toCalendarDateTime(parseAbsolute(instant, timeZone)).toString().slice(0, 16)

export const eventFields = (event: OfficeVipEvent | null, timeZone: string): EventFields => ({
  name: inEach(event?.name),
  description: inEach(event?.description),
  place: inEach(event?.place),
  dressCode: inEach(event?.dressCode ?? undefined),
  invitedBy: event?.invitedBy ?? '',
  startsAt: onClocks(event?.startsAt, timeZone),
  endsAt: onClocks(event?.endsAt, timeZone),
  withdrawBefore: onClocks(event?.withdrawBefore, timeZone),
  openTo: Object.fromEntries(
    codeTypes.map((type) => [type, event?.openTo.includes(type) ?? false]),
  ) as EventFields['openTo'],
  price: event === null ? '' : majorText(event.price),
  capacity: event === null ? '' : String(event.capacity),
  hasPlusOne: event?.hasPlusOne ?? false,
  answerHours: String(event?.answerHours ?? 24),
})

const badMoment = message('Enter a day and a time.')
const wanted: Readonly<Record<string, string>> = {
  startsAt: badMoment,
  price: message('Enter a price such as 499 or 499.50; 0 where it costs nothing.'),
  capacity: message('Enter a whole number.'),
  answerHours: message('Enter hours, from 1 to 168.'),
  openTo: message('Choose one at least.'),
}

const whole = (text: string) => (/^\d{1,9}$/.test(text.trim()) ? Number(text.trim()) : Number.NaN)

/**
 * What the fields say, as the contract takes it.
 * @param event what was there: a moment that nobody touched stays the very one, to the second.
 */
export function eventSchema(
  languages: readonly Locale[],
  timeZone: string,
  event: OfficeVipEvent | null,
): FormSchema<NewVipEvent> {
  const before = eventFields(event, timeZone)
  const moment = (fields: EventFields, name: 'startsAt' | 'endsAt' | 'withdrawBefore') => {
    if (event !== null && fields[name] === before[name]) return event[name]
    try {
      return toZoned(parseDateTime(fields[name]), timeZone).toAbsoluteString()
    } catch {
      return fields[name]
    }
  }
  return {
    safeParse(values) {
      const fields = values as EventFields
      const startsAt = moment(fields, 'startsAt')
      const isDressed = languages.some((locale) => fields.dressCode[locale].trim() !== '')
      const parsed = NewVipEvent.safeParse({
        name: written(fields.name, languages),
        description: written(fields.description, languages),
        place: written(fields.place, languages),
        dressCode: isDressed ? written(fields.dressCode, languages) : null,
        invitedBy: fields.invitedBy.trim() === '' ? null : fields.invitedBy,
        startsAt,
        endsAt: moment(fields, 'endsAt'),
        // Where nothing is said it goes back until it begins.
        withdrawBefore: fields.withdrawBefore === '' ? startsAt : moment(fields, 'withdrawBefore'),
        openTo: codeTypes.filter((type) => fields.openTo[type]),
        price: minorUnits(fields.price),
        capacity: whole(fields.capacity),
        hasPlusOne: fields.hasPlusOne,
        answerHours: whole(fields.answerHours),
      })
      if (parsed.success) return parsed
      const issues = parsed.error.issues.map(({ path, message }): FieldIssue => {
        const name = String(path[0])
        const said = name === 'endsAt' || name === 'withdrawBefore' ? badMoment : wanted[name]
        if (name === 'openTo') return { path: ['openTo', codeTypes[0] ?? ''], message: orWanted(message, said) }
        return { path, message: orWanted(message, said) }
      })
      return { success: false, error: { issues } }
    },
  }
}
