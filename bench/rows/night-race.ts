import { sql } from 'kysely'
import type { Database } from '../../server/src/platform/database/database.ts'
import { findViolations } from '../../server/src/platform/database/invariants.ts'
import { countStatuses, sendAtOnce } from '../measuring/at-once.ts'
import { type BenchDatabase, startCluster } from '../measuring/bench-database.ts'
import { startChild } from '../measuring/child-server.ts'
import { addBuyers, tokenOf } from '../measuring/crowd.ts'
import { addHotels, firstNight, firstRoom } from '../measuring/hotels.ts'
import type { Row } from '../measuring/row.ts'
import { percentile, writeTime } from '../measuring/statistics.ts'

const stays = 2000
const roomTypes = 20
const nights = 7
/** Rooms of each type: so many that about two of three room nights that are asked for can be had. */
const allotment = 30

/** What is taken out for the twin: the look at what is left, and the condition with which a night is taken. */
const guards = [' - v.held - v.booked', ' and a.held + a.booked < a.allotment']

interface Wish {
  readonly roomId: number
  readonly arrival: string
  readonly departure: string
}

/** Random, and the same in every run (a linear congruential generator, Numerical Recipes). */
function makeWishes(): Wish[] {
  let seed = 20_251_020
  const below = (limit: number) => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((seed / 2 ** 32) * limit)
  }
  const day = (offset: number) => new Date(Date.parse(firstNight) + offset * 86_400_000).toISOString().slice(0, 10)
  return Array.from({ length: stays }, () => {
    const from = below(nights)
    const length = 1 + below(nights - from)
    return { roomId: firstRoom + below(roomTypes), arrival: day(from), departure: day(from + length) }
  })
}

async function count(database: Database, query: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`${sql.raw(query)}`.execute(database.db)
  return Number(rows[0]?.count ?? 0)
}

async function race({ database, url }: BenchDatabase, wishes: readonly Wish[], without: readonly string[] = []) {
  const server = await startChild('foyer-server', { databaseUrl: url, without })
  const { answers, times, retries } = await sendAtOnce(
    server.port,
    wishes.map((wish, index) => ({
      method: 'POST',
      path: '/api/booking',
      token: tokenOf(index + 1),
      body: { ...wish, roomOccupancy: 1 },
    })),
    5,
  )
  await server.stop()
  const ours = `room_id >= ${firstRoom}`
  const refused = wishes.filter((_wish, index) => answers[index]?.status === 409)
  let wronglyRefused = 0
  for (const { roomId, arrival, departure } of refused)
    wronglyRefused +=
      (await count(
        database,
        `select count(*) from availabilities where room_id = ${roomId} and night >= '${arrival}' and night < '${departure}'
         and held + booked >= allotment`,
      )) === 0
        ? 1
        : 0
  return {
    wronglyRefused,
    statuses: countStatuses(answers),
    broken: answers.filter(({ status }) => status >= 500).length,
    overbooked: await count(
      database,
      `select count(*) from (
         select v.id from availabilities v join booked_nights n on n.availability_id = v.id
         where v.${ours} group by v.id having count(*) > v.allotment) more`,
    ),
    held: await count(database, `select sum(held) as count from availabilities where ${ours}`),
    retries,
    deadlocks: await count(
      database,
      'select deadlocks as count from pg_stat_database where datname = current_database()',
    ),
    slowest: `p99 ${writeTime(percentile(times, 0.99))}`,
    violations: (await findViolations(database)).map(({ name }) => name),
  }
}

/** Two thousand people ask at once for random stays in twenty room types; then again without the guard. */
export const nightRace: Row = {
  name: 'night-race',
  async measure() {
    const cluster = await startCluster({ isDurable: false })
    const prepared = await cluster.open('prepared')
    await addBuyers(prepared.database, 1, stays)
    await addHotels(prepared.database, { hotels: 1, roomsPerHotel: roomTypes, nights, allotment })
    const wishes = makeWishes()
    const guarded = await race(await cluster.copy(prepared, 'guarded'), wishes)
    const careless = await cluster.copy(prepared, 'careless')
    await careless.database.script('alter table availabilities drop constraint nights_within_allotment')
    const unguarded = await race(careless, wishes, guards)
    const total = roomTypes * nights * allotment
    const fill = guarded.held / total
    return [
      {
        what: `${stays} random stays at once, ${roomTypes} room types × ${nights} nights`,
        figure: `${guarded.overbooked} nights overbooked, ${guarded.wronglyRefused} refused that would fit, ${guarded.broken} × 5xx`,
        bar: '0, 0, 0',
        spread: guarded.slowest,
        isMet: guarded.overbooked + guarded.wronglyRefused + guarded.broken + guarded.violations.length === 0,
        notes: [
          `filled ${(fill * 100).toFixed(1)} % of ${total} room nights, after ${guarded.retries} retries of busy answers and ${guarded.deadlocks} deadlocks`,
          `answers: ${guarded.statuses}`,
          ...guarded.violations,
        ],
      },
      {
        what: 'the same without the guard and its constraint',
        figure: `${unguarded.overbooked} nights overbooked`,
        bar: 'more than 0: it must overbook',
        spread: unguarded.slowest,
        isMet: unguarded.overbooked > 0,
        notes: [`answers: ${unguarded.statuses}`, ...unguarded.violations],
      },
    ]
  },
}
