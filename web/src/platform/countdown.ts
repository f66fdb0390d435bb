import type { CountdownPhase } from '@foyer/contract/editions'

/** Specification section 4: a phase is active between its start and its end. */
export function activePhase(phases: readonly CountdownPhase[], now: Date): CountdownPhase | null {
  const at = now.getTime()
  return phases.find((phase) => Date.parse(phase.start) <= at && at < Date.parse(phase.end)) ?? null
}

export interface TimeLeft {
  readonly days: number
  readonly hours: number
  readonly minutes: number
  readonly seconds: number
}

/** Whole seconds to an instant, as days, hours, minutes and seconds; zero once it is over. */
export function timeLeft(end: string, now: Date): TimeLeft {
  const total = Math.max(0, Math.floor((Date.parse(end) - now.getTime()) / 1000))
  return {
    days: Math.floor(total / 86_400),
    hours: Math.floor(total / 3600) % 24,
    minutes: Math.floor(total / 60) % 60,
    seconds: total % 60,
  }
}
