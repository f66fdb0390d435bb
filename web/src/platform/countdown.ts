import type { CountdownPhase } from '@foyer/contract/editions'
import { isActive, secondsUntil } from '@foyer/contract/kit/countdown'

/** The phase that is on. The server says the same of the same moment. */
export function activePhase(phases: readonly CountdownPhase[], now: Date): CountdownPhase | null {
  return phases.find(({ start, end }) => isActive({ start: new Date(start), end: new Date(end) }, now)) ?? null
}

export interface TimeLeft {
  readonly days: number
  readonly hours: number
  readonly minutes: number
  readonly seconds: number
}

/** Whole seconds to an instant, as days, hours, minutes and seconds; zero once it is over. */
export function timeLeft(end: string, now: Date): TimeLeft {
  const total = secondsUntil(new Date(end), now)
  return {
    days: Math.floor(total / 86_400),
    hours: Math.floor(total / 3600) % 24,
    minutes: Math.floor(total / 60) % 60,
    seconds: total % 60,
  }
}
