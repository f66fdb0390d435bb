import type { Agenda, AgendaSession, Speaker } from '@foyer/contract/program'
import type { Reservation, SessionSeats } from '@foyer/contract/reservations'

/** A session for tests: on Tuesday at 10:30, for 45 minutes, in English. */
export const someSession = (changes: Partial<AgendaSession>): AgendaSession => ({
  id: 1,
  title: 'Backups that survive an auditor',
  abstract: 'A restore test with a stopwatch.',
  startsAt: '2025-10-21T08:30:00.000Z',
  endsAt: '2025-10-21T09:15:00.000Z',
  track: 'managed',
  stage: '3-stage',
  level: 'advanced',
  language: 'en',
  speakers: [{ code: 'kenji-watanabe', name: 'Kenji Watanabe' }],
  alsoAt: [],
  isCancelled: false,
  isReservable: false,
  ...changes,
})

export const agendaOf = (...sessions: AgendaSession[]): Agenda => ({
  tracks: [
    { code: 'managed', name: 'Managed services' },
    { code: 'security', name: 'Security' },
  ],
  stages: [
    { code: '3-stage', hall: '3', name: 'Stage', seats: 900, way: 'Straight on from Entrance South.' },
    { code: '5-a', hall: '5', name: 'A', seats: 180, way: 'In at Door 5 South.' },
  ],
  sessions,
})

export const someSpeaker = (changes: Partial<Speaker>): Speaker => ({
  code: 'kenji-watanabe',
  name: 'Kenji Watanabe',
  initial: 'W',
  jobTitle: 'Backup architect',
  company: 'Hoshi Systems',
  city: 'Osaka',
  bio: 'Kenji restores before he backs up.',
  image: null,
  sessions: [1],
  ...changes,
})

/** The seats of session 1 for tests: all free. */
export const someSeats = (changes: Partial<SessionSeats> = {}): SessionSeats => ({
  sessionId: 1,
  capacity: 30,
  left: 30,
  answerHours: 24,
  reservation: null,
  can: { reserve: true, wait: false, giveBack: false },
  ...changes,
})

const abilities: Readonly<Record<Reservation['status'], SessionSeats['can']>> = {
  waiting: { reserve: false, wait: false, giveBack: true },
  offered: { reserve: true, wait: false, giveBack: true },
  reserved: { reserve: false, wait: false, giveBack: true },
  expired: { reserve: false, wait: true, giveBack: false },
  withdrawn: { reserve: true, wait: false, giveBack: false },
  cancelled: { reserve: false, wait: false, giveBack: false },
}

/** The same, as somebody sees it who asked for one. */
export const seatsWith = (status: Reservation['status'], changes: Partial<SessionSeats> = {}): SessionSeats =>
  someSeats({
    left: 0,
    reservation: {
      status,
      waitingPlace: status === 'waiting' ? 2 : null,
      offeredUntil: status === 'offered' ? '2025-08-19T07:00:00.000Z' : null,
    },
    can: abilities[status],
    ...changes,
  })
