import { setTimeout } from 'node:timers/promises'
import { holdUp } from './statements.ts'
import type { TestHouse } from './test-house.ts'

/**
 * Begins one act and stops it before its first statement with such a part; then another begins, and the first goes on
 * when that one is through or stands behind a lock.
 * @param passed so many statements with that part go by before.
 */
export async function meanwhile<First, Second>(
  { database }: Pick<TestHouse, 'database'>,
  part: string,
  first: () => Promise<First>,
  second: () => Promise<Second>,
  passed = 0,
): Promise<readonly [First, Second]> {
  const held = holdUp(part, passed)
  try {
    const doing = first()
    await Promise.race([held.arrived, doing])
    let isThrough = false
    const other = second().finally(() => {
      isThrough = true
    })
    for (let looks = 0; !isThrough && !(await isAwaited(database)); looks += 1)
      if (looks === 500) throw new Error(`Nobody came behind ${part}.`)
      else await setTimeout(10)
    held.letGo()
    return await Promise.all([doing, other])
  } finally {
    held.letGo()
  }
}

async function isAwaited(database: TestHouse['database']): Promise<boolean> {
  const { rows } = await database.raw(
    `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows.length > 0
}
