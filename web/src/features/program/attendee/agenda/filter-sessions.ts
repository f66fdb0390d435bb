import type { Agenda, AgendaSession } from '@foyer/contract/program'
import { plain, wordsOf } from '../shared/plain.ts'
import { type AgendaSearch, type FilterKind, type Filters, filterKinds } from './agenda-search.ts'

type Texts = ReadonlyMap<number, string>
export type Narrowing = Pick<AgendaSearch, 'text' | 'filters' | 'isOnlyMine'>

/** What can be found of each session: title, abstract, speakers, track, and where it is. */
export function textsOf({ sessions, tracks, stages }: Agenda): Texts {
  const trackNames = new Map(tracks.map(({ code, name }) => [code, name]))
  const signs = new Map(stages.map(({ code, hall, name }) => [code, `${hall} ${name}`]))
  return new Map(
    sessions.map(({ id, title, abstract, speakers, track, stage }) => [
      id,
      plain(
        [
          title,
          ...speakers.map(({ name }) => name),
          trackNames.get(track ?? ''),
          signs.get(stage ?? ''),
          abstract,
        ].join('\n'),
      ),
    ]),
  )
}

const valueIn: Readonly<Record<FilterKind, (session: AgendaSession) => string | null>> = {
  track: ({ track }) => track,
  level: ({ level }) => level,
  language: ({ language }) => language,
}

/** A break is no session that anybody looks for. */
const isSession = ({ track }: AgendaSession) => track !== null

/** The sessions that fit: every word, and of each kind of filter one of those chosen. */
export function fitting(
  sessions: readonly AgendaSession[],
  { text, filters, isOnlyMine }: Narrowing,
  texts: Texts,
  own: ReadonlySet<number>,
): AgendaSession[] {
  const words = wordsOf(text)
  const fits = (kind: FilterKind, session: AgendaSession) => {
    const value = valueIn[kind](session)
    return filters[kind].length === 0 || (value !== null && filters[kind].includes(value))
  }
  return sessions.filter(
    (session) =>
      isSession(session) &&
      (!isOnlyMine || own.has(session.id)) &&
      filterKinds.every((kind) => fits(kind, session)) &&
      words.every((word) => texts.get(session.id)?.includes(word)),
  )
}

/** How many of the sessions each value of a kind leaves, whatever else of that kind is chosen. */
export function countsOf(
  kind: FilterKind,
  sessions: readonly AgendaSession[],
  narrowing: Narrowing,
  texts: Texts,
  own: ReadonlySet<number>,
): ReadonlyMap<string, number> {
  const filters: Filters = { ...narrowing.filters, [kind]: [] }
  const counts = new Map<string, number>()
  for (const session of fitting(sessions, { ...narrowing, filters }, texts, own)) {
    const value = valueIn[kind](session)
    if (value !== null) counts.set(value, (counts.get(value) ?? 0) + 1)
  }
  return counts
}
