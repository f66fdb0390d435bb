import type { Database } from '#platform/database/database'
import type { Config } from './config.ts'
import type { Outside } from './outside.ts'

/**
 * The outside that the settings ask for. The demo's is loaded where the demo is wanted and nowhere else: test cards,
 * a clock that people move and a mailbox that everybody reads have no place beside real money.
 * @throws ConfigurationError where the database is another's: a demo's outside it, and a real event's in it.
 */
export async function composeOutside(config: Config, database: Database): Promise<Outside> {
  if (!config.demo) {
    const { composeProduction } = await import('./compose-production.ts')
    return composeProduction(config, database)
  }
  const { composeDemo } = await import('./demo/compose-demo.ts')
  return composeDemo(config, database)
}
