import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildWeb, installDependencies } from './dependencies.mjs'
import { compiled, continueOnRightNode, root } from './runtime.mjs'

continueOnRightNode()
installDependencies()
await buildWeb()

// A small nursery for what is young, and small steps for what is old: with Node's own a server under load takes twice the
// memory, and is no faster. What requests make is young, whatever the start made there (decision 139). What the C library
// keeps for each thread is for two. What the last start compiled is not compiled again.
const flags = JSON.parse(readFileSync(join(root, 'scripts/server-flags.json'), 'utf8'))
const server = spawn(process.execPath, [...flags, join(root, 'server/src/main.ts')], {
  cwd: root,
  env: { MALLOC_ARENA_MAX: '2', NODE_COMPILE_CACHE: compiled, ...process.env },
  stdio: 'inherit',
})
// The server stops in its own time: what it is asked to do, it is asked once.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal))
server.on('exit', (code, signal) => process.exit(code ?? (signal === null ? 1 : 0)))
