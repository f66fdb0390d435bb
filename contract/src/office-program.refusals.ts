import { refusal } from './kit/refusal.ts'

export const sessionCancelled = refusal(
  'program/session-cancelled',
  409,
  'Already cancelled',
  'This session was cancelled before. Whoever had a seat has been told.',
)

/** Answered with `taken`: so many seats are reserved or offered. */
export const seatsBelowTaken = refusal(
  'program/seats-below-taken',
  409,
  'More seats are reserved',
  'More seats are reserved than that. Choose a larger number.',
)

/** Answered with `sessions`: so many it has. */
export const usedBySessions = refusal(
  'program/used-by-sessions',
  409,
  'Sessions need it',
  'There are sessions with it. Change them first.',
)
