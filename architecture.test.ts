import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { forcedIn, forcedTypes, MOST_FORCED } from './test/architecture/forced-types.ts'
import { longFunctions, longOnPurpose } from './test/architecture/length-rules.ts'
import { mayShow } from './test/architecture/may-show.ts'
import { asksOutside } from './test/architecture/outbound-rules.ts'
import { findBreaches, findCircles, mayUse, rooms } from './test/architecture/rules.ts'
import { tables } from './test/architecture/table-rules.ts'

const root = import.meta.dirname

function read(folder: string): [string, string][] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry): [string, string][] => {
    const path = `${folder}/${entry.name}`
    if (entry.name === 'node_modules' || entry.name === 'dist') return []
    if (entry.isDirectory()) return read(path)
    return /\.tsx?$/.test(entry.name) ? [[path, readFileSync(join(root, path), 'utf8')]] : []
  })
}

const sources = new Map(['words', 'contract', 'server', 'web', 'test', 'e2e', 'bench'].flatMap(read))

test('there is a house to look at', () => {
  expect([...sources.keys()].filter((file) => file.startsWith('contract/src/')).length).toBeGreaterThan(5)
  expect([...sources.keys()].filter((file) => file.startsWith('server/src/features/')).length).toBeGreaterThan(30)
  expect([...sources.keys()].filter((file) => file.startsWith('web/src/')).length).toBeGreaterThan(20)
})

test('the house keeps its rules', () => {
  expect(findBreaches(sources).map((breach) => `${breach.file}: ${breach.rule} ${breach.what}`)).toEqual([])
})

test('what is long on purpose is still long, and there is little of it', () => {
  const short = Object.keys(longOnPurpose).filter((one) => {
    const [file = '', name] = one.split(' ')
    return !longFunctions(file, sources.get(file) ?? '').some((found) => found.name === name)
  })
  expect(short).toEqual([])
  expect(Object.keys(longOnPurpose).length).toBeLessThan(10)
})

