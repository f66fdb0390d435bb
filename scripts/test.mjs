// Brings what the tests need, runs them, and ends with the line "N passed, N failed". Without the journeys in a browser and
// the bytes of the pages, which take longer than all the rest; `--all` has those too, and `--only=unit,e2e` names parts.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildWeb, installDependencies } from './dependencies.mjs'
import { compiled, continueOnRightNode, fail, root } from './runtime.mjs'

continueOnRightNode()
installDependencies()

const flags = process.argv.slice(2).filter((argument) => argument === '--all' || argument.startsWith('--only='))
const filters = process.argv.slice(2).filter((argument) => !flags.includes(argument))
const usual = ['check', 'unit', 'server']
const named = flags
  .find((flag) => flag.startsWith('--only='))
  ?.slice('--only='.length)
  .split(',')
const parts = named ?? (flags.includes('--all') ? [...usual, 'e2e'] : usual)
const wants = (part) => parts.includes(part)

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
process.env.NODE_COMPILE_CACHE ??= compiled

let passed = 0
let failed = 0
/** What failed, said once more at the end: a long run is often kept by its last lines alone. */
const failures = []

const LINES_OF_A_FAILURE = 120
const tail = (text) => text.trim().split('\n').slice(-LINES_OF_A_FAILURE).join('\n')

/** What the report of a suite says of each failed test, and of each file that could not be run. */
function failuresIn(report) {
  return report.testResults.flatMap((file) => {
    const name = file.name.startsWith(root) ? file.name.slice(root.length + 1) : file.name
    const tests = file.assertionResults.filter((test) => test.status === 'failed')
    if (tests.length === 0 && file.status === 'failed') return [`${name}\n${tail(file.message)}`]
    return tests.map((test) => {
      const message = test.failureMessages.join('\n').split('\n').slice(0, LINES_OF_A_FAILURE).join('\n')
      return `${name} > ${test.fullName}\n${message}`
    })
  })
}

/** What it says is kept together: the suites speak at the same moment. */
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
    failures.push(`The check "${name}"\n${tail(Buffer.concat(said).toString('utf8'))}`)
  }
}

async function suite(projects, env = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-tests-'))
  const file = join(folder, 'report.json')
  const child = spawn(
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
  const status = await new Promise((resolve) => child.once('close', resolve))
  if (existsSync(file)) {
    const report = JSON.parse(readFileSync(file, 'utf8'))
    passed += report.numPassedTests
    failed += report.numFailedTests
    failures.push(...failuresIn(report))
    // A file that cannot be loaded fails without a test of its own; so does a run that dies at its end.
    if (report.numFailedTests === 0 && status !== 0) failed += 1
  } else failed += 1
  rmSync(folder, { recursive: true, force: true })
}

async function buildAndWeigh() {
  try {
    await buildWeb()
  } catch (error) {
    failed += 1
    failures.push(`The build\n${error.message}`)
    return
  }
  await check('budgets', 'web/budgets/print.ts', [])
}

const lint = ['check', '--error-on-warnings', '--diagnostic-level=warn', '.']
const checks = [
  () => check('unused', 'node_modules/knip/bin/knip.js', ['--treat-config-hints-as-errors']),
  // The server knows no document, the browser's programs no files; the tools know both.
  // One checker each: several check what they share once each, which takes twice of the machine.
  ...['server', '.', 'web'].map(
    (project) => () => check('types', 'node_modules/typescript/bin/tsc', ['-p', project, '--checkers', '1']),
  ),
  () => check('lint', 'node_modules/@biomejs/biome/bin/biome', lint),
]

// In one run: a core that is done with the journeys goes on with the other suites, and none waits for the other.
const projects = [
  ...(wants('unit') ? ['unit', 'pages', 'office-pages'] : []),
  ...(wants('server') ? ['embedded', 'postgres', 'postgres-mocked'] : []),
  ...(wants('e2e') ? ['e2e'] : []),
]

async function buildAndTest() {
  if (wants('e2e')) await buildAndWeigh()
  if (projects.length > 0) await suite(projects, wants('e2e') ? { CHROMIUM_PATH: bringChromium() } : {})
}

async function checkAll() {
  for (const next of checks) await next()
}
// Beside each other: while the suites get ready, and wait for what they started, there is a core to spare.
await Promise.all([buildAndTest(), wants('check') ? checkAll() : undefined])

for (const failure of failures) console.log(`\nFailed: ${failure}`)
if (named === undefined && !wants('e2e'))
  console.log('Without the journeys in a browser: `npm test -- --all` has them.')
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed === 0 && passed > 0 ? 0 : 1)
