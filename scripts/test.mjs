// Brings all that the tests need, runs everything, and ends with the line "N passed, N failed".
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildWeb, installDependencies } from './dependencies.mjs'
import { continueOnRightNode, fail, root } from './runtime.mjs'

continueOnRightNode()
installDependencies()

const only = process.argv.find((argument) => argument.startsWith('--only='))?.slice('--only='.length)
const filters = process.argv.slice(2).filter((argument) => !argument.startsWith('--only='))
const wants = (part) => only === undefined || only.split(',').includes(part)

/** The same engine without windows, tabs and a profile: Debian's package of that name takes a quarter less of the machine. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'

function findChromium() {
  const places = [
    process.env.CHROMIUM_PATH,
    HEADLESS_SHELL,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ]
  return places.find((place) => place !== undefined && existsSync(place))
}

function bringChromium() {
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  const install = (name) => {
    console.log(`Installing ${name} from the system’s packages …`)
    // A mirror that cannot be reached costs a minute at most.
    const update = 'apt-get update -qq -o Acquire::Retries=1 -o Acquire::http::Timeout=20'
    spawnSync('sh', ['-c', `${update} && apt-get install -y -qq --no-install-recommends ${name}`], {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  }
  const isChosen = process.env.CHROMIUM_PATH !== undefined
  if (mayInstall && !isChosen && !existsSync(HEADLESS_SHELL)) install('chromium-headless-shell')
  if (mayInstall && findChromium() === undefined) install('chromium')
  return findChromium() ?? fail('The browser tests need Chromium: install it, or set CHROMIUM_PATH to it.')
}

// What the many processes of the tests load is compiled once.
process.env.NODE_COMPILE_CACHE ??= join(root, 'node_modules', '.cache', 'compiled')

let passed = 0
let failed = 0

/** What it says is kept together: several run at the same moment. */
async function check(name, program, args) {
  const child = spawn(process.execPath, [join(root, program), ...args], { cwd: root })
  const said = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => said.push(chunk))
  const status = await new Promise((resolve) => child.once('close', resolve))
  process.stdout.write(Buffer.concat(said))
  if (status === 0) passed += 1
  else {
    failed += 1
    console.error(`The check "${name}" failed.`)
  }
}

/** Each of them is busy with one core. */
async function checkAll(checks) {
  const left = [...checks]
  const goOn = async () => {
    for (let next = left.shift(); next !== undefined; next = left.shift()) await check(...next)
  }
  await Promise.all(Array.from({ length: availableParallelism() }, goOn))
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

if (wants('check'))
  await checkAll([
    // The server knows no document, the browser's programs no files; the tools know both.
    ...['server', '.', 'web'].map((project) => ['types', 'node_modules/typescript/bin/tsc', ['-p', project]]),
    ['unused', 'node_modules/knip/bin/knip.js', ['--treat-config-hints-as-errors']],
    ['lint', 'node_modules/@biomejs/biome/bin/biome', ['check', '--error-on-warnings', '--diagnostic-level=warn', '.']],
  ])
if (wants('unit')) suite(['unit', 'pages'])
// In one run: a core that is done with the journeys goes on with the server's suites, and none waits for the other.
const projects = wants('server') ? ['embedded', 'postgres', 'postgres-mocked'] : []
const env = {}
if (wants('e2e')) {
  buildWeb()
  await check('budgets', 'web/budgets/print.ts', [])
  projects.push('e2e')
  env.CHROMIUM_PATH = bringChromium()
}
if (projects.length > 0) suite(projects, env)

console.log(`${passed} passed, ${failed} failed`)
process.exit(failed === 0 && passed > 0 ? 0 : 1)
