import { type AgendaSession, listFavourites, readAgenda, type Stage } from '@foyer/contract/program'
import { listReservations } from '@foyer/contract/reservations'
import { useQuery } from '@tanstack/react-query'
import { alternativesTo, clashesAmong } from '#features/program'
import { query } from '#platform/api.ts'

const favouritesQuery = query(listFavourites)
const agendaQuery = query(readAgenda)
const seatsQuery = query(listReservations)

/** A session that is starred or reserved, where it is held, and those that it overlaps with. */
export interface OwnSession extends AgendaSession {
  readonly where: Stage | null
  readonly isReserved: boolean
  readonly clashes: readonly AgendaSession[]
}

/** One's own sessions in the order of time. The programme is asked for by whoever starred or reserved something. */
export function useOwnSessions() {
  const stars = useQuery(favouritesQuery)
  const seats = useQuery(seatsQuery)
  const reserved = new Set(
    seats.data?.flatMap(({ sessionId, reservation }) => (reservation?.status === 'reserved' ? [sessionId] : [])),
  )
  const own = new Set([...reserved, ...(stars.data?.sessions.map(({ sessionId }) => sessionId) ?? [])])
  const hasOwn = own.size > 0
  const agenda = useQuery({ ...agendaQuery, enabled: hasOwn })
  const mine = agenda.data?.sessions.filter(({ id }) => own.has(id)) ?? []
  const clashing = clashesAmong(mine, own, stars.data?.keptClashes)
  const sessions: readonly OwnSession[] = mine.map((session) => ({
    ...session,
    where: agenda.data?.stages.find(({ code }) => code === session.stage) ?? null,
    isReserved: reserved.has(session.id),
    clashes: clashing.get(session.id) ?? [],
  }))
  const failed = [stars, seats, agenda].filter(({ error, data }) => error !== null && data === undefined)
  return {
    sessions,
    all: agenda.data?.sessions ?? [],
    isPending: stars.isPending || seats.isPending || (hasOwn && agenda.isPending),
    /** Something came of it, if only once: what is asked again takes nothing off the page. */
    isFetched: stars.isFetched && seats.isFetched && (!hasOwn || agenda.isFetched),
    error: failed[0]?.error ?? null,
    retry: () => {
      for (const read of failed) void read.refetch()
    },
  }
}

/** Two sessions of one's own of which one can only see one. */
export interface Clash {
  readonly one: AgendaSession
  readonly other: AgendaSession
  /** When one of them is held again, at a time at which one has nothing else. */
  readonly again: AgendaSession | null
}

/** The first clash that is still to come. */
export function firstClash(sessions: readonly OwnSession[], all: readonly AgendaSession[], now: Date): Clash | null {
  const one = sessions.find(({ clashes, startsAt }) => clashes.length > 0 && Date.parse(startsAt) > now.getTime())
  const other = one?.clashes[0]
  if (one === undefined || other === undefined) return null
  const own = new Set(sessions.map(({ id }) => id))
  const free = [one, other]
    .flatMap((session) => alternativesTo(session, all, own, now))
    .filter((alternative) => alternative.clashes.length === 0)
    .map(({ session }) => session)
    .sort((first, second) => Date.parse(first.startsAt) - Date.parse(second.startsAt))
  return { one, other, again: free[0] ?? null }
}
