import cluster from 'node:cluster'
import { checkConnections } from '#platform/database/connections'
import { readConfig } from './config.ts'
import { explainFailure } from './explain-failure.ts'
import { warnOfWallets } from './wallet-keys.ts'
import { runProcesses } from './worker-processes.ts'

function fail(error: unknown): never {
  console.error(`Foyer cannot start. ${explainFailure(error)}`)
  process.exit(1)
}

try {
  const config = readConfig(process.env)
  const wallets = warnOfWallets(config.wallets, new Date())
  if (cluster.isPrimary && wallets !== null) console.warn(wallets)
  if (cluster.isPrimary && config.databaseUrl !== null) {
    const warning = await checkConnections(config.databaseUrl, config.processes).catch(fail)
    if (warning !== null) console.warn(warning)
  }
  if (cluster.isPrimary && config.processes > 1) runProcesses(config.processes)
  else {
    // The program itself is loaded by whoever serves: who refuses, or only looks after the others, needs none of it.
    const { start } = await import('./start.ts')
    await start(config).catch(fail)
  }
} catch (error) {
  fail(error)
}
