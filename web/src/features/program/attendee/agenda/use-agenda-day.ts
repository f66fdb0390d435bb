import type { Agenda } from '@foyer/contract/program'
import { useDeferredValue, useMemo } from 'react'
import { useAppNow } from '#platform/app-clock.ts'
import { useEdition } from '#platform/edition.ts'
import { clashesAmong } from '../shared/clashes.ts'
import type { Stars } from '../shared/use-stars.ts'
import { useTypedText } from '../shared/use-typed-text.ts'
import { fitting, textsOf } from './filter-sessions.ts'
import { sessionsByDay } from './program-days.ts'
import { useAgendaSearch } from './use-agenda-search.ts'

const nobodys: ReadonlySet<number> = new Set()

/** The day that the address asks for: what is on, what of it is looked for, and what one starred. */
export function useAgendaDay(agenda: Agenda, stars: Stars) {
  const edition = useEdition()
  const byDay = useMemo(() => sessionsByDay(agenda.sessions, edition), [agenda, edition])
  const days = useMemo(() => [...byDay.keys()], [byDay])
  const { search: addressed, change } = useAgendaSearch(days)
  const { text, type } = useTypedText(addressed.text, (typed) => change({ text: typed }))
  // Keys are written at once; the list follows as fast as it can be drawn.
  const sought = useDeferredValue(text)
  const search = useMemo(() => ({ ...addressed, text: sought }), [addressed, sought])
  const starred = stars.ids ?? nobodys
  const texts = useMemo(() => textsOf(agenda), [agenda])
  const hits = useMemo(
    () => new Set(fitting(agenda.sessions, search, texts, starred)),
    [agenda, search, texts, starred],
  )
  const clashes = useMemo(() => clashesAmong(agenda.sessions, starred), [agenda, starred])
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
    now: useAppNow(),
  }
}

export type AgendaDay = ReturnType<typeof useAgendaDay>
