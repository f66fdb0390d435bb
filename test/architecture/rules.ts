import { dirname, join, normalize } from 'node:path/posix'
import { parseSync } from 'vite'
import { checkContract } from './contract-rules.ts'
import { longFunctions, longOnPurpose } from './length-rules.ts'
import { mayShow } from './may-show.ts'
import { checkOutbound } from './outbound-rules.ts'
import { checkPresses } from './press-rules.ts'
import { checkDemoRows, checkSold, checkStates, checkTables } from './table-rules.ts'

/** Path from the root → source. */
export type Sources = ReadonlyMap<string, string>

export interface Breach {
  readonly rule: string
  readonly file: string
  readonly what: string
}

/** Who may lean on whom: the table of docs/architecture.md. */
export const mayUse: Readonly<Record<string, readonly string[]>> = {
  editions: [],
  'vat-ids': ['editions'],
  identity: ['vat-ids', 'editions'],
  ledger: ['editions'],
  orders: ['ledger', 'identity', 'vat-ids', 'editions', 'audit'],
  passes: ['orders', 'identity', 'vat-ids', 'editions', 'audit'],
  invoices: ['mails', 'orders', 'ledger', 'identity', 'vat-ids', 'editions'],
  accommodation: ['orders', 'identity', 'editions'],
  'train-tickets': ['orders', 'identity', 'editions'],
  surveys: ['passes', 'identity', 'editions'],
  news: ['passes', 'identity', 'editions'],
  program: ['passes', 'identity', 'editions'],
  exhibitors: ['editions'],
  'visa-letters': ['passes', 'accommodation', 'identity', 'editions'],
  audit: ['identity'],
  setup: [
    'passes',
    'accommodation',
    'train-tickets',
    'surveys',
    ...['program', 'exhibitors'],
    'invoices',
    'orders',
    'identity',
    'editions',
  ],
  books: ['ledger', 'invoices', 'orders', 'editions'],
  bank: ['orders', 'ledger', 'identity', 'editions'],
  dashboard: ['orders', 'passes', 'accommodation', 'bank', 'program', 'editions'],
  'waiting-room': ['orders', 'identity', 'editions'],
  mails: ['orders', 'identity', 'editions'],
  'vip-events': ['orders', 'passes', 'identity', 'editions'],
  people: [
    'mails',
    'passes',
    'orders',
    'accommodation',
    'train-tickets',
    'surveys',
    'program',
    'audit',
    'identity',
    'editions',
  ],
  search: ['people', 'orders', 'invoices', 'passes', 'accommodation'],
  'made-orders': ['passes', 'vip-events', 'train-tickets', 'accommodation', 'orders', 'identity', 'editions'],
  exports: ['people', 'program', 'orders', 'identity', 'editions'],
  'list-views': ['identity'],
  'bulk-acts': ['people', 'passes', 'orders', 'identity', 'editions'],
  'pass-transfers': ['passes', 'vip-events', 'accommodation', 'orders', 'identity', 'editions'],
}

/** The rooms of the server's platform, and which other each may use. */
export const rooms: Readonly<Record<string, readonly string[]>> = {
  ground: [],
  database: ['ground'],
  jobs: ['database', 'ground'],
  papers: ['jobs', 'ground'],
  door: ['database', 'jobs', 'ground'],
  payments: ['door', 'ground'],
  site: ['database', 'door', 'jobs', 'ground'],
}

/** What stands in no room: what every use case is given, as types over all of them. Everybody may name it but the ground. */
const outside = ['server/src/platform/context.ts', 'server/src/platform/ports.ts']

/** Who makes the context of a use case: the door for who asks over it, and one other for what the program does by itself. */
const mayMakeContexts = [
  'server/src/platform/context.ts',
  'server/src/platform/door/serve.ts',
  'server/src/contexts.ts',
]

/** Who knows which edition is the current one. Everybody else is told which one is asked about. */
const mayAskWhichIsOn = [
  'server/src/platform/door/sessions.ts',
  'server/src/platform/database/database-types.ts',
  'server/src/features/editions/editions.queries.ts',
]

interface Import {
  readonly from: string
  /** Where a relative path or a package path of ours leads, from the root; otherwise the package's name. */
  readonly target: string
  /** Loaded when it is asked for, and not with the file. */
  readonly isDynamic: boolean
  /** Of types alone: nothing is loaded. */
  readonly isType: boolean
}

