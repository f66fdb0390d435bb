import pg from 'pg'
import { expect, test } from 'vitest'
import { demoEnvironment, useOwnDatabase } from './testing/own-database.ts'
import { signUpForm } from './testing/people.ts'
import { ask, startServer } from './testing/server-process.ts'

const database = useOwnDatabase()

/**
 * A session of a server that was killed, as PostgreSQL knows it until it notices: in the middle of a transaction, with
 * every row locked that there is, and every lock of ours that a transaction takes.
 */
async function leaveLocks(url: string): Promise<{ end(): Promise<void> }> {
  const client = new pg.Client({ connectionString: url, application_name: 'foyer' })
  await client.connect()
  await client.query('begin')
  const { rows } = await client.query(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'jobs')`,
  )
  for (const { name } of rows) await client.query(`select 1 from ${name} for update`)
  return { end: () => client.end() }
}

test('a start waits for no lock of a session that a killed server has left behind', async () => {
  const environment = demoEnvironment(database, { FOYER_PROCESSES: '2' })
  const killed = await startServer(environment)
  expect((await ask(killed, 'POST', '/api/sign-up', { body: signUpForm() })).status).toBe(201)
  await killed.kill()
  const left = await leaveLocks(database.url)

  const server = await startServer(environment)
  expect((await ask(server, 'GET', '/api/health')).status).toBe(200)
  expect((await ask(server, 'GET', '/api/pass/type/paid')).status).toBe(200)
  await left.end()
  expect((await ask(server, 'POST', '/api/sign-up', { body: signUpForm() })).status).toBe(201)
  expect(await server.stop()).toBe(0)
})
