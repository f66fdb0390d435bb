import type { Export, ExportFilters, SavedExport } from '@foyer/contract/exports'
import type { ListedPerson } from '@foyer/contract/office-people'
import { readXlsx } from 'hucre/xlsx'
import { beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { begin, exportPath, orderExport } from '../../testing/exports.ts'
import { attendee, call, newestMail, signUpVisitor } from '../../testing/people.ts'
import { colleague, provenColleague, seedStaffForTests, showFactor } from '../../testing/staff.ts'
import { useTestHouse } from '../../testing/test-house.ts'
import { finishExport, keepPiece, takeExport } from './exports.queries.ts'

const house = useTestHouse()
const MINUTE = 60_000
let me: Awaited<ReturnType<typeof provenColleague>>
let number: string

beforeAll(async () => {
  await seedStaffForTests(house)
  await signUpVisitor(house, { companyName: '=HYPERLINK("https://evil.example")' })
  house.clock.forward(MINUTE)
  number = (await attendee(house, { companyName: 'Ribeira Data' })).signUp.order?.number ?? ''
  await house.app.jobs.drain()
})
beforeEach(async () => {
  me = await provenColleague(house, 'finance')
})

const list = async (token = me.token) => (await call<Export[]>(house, 'GET', exportPath, { token })).body
const take = (uuid: string, token = me.token) =>
  house.app.http.inject({ url: `${exportPath}/${uuid}/file`, headers: { authorization: `Bearer ${token}` } })

async function written(changes: Parameters<typeof begin>[2]) {
  const { status, body } = await begin(house, me.token, changes)
  expect({ status, body }).toMatchObject({ status: 202, body: { status: 'waiting', rows: 0 } })
  await house.app.jobs.drain()
  return take(body.uuid)
}

test('an export is written behind the request, with the columns that were asked for, and a mail tells that it is ready', async () => {
  const answer = await written({ columns: ['number', 'company', 'total'], filters: { state: 'paid' } })
  expect(answer.headers['content-disposition']).toMatch(/filename="orders-\d{4}-\d\d-\d\d\.csv"/)
  expect(answer.body).toMatch(new RegExp(`^\ufeffnumber,company,total\r\n${number},Ribeira Data,\\d+\\.\\d\\d\r\n$`))
  expect(await list()).toMatchObject([{ status: 'ready', rows: 1, expectedRows: 1, failure: null }])
  const mail = await newestMail(house, me.email)
  expect(mail.subject).toContain('Your export is ready')
  expect(mail.text).toContain('/organiser/exports')
})

test('a workbook has money as numbers and moments as moments, and a formula is text in both formats', async () => {
  const columns = ['company', 'createdAt', 'total', 'reverseCharge']
  const { rawPayload } = await written({ format: 'xlsx', columns })
  const { sheets } = await readXlsx(rawPayload)
  const [head, first] = sheets[0]?.rows ?? []
  expect(head).toEqual(columns)
  expect(first).toEqual(['=HYPERLINK("https://evil.example")', expect.any(Date), expect.any(Number), false])
  expect((await written({ columns: ['company'] })).body).toContain(`'=HYPERLINK`)
})

test.each([
  ['order-lines', ['number', 'item', 'quantity', 'gross', 'wentBackAt'], 2],
  ['payments', ['number', 'movement', 'state', 'amount', 'settledAt'], 1],
  ['people', ['name', 'email', 'pass', 'passStatus'], 1],
] as const)('%s leave as a table of their own', async (kind, columns, rows) => {
  const { body } = await written({ kind, columns: [...columns] })
  const lines = body.trim().split('\r\n')
  expect(lines[0]).toBe(columns.join())
  expect(lines).toHaveLength(rows + 1)
  expect((await list())[0]).toMatchObject({ rows, expectedRows: rows })
})

test('people leave as their list is narrowed, by whatever that is, with their room and their train', async () => {
  const asked = await call<{ items: ListedPerson[] }>(house, 'GET', '/api/organiser/person?q=Ribeira', me)
  const { email, category } = asked.body.items[0] as ListedPerson
  const columns = ['email', 'room', 'trainTicket']
  const filters = { q: 'Ribeira', pass: 'approved', category, room: 'none', train: 'none' } as ExportFilters
  const { body } = await written({ kind: 'people', columns, filters })
  expect(body.trim().split('\r\n')).toEqual(['email,room,trainTicket', `${email},,false`])
  for (const other of [{ tag: 'vendor' }, { countryId: 999_999 }] as ExportFilters[])
    expect((await written({ kind: 'people', columns, filters: { ...filters, ...other } })).body.trim()).toBe(
      columns.join(),
    )
})

test('what the table has not, or not for whoever asks, is refused', async () => {
  const support = await provenColleague(house, 'support')
  for (const [token, changes] of [
    [me.token, { columns: ['password_hash'] }],
    [me.token, { columns: ['number', 'number'] }],
    [me.token, { filters: { pass: 'approved' } }],
    [me.token, { kind: 'people', columns: ['name'], filters: { state: 'paid' } }],
    [support.token, { columns: ['vatId'] }],
    [support.token, { kind: 'payments', columns: ['providerReference'] }],
  ] as const)
    expect((await begin(house, token, changes as Parameters<typeof begin>[2])).body.code).toBe(
      'exports/not-of-this-table',
    )
  expect((await begin(house, me.token, { columns: ['vatId'] })).status).toBe(202)
  await house.app.jobs.drain()
})

test('persons leave only to whoever showed their second factor just now, and a file to nobody but who began it', async () => {
  const { body } = await begin(house, me.token)
  await house.app.jobs.drain()
  expect((await take(body.uuid)).statusCode).toBe(200)
  const other = await provenColleague(house, 'owner')
  expect((await take(body.uuid, other.token)).statusCode).toBe(404)
  expect((await call(house, 'DELETE', `${exportPath}/${body.uuid}`, { token: other.token })).status).toBe(404)
  expect(await list(other.token)).toEqual([])
  house.clock.forward(11 * MINUTE)
  expect((await take(body.uuid)).statusCode).toBe(403)
  expect((await begin(house, me.token)).status).toBe(403)
  const late = await colleague(house, 'finance')
  await showFactor(house, late.token, late.email)
  expect((await begin(house, late.token)).status).toBe(202)
})

test('a column whose duty was taken away meanwhile is taken by nobody', async () => {
  const { body } = await begin(house, me.token, { columns: ['vatId'] })
  await house.app.jobs.drain()
  await house.database.db.updateTable('user_scopes').set({ scope: 'support' }).where('user_id', '=', me.id).execute()
  expect((await take(body.uuid)).statusCode).toBe(404)
})

test('the file can be taken for 24 hours, and then it is gone with all that said of it', async () => {
  const { body } = await begin(house, me.token)
  await house.app.jobs.drain()
  const { count } = await house.database.db
    .selectFrom('export_pieces')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('export_id', '=', body.uuid)
    .executeTakeFirstOrThrow()
  expect(Number(count)).toBe(1)
  house.clock.forward(24 * 60 * MINUTE + MINUTE)
  await house.app.sweep()
  await house.app.jobs.drain()
  for (const table of ['exports', 'export_pieces'] as const)
    expect(await house.database.db.selectFrom(table).selectAll().execute()).toEqual([])
})

test('an export whose worker died is written from its beginning by the next one', async () => {
  const { body } = await begin(house, me.token)
  const { db } = house.database
  await db
    .updateTable('exports')
    .set({ run: 1, tries: 1, touched_at: house.clock.now(), rows: 7 })
    .where('id', '=', body.uuid)
    .execute()
  await db
    .insertInto('export_pieces')
    .values({ export_id: body.uuid, number: 0, content: Buffer.from('half') })
    .execute()
  // While it was heard of within the minute, nobody else begins.
  await house.app.sweep()
  await house.app.jobs.drain()
  expect(await list()).toMatchObject([{ status: 'running', rows: 7 }])
  house.clock.forward(MINUTE)
  await house.app.sweep()
  await house.app.jobs.drain()
  expect(await list()).toMatchObject([{ status: 'ready', rows: 2 }])
  await showFactor(house, me.token, me.email)
  expect((await take(body.uuid)).body).not.toContain('half')
})

test('what a worker writes that was taken for dead is thrown away', async () => {
  const { body } = await begin(house, me.token)
  const context = await house.app.context()
  const take = (now: Date) => takeExport(context, body.uuid, { now, silentSince: new Date(now.getTime() - MINUTE) })
  const [first, second] = [await take(house.clock.now()), await take(new Date(house.clock.now().getTime() + MINUTE))]
  const piece = { number: 0, content: Buffer.from('x'), rows: 1, now: house.clock.now() }
  expect(await keepPiece(context, first!, piece)).toBe(false)
  expect(await keepPiece(context, second!, piece)).toBe(true)
  const end = { rows: 1, size: 1, failure: null, finished_at: house.clock.now() }
  expect([await finishExport(context, first!, end), await finishExport(context, second!, end)]).toEqual([false, true])
})

test('one whose worker died three times has failed, its owner is told, and it can be begun again', async () => {
  const { body } = await begin(house, me.token)
  await house.database.db
    .updateTable('exports')
    .set({ run: 3, tries: 3, touched_at: house.clock.now() })
    .where('id', '=', body.uuid)
    .execute()
  house.clock.forward(MINUTE)
  await house.app.sweep()
  await house.app.jobs.drain()
  expect(await list()).toMatchObject([{ status: 'failed', failure: 'interrupted', size: null }])
  expect((await newestMail(house, me.email)).subject).toContain('could not be written')
  expect((await take(body.uuid)).statusCode).toBe(409)
  expect((await call(house, 'POST', `${exportPath}/${body.uuid}/again`, me)).status).toBe(202)
  await house.app.jobs.drain()
  expect(await list()).toMatchObject([{ status: 'ready', rows: 2 }])
})

const loseJob = () =>
  house.database.script(`update jobs.job set state = 'failed' where name = 'write-export' and state < 'active'`)

test('one whose job was given up before a worker took it has failed, its owner is told, and it can be begun again', async () => {
  const { body } = await begin(house, me.token)
  await house.app.sweep()
  expect(await list()).toMatchObject([{ status: 'waiting' }])
  await loseJob()
  await house.app.sweep()
  await house.app.jobs.drain()
  expect(await list()).toMatchObject([{ status: 'failed', failure: 'unexpected' }])
  expect((await newestMail(house, me.email)).subject).toContain('could not be written')
  expect((await call(house, 'POST', `${exportPath}/${body.uuid}/again`, me)).status).toBe(202)
  await house.app.jobs.drain()
  expect(await list()).toMatchObject([{ status: 'ready', rows: 2 }])
})

test('one that nothing can be written down of keeps no other from being seen to', async () => {
  const { body: first } = await begin(house, me.token)
  await begin(house, me.token)
  await loseJob()
  await house.database.script(`
    create function keep_it() returns trigger language plpgsql as $$ begin raise 'It cannot be written.'; end $$;
    create trigger keep_it before update on exports for each row when (old.id = '${first.uuid}') execute function keep_it()`)
  onTestFinished(() => house.database.script('drop trigger keep_it on exports; drop function keep_it()'))
  await house.app.sweep()
  await house.app.jobs.drain().catch(() => undefined)
  expect((await list()).map(({ status }) => status).sort()).toEqual(['failed', 'waiting'])
})

test('one that a worker let go of, and that no job is there for any more, is written by the next one', async () => {
  const { body } = await begin(house, me.token)
  await house.database.db.updateTable('exports').set({ run: 1, tries: 1 }).where('id', '=', body.uuid).execute()
  await loseJob()
  await house.app.sweep()
  await house.app.jobs.drain()
  expect(await list()).toMatchObject([{ status: 'ready', rows: 2 }])
})

test('nobody has more than ten under way at a time', async () => {
  for (let at = 0; at < 10; at += 1) expect((await begin(house, me.token)).status).toBe(202)
  expect((await begin(house, me.token)).body.code).toBe('exports/too-many')
  for (const { uuid } of await list())
    expect((await call(house, 'DELETE', `${exportPath}/${uuid}`, me)).status).toBe(204)
  await house.app.jobs.drain()
  expect(await list()).toEqual([])
})

test('what somebody wants again is kept under a name, and colleagues see what is shared', async () => {
  const path = '/api/organiser/saved-export'
  const keep = (name: string, isShared: boolean) =>
    call<SavedExport>(house, 'POST', path, { ...me, body: { ...orderExport, name, isShared } })
  const mine = (await keep('Mine', false)).body
  const ours = (await keep('Ours', true)).body
  const names = async (token: string) =>
    (await call<SavedExport[]>(house, 'GET', path, { token })).body.map(({ name, isOwn }) => [name, isOwn])
  expect(await names(me.token)).toEqual([
    ['Mine', true],
    ['Ours', true],
  ])
  const other = await provenColleague(house, 'owner')
  expect(await names(other.token)).toEqual([['Ours', false]])
  expect((await call(house, 'DELETE', `${path}/${ours.uuid}`, { token: other.token })).status).toBe(404)
  for (const { uuid } of [mine, ours]) expect((await call(house, 'DELETE', `${path}/${uuid}`, me)).status).toBe(204)
  expect(await names(me.token)).toEqual([])
})