/** Every module that a file names: imports of values and of types, re-exports, and dynamic imports. */
function importsOf(file: string, source: string): Import[] {
  const { module } = parseSync(file, source, { sourceType: 'module' })
  const names = [
    ...module.staticImports.map(({ moduleRequest, entries }) => ({
      from: moduleRequest.value,
      isType: entries.length > 0 && entries.every(({ isType }) => isType),
    })),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, isType }) => (moduleRequest ? [{ from: moduleRequest.value, isType }] : [])),
    ),
  ]
  const later = module.dynamicImports.map((entry) =>
    source.slice(entry.moduleRequest.start, entry.moduleRequest.end).replace(/^['"]|['"]$/g, ''),
  )
  return [
    ...names.map((one) => ({ ...one, target: resolve(file, one.from), isDynamic: false })),
    ...later.map((from) => ({ from, target: resolve(file, from), isDynamic: true, isType: false })),
  ]
}

function resolve(file: string, from: string): string {
  if (from.startsWith('.')) return normalize(join(dirname(file), from))
  if (file.startsWith('web/')) {
    if (from.startsWith('#features/')) return `web/src/features/${from.slice('#features/'.length)}/public.ts`
    if (from.startsWith('#')) return `web/src/${from.slice(1)}`
  }
  if (from.startsWith('#features/')) return `server/src/features/${from.slice('#features/'.length)}/public.ts`
  if (from.startsWith('#platform/')) return `server/src/platform/${from.slice('#platform/'.length)}.ts`
  if (from.startsWith('@foyer/contract/')) return `contract/src/${from.slice('@foyer/contract/'.length)}.ts`
  return from
}

const isTest = (file: string) => /\.test\.tsx?$/.test(file) || file.startsWith('server/src/testing/')
const featureOf = (file: string) => /^server\/src\/features\/([\w-]+)\//.exec(file)?.[1]
const webFeatureOf = (file: string) => /^web\/src\/features\/([\w-]+)\//.exec(file)?.[1]
const roomOf = (file: string) => /^server\/src\/platform\/([\w-]+)\//.exec(file)?.[1]
/** `platform`, `ui`, an app, or a feature. */
const webRoomOf = (file: string) => /^web\/src\/((?:features\/)?[\w-]+)\//.exec(file)?.[1]
/** One of the browser's programs: its frame and its table of pages. */
const isWebApp = (file: string) => /^web\/src\/(?:attendee|organiser|gate)\//.test(file)
const webPlace = (file: string) => /^web\/src\/(?:features\/[\w-]+\/)?(attendee|organiser|gate)\//.exec(file)?.[1]

/** Whoever sets up is told at once what the mail server says. */
const isTestMail = (file: string) => file.endsWith('/send-test-mail.ts')
const isDemo = (file: string) => file.startsWith('server/src/demo/')

function checkWebImport(file: string, { from, target }: Import): string | null {
  if (!file.startsWith('web/src/')) return null
  const inside = webFeatureOf(file)
  const aimed = webFeatureOf(target)
  const isBase = /^web\/src\/(platform|ui)\//.test(file)
  if (isBase && (aimed !== undefined || isWebApp(target))) return 'platform and ui know no feature and no app'
  if (inside !== undefined && isWebApp(target)) return 'a feature knows no app'
  const isTestsOwn = (path: string) => path.startsWith('web/src/testing/')
  if (isTestsOwn(target) && !isTestsOwn(file) && !isTest(file)) return 'what tests stand on is loaded by tests alone'
  if (aimed !== undefined && aimed !== inside && !target.endsWith('/public.ts'))
    return 'a feature is entered by its front door'
  if (inside !== undefined && aimed !== undefined && aimed !== inside && !(mayShow[inside] ?? []).includes(aimed))
    return 'a feature leans only on those its row names'
  const isFromElsewhere = target.startsWith('web/src/') && webRoomOf(target) !== webRoomOf(file)
  if (from.startsWith('.') && isFromElsewhere) return 'what stands elsewhere is named by its alias'
  if (from.startsWith('../../../') && target.startsWith('web/src/')) return 'no path climbs three folders'
  return null
}

function checkImport(file: string, { from, target, isDynamic }: Import): string | null {
  const inside = featureOf(file)
  const aimed = featureOf(target)
  if (file.startsWith('contract/') && !target.startsWith('contract/') && !/^zod(\/|$)/.test(from))
    return 'contract imports zod only'
  if (file.startsWith('server/src/platform/') && aimed !== undefined) return 'platform knows no feature'
  const [here, there] = [roomOf(file), roomOf(target)]
  if (here === 'ground' && outside.includes(target)) return 'a room of the platform leans only on those its row names'
  if (here !== undefined && there !== undefined && here !== there && !(rooms[here] ?? []).includes(there))
    return 'a room of the platform leans only on those its row names'
  if (isDemo(target) && !isDemo(file) && !file.startsWith('bench/') && !isDynamic)
    return 'the demo is loaded where it is wanted, and nowhere else'
  if (
    file.startsWith('web/src/ui/') &&
    (target.startsWith('contract/') || /^web\/src\/(platform|features|attendee)/.test(target))
  )
    return 'ui knows no domain, no contract and no api'
  if (inside !== undefined && aimed !== undefined && aimed !== inside) {
    if (!target.endsWith('/public.ts')) return 'a feature is entered by its front door'
    if (!(mayUse[inside] ?? []).includes(aimed)) return 'a feature leans only on those its row names'
  }
  const own = webPlace(file)
  const other = webPlace(target)
  if (own !== undefined && other !== undefined && own !== other)
    return 'attendee, organiser and gate never import each other'
  if (file.startsWith('web/') && target.startsWith('server/')) return 'the browser imports nothing of the server'
  return null
}

function checkText(file: string, source: string): string[] {
  const found: string[] = []
  const lines = source.split('\n').length
  const longest = isTest(file) ? 500 : 300
  if (!/database-types\.ts$|\.gen\.ts$/.test(file) && lines > longest)
    found.push(`no file is longer than ${longest} lines`)
  if (/(^|\/)[\w-]*\b(utils?|helpers?|common|manager|service)\.tsx?$/.test(file))
    found.push('files are named for what they hold')
  if (/^export default /m.test(source) && !/\.config\.ts$|^test\/(?:global-setup|one-window)\./.test(file))
    found.push('named exports only')
  if (/^server\/src\/features\//.test(file) && !isTest(file) && /Date\.now\(\)|new Date\(\)/.test(source))
    found.push('features take the time from their context')
  if (
    /^(server|contract|web)\/src\//.test(file) &&
    !isTest(file) &&
    !/server\/src\/(config|main)\.ts$/.test(file) &&
    !file.startsWith('server/src/cli/') &&
    /process\.env/.test(source)
  )
    found.push('one module reads the environment')
  if (/^web\/(?:build|budgets)\//.test(file) && !isTest(file) && /readFileSync\([^)]*\bsrc\//.test(source))
    found.push('what stands in our source is imported, not read')
  const place = webPlace(file)
  const elsewhere = ['organiser', 'gate'].filter((app) => app !== place).join('|')
  if (
    file.startsWith('web/src/') &&
    !isTest(file) &&
    new RegExp(`\\bto(?:=|: )\\{?['"\`]/(?:${elsewhere})\\b`).test(source)
  )
    found.push('another app has another document: its address is opened by a plain link')
  if (/\/public\.ts$/.test(file) && /export \*/.test(source)) found.push('a front door is a short list of names')
  if (
    file.startsWith('server/src/features/orders/') &&
    !isTest(file) &&
    /'(pass|upgrade|room|room-change|train-ticket|vip-event)'/.test(source)
  )
    found.push('money does not know what it sells')
  if (/^server\/src\/platform\/[^/]+$/.test(file) && !isTest(file) && !outside.includes(file))
    found.push('what the platform is made of has a room')
  if (outside.includes(file) && /^(?:export )?(?:const|let|class)\b/m.test(source))
    found.push('what stands outside the rooms is types and how they are put together')
  if (/\bcontextOver\(/.test(source) && !isTest(file) && !mayMakeContexts.includes(file))
    found.push('contexts are made at the door and in one other place')
  if (/^server\/src\//.test(file) && !isTest(file) && /\bis_current\b/.test(source) && !mayAskWhichIsOn.includes(file))
    found.push('which edition is on is asked at the door, and nowhere else')
  if (featureOf(file) !== undefined && !isTest(file) && /\bports\.mail\.send\(/.test(source) && !isTestMail(file))
    found.push('a mail leaves by sendMail, which writes down what became of it')
  if (!/^[a-z0-9.-]+$/.test(file.split('/').at(-1) ?? '')) found.push('files are named in kebab-case')
  return found
}

/** Everything in these sources that breaks a rule of the house. */
export function findBreaches(sources: Sources): Breach[] {
  const breaches: Breach[] = []
  for (const [file, source] of sources) {
    if (!isTest(file))
      for (const one of importsOf(file, source)) {
        const rule = checkImport(file, one) ?? checkWebImport(file, one) ?? checkContract(file, one)
        if (rule !== null) breaches.push({ rule, file, what: one.from })
      }
    const of = featureOf(file)
    const found = [checkTables(of, file, source), checkOutbound(file, source), checkDemoRows(file, source)]
    found.push(checkStates(of, source), checkSold(of, source), checkPresses(file, source))
    if (!isTest(file)) for (const rule of found.flat()) breaches.push({ rule, file, what: '' })
    if (!/\.test\.tsx?$/.test(file))
      for (const { name, lines } of longFunctions(file, source))
        if (longOnPurpose[`${file} ${name}`] === undefined)
          breaches.push({ rule: 'no function is longer than 60 lines', file, what: `${name}: ${lines}` })
    for (const rule of checkText(file, source)) breaches.push({ rule, file, what: '' })
  }
  return breaches
}

/** Files that lead back to themselves, by whatever they import, types and what is loaded later included. */
export function findCircles(sources: Sources): string[][] {
  const next = new Map(
    [...sources].map(([file, source]) => [
      file,
      (isTest(file) ? [] : importsOf(file, source)).map(({ target }) => target).filter((target) => sources.has(target)),
    ]),
  )
  const circles: string[][] = []
  const done = new Set<string>()
  const walk = (file: string, way: readonly string[]): void => {
    const at = way.indexOf(file)
    if (at >= 0) circles.push([...way.slice(at), file])
    if (at >= 0 || done.has(file)) return
    for (const target of next.get(file) ?? []) walk(target, [...way, file])
    done.add(file)
  }
  for (const file of next.keys()) walk(file, [])
  return circles
}
