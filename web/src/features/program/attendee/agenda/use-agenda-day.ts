import type { Agenda } from '@foyer/contract/program'
import { useDeferredValue, useMemo } from 'react'
import { useAppNow } from '#platform/app-clock.ts'
import { useEdition } from '#platform/edition.ts'
import { clashesAmong } from '../shared/clashes.ts'
import { type Seats, useOwn } from '../shared/use-seats.ts'
import type { Stars } from '../shared/use-stars.ts'
import { useTypedText } from '../shared/use-typed-text.ts'
import { fitting, textsOf } from './filter-sessions.ts'
import { sessionsByDay } from './program-days.ts'
import { useAgendaSearch } from './use-agenda-search.ts'

const nobodys: ReadonlySet<number> = new Set()

/** The day that the address asks for: what is on, what of it is looked for, and what is one's own. */
export function useAgendaDay(agenda: Agenda, stars: Stars, seats: Seats) {
  const edition = useEdition()
  const byDay = useMemo(() => sessionsByDay(agenda.sessions, edition), [agenda, edition])
  const days = useMemo(() => [...byDay.keys()], [byDay])
  const { search: addressed, change } = useAgendaSearch(days)
  const { text, type } = useTypedText(addressed.text, (typed) => change({ text: typed }))
  // Keys are written at once; the list follows as fast as it can be drawn.
  const sought = useDeferredValue(text)
  const search = useMemo(() => ({ ...addressed, text: sought }), [addressed, sought])
  const known = useOwn(stars.ids, seats)
  const own = known ?? nobodys
  const texts = useMemo(() => textsOf(agenda), [agenda])
  const hits = useMemo(() => new Set(fitting(agenda.sessions, search, texts, own)), [agenda, search, texts, own])
  const clashes = useMemo(() => clashesAmong(agenda.sessions, own, stars.keptClashes), [agenda, own, stars.keptClashes])
  const sessions = byDay.get(search.day) ?? []
  return {
    agenda,
    byDay,
    search,
    change,
    /** As it is typed; `search` has what the list shows. */
    text,
    type,
    texts,
    hits,
    clashes,
    /** All of the day, and those that fit. */
    sessions,
    shown: sessions.filter((session) => hits.has(session)),
    /** Undefined where it cannot be had. */
    starred: stars.ids,
    /** What one starred or reserved; undefined as the stars. */
    own: known,
    seats,
    now: useAppNow(),
  }
}

export type AgendaDay = ReturnType<typeof useAgendaDay>