test('a type is forced over another one only in files that say why, and no more often than now', () => {
  const forced = forcedIn(sources)
  expect([...forced.keys()].sort()).toEqual(Object.keys(forcedTypes).sort())
  expect([...forced.values()].reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(MOST_FORCED)
  const planted = new Map([
    ['server/src/a.ts', 'const a = b as unknown as A'],
    ['server/src/a.test.ts', 'b as unknown as A'],
  ])
  expect([...forcedIn(planted)]).toEqual([['server/src/a.ts', 1]])
})
test('whoever is named as asking other machines still does', () => {
  expect(Object.keys(asksOutside).filter((file) => !sources.get(file)?.includes('cappedFetch('))).toEqual([
    // Its SDK is given the client.
    'server/src/platform/payments/stripe/stripe-provider.ts',
  ])
})

test('no file leads back to itself', () => {
  expect(findCircles(sources).map((circle) => circle.join(' → '))).toEqual([])
})

test('a planted circle is found, however it closes', () => {
  const closed = (back: string) =>
    findCircles(
      new Map([
        ['web/src/platform/a.ts', "import { b } from './b.ts'\nb"],
        ['web/src/platform/b.ts', "import { c } from '#ui/c.ts'\nc"],
        ['web/src/ui/c.ts', back],
      ]),
    )
  expect(closed('')).toEqual([])
  for (const back of ["import type { A } from '../platform/a.ts'\nexport type C = A", "import('../platform/a.ts')"])
    expect(closed(back)).toHaveLength(1)
})

test('the demo has one door, which opens when it is asked for', () => {
  const doors = [...sources].filter(
    ([file, source]) =>
      file.startsWith('server/src/') && !file.startsWith('server/src/demo/') && /import\('[^']*\/demo\//.test(source),
  )
  expect(doors.map(([file]) => file)).toEqual(['server/src/compose-outside.ts'])
})

test('every feature and every room has its rows', () => {
  const features = readdirSync(join(root, 'server/src/features'))
  expect(Object.keys(mayShow).sort()).toEqual(readdirSync(join(root, 'web/src/features')).sort())
  expect(Object.keys(mayUse).sort()).toEqual(features.sort())
  const platform = readdirSync(join(root, 'server/src/platform'), { withFileTypes: true })
  expect(Object.keys(rooms).sort()).toEqual(platform.flatMap((one) => (one.isDirectory() ? [one.name] : [])).sort())
  expect(Object.keys(tables).sort()).toEqual(features.sort())
})

test('each decision has a number of its own, and what is named of them is there', () => {
  const decisions = readdirSync(join(root, 'docs/decisions')).sort()
  // Those that are still being worked on have their numbers already, so that there may be gaps for a while.
  const numbers = decisions.map((file) => file.slice(0, 3))
  expect(new Set(numbers).size).toBe(decisions.length)
  for (const [index, file] of decisions.entries()) {
    expect(file).toMatch(/^\d{3}-/)
    expect(readFileSync(join(root, 'docs/decisions', file), 'utf8').slice(0, 7)).toBe(`# ${numbers[index]}: `)
  }
  const documents = ['README.md', 'CONTRIBUTING.md', ...readdirSync(join(root, 'docs')).map((file) => `docs/${file}`)]
    .filter((file) => file.endsWith('.md'))
    .map((file): [string, string] => [file, readFileSync(join(root, file), 'utf8')])
  for (const [file, text] of [...sources, ...documents])
    for (const [, named] of text.matchAll(/docs\/decisions\/(\d{3}-[a-z0-9-]+\.md)/g))
      expect(decisions, file).toContain(named)
})

test('whoever replaces a module has a suite where it is not loaded before, and nobody else gets the replacement', () => {
  const replacing = [...sources].flatMap(([file, source]) =>
    file.endsWith('.test.ts') && /\bvi\.mock\(/.test(source) ? [file] : [],
  )
  expect(replacing.length).toBeGreaterThan(0)
  expect(replacing.filter((file) => !file.includes('.mocked.'))).toEqual([])
})

test.each([
  ['features of the server', mayUse],
  ['features of the browser', mayShow],
  ['rooms', rooms],
])('no two %s lean on each other', (_where, rows) => {
  const reach = (feature: string, seen: readonly string[] = []): string[] =>
    seen.includes(feature)
      ? [...seen, feature]
      : (rows[feature] ?? []).flatMap((next) => reach(next, [...seen, feature]))
  for (const feature of Object.keys(rows)) expect(reach(feature)).toEqual([])
})

const planted: [rule: string, file: string, source: string][] = [
  ['what asks another machine is `cappedFetch`', 'server/src/features/news/a.ts', 'await fetch(banner.url)'],
  [
    'whoever asks another machine is named, with whose address it is',
    'server/src/features/news/a.ts',
    "import { cappedFetch } from '#platform/ground/capped-fetch'\nawait cappedFetch(banner.url)",
  ],
  [
    'no module of the server opens a connection by itself',
    'server/src/features/news/a.ts',
    "import { request } from 'node:https'\nrequest(banner.url)",
  ],
  [
    'no module of the server opens a connection by itself',
    'server/src/platform/site/a.ts',
    "import { isIP, connect } from 'node:net'\nconnect(isIP(x))",
  ],
  [
    'nodemailer has one home',
    'server/src/features/setup/a.ts',
    "import { createTransport } from 'nodemailer'\ncreateTransport(url)",
  ],
  ['contract imports zod only', 'contract/src/a.ts', "import { x } from 'react'\nx"],
  ['what is called stands apart from its schemas', 'contract/src/orders.ts', "import * as z from 'zod/mini'\nz"],
  [
    'what is called stands apart from its schemas',
    'contract/src/orders.ts',
    "export { Order } from './orders.schemas.ts'",
  ],
  [
    'what is called stands apart from its schemas',
    'contract/src/orders.refusals.ts',
    "import { Email } from './kit/fields.ts'\nEmail",
  ],
  [
    'a page loads the schemas of its forms, and no others',
    'web/src/platform/session.ts',
    "import { User } from '@foyer/contract/identity.schemas'\nUser",
  ],
  [
    'a page loads the schemas of its forms, and no others',
    'web/src/features/orders/attendee/a.tsx',
    "import { endpointOf } from '@foyer/contract/all'\nendpointOf",
  ],
  ['platform knows no feature', 'server/src/platform/a.ts', "import { x } from '#features/orders'\nx"],
  [
    'a room of the platform leans only on those its row names',
    'server/src/platform/database/a.ts',
    "import { x } from '#platform/door/serve'\nx",
  ],
  [
    'a room of the platform leans only on those its row names',
    'server/src/platform/ground/a.ts',
    "import type { Context } from '#platform/context'\nexport type A = Context",
  ],
  ['what the platform is made of has a room', 'server/src/platform/pass-code.ts', ''],
  [
    'what stands outside the rooms is types and how they are put together',
    'server/src/platform/ports.ts',
    'export const ports = {}',
  ],
  [
    'contexts are made at the door and in one other place',
    'server/src/app.ts',
    'const context = contextOver(world, db, { now, editionId })',
  ],
  [
    'the demo is loaded where it is wanted, and nowhere else',
    'server/src/world.ts',
    "import { createSandboxProvider } from './demo/payments/sandbox-provider.ts'\ncreateSandboxProvider",
  ],
  [
    'the demo is loaded where it is wanted, and nowhere else',
    'server/src/app.ts',
    "import type { SetClock } from './demo/demo-clock.ts'\nexport type A = SetClock",
  ],
  [
    'ui knows no domain, no contract and no api',
    'web/src/ui/a.tsx',
    "import type { Order } from '@foyer/contract/orders'\nexport type A = Order",
  ],
  [
    'a feature is entered by its front door',
    'server/src/features/passes/a.ts',
    "import { x } from '../orders/tax.ts'\nx",
  ],
  [
    'a feature leans only on those its row names',
    'server/src/features/orders/a.ts',
    "import { x } from '#features/passes'\nx",
  ],
  [
    'attendee, organiser and gate never import each other',
    'web/src/attendee/a.ts',
    "import { x } from '../organiser/b.ts'\nx",
  ],
  [
    'the browser imports nothing of the server',
    'web/src/platform/a.ts',
    "export { x } from '../../../server/src/app.ts'",
  ],
  ['platform and ui know no feature and no app', 'web/src/platform/a.ts', "import { x } from '#features/orders'\nx"],
  ['platform and ui know no feature and no app', 'web/src/platform/a.ts', "import('../attendee/main.tsx')"],
  ['a feature knows no app', 'web/src/features/orders/attendee/a.ts', "import { x } from '../../../attendee/a.ts'\nx"],
  ['a feature knows no app', 'web/src/features/orders/attendee/a.ts', "import { x } from '#attendee/a.ts'\nx"],
  ['what tests stand on is loaded by tests alone', 'web/src/ui/a.ts', "import { x } from '#testing/world.ts'\nx"],
  [
    'a feature is entered by its front door',
    'web/src/features/passes/attendee/a.ts',
    "import { x } from '../../orders/attendee/card.ts'\nx",
  ],
  [
    'a feature is entered by its front door',
    'web/src/attendee/admit.ts',
    "import('../features/passes/attendee/pass-page.tsx')",
  ],
  [
    'a feature leans only on those its row names',
    'web/src/features/orders/attendee/a.ts',
    "import { x } from '#features/passes'\nx",
  ],
  ['what stands elsewhere is named by its alias', 'web/src/platform/a.ts', "import { x } from '../ui/button.tsx'\nx"],
  [
    'no path climbs three folders',
    'web/src/features/passes/attendee/upgrade/more/a.ts',
    "import { x } from '../../../shared/qr-code.tsx'\nx",
  ],
  [
    'another app has another document: its address is opened by a plain link',
    'web/src/attendee/shell/menu.tsx',
    'const a = <Link to="/organiser">Back office</Link>',
  ],
  [
    'another app has another document: its address is opened by a plain link',
    'web/src/organiser/a.ts',
    "void router.navigate({ to: '/gate' })",
  ],
  [
    'attendee, organiser and gate never import each other',
    'web/src/features/identity/gate/a.tsx',
    "import { x } from '../attendee/sign-in-page.tsx'\nx",
  ],
  ['attendee, organiser and gate never import each other', 'web/src/organiser/a.ts', "import('../gate/routes.ts')"],
  [
    'what stands in our source is imported, not read',
    'web/budgets/a.ts',
    "readFileSync(join(web, 'src/attendee/routes.ts'), 'utf8')",
  ],
  ['only queries name tables', 'server/src/features/orders/a.ts', "db.selectFrom('orders')"],
  [
    "a feature's queries name its own tables only: passes",
    'server/src/features/orders/a.queries.ts',
    "db.selectFrom('passes')",
  ],
  [
    'who takes, gives back or changes what is sold says so: take',
    'server/src/features/passes/a.queries.ts',
    "export const take = (db) => db.updateTable('vouchers').set({ held: 1 }).execute()",
  ],
  [
    'who takes, gives back or changes what is sold says so: free',
    'server/src/features/accommodation/a.queries.ts',
    'const free = (context) => sql`update availabilities a set held = 0`.execute(context.db)',
  ],
  [
    'who takes, gives back or changes what is sold says so: take',
    'server/src/features/passes/a.queries.ts',
    "const kept = composedWrite((db) => db.updateTable('vouchers').set({ held: 1 }))\nexport const take = (db) => kept(db, {})",
  ],
  [
    'a state is written by who asks its table, where it was read',
    'server/src/features/orders/a.queries.ts',
    "const a = (set: Updateable<Orders>) => db.updateTable('orders').set(set)",
  ],
  [
    'a state is written by who asks its table, where it was read',
    'server/src/features/orders/a.queries.ts',
    "const kept = composedWrite((db, { set }: Move) =>\n  db.updateTable('orders').set({ ...set, state: 'paid' }))\nexport const a = (db, set) => kept(db, { set })",
  ],
  [
    'a state is written by who asks its table, where it was read',
    'server/src/features/orders/a.queries.ts',
    "const a = () => db.updateTable('payments').set({ state: 'failed' }).where('id', '=', id)",
  ],
  [
    'a state is written by who asks its table, where it was read',
    'server/src/features/identity/a.queries.ts',
    "const a = (set: Omit<Updateable<SignUps>, 'erased_at'>) => db.updateTable('sign_ups').set(set)",
  ],
  [
    'a state is written by who asks its table, where it was read',
    'server/src/features/passes/a.queries.ts',
    "const a = () => sql`update passes set state = 'approved'`",
  ],
  [
    'a state is written by who asks its table, where it was read',
    'server/src/features/passes/a.queries.ts',
    "function a() {\n  const state = nextState('A pass', t, b, e)\n  return db.updateTable('passes').set({ state })\n}",
  ],
  [
    'which edition is on is asked at the door, and nowhere else',
    'server/src/features/orders/a.queries.ts',
    'const current = sql`select id from editions e where e.is_current`',
  ],
  [
    'a mail leaves by sendMail, which writes down what became of it',
    'server/src/features/orders/a.ts',
    'await context.ports.mail.send({ to })',
  ],
  ['the demo makes its event by use cases: editions', 'server/src/demo/seed.ts', "db.insertInto('editions')"],
  ['money does not know what it sells', 'server/src/features/orders/a.ts', "if (line.kind === 'room-change') x()"],
  ['no file is longer than 300 lines', 'server/src/app.ts', '\n'.repeat(301)],
  ['no file is longer than 500 lines', 'server/src/app.test.ts', '\n'.repeat(501)],
  [
    'no function is longer than 60 lines',
    'server/src/a.ts',
    `export const serve = {\n  answer() {\n${'    go()\n'.repeat(59)}  },\n}`,
  ],
  [
    'no function is longer than 60 lines',
    'web/src/ui/a.tsx',
    `export function Page() {\n  return (\n    <ul>\n${'      <li>One</li>\n'.repeat(56)}    </ul>\n  )\n}`,
  ],
  ['files are named for what they hold', 'server/src/platform/date-utils.ts', ''],
  ['named exports only', 'server/src/a.ts', 'export default 1'],
  ['features take the time from their context', 'server/src/features/orders/a.ts', 'const now = new Date()'],
  ['one module reads the environment', 'server/src/platform/a.ts', 'process.env.PORT'],
  ['a front door is a short list of names', 'server/src/features/orders/public.ts', "export * from './tax.ts'"],
  ['files are named in kebab-case', 'server/src/platForm.ts', ''],
  [
    'a button can be pressed at any time, and says what is missing',
    'web/src/features/orders/organiser/a.tsx',
    '<button type="button" onClick={() => send()} disabled={name === ""}>',
  ],
]

test.each(planted)('a planted breach is found: %s', (rule, file, source) => {
  expect(findBreaches(new Map([[file, source]])).map((breach) => breach.rule)).toContain(rule)
})
