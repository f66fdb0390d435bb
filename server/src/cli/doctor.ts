import { findViolations, readInvariants } from '../platform/invariants.ts'
import { openConfigured } from './open-configured.ts'

const { database, close } = await openConfigured()
const violations = await findViolations(database)
for (const { name, rows } of violations)
  console.error(`Not true: ${name}\n${JSON.stringify(rows.slice(0, 10), null, 2)}`)
console.log(
  violations.length === 0
    ? `All ${readInvariants().length} invariants hold.`
    : `${violations.length} of ${readInvariants().length} invariants do not hold.`,
)
await close()
process.exit(violations.length === 0 ? 0 : 1)
