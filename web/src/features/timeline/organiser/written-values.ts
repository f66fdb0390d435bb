import { isLocale, languages } from '@foyer/contract/kit/languages'
import { formatDay, formatMoment } from '#platform/days.ts'
import { useEdition } from '#platform/edition.ts'
import { message, useText } from '#platform/messages/messages.ts'
import { majorText } from '#platform/money-text.ts'

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

/** What stands in the log as a code of the program, and people know under a word. */
const codeWords: Readonly<Record<string, string>> = {
  approved: message('Approved'),
  asked: message('The buyer asked'),
  awaiting_payment: message('Awaiting payment'),
  'awaiting-approval': message('Waits for approval'),
  cancelled: message('Cancelled'),
  'event-changed': message('The event changed'),
  expired: message('Expired'),
  finance: message('Finance'),
  goodwill: message('Goodwill'),
  mistake: message('Our mistake'),
  organiser: message('Organiser'),
  owner: message('Owner'),
  paid: message('Paid'),
  partially_refunded: message('Partly refunded'),
  pending: message('Waiting'),
  refunded: message('Refunded'),
  rejected: message('Rejected'),
  support: message('Support'),
}

/** With what a second factor was shown; elsewhere these are words like any other. */
const factorWords: Readonly<Record<string, string>> = {
  app: message('Authenticator app'),
  paper: message('Recovery code'),
  passkey: message('Passkey'),
}

/** A value of the log as people write it; what has no such way stands as it is written in data. */
export function useWrittenValue(): (field: string, value: unknown) => string {
  const { t, locale } = useText()
  const { timeZone } = useEdition()
  const write = (field: string, value: unknown): string => {
    if (value === null || value === '') return '–'
    if (typeof value === 'boolean') return value ? t('Yes') : t('No')
    if (typeof value === 'number') return sums.has(field) ? majorText(value) : String(value)
    if (typeof value === 'string') {
      if (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value)) return formatMoment(value, timeZone, locale)
      if (/^\d{4}-\d\d-\d\d$/.test(value)) return formatDay(value, locale)
      const word = (field === 'shown' ? factorWords : codeWords)[value]
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
