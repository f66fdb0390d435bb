import { languages } from '@foyer/contract/kit/languages'
import { isDay } from './stay.ts'

/** Where a year or a month is not typed, that of this day is meant. */
interface Context {
  readonly near: string
}

const regions = Object.values(languages).map(({ region }) => region)

const monthNames = regions.map((region) =>
  Array.from({ length: 12 }, (_, month) =>
    new Intl.DateTimeFormat(region, { month: 'long', timeZone: 'UTC' })
      .format(new Date(Date.UTC(2025, month, 1)))
      .toLowerCase(),
  ),
)

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** 1 to 12 for a month's name or its beginning, in any of our languages. */
function monthNamed(word: string): number | null {
  if (word.length < 3) return null
  const found = monthNames
    .map((names) => names.flatMap((name, index) => (plain(name).startsWith(plain(word)) ? [index] : [])))
    .find((months) => months.length > 0)
  // "jui" could be juin or juillet.
  return found?.length === 1 ? Number(found[0]) + 1 : null
}

function dayOf(year: number, month: number, day: number): string | null {
  const text = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
  return isDay(text) ? text : null
}

const fullYear = (text: string | undefined, near: string) =>
  text === undefined || text === '' ? Number(near.slice(0, 4)) : Number(text.length === 2 ? `20${text}` : text)

/**
 * The day that somebody typed, `YYYY-MM-DD`, where it can only be one: `20 Oct`, `Mon 20. Oktober 2025`, `20.10.`,
 * `2025-10-20`, or `20` for a day of the event's month. `10/11` could be two days, so it is none.
 */
export function readTypedDay(text: string, { near }: Context): string | null {
  const typed = text.trim().replace(/^\p{L}{2,10}\.?,?\s+(?=\d)/u, '')
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(typed)
  if (iso !== null) return dayOf(Number(iso[1]), Number(iso[2]), Number(iso[3]))
  const dotted = /^(\d{1,2})\.\s?(\d{1,2})\.?\s?(\d{4}|\d{2})?$/.exec(typed)
  if (dotted !== null) return dayOf(fullYear(dotted[3], near), Number(dotted[2]), Number(dotted[1]))
  const slashed = /^(\d{1,2})\/(\d{1,2})(?:\/(\d{4}|\d{2}))?$/.exec(typed)
  if (slashed !== null) {
    const [first, second] = [Number(slashed[1]), Number(slashed[2])]
    if (first <= 12 && second <= 12 && first !== second) return null
    const [day, month] = second > 12 ? [second, first] : [first, second]
    return dayOf(fullYear(slashed[3], near), month, day)
  }
  const named =
    /^(\d{1,2})(?:\.|st|nd|rd|th|er)?\s*(\p{L}+)\.?,?\s*(\d{4}|\d{2})?$/u.exec(typed) ??
    /^()(\p{L}+)\.?\s+(\d{1,2})(?:st|nd|rd|th)?$/u.exec(typed)
  if (named !== null) {
    const month = monthNamed(named[2] ?? '')
    if (month === null) return null
    return named[1] === ''
      ? dayOf(fullYear(undefined, near), month, Number(named[3]))
      : dayOf(fullYear(named[3], near), month, Number(named[1]))
  }
  const alone = /^(\d{1,2})\.?$/.exec(typed)
  return alone === null ? null : dayOf(fullYear(undefined, near), Number(near.slice(5, 7)), Number(alone[1]))
}
