import type { AgendaSession } from '@foyer/contract/program'
import type { SessionSeats } from '@foyer/contract/reservations'
import { listVipEvents } from '@foyer/contract/vip-events'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { query } from '#platform/api.ts'
import { seatsQuery } from './program-reads.ts'

/** An evening at which somebody has a place. */
export interface Evening {
  readonly title: string
  readonly startsAt: string
  readonly endsAt: string
}

export interface Seats {
  /** Of the sessions whose seats can be reserved; undefined while they are not known. */
  readonly bySession: ReadonlyMap<number, SessionSeats> | undefined
  /** Ids of the sessions in which one has a seat. */
  readonly reserved: ReadonlySet<number>
  /** VIP events at which one has a place; asked for by whoever has a seat. */
  readonly evenings: readonly Evening[]
  /** Known, or known that they cannot be had. */
  readonly isSettled: boolean
  readonly error: Error | null
  readonly refetch: () => void
}

const none: readonly Evening[] = []

/** The seats of sessions, and what one reserved of them. */
export function useSeats(): Seats {
  const { data, error, refetch } = useQuery(seatsQuery)
  const reserved = useMemo(
    () => new Set(data?.flatMap((one) => (one.reservation?.status === 'reserved' ? [one.sessionId] : []))),
    [data],
  )
  const events = useQuery({ ...query(listVipEvents), enabled: reserved.size > 0 })
  const evenings = useMemo(
    () =>
      events.data?.flatMap(({ name, startsAt, endsAt, attendance, cancelledAt }) =>
        attendance?.status === 'attending' && cancelledAt === null ? [{ title: name, startsAt, endsAt }] : [],
      ) ?? none,
    [events.data],
  )
  const bySession = useMemo(() => data && new Map(data.map((one) => [one.sessionId, one])), [data])
  return {
    bySession,
    reserved,
    evenings,
    // Not the evenings: whoever reserves would lose the page while they are asked for.
    isSettled: data !== undefined || error !== null,
    error: data === undefined ? error : null,
    refetch: () => void refetch(),
  }
}

/** What is one's own: starred, or reserved. Undefined while the stars are not known. */
export function useOwn(
  starred: ReadonlySet<number> | undefined,
  { reserved }: Pick<Seats, 'reserved'>,
): ReadonlySet<number> | undefined {
  return useMemo(() => starred && new Set([...starred, ...reserved]), [starred, reserved])
}

/** The evenings at the time of a session in which one has a seat. */
export const eveningsAt = (session: AgendaSession, { reserved, evenings }: Seats): readonly Evening[] =>
  reserved.has(session.id) && !session.isCancelled
    ? evenings.filter(({ startsAt, endsAt }) => startsAt < session.endsAt && session.startsAt < endsAt)
    : none

const nothing: readonly AgendaSession[] = []

/** All that a session of one's own clashes with: other sessions of one's own, and evenings. */
export function clashesOf(
  session: AgendaSession,
  clashes: ReadonlyMap<number, readonly AgendaSession[]>,
  seats: Seats | undefined,
): readonly { readonly title: string }[] {
  const sessions = clashes.get(session.id) ?? nothing
  const others = seats === undefined ? none : eveningsAt(session, seats)
  return others.length === 0 ? sessions : [...sessions, ...others]
}
