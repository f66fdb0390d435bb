import { isLocale, languages } from '@foyer/contract/kit/languages'
import { codeName } from '#platform/code-name.ts'
import { formatDay, formatDays, formatMoment } from '#platform/days.ts'
import { useEdition } from '#platform/edition.ts'
import { useText } from '#platform/messages/messages.ts'
import { majorText } from '#platform/money-text.ts'
import { codeWords } from './code-words.ts'
import { columnWords } from './column-words.ts'

/** Fields that are sums, in minor units of what their event is paid in. */
const sums: ReadonlySet<string> = new Set([
  'agreed',
  'allotted',
  'amount',
  'due',
  'fee',
  'price',
  'rate',
  'refunded',
  'sentBack',
  'total',
  'worth',
])

/** Codes that everybody has, and browsers know the names of. */
const namesOf: Readonly<Partial<Record<string, 'language' | 'region'>>> = {
  country: 'region',
  language: 'language',
  languages: 'language',
}

type Words = Readonly<Partial<Record<string, string>>>

/** The word for a code, which is one by the field that it stands in; undefined for whatever people wrote. */
const wordFor = (field: string, value: string): string | undefined =>
  Object.hasOwn(codeWords, field) ? (codeWords[field as keyof typeof codeWords] as Words)[value] : undefined

/** Nights of a room that are alike, and what they are: `2201 Canal double 2025-10-20/2025-10-21: 14900`. */
const runOfNights =
  /^(?<id>\d+) (?:(?<room>.*) )?(?<first>\d{4}-\d\d-\d\d)\/(?<last>\d{4}-\d\d-\d\d): (?<is>true|false|\d+|–)$/

const readNight = (is: string) => (is === 'true' || is === 'false' ? is === 'true' : is === '–' ? null : Number(is))

/** A value of the log as people write it; what has no such way stands as it is written in data. */
export function useWrittenValue(): (field: string, value: unknown) => string {
  const { t, locale } = useText()
  const { timeZone } = useEdition()
  const column = (value: string): string => {
    const [name = '', language] = value.split('_')
    const text = t((columnWords as Words)[name] ?? name)
    return isLocale(language)
      ? t('{text}, {language}', { text, language: codeName('language', language, locale) })
      : text
  }
  const night = (
    field: string,
    { id = '', room = '', first = '', last = '', is = '' }: Partial<Record<string, string>>,
  ) =>
    t('{room}, {days}: {value}', {
      room: room === '' ? id : room,
      days: first === last ? formatDay(first, locale) : formatDays(first, last, locale),
      value: write(field, readNight(is)),
    })
  const write = (field: string, value: unknown): string => {
    if (value === null || value === '') return '–'
    if (typeof value === 'boolean') return value ? t('Yes') : t('No')
    if (typeof value === 'number') return sums.has(field) ? majorText(value) : String(value)
    if (typeof value === 'string') {
      if (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value)) return formatMoment(value, timeZone, locale)
      if (/^\d{4}-\d\d-\d\d$/.test(value)) return formatDay(value, locale)
      const nights = runOfNights.exec(value)?.groups
      if (nights !== undefined) return night(field, nights)
      if (namesOf[field] !== undefined) return codeName(namesOf[field], value, locale)
      if (field === 'columns') return column(value)
      const word = wordFor(field, value)
      return word === undefined ? value : t(word)
    }
    if (Array.isArray(value) && value.every((one) => typeof one !== 'object' || one === null))
      return value.length === 0 ? '–' : value.map((one) => write(field, one)).join(', ')
    return writeTexts(value) ?? JSON.stringify(value)
  }
  return write
}

/** A text in several languages, each after its own name. */
function writeTexts(value: unknown): string | undefined {
  const texts = Object.entries(value as Readonly<Record<string, unknown>>)
  if (texts.length === 0 || !texts.every(([one, text]) => isLocale(one) && typeof text === 'string')) return undefined
  return texts.map(([one, text]) => (isLocale(one) ? `${languages[one].name}: ${String(text)}` : '')).join(' · ')
}
