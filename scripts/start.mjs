import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { buildWeb, installDependencies } from './dependencies.mjs'
import { continueOnRightNode, root } from './runtime.mjs'

continueOnRightNode()
installDependencies()
buildWeb()

const server = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', join(root, 'server/src/main.ts')], {
  cwd: root,
  stdio: 'inherit',
})
// The server stops in its own time: what it is asked to do, it is asked once.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal))
server.on('exit', (code, signal) => process.exit(code ?? (signal === null ? 1 : 0)))
