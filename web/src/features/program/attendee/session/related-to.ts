import type { AgendaSession } from '@foyer/contract/program'

const MOST = 3

/** Sessions of the same speakers, then of the same track, on the level nearest; none that is the same once more. */
export function relatedTo(session: AgendaSession, sessions: readonly AgendaSession[]): AgendaSession[] {
  const speakers = new Set(session.speakers.map(({ code }) => code))
  const score = (other: AgendaSession) =>
    (other.speakers.some(({ code }) => speakers.has(code)) ? 4 : 0) +
    (other.track === session.track ? 2 : 0) +
    (other.level === session.level ? 1 : 0)
  const taken = new Set<string>([session.title])
  return sessions
    .filter((other) => other.id !== session.id && other.track !== null && !other.isCancelled && score(other) >= 2)
    .sort((one, other) => score(other) - score(one))
    .filter(({ title }) => {
      const isNew = !taken.has(title)
      taken.add(title)
      return isNew
    })
    .slice(0, MOST)
    .sort((one, other) => (one.startsAt < other.startsAt ? -1 : 1))
}
