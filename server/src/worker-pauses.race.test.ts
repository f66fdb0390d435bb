import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { openCuttableProxy } from './testing/cuttable-proxy.ts'
import { demoEnvironment, useOwnDatabase } from './testing/own-database.ts'
import { ask, type ServerProcess, startServer, until } from './testing/server-process.ts'

const database = useOwnDatabase()

const workers = ({ pid }: ServerProcess): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number)

/** One that still starts would end by itself when the database goes. */
async function untilAllAnswer(server: ServerProcess): Promise<void> {
  for (const pid of workers(server)) {
    process.kill(pid, 'SIGSTOP')
    await ask(server, 'GET', '/api/health')
    process.kill(pid, 'SIGCONT')
  }
}

test('a process that cannot come back is tried after growing pauses, the operator is told, and one comes at last', async () => {
  const proxy = await openCuttableProxy(database.url)
  const server = await startServer(demoEnvironment(proxy, { FOYER_PROCESSES: '2' }))
  await untilAllAnswer(server)
  await proxy.cut()
  const [first = 0] = workers(server)
  process.kill(first, 'SIGKILL')
  await until('it was tried three times', async () => server.said().includes('another one starts in 2 s.'))
  expect(server.said()).toContain(`Process ${first} ended by SIGKILL: another one starts now.`)
  expect(
    server
      .said()
      .match(/another one starts .*/g)
      ?.slice(0, 3),
  ).toEqual(['another one starts now.', 'another one starts in 1 s.', 'another one starts in 2 s.'])
  expect(server.said()).toContain('The database does not answer')

  await proxy.restore()
  await until('another one has come', async () => workers(server).length === 2)
  await until('it answers', async () => (await ask(server, 'GET', '/api/health')).status === 200)
  expect(await server.stop()).toBe(0)
  await proxy.close()
})
