import type { Locale } from '@foyer/contract/kit/languages'
import type { NewSession as Entered } from '@foyer/contract/new-program.schemas'
import { NewSession } from '@foyer/contract/new-program.schemas'
import type { OfficeSession, SessionEntries } from '@foyer/contract/office-program'
import { SessionEntries as Entries } from '@foyer/contract/office-program.schemas'
import type { SessionLevel } from '@foyer/contract/program'
import type { FieldIssue } from '#platform/forms/field-names.ts'
import type { FormSchema } from '#platform/forms/form-model.ts'
import { type InEach, inEach, written } from '#platform/forms/in-each-language.ts'
import { orWanted } from '#platform/forms/or-wanted.ts'
import { message } from '#platform/messages/messages.ts'
import { addressOf } from '../address-of.ts'
import { instantOf } from '../on-clocks.ts'

/** What is written of a session as it stands in the fields. */
export interface SessionFields extends Record<string, unknown> {
  readonly title: InEach
  readonly abstract: InEach
  /** Empty: a break. */
  readonly track: string
  readonly level: SessionLevel
  readonly language: Locale
  /** Codes, in their order. */
  readonly speakers: readonly string[]
  /** Empty: none. */
  readonly repeats: string
  readonly isReservable: boolean
  readonly capacity: string
  readonly answerHours: string
}

/** With when and where it is held, for one that is new. */
export interface NewSessionFields extends SessionFields {
  readonly code: string
  readonly startsAt: string
  readonly endsAt: string
  readonly stage: string
}

export const sessionFields = (session: OfficeSession | null, first: Locale): SessionFields => ({
  title: inEach(session?.title),
  abstract: inEach(session?.abstract),
  track: session?.track ?? '',
  level: session?.level ?? 'all',
  language: session?.language ?? first,
  speakers: session?.speakers ?? [],
  repeats: session?.repeats ?? '',
  isReservable: session?.seats != null,
  capacity: String(session?.seats?.capacity ?? ''),
  answerHours: String(session?.seats?.answerHours ?? 24),
})

/** When and where a new session would be, where that was pointed at: an hour from there, within the day. */
export function newSessionFields(
  first: Locale,
  { day, at = '09:00', stage = '' }: { readonly day: string; readonly at?: string; readonly stage?: string },
): NewSessionFields {
  const [hours = 9, minutes = 0] = at.split(':').map(Number)
  const end = hours < 23 ? [hours + 1, minutes] : [23, 59]
  return {
    ...sessionFields(null, first),
    code: '',
    startsAt: `${day}T${at}`,
    endsAt: `${day}T${end.map((part) => String(part).padStart(2, '0')).join(':')}`,
    stage,
  }
}

const wanted: Readonly<Record<string, string>> = {
  startsAt: message('Enter a day and a time.'),
  capacity: message('Enter a number of seats, 100,000 at most.'),
  answerHours: message('Enter 1 to 168 hours.'),
}

const whole = (text: string) => (/^\d{1,9}$/.test(text.trim()) ? Number(text.trim()) : Number.NaN)

const entriesOf = (fields: SessionFields, languages: readonly Locale[]) => ({
  title: written(fields.title, languages),
  abstract: written(fields.abstract, languages),
  level: fields.level,
  language: fields.language,
  speakers: fields.speakers,
  repeats: fields.repeats === '' ? null : fields.repeats,
})
const seatsOf = (fields: SessionFields) => ({
  capacity: whole(fields.capacity),
  answerHours: whole(fields.answerHours),
})

const saying = (issues: readonly FieldIssue[]): FieldIssue[] =>
  issues.map((issue) => {
    const path = issue.path.filter((step) => step !== 'seats' && step !== 'place')
    return { path, message: orWanted(issue.message, wanted[String(path[0])]) }
  })

export const sessionSchema = (languages: readonly Locale[]): FormSchema<SessionEntries> => ({
  safeParse(values) {
    const fields = values as SessionFields
    const parsed = Entries.safeParse({
      ...entriesOf(fields, languages),
      track: fields.track === '' ? null : fields.track,
      seats: fields.isReservable ? seatsOf(fields) : null,
    })
    return parsed.success ? parsed : { success: false, error: { issues: saying(parsed.error.issues) } }
  },
})

const bothOrNone = message('Choose both, or neither: without, it is a break.')

export const newSessionSchema = (languages: readonly Locale[], timeZone: string): FormSchema<Entered> => ({
  safeParse(values) {
    const fields = values as NewSessionFields
    const { track, stage, title } = fields
    const first = languages[0] ?? 'en'
    const lone: FieldIssue[] =
      (track === '') === (stage === '') ? [] : [{ path: [track === '' ? 'track' : 'stage'], message: bothOrNone }]
    const parsed = NewSession.safeParse({
      ...entriesOf(fields, languages),
      code: fields.code.trim() || addressOf(title[first], 60) || 'session',
      startsAt: instantOf(fields.startsAt, timeZone),
      endsAt: instantOf(fields.endsAt, timeZone),
      place: track === '' || stage === '' ? null : { track, stage },
      ...(fields.isReservable ? { seats: seatsOf(fields) } : {}),
    })
    if (parsed.success && lone.length === 0) return { success: true, data: parsed.data }
    return { success: false, error: { issues: [...lone, ...(parsed.success ? [] : saying(parsed.error.issues))] } }
  },
})
