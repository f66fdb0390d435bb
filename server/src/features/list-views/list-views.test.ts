import type { ListView } from '@foyer/contract/list-views'
import { beforeAll, expect, test } from 'vitest'
import { someView, viewPath, withView } from '../../testing/list-view-scenarios.ts'
import { emptyAccount, merge } from '../../testing/merging.ts'
import { attendee, call, password } from '../../testing/people.ts'
import { provenColleague } from '../../testing/staff.ts'
import { useTestHouse } from '../../testing/test-house.ts'

const house = useTestHouse()
let support: Awaited<ReturnType<typeof provenColleague>>
let finance: typeof support
let owner: typeof support

beforeAll(async () => {
  support = await provenColleague(house, 'support')
  finance = await provenColleague(house, 'finance')
  owner = await provenColleague(house, 'owner')
})

const views = async ({ token }: Pick<typeof support, 'token'>, list = 'people') =>
  (await call<ListView[]>(house, 'GET', `${viewPath}?list=${list}`, { token })).body
const save = (changes: object, by = support) => withView(house, { token: by.token, changes })
const change = (uuid: string, body: object, by = support) =>
  call<ListView & { code?: string; theirs?: ListView }>(house, 'PUT', `${viewPath}/${uuid}`, { token: by.token, body })
const erase = async ({ token }: Pick<typeof support, 'token'>) =>
  expect((await call(house, 'POST', '/api/user/erasure', { token, body: { password } })).status).toBe(204)
const { list: _list, ...entries } = someView

test('what somebody looks at is kept under a name, for themselves or for colleagues who may see the list', async () => {
  const search = 'q=Ribeira&room=none&without=train.since'
  const shared = await save({ search })
  const own = await save({ name: 'Mine alone', isShared: false, search: 'train=none' })
  expect([shared.status, own.status]).toEqual([201, 201])
  expect(shared.body).toMatchObject({ name: 'Without a room', search, isOwn: true, mayChange: true, version: 1 })
  expect((await views(support)).map(({ name }) => name)).toEqual(['Mine alone', 'Without a room'])
  expect(await views(finance)).toMatchObject([{ name: 'Without a room', isOwn: false, mayChange: false }])
  expect(await views(support, 'orders')).toEqual([])
})

test('a list that somebody may not see has no views for them, and none can be kept of it', async () => {
  expect((await save({ list: 'invoices', search: 'kind=creditNote' }, finance)).status).toBe(201)
  expect(await views(finance, 'invoices')).toHaveLength(1)
  expect(await views(support, 'invoices')).toEqual([])
  for (const changes of [{ list: 'invoices', search: '' }, { search: 'state=paid' }, { search: 'cursor=x' }])
    expect((await save(changes)).body).toMatchObject({ code: 'list-views/not-of-this-list' })
})

test('the same filters in another order, and what is empty, are the same view', async () => {
  const { body } = await save({ name: 'Ordered', search: 'train=none&q=&pass=waiting' })
  expect((await views(support)).find(({ uuid }) => uuid === body.uuid)?.search).toBe('pass=waiting&train=none')
})

test('a view is renamed, narrowed otherwise and removed by whoever saved it; an older version is told the newer one', async () => {
  const { body } = await save({ name: 'Before' })
  const after = await change(body.uuid, { ...entries, name: 'After', search: 'tag=vendor', version: 1 })
  expect(after.body).toMatchObject({ name: 'After', search: 'tag=vendor', version: 2 })
  const late = await change(body.uuid, { ...entries, name: 'Too late', version: 1 })
  expect(late.body).toMatchObject({ code: 'office/changed-meanwhile', theirs: { name: 'After', version: 2 } })
  const path = `${viewPath}/${body.uuid}`
  expect((await call(house, 'DELETE', path, { token: support.token })).status).toBe(204)
  expect((await call(house, 'DELETE', path, { token: support.token })).status).toBe(404)
})

test('a colleague changes no view of somebody else; an owner changes and removes what is shared, and finds nothing else', async () => {
  const shared = await save({ name: 'Shared' })
  const own = await save({ name: 'Own', isShared: false })
  expect((await change(shared.body.uuid, { ...entries, version: 1 }, finance)).status).toBe(404)
  expect((await change(own.body.uuid, { ...entries, version: 1 }, owner)).status).toBe(404)
  expect((await change(shared.body.uuid, { ...entries, name: 'Put right', version: 1 }, owner)).body.isOwn).toBe(false)
  const removal = await call(house, 'DELETE', `${viewPath}/${shared.body.uuid}`, { token: owner.token })
  expect(removal.status).toBe(204)
})

