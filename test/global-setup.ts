import type { TestProject } from 'vitest/node'
import { makeEmbeddedTemplates, makePostgresTemplates } from '../server/src/testing/make-templates.ts'
import { startPostgres } from './postgres.ts'

/** Databases that live for seconds are not tidied, not copied anywhere, and no statement is compiled for them. */
const forAWhile = { autovacuum: 'off', jit: 'off', wal_level: 'minimal', max_wal_senders: '0' }

/**
 * One PostgreSQL for the run, and of each engine the templates that each test file copies for itself. Databases are
 * not shared between files: what one leaves behind is no other's concern.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (project.name === 'embedded') {
    const templates = await makeEmbeddedTemplates()
    process.env['FOYER_TEST_EMBEDDED_TEMPLATES'] = templates.at
    return () => templates.remove()
  }
  // Another suite of this run on the same engine was first.
  if (process.env['FOYER_TEST_TEMPLATES'] !== undefined) return async () => {}
  const given = process.env['FOYER_TEST_DATABASE_URL']
  const postgres = given === undefined ? await startPostgres(forAWhile) : null
  const cluster = given ?? postgres?.url ?? ''
  const templates = await makePostgresTemplates(cluster)
  process.env['FOYER_TEST_DATABASE_URL'] = cluster
  if (postgres !== null) process.env['FOYER_TEST_SOCKET_FOLDER'] = postgres.socketFolder
  process.env['FOYER_TEST_TEMPLATES'] = templates.at
  return async () => {
    await templates.remove()
    await postgres?.stop()
  }
}
