// Must itself run on old versions of Node: it is what brings the right one.

import { execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = join(dirname(fileURLToPath(import.meta.url)), '..')

/** Where Node keeps what it compiled, by the text that it was made of: the next process that loads it does not compile it again. */
export const compiled = join(root, 'node_modules', '.cache', 'compiled')

const VERSION = '24.21.0'
// What the registry must hand out, whichever registry it is.
const INTEGRITY = {
  'linux-x64': 'sha512-3nULszZ5X0fciYpG0t6TrdApJzAn8+FlINP6OiMX7V8HrvpATPN936U1LlReOJriLRa4e8yEqQBYCnLyPNAs7Q==',
  'linux-arm64': 'sha512-FpJRPEz2OvvTLfjIOlNGFY9JLPMKgl5m+d4oGYBLg24kJ1mmvN1Zl/HPJgF4HDaJ51ISev1l1cRZ/DM+keXW5g==',
  'win-x64': 'sha512-0ddSuAi9KnmYzfjJwKfFUO5YfljMVfa9smiGRQXmp5QGhm8KXk7xbqkFNeaPXVaL6sfZ5oGfCD7q8wWY/TnypA==',
}

function isCurrent() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  return major > 22 || (major === 22 && minor >= 18)
}

/** The folder whose `bin` has the Node that the product runs on; brought from npm the first time. */
function bringNode() {
  const name = `${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`
  const folder = join(root, '.runtime', `node-${VERSION}-${name}`)
  if (existsSync(folder)) return folder
  const integrity = INTEGRITY[name]
  if (integrity === undefined) fail(`Foyer needs Node 24 or newer: install it, there is no package of it for ${name}.`)
  console.log(`Getting Node ${VERSION} from npm, once …`)
  mkdirSync(join(root, '.runtime'), { recursive: true })
  const work = mkdtempSync(join(root, '.runtime', 'getting-'))
  try {
    const packed = execFileSync('npm', ['pack', `node-${name}@${VERSION}`, '--silent', '--pack-destination', work], {
      cwd: work,
      encoding: 'utf8',
      shell: process.platform === 'win32',
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const archive = join(work, packed.trim().split('\n').at(-1))
    const found = `sha512-${createHash('sha512').update(readFileSync(archive)).digest('base64')}`
    if (found !== integrity) fail(`The package node-${name} is not the one that was expected. Nothing was installed.`)
    execFileSync('tar', ['-xzf', archive, '-C', work])
    // Renamed last: a folder that is there is whole.
    if (!existsSync(folder)) renameSync(join(work, 'package'), folder)
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
  return folder
}

export function fail(message) {
  console.error(message)
  process.exit(1)
}

/** Goes on under the right Node: returns where this one is right, and otherwise never returns. */
export function continueOnRightNode() {
  if (isCurrent()) return
  const folder = bringNode()
  const bin = process.platform === 'win32' ? folder : join(folder, 'bin')
  const result = spawnSync(join(bin, process.platform === 'win32' ? 'node.exe' : 'node'), process.argv.slice(1), {
    stdio: 'inherit',
    env: { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}` },
  })
  process.exit(result.status ?? 1)
}
