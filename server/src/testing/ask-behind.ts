import pg from 'pg'
import type { TestHouse } from './test-house.ts'

/**
 * Asks while somebody else has something locked, who changes it before they let it go. Both are statements.
 * @param waiting so many stand behind the lock when it is let go.
 */
export async function askBehind<Answer>(
  house: Pick<TestHouse, 'databaseUrl'>,
  { lock, change, waiting = 1 }: { readonly lock: string; readonly change: string; readonly waiting?: number },
  ask: () => Promise<Answer>,
): Promise<Answer> {
  const other = new pg.Client({ connectionString: house.databaseUrl ?? '' })
  const watch = new pg.Client({ connectionString: house.databaseUrl ?? '' })
  await Promise.all([other.connect(), watch.connect()])
  const isAwaited = async () => {
    const behind = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    return (await watch.query(behind)).rows.length >= waiting
  }
  try {
    await other.query('begin')
    await other.query(lock)
    let isAnswered = false
    const asked = ask().finally(() => {
      isAnswered = true
    })
    while (!isAnswered && !(await isAwaited()));
    await other.query(change)
    await other.query('commit')
    return await asked
  } finally {
    await Promise.all([other.end(), watch.end()])
  }
}
