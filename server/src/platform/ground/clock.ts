/** The app's one source of business time. Features get the moment from their context and never ask a machine. */
export interface Clock {
  now(): Date
  /** The time of everybody's own devices, where the app's is another: codes of an app are made by it. */
  outside?(): Date
}

export const systemClock: Clock = { now: () => new Date() }
