// `npm run rehearse -- --people 20000 --minutes 10` plays an opening on this machine: a database and two servers of its
// own, on loopback alone, and people who come, wait, are let in and buy. It prints what would happen.
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { findViolations } from '../../server/src/platform/database/invariants.ts'
import { startCluster, stopClusters } from '../measuring/bench-database.ts'
import { type ChildServer, startChild, stopChildren } from '../measuring/child-server.ts'
import { addAttendees, addTheirBooks, benchStart, setCapacity, soldType } from '../measuring/crowd.ts'
import { openConnections } from './connections.ts'
import { type Crowd, playPerson } from './people.ts'
import { readMeanwhile } from './readers.ts'
import { writeReport } from './report.ts'

interface Asked {
  readonly people: number
  readonly minutes: number
  readonly capacity: number
  readonly processes: number
}

function readAsked(): Asked {
  const { values } = parseArgs({
    options: {
      people: { type: 'string', default: '20000' },
      minutes: { type: 'string', default: '10' },
      capacity: { type: 'string' },
      processes: { type: 'string', default: '2' },
    },
  })
  const number = (name: string, text: string, most: number) => {
    const value = Number(text)
    if (!(value > 0 && value <= most)) throw new Error(`--${name} must be a number up to ${most}.`)
    return value
  }
  const people = Math.round(number('people', values.people, 50_000))
  return {
    people,
    minutes: number('minutes', values.minutes, 60),
    capacity: Math.round(number('capacity', values.capacity ?? String(Math.ceil(people / 10)), 50_000)),
    processes: Math.round(number('processes', values.processes, 8)),
  }
}

/** Connections of all who wait; a browser has its own, and asks now and then. */
const CONNECTIONS = 160
/** Four of five come before the opening. */
const EARLY = 0.8

async function rehearse({ people, minutes, capacity, processes }: Asked): Promise<void> {
  const cluster = await startCluster({ isDurable: true })
  const { database, url } = await cluster.open('rehearsal')
  const before = 20
  await addAttendees(database, 1, before)
  await addTheirBooks(database, 1, before)
  await setCapacity(database, before + capacity)
  const clockSetAt = Date.now()
  const settings = { databaseUrl: url, isRateLimited: true, movesLine: true, clockSetAt, processes }
  const servers: ChildServer[] = []
  for (let one = 0; one < processes; one += 1) servers.push(await startChild('foyer-server', settings))
  const atRest = await Promise.all(servers.map((server) => server.usage()))
  const gatherMs = Math.min(Math.max(minutes * 12_000, 10_000), 60_000)
  const opensAt = Date.now() + gatherMs
  await database.raw(
    `insert into waiting_rooms (edition_id, opens_at) select id, $1 from editions
     on conflict (edition_id) do update set opens_at = excluded.opens_at`,
    [new Date(benchStart.getTime() + opensAt - clockSetAt)],
  )
  console.log(`In ${gatherMs / 1000} s sales open: ${capacity} passes, ${people} people, ${processes} servers.`)
  const ports = servers.map(({ port }) => port)
  const connections = await openConnections(ports, CONNECTIONS)
  const endsAt = opensAt + minutes * 60_000
  const crowd: Crowd = {
    connections,
    opensAt,
    endsAt,
    counts: { takenPlaces: 0, letIn: 0, bought: 0, tooLate: 0, stillWaiting: 0, lost: 0 },
    statuses: new Map(),
    broken: [],
    waits: [],
    letInAt: [],
  }
  const watching = setInterval(() => void tell(crowd, people, servers), 10_000)
  const readers = await readMeanwhile(ports, crowd.statuses)
  await letPeopleCome(crowd, people, gatherMs, minutes)
  clearInterval(watching)
  const reads = await readers.stop()
  const usages = await Promise.all(servers.map((server) => server.usage()))
  connections.close()
  const taken = await database.db
    .selectFrom('pass_types')
    .select(['sold', 'held'])
    .where('id', '=', soldType)
    .executeTakeFirstOrThrow()
  for (const server of servers) await server.stop()
  const violations = await findViolations(database)
  writeReport({
    crowd,
    people,
    capacity,
    sold: taken.sold - before,
    held: taken.held,
    reads,
    usages,
    atRest,
    violations: violations.map(({ name }) => name),
  })
}

/** Whoever comes early is there two seconds before; the others come one after the other. */
async function letPeopleCome(crowd: Crowd, people: number, gatherMs: number, minutes: number): Promise<void> {
  const lateMs = Math.min(gatherMs, minutes * 15_000)
  await Promise.all(
    Array.from({ length: people }, (_, n) => {
      const isEarly = n < people * EARLY
      const comesIn = isEarly ? Math.random() * (gatherMs - 4_000) + 2_000 : gatherMs + Math.random() * lateMs
      return playPerson(crowd, n + 1, comesIn)
    }),
  )
}

async function tell({ counts }: Crowd, people: number, servers: readonly ChildServer[]): Promise<void> {
  const { takenPlaces, letIn, bought, tooLate } = counts
  const memory = (await Promise.all(servers.map((server) => server.usage()))).map((usage) => usage.memory.toFixed(0))
  console.log(
    `  ${takenPlaces} of ${people} came, ${letIn} let in, ${bought} bought, ${tooLate} were too late; ${memory.join(' and ')} MiB`,
  )
}

async function stopAll(): Promise<void> {
  await stopChildren()
  await stopClusters()
}
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void stopAll().finally(() => process.exit(130)))

try {
  const asked = readAsked()
  console.log(
    `Node ${process.versions.node}, ${availableParallelism()} cores, which the people played share with the servers.`,
  )
  await rehearse(asked)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
} finally {
  await stopAll()
}
process.exit()
