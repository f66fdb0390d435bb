// Brings all that the tests need, runs everything, and ends with the line "N passed, N failed".
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildWeb, installDependencies } from './dependencies.mjs'
import { continueOnRightNode, fail, root } from './runtime.mjs'

continueOnRightNode()
installDependencies()

const only = process.argv.find((argument) => argument.startsWith('--only='))?.slice('--only='.length)
const filters = process.argv.slice(2).filter((argument) => !argument.startsWith('--only='))
const wants = (part) => only === undefined || only.split(',').includes(part)

function findChromium() {
  const places = [
    process.env.CHROMIUM_PATH,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ]
  return places.find((place) => place !== undefined && existsSync(place))
}

function bringChromium() {
  const found = findChromium()
  if (found !== undefined) return found
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get'))
    fail('The browser tests need Chromium: install it, or set CHROMIUM_PATH to it.')
  console.log('Installing Chromium from the system’s packages …')
  execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' })
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
  return findChromium() ?? fail('Chromium was installed and cannot be found: set CHROMIUM_PATH to it.')
}

// What the many processes of the tests load is compiled once.
process.env.NODE_COMPILE_CACHE ??= join(root, 'node_modules', '.cache', 'compiled')

let passed = 0
let failed = 0

function check(name, program, args) {
  const result = spawnSync(process.execPath, [join(root, program), ...args], { cwd: root, stdio: 'inherit' })
  if (result.status === 0) passed += 1
  else {
    failed += 1
    console.error(`The check "${name}" failed.`)
  }
}

function suite(projects, env = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-tests-'))
  const file = join(folder, 'report.json')
  const result = spawnSync(
    process.execPath,
    [
      join(root, 'node_modules/vitest/vitest.mjs'),
      'run',
      ...projects.flatMap((project) => ['--project', project]),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
      ...filters,
    ],
    { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } },
  )
  if (existsSync(file)) {
    const report = JSON.parse(readFileSync(file, 'utf8'))
    passed += report.numPassedTests
    failed += report.numFailedTests
    // A file that cannot be loaded fails without a test of its own; so does a run that dies at its end.
    if (report.numFailedTests === 0 && result.status !== 0) failed += 1
  } else failed += 1
  rmSync(folder, { recursive: true, force: true })
}

if (wants('check')) {
  // The server knows no document, the browser's programs no files; the tools know both.
  for (const project of ['server', 'web', '.']) check('types', 'node_modules/typescript/bin/tsc', ['-p', project])
  check('lint', 'node_modules/@biomejs/biome/bin/biome', [
    'check',
    '--error-on-warnings',
    '--diagnostic-level=warn',
    '.',
  ])
  check('unused', 'node_modules/knip/bin/knip.js', ['--treat-config-hints-as-errors'])
}
if (wants('unit')) suite(['unit'])
// In one run: a core that is done with the journeys goes on with the server's suites, and none waits for the other.
const projects = wants('server') ? ['embedded', 'postgres', 'postgres-mocked'] : []
const env = {}
if (wants('e2e')) {
  buildWeb()
  check('budgets', 'web/budgets/print.ts', [])
  projects.push('e2e')
  env.CHROMIUM_PATH = bringChromium()
}
if (projects.length > 0) suite(projects, env)

console.log(`${passed} passed, ${failed} failed`)
process.exit(failed === 0 && passed > 0 ? 0 : 1)
