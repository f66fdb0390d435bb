/** The app's one source of business time. Features get the moment from their context and never ask a machine. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }
