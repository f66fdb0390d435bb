import type { OfficeSession } from '@foyer/contract/office-program'
import { useState } from 'react'
import { useEdition } from '#platform/edition.ts'
import { type Place, placeOf } from './places.ts'

interface Chosen {
  readonly id: number
  /** Null: as it stands. */
  readonly place: Place | null
  /** It is carried and not put down yet. */
  readonly isLifted: boolean
}

export interface Moving {
  readonly chosen: OfficeSession | undefined
  readonly place: Place | null
  readonly isLifted: boolean
  /** Shows it; what was to be moved before stays where it was. Null: none. */
  readonly choose: (session: OfficeSession | null) => void
  readonly lift: (session: OfficeSession) => void
  /** Nothing is saved. @param isLifted it is still carried. */
  readonly carry: (session: OfficeSession, place: Place, isLifted: boolean) => void
  readonly drop: () => void
  readonly putBack: () => void
}

/** Which session is looked at, and where it would be moved. */
export function useMoving(sessions: readonly OfficeSession[]): Moving {
  const { timeZone } = useEdition()
  const [state, setState] = useState<Chosen | null>(null)
  const chosen = sessions.find(({ id }) => id === state?.id)
  const isThere = (session: OfficeSession, place: Place) => {
    const now = placeOf(session, timeZone)
    return now.startsAt === place.startsAt && now.stage === place.stage
  }
  return {
    chosen,
    place: chosen === undefined ? null : (state?.place ?? null),
    isLifted: chosen !== undefined && state?.isLifted === true,
    choose: (session) =>
      setState((now) =>
        session === null ? null : now?.id === session.id ? now : { id: session.id, place: null, isLifted: false },
      ),
    lift: (session) => setState({ id: session.id, place: placeOf(session, timeZone), isLifted: true }),
    carry: (session, place, isLifted) =>
      setState({ id: session.id, place: !isLifted && isThere(session, place) ? null : place, isLifted }),
    drop: () =>
      setState(
        (now) =>
          now && {
            ...now,
            isLifted: false,
            place: now.place !== null && chosen !== undefined && isThere(chosen, now.place) ? null : now.place,
          },
      ),
    putBack: () => setState((now) => now && { ...now, place: null, isLifted: false }),
  }
}
