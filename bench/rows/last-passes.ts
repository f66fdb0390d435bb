import { findViolations } from '../../server/src/platform/database/invariants.ts'
import { countStatuses, sendToAll } from '../measuring/at-once.ts'
import { type BenchDatabase, startCluster } from '../measuring/bench-database.ts'
import { startChild } from '../measuring/child-server.ts'
import { addBuyers, addOpenOrders, orderIdOf, setCapacity, soldType } from '../measuring/crowd.ts'
import { placing } from '../measuring/order-load.ts'
import type { Figure, Row } from '../measuring/row.ts'
import { median, percentile, writeTime } from '../measuring/statistics.ts'

const left = 500
const buyers = 5000
const processes = 2

/** What holds: the condition in the statement, and the table's check behind it. */
interface Held {
  readonly byGuard: boolean
  readonly byCheck: boolean
}

const guard = ' and ("capacity" is null or held + sold < "capacity")'
const dropCheck = 'alter table pass_types drop constraint passes_within_capacity'

async function race({ database, url }: BenchDatabase, { byGuard, byCheck }: Held) {
  if (!byCheck) await database.script(dropCheck)
  const without = byGuard ? [] : [guard]
  const servers = await Promise.all(
    Array.from({ length: processes }, () => startChild('foyer-server', { databaseUrl: url, without })),
  )
  const { answers, times } = await sendToAll(
    servers,
    Array.from({ length: buyers }, (_, index) => placing(index + 1, orderIdOf(index + 1))),
  )
  for (const server of servers) await server.stop()
  const { held } = await database.db
    .selectFrom('pass_types')
    .select('held')
    .where('id', '=', soldType)
    .executeTakeFirstOrThrow()
  const violations = (await findViolations(database)).map(({ name }) => name)
  const told = answers.filter(({ status }) => status === 200).length
  const broken = answers.filter(({ status }) => status >= 500).length
  const notes = [
    `answers: ${countStatuses(answers)}`,
    `p50 ${writeTime(median(times))}, p99 ${writeTime(percentile(times, 0.99))}, last ${writeTime(Math.max(...times))}`,
    ...violations,
  ]
  return { held, told, broken, violations, notes, spread: `p99 ${writeTime(percentile(times, 0.99))}` }
}

const isRight = ({ held, told, violations }: Awaited<ReturnType<typeof race>>): boolean =>
  held === left && told === left && violations.length === 0

/**
 * Five thousand ask two servers at once for five hundred passes; then without the table's check, without the guard,
 * and without both. Each of the two holds alone; who finds the check answers with an error instead of a refusal.
 */
export const lastPasses: Row = {
  name: 'last-passes',
  longestMs: 400_000,
  async measure() {
    const cluster = await startCluster({ isDurable: true })
    const prepared = await cluster.open('prepared')
    await addBuyers(prepared.database, 1, buyers)
    await addOpenOrders(prepared.database, 1, buyers)
    await setCapacity(prepared.database, left)
    const template = await cluster.copy(prepared, 'template')
    const raced = async (name: string, holds: Held) => race(await cluster.copy(template, name), holds)

    const whole = await raced('whole', { byGuard: true, byCheck: true })
    const guarded = await raced('guarded', { byGuard: true, byCheck: false })
    const checked = await raced('checked', { byGuard: false, byCheck: true })
    const careless = await raced('careless', { byGuard: false, byCheck: false })
    const figures: Figure[] = [
      {
        what: `the last ${left} passes, ${buyers} buyers at once, ${processes} processes`,
        figure: `${whole.held} held, ${whole.told} told so, ${whole.broken} × 5xx`,
        bar: `${left} held, ${left} told so, 0 × 5xx`,
        spread: whole.spread,
        isMet: isRight(whole) && whole.broken === 0,
        notes: whole.notes,
      },
      {
        what: 'the same with the guard alone',
        figure: `${guarded.held} held, ${guarded.told} told so, ${guarded.broken} × 5xx`,
        bar: `${left} held, ${left} told so, 0 × 5xx`,
        spread: guarded.spread,
        isMet: isRight(guarded) && guarded.broken === 0,
        notes: guarded.notes,
      },
      {
        what: 'the same with the check alone',
        figure: `${checked.held} held, ${checked.told} told so`,
        bar: `${left} held, ${left} told so`,
        spread: checked.spread,
        isMet: isRight(checked),
        notes: checked.notes,
      },
      {
        what: 'the same without both',
        figure: `${careless.held} held`,
        bar: `more than ${left}: it must oversell`,
        spread: careless.spread,
        isMet: careless.held > left && careless.violations.length > 0,
        notes: careless.notes,
      },
    ]
    return figures
  },
}
