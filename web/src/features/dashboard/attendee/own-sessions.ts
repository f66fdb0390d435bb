import { type AgendaSession, listFavourites, readAgenda, type Stage } from '@foyer/contract/program'
import { useQuery } from '@tanstack/react-query'
import { query } from '#platform/api.ts'

const favouritesQuery = query(listFavourites)
const agendaQuery = query(readAgenda)

/** A starred session, where it is held, and those that it overlaps with. */
export interface OwnSession extends AgendaSession {
  readonly where: Stage | null
  readonly clashes: readonly AgendaSession[]
}

/** One's starred sessions in the order of time. The programme is asked for by whoever starred something. */
export function useOwnSessions() {
  const stars = useQuery(favouritesQuery)
  const hasStars = (stars.data?.sessions.length ?? 0) > 0
  const agenda = useQuery({ ...agendaQuery, enabled: hasStars })
  const starred = new Set(stars.data?.sessions.map(({ sessionId }) => sessionId))
  const mine = agenda.data?.sessions.filter(({ id }) => starred.has(id)) ?? []
  const sessions: readonly OwnSession[] = mine.map((session) => ({
    ...session,
    where: agenda.data?.stages.find(({ code }) => code === session.stage) ?? null,
    clashes: mine.filter((other) => overlap(session, other)),
  }))
  const failed = [stars, agenda].filter(({ error, data }) => error !== null && data === undefined)
  return {
    sessions,
    all: agenda.data?.sessions ?? [],
    isPending: stars.isPending || (hasStars && agenda.isPending),
    /** Something came of it, if only once: what is asked again takes nothing off the page. */
    isFetched: stars.isFetched && (!hasStars || agenda.isFetched),
    error: failed[0]?.error ?? null,
    retry: () => {
      for (const read of failed) void read.refetch()
    },
  }
}

const overlap = (one: AgendaSession, other: AgendaSession): boolean =>
  one.id !== other.id &&
  !one.isCancelled &&
  !other.isCancelled &&
  one.startsAt < other.endsAt &&
  other.startsAt < one.endsAt

/** Two starred sessions of which one can only see one. */
export interface Clash {
  readonly one: AgendaSession
  readonly other: AgendaSession
  /** When one of them is held again, at a time at which nothing else is starred. */
  readonly again: AgendaSession | null
}

/** The first clash that is still to come. */
export function firstClash(sessions: readonly OwnSession[], all: readonly AgendaSession[], now: Date): Clash | null {
  const one = sessions.find(({ clashes, startsAt }) => clashes.length > 0 && Date.parse(startsAt) > now.getTime())
  const other = one?.clashes[0]
  if (one === undefined || other === undefined) return null
  const isFree = (session: AgendaSession) =>
    !session.isCancelled &&
    Date.parse(session.startsAt) > now.getTime() &&
    !sessions.some((starred) => overlap(session, starred))
  const again = all.find(
    (session) => (one.alsoAt.includes(session.id) || other.alsoAt.includes(session.id)) && isFree(session),
  )
  return { one, other, again: again ?? null }
}
