import type { Database } from '#platform/database/database'
import { type Clock, systemClock } from '#platform/ground/clock'

/** Where the demo's time begins: the promotion runs, and the event lies ahead (decisions, section 1). */
export const DEMO_START = new Date('2025-08-18T07:00:00Z')

/** Brings this process's clock to the demo's, which all processes share through the database. */
export async function followDemoClock(database: Database, clock: SetClock): Promise<void> {
  const machineAt = systemClock.now()
  await database.db
    .insertInto('demo_clock')
    .values({ machine_at: machineAt, app_at: DEMO_START })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const row = await database.db.selectFrom('demo_clock').selectAll().executeTakeFirstOrThrow()
  clock.set(row.machine_at, row.app_at)
}

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

  outside(): Date {
    return systemClock.now()
  }

  set(machineAt: Date, appAt: Date): void {
    this.#machineAt = machineAt.getTime()
    this.#appAt = appAt.getTime()
  }
}
