/** The app's one source of business time. Features get the moment from their context and never ask a machine. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

/** A clock that was set: from `appAt` on it ticks along with the machine's. */
export class SetClock implements Clock {
  #machineAt: number
  #appAt: number

  constructor(machineAt: Date, appAt: Date) {
    this.#machineAt = machineAt.getTime()
    this.#appAt = appAt.getTime()
  }

  now(): Date {
    return new Date(this.#appAt + (Date.now() - this.#machineAt))
  }

  set(machineAt: Date, appAt: Date): void {
    this.#machineAt = machineAt.getTime()
    this.#appAt = appAt.getTime()
  }
}
