import type { AgendaSession, Favourites } from '@foyer/contract/program'

type Timed = Pick<AgendaSession, 'id' | 'startsAt' | 'endsAt' | 'isCancelled'>

/** Pairs of sessions at one time that somebody keeps both. */
export type KeptClashes = Favourites['keptClashes']

const noneKept: KeptClashes = []

export const isKept = (kept: KeptClashes, one: number, other: number): boolean =>
  kept.some(([first, second]) => first === Math.min(one, other) && second === Math.max(one, other))

const overlap = (one: Timed, other: Timed) => one.startsAt < other.endsAt && other.startsAt < one.endsAt

/** Minutes that two sessions have in common. */
export function minutesInCommon(one: Timed, other: Timed): number {
  const end = Math.min(Date.parse(one.endsAt), Date.parse(other.endsAt))
  const start = Math.max(Date.parse(one.startsAt), Date.parse(other.startsAt))
  return Math.max(0, Math.round((end - start) / 60_000))
}

/** The starred sessions at the time of one. What is cancelled clashes with nothing. */
export function clashesWith<Session extends Timed>(
  session: Timed,
  sessions: readonly Session[],
  starred: ReadonlySet<number>,
): Session[] {
  if (session.isCancelled) return []
  return sessions.filter(
    (other) => other.id !== session.id && starred.has(other.id) && !other.isCancelled && overlap(session, other),
  )
}

/** Each starred session that clashes, with those that it clashes with; where both are kept, nothing is to be said. */
export function clashesAmong<Session extends Timed>(
  sessions: readonly Session[],
  starred: ReadonlySet<number>,
  kept: KeptClashes = noneKept,
): ReadonlyMap<number, readonly Session[]> {
  const mine = sessions.filter(({ id }) => starred.has(id))
  const found = new Map<number, readonly Session[]>()
  for (const session of mine) {
    const others = clashesWith(session, mine, starred).filter(({ id }) => !isKept(kept, session.id, id))
    if (others.length > 0) found.set(session.id, others)
  }
  return found
}

/** Another time at which the same is held. */
export interface Alternative<Session> {
  readonly session: Session
  /** Starred sessions at that time, but for the one that it would take the place of. */
  readonly clashes: readonly Session[]
}

/** The other times of a session that are still to come; those at which one is free come first. */
export function alternativesTo<Session extends Timed & Pick<AgendaSession, 'alsoAt'>>(
  session: Session,
  sessions: readonly Session[],
  starred: ReadonlySet<number>,
  now: Date,
): Alternative<Session>[] {
  const others = new Set(starred)
  others.delete(session.id)
  return sessions
    .filter(({ id, isCancelled, startsAt }) => {
      return session.alsoAt.includes(id) && !isCancelled && Date.parse(startsAt) > now.getTime()
    })
    .map((one) => ({ session: one, clashes: clashesWith(one, sessions, others) }))
    .sort((one, other) => Math.sign(one.clashes.length) - Math.sign(other.clashes.length))
}
