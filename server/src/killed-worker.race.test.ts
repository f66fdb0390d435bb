import { readFileSync } from 'node:fs'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { demoEnvironment, useOwnDatabase } from './testing/own-database.ts'
import { ask, type ServerProcess, startServer, until } from './testing/server-process.ts'

const database = useOwnDatabase({ sharesServer: true })
let server: ServerProcess

beforeAll(async () => {
  server = await startServer(demoEnvironment(database, { FOYER_PROCESSES: '2' }))
})
afterEach(() => {
  for (const pid of workers()) process.kill(pid, 'SIGCONT')
})
afterAll(async () => {
  await server.stop()
})

/** As Linux tells it: the processes that answer. */
function workers(): number[] {
  const children = readFileSync(`/proc/${server.pid}/task/${server.pid}/children`, 'utf8').trim()
  return children === '' ? [] : children.split(' ').map(Number)
}

/** Stops one in the middle of whatever it does: it takes and answers nothing more, and nobody is told. */
async function freeze(pid: number): Promise<void> {
  process.kill(pid, 'SIGSTOP')
  await until('it stands still', async () => /\) T /.test(readFileSync(`/proc/${pid}/stat`, 'utf8')))
}

async function kill(pid: number): Promise<void> {
  process.kill(pid, 'SIGKILL')
  await until('it is gone', async () => !workers().includes(pid))
}

const callOnce = (): Promise<number | 'broken'> =>
  ask(server, 'GET', '/api/pass/type/paid').then(
    ({ status }) => status,
    () => 'broken',
  )

const callAtOnce = (count: number): Promise<unknown[]> => Promise.all(Array.from({ length: count }, callOnce))

test('of two processes one stands still and is killed: every call is answered by the other, and a new one comes', async () => {
  const [first = 0, second = 0] = workers()
  await freeze(first)
  const calls = callAtOnce(8)
  await callOnce()
  await kill(first)
  expect(await calls).toEqual(Array(8).fill(200))

  await until('another one has come', async () => workers().length === 2)
  expect(workers()).not.toContain(first)
  // Now only the new one can answer.
  await freeze(second)
  expect(await callAtOnce(8)).toEqual(Array(8).fill(200))
})

test('of two processes one is killed while calls run: those that come later are all answered', async () => {
  let isKilled = false
  let isOver = false
  const later: unknown[] = []
  const caller = async () => {
    while (!isOver) {
      const isLater = isKilled
      const answer = await callOnce()
      if (isLater) later.push(answer)
    }
  }
  const callers = Array.from({ length: 8 }, caller)
  await callAtOnce(8)
  await kill(workers()[0] ?? 0)
  isKilled = true
  await until('many have called since', async () => later.length >= 100)
  isOver = true
  await Promise.all(callers)
  expect(new Set(later)).toEqual(new Set([200]))
})
