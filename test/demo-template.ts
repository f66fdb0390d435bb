import { rmSync } from 'node:fs'
import { newDemoFolder, startDemoIn } from '../e2e/demo-server.ts'
import { createDatabase, overSocket } from './databases.ts'
import { startPostgres } from './postgres.ts'

const NAME = 'foyer_journeys'

/**
 * One fresh demo on PostgreSQL, started as people start it and ended again, that each journey copies for itself: what
 * one leaves behind is no other's concern, and an event is invented once. The embedded database asks a third of what a
 * browser asks of the machine; it has the journey of who tries the program (`sign-up-to-pass.test.ts`).
 */
export async function setup(): Promise<() => Promise<void>> {
  if (process.env['FOYER_E2E_URL'] !== undefined) return async () => {}
  const postgres = await startPostgres()
  const folder = newDemoFolder()
  const cluster = overSocket(postgres.url, postgres.socketFolder)
  const databaseUrl = await createDatabase(cluster, NAME, 'template0')
  const demo = await startDemoIn({ folder, databaseUrl })
  await demo.stop()
  process.env['FOYER_E2E_CLUSTER'] = cluster
  process.env['FOYER_E2E_DATABASE'] = NAME
  process.env['FOYER_E2E_FILES'] = folder
  return async () => {
    rmSync(folder, { recursive: true, force: true })
    await postgres.stop()
  }
}