test('the log says that a view was saved, of which list and for whom, and never whom it looks for', async () => {
  const { body } = await save({ name: 'Philippa', search: 'q=Quastenflosser' })
  const entry = await house.database.db
    .selectFrom('audit_entries')
    .select('changes')
    .where('record_id', '=', body.uuid)
    .executeTakeFirstOrThrow()
  expect(JSON.stringify(entry.changes)).not.toMatch(/Philippa|Quastenflosser/)
  expect(entry.changes).toContainEqual({ field: 'list', after: 'people' })
})

test('twenty views of one list are enough', async () => {
  const { status, body } = await withView(house, { token: owner.token, times: 21 })
  expect({ status, body }).toMatchObject({ status: 409, body: { code: 'list-views/too-many' } })
})

test('one’s own views come first, and all of them, however many colleagues share', async () => {
  const reader = await provenColleague(house, 'support')
  const own = await save({ name: 'Zebra', isShared: false }, reader)
  await house.database.script(`insert into list_views (id, edition_id, saved_by, list, name, is_shared, search, created_at)
    select gen_random_uuid(), edition_id, saved_by, list, 'Shared by many', true, '', created_at
    from list_views, generate_series(1, 210) where id = '${(await save({ name: 'One of many' })).body.uuid}'`)
  expect((await views(reader))[0]).toMatchObject({ uuid: own.body.uuid, isOwn: true })
  await house.database.script(`delete from list_views where name = 'Shared by many'`)
})

test('whoever is erased takes their views along, what they shared included', async () => {
  const leaver = await provenColleague(house, 'support')
  const { body } = await save({ name: 'Of a leaver' }, leaver)
  expect((await views(finance)).map(({ uuid }) => uuid)).toContain(body.uuid)
  await erase(leaver)
  expect((await views(finance)).map(({ uuid }) => uuid)).not.toContain(body.uuid)
})

test('whose view may have named somebody who is erased is told when it went, without a word of it, until they have read it', async () => {
  const [keeper, leaver] = [await provenColleague(house, 'support'), await attendee(house, { lastName: 'Nasenbär' })]
  const { body: shared } = await save({ list: 'orders', name: 'Of Nasenbar', search: 'q=Nasenbär&state=paid' }, keeper)
  const { body: other } = await save({ list: 'orders', name: 'Paid', search: 'state=paid' }, keeper)
  await erase(leaver)
  const lost = { uuid: shared.uuid, name: '', search: '', isShared: false, lostAt: house.clock.now().toISOString() }
  expect(await views(keeper, 'orders')).toMatchObject([lost, { uuid: other.uuid, name: 'Paid', lostAt: null }])
  // Who only saw it has nothing to do about it.
  expect((await views(finance, 'orders')).map(({ uuid }) => uuid)).not.toContain(shared.uuid)
  const late = await change(shared.uuid, { name: 'Again', isShared: true, search: 'q=Nasenbär', version: 2 }, keeper)
  expect(late.status).toBe(404)
  expect((await call(house, 'DELETE', `${viewPath}/${shared.uuid}`, { token: keeper.token })).status).toBe(204)
  expect((await views(keeper, 'orders')).map(({ uuid }) => uuid)).toEqual([other.uuid])
})

test('what is lost does not count among the views that somebody keeps', async () => {
  const leaver = await attendee(house, { lastName: 'Rüsselspringer' })
  const { token } = await withView(house, { times: 20, changes: { search: 'q=Rüsselspringer' } })
  await erase(leaver)
  expect((await withView(house, { token })).status).toBe(201)
})

test('a view that looks for somebody by an address that goes in a merge looks for the one that stays', async () => {
  const [kept, gone] = [await emptyAccount(house), await emptyAccount(house)]
  const { body: people } = await save({ name: 'One of two', search: `q=${gone.email.toUpperCase()}&room=none` })
  const { body: orders } = await save({ list: 'orders', search: `q=${gone.email}` })
  expect((await merge(house, owner.token, kept.id, gone.id)).status).toBe(204)
  const after = [...(await views(support)), ...(await views(support, 'orders'))]
  const searchOf = (uuid: string) => new URLSearchParams(after.find((view) => view.uuid === uuid)?.search)
  expect(Object.fromEntries(searchOf(people.uuid))).toEqual({ q: kept.email, room: 'none' })
  // What was ordered is found by the address that it was ordered with.
  expect(searchOf(orders.uuid).get('q')).toBe(gone.email)
})
