import type { SessionLevel } from '@foyer/contract/program'
import type { SearchTexts } from '#platform/search-text.ts'

export const filterKinds = ['track', 'level', 'language'] as const
export type FilterKind = (typeof filterKinds)[number]
export type Filters = Readonly<Record<FilterKind, readonly string[]>>

/** What the address of `/agenda` says. */
export interface AgendaSearch {
  /** `YYYY-MM-DD`, one of the event's. */
  readonly day: string
  readonly text: string
  readonly filters: Filters
  readonly isOnlyMine: boolean
}

export const levels = ['all', 'basics', 'advanced', 'expert'] as const satisfies readonly SessionLevel[]
export const noFilters: Filters = { track: [], level: [], language: [] }

const listed = (text: string | undefined): string[] => [...new Set((text ?? '').split(',').filter((one) => one !== ''))]

/** Reads the address. A day that is not of the event counts as not said: then it is today, or the first. */
export function readSearch(texts: SearchTexts, days: readonly string[], today: string): AgendaSearch {
  const asked = texts['day']
  const day = [asked, today].find((one) => one !== undefined && days.includes(one)) ?? days[0] ?? today
  return {
    day,
    text: texts['q'] ?? '',
    filters: { track: listed(texts['track']), level: listed(texts['level']), language: listed(texts['language']) },
    isOnlyMine: texts['mine'] === 'true',
  }
}

/** The address of a search. The day is always in it, so that it shows the same tomorrow. */
export function writeSearch({ day, text, filters, isOnlyMine }: AgendaSearch): SearchTexts {
  return {
    day,
    ...(text.trim() === '' ? {} : { q: text }),
    ...Object.fromEntries(
      filterKinds.flatMap((kind) => (filters[kind].length === 0 ? [] : [[kind, filters[kind].join(',')]])),
    ),
    ...(isOnlyMine ? { mine: 'true' } : {}),
  }
}

/** Whether it leaves anything out of a day. */
export const isNarrow = ({ text, filters, isOnlyMine }: AgendaSearch): boolean =>
  text.trim() !== '' || isOnlyMine || filterKinds.some((kind) => filters[kind].length > 0)
