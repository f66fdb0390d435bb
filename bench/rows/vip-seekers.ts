import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '../../server/src/platform/database/database.ts'
import { findViolations } from '../../server/src/platform/database/invariants.ts'
import { countStatuses, sendToAll } from '../measuring/at-once.ts'
import { type BenchDatabase, startCluster } from '../measuring/bench-database.ts'
import { startChild } from '../measuring/child-server.ts'
import { addAttendees, signedInEvery, tokenOf } from '../measuring/crowd.ts'
import type { RawRequest } from '../measuring/keep-alive-client.ts'
import type { Row } from '../measuring/row.ts'
import { median, percentile, writeTime } from '../measuring/statistics.ts'

const seekers = 500
const places = 20
const freed = 5
const processes = 2
/** A freed place is offered within this, in milliseconds. */
const PROMISE_MS = 60_000

/** What is taken out for the twin: the condition with which a place is taken. */
const guard = ' and e.held + e.taken + 1 <= e.capacity'

/** The demo's first event, opened to everybody of the crowd. */
const eventId = 1
const openToAll = `update vip_events set capacity = ${places}, price = 0, open_to = '{standard}' where id = ${eventId}`

const seeking = (n: number): RawRequest => ({
  method: 'PUT',
  path: `/api/vip-event/${eventId}/attendance`,
  token: tokenOf(n * signedInEvery),
  body: { guest: null },
})

async function countOf(database: Database, state: string): Promise<number> {
  const { rows } = await database.raw(
    'select count(*)::int as count from vip_attendances where event_id = $1 and state = $2',
    [eventId, state],
  )
  return Number(rows[0]?.['count'])
}

/** Some who come withdraw; in how long the first in line have their places offered, in milliseconds. */
async function promote(database: Database, port: number): Promise<number> {
  const { rows } = await database.raw(
    `select s.user_id, right(u.last_name, -7) as n from vip_attendances s join users u on u.id = s.user_id
      where event_id = $1 and state = 'attending' order by arrival limit $2`,
    [eventId, freed],
  )
  const start = performance.now()
  for (const { n } of rows)
    await fetch(`http://127.0.0.1:${port}/api/vip-event/${eventId}/attendance`, {
      method: 'DELETE',
      headers: { authorization: `Bearer ${tokenOf(Number(n))}` },
    })
  while ((await countOf(database, 'offered')) < freed && performance.now() - start < 2 * PROMISE_MS) await sleep(50)
  return performance.now() - start
}

async function race({ database, url }: BenchDatabase, isGuarded: boolean) {
  const without = isGuarded ? [] : [guard]
  const servers = await Promise.all(
    Array.from({ length: processes }, () => startChild('foyer-server', { databaseUrl: url, without })),
  )
  const { answers, times } = await sendToAll(
    servers,
    Array.from({ length: seekers }, (_, index) => seeking(index + 1)),
    5,
  )
  const attending = await countOf(database, 'attending')
  const waiting = await countOf(database, 'waiting')
  const offeredIn = isGuarded ? await promote(database, servers[0]?.port ?? 0) : 0
  for (const server of servers) await server.stop()
  const violations = (await findViolations(database)).map(({ name }) => name)
  return {
    attending,
    waiting,
    offeredIn,
    violations,
    broken: answers.filter(({ status }) => status >= 500).length,
    spread: `p50 ${writeTime(median(times))}, p99 ${writeTime(percentile(times, 0.99))}`,
    notes: [`answers: ${countStatuses(answers)}`, ...violations],
  }
}

/** Five hundred want an event's last twenty places at once; the others stand in line, and freed places go on to them. */
export const vipSeekers: Row = {
  name: 'vip-seekers',
  async measure() {
    const cluster = await startCluster({ isDurable: true })
    const prepared = await cluster.open('prepared')
    await addAttendees(prepared.database, 1, seekers * signedInEvery)
    await prepared.database.script(openToAll)
    const template = await cluster.copy(prepared, 'template')
    const guarded = await race(await cluster.copy(template, 'guarded'), true)
    const careless = await cluster.copy(template, 'careless')
    await careless.database.script('alter table vip_events drop constraint places_within_event')
    const unguarded = await race(careless, false)
    return [
      {
        what: `the last ${places} places of a VIP event, ${seekers} seekers at once, ${processes} processes`,
        figure: `${guarded.attending} attend, ${guarded.waiting} wait, ${guarded.broken} × 5xx`,
        bar: `${places} attend, ${seekers - places} wait, 0 × 5xx`,
        spread: guarded.spread,
        isMet:
          guarded.attending === places &&
          guarded.waiting === seekers - places &&
          guarded.broken + guarded.violations.length === 0,
        notes: guarded.notes,
      },
      {
        what: `${freed} places that are given back, until they are offered to the first in line`,
        figure: `${(guarded.offeredIn / 1000).toFixed(1)} s`,
        bar: `≤ ${PROMISE_MS / 1000} s`,
        spread: 'one run',
        isMet: guarded.offeredIn <= PROMISE_MS,
      },
      {
        what: 'the same without the guard and its constraint',
        figure: `${unguarded.attending} attend`,
        bar: `more than ${places}: it must promise too much`,
        spread: unguarded.spread,
        isMet: unguarded.attending > places,
        notes: unguarded.notes,
      },
    ]
  },
}
