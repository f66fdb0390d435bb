/** Whole seconds until an instant, the last of them counted until it is over: 0 from the end on, and not before. */
export function secondsUntil(end: Date, now: Date): number {
  return Math.max(0, Math.ceil((end.getTime() - now.getTime()) / 1000))
}

/** Specification, section 4: a phase is active between its start and its end; at its end it is over. */
export function isActive(phase: { readonly start: Date; readonly end: Date }, now: Date): boolean {
  return phase.start <= now && now < phase.end
}
