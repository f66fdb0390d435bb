import { findViolations } from '../../server/src/platform/database/invariants.ts'
import { countStatuses, sendAtOnce } from '../measuring/at-once.ts'
import { type BenchDatabase, startCluster } from '../measuring/bench-database.ts'
import { startChild } from '../measuring/child-server.ts'
import { addBuyers, addOpenOrders, orderIdOf, setCapacity, soldType } from '../measuring/crowd.ts'
import { placing } from '../measuring/order-load.ts'
import type { Row } from '../measuring/row.ts'
import { median, percentile, writeTime } from '../measuring/statistics.ts'

const left = 500
const buyers = 5000
const guard = ' and ("capacity" is null or held + sold < "capacity")'

async function race({ database, url }: BenchDatabase, without: readonly string[] = []) {
  const server = await startChild('foyer-server', { databaseUrl: url, without })
  const { answers, times } = await sendAtOnce(
    server.port,
    Array.from({ length: buyers }, (_, index) => placing(index + 1, orderIdOf(index + 1))),
  )
  await server.stop()
  const { held } = await database.db
    .selectFrom('pass_types')
    .select('held')
    .where('id', '=', soldType)
    .executeTakeFirstOrThrow()
  return {
    held,
    told: answers.filter(({ status }) => status === 200).length,
    broken: answers.filter(({ status }) => status >= 500).length,
    statuses: countStatuses(answers),
    times,
    violations: (await findViolations(database)).map(({ name }) => name),
  }
}

/** Five thousand ask at once for five hundred passes; then again without the guard. */
export const lastPasses: Row = {
  name: 'last-passes',
  async measure() {
    const cluster = await startCluster({ isDurable: false })
    const prepared = await cluster.open('prepared')
    await addBuyers(prepared.database, 1, buyers)
    await addOpenOrders(prepared.database, 1, buyers)
    await setCapacity(prepared.database, left)
    const guarded = await race(await cluster.copy(prepared, 'guarded'))
    const careless = await cluster.copy(prepared, 'careless')
    await careless.database.script('alter table pass_types drop constraint passes_within_capacity')
    const unguarded = await race(careless, [guard])
    const writeTimes = (times: readonly number[]) =>
      `p50 ${writeTime(median(times))}, p99 ${writeTime(percentile(times, 0.99))}, last ${writeTime(Math.max(...times))}`
    return [
      {
        what: `the last ${left} passes, ${buyers} buyers at once`,
        figure: `${guarded.held} held, ${guarded.told} told so, ${guarded.broken} × 5xx`,
        bar: `${left} held, ${left} told so, 0 × 5xx`,
        spread: `p99 ${writeTime(percentile(guarded.times, 0.99))}`,
        isMet:
          guarded.held === left && guarded.told === left && guarded.broken === 0 && guarded.violations.length === 0,
        notes: [`answers: ${guarded.statuses}`, writeTimes(guarded.times), ...guarded.violations],
      },
      {
        what: 'the same without the guard and its constraint',
        figure: `${unguarded.held} held`,
        bar: `more than ${left}: it must oversell`,
        spread: `p99 ${writeTime(percentile(unguarded.times, 0.99))}`,
        isMet: unguarded.held > left && unguarded.violations.length > 0,
        notes: [`answers: ${unguarded.statuses}`, writeTimes(unguarded.times), ...unguarded.violations],
      },
    ]
  },
}
