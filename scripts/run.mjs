// Runs one of the project's own programs under the right Node: `node scripts/run.mjs server/src/cli/doctor.ts …`.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { installDependencies } from './dependencies.mjs'
import { continueOnRightNode, root } from './runtime.mjs'

continueOnRightNode()
installDependencies()
const [program, ...args] = process.argv.slice(2)
const result = spawnSync(process.execPath, [join(root, program), ...args], { cwd: root, stdio: 'inherit' })
process.exit(result.status ?? 1)
