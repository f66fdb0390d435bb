import { execFileSync, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './runtime.mjs'

const hashOf = (...texts) => createHash('sha256').update(texts.join('\n')).digest('hex')

/** Runs a program of the project to its end; throws where it fails. */
export function run(program, args, options = {}) {
  execFileSync(program, args, { cwd: root, stdio: 'inherit', ...options })
}

/** Installs exactly what the lockfile says, where that has not been done. */
export function installDependencies() {
  const stamp = join(root, 'node_modules', '.foyer-lock')
  const wanted = hashOf(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  console.log('Installing the libraries …')
  try {
    run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { stdio: ['ignore', 'ignore', 'ignore'] })
  } catch {
    // A registry that serves one platform's packages only leaves the others' out of the lockfile, and `npm ci` then
    // refuses it whole (npm issue 4828). `npm install` takes the same pinned versions and leaves the lockfile alone.
    run('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'])
  }
  writeFileSync(stamp, wanted)
}

function listFiles(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name === 'node_modules' || entry.name === 'dist') return []
    const path = join(folder, entry.name)
    return entry.isDirectory() ? listFiles(path) : [path]
  })
}

/** Builds the browser's files, where their sources changed since the last time; throws where it fails. */
export async function buildWeb() {
  const files = [
    ...listFiles(join(root, 'web')),
    ...listFiles(join(root, 'contract')),
    ...listFiles(join(root, 'words')),
    join(root, 'package-lock.json'),
  ].sort()
  const wanted = hashOf(
    ...files.map((file) => `${file.slice(root.length)} ${statSync(file).size} ${hashOf(readFileSync(file))}`),
  )
  const stamp = join(root, 'web', 'dist', '.sources')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  console.log('Building the pages …')
  const program = join(root, 'node_modules/vite/bin/vite.js')
  const vite = spawn(process.execPath, [program, 'build', 'web', '--logLevel', 'warn'], { cwd: root, stdio: 'inherit' })
  const [status] = await once(vite, 'close')
  if (status !== 0) throw new Error('The pages could not be built.')
  writeFileSync(stamp, wanted)
}
