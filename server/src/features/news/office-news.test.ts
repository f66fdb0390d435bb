import type { AuditEntry } from '@foyer/contract/audit'
import type { NewsPost } from '@foyer/contract/news'
import type { OfficePost, PostEntries } from '@foyer/contract/office-news'
import { beforeAll, expect, test } from 'vitest'
import { attendee, call } from '../../testing/people.ts'
import { seedStaffForTests, signInStaff } from '../../testing/staff.ts'
import { useTestHouse } from '../../testing/test-house.ts'
import { paint, upload } from '../../testing/uploads.ts'

const house = useTestHouse()
const office = '/api/organiser/news'
let token: string

beforeAll(async () => {
  await seedStaffForTests(house)
  token = await signInStaff(house, 'organiser')
})

const at = (minutes: number) => new Date(house.clock.now().getTime() + minutes * 60_000).toISOString()
const draft: Omit<PostEntries, 'image'> = {
  title: { en: 'Doors open earlier', de: 'Die Türen öffnen früher' },
  topic: null,
  body: { en: 'Come at **seven**.' },
  publishedAt: null,
  endsAt: null,
  openTo: null,
}

type Answer = OfficePost & { code?: string; theirs?: OfficePost; errors?: { path: string; message: string }[] }
const send = (method: 'POST' | 'PATCH', path: string, body: object) =>
  call<Answer>(house, method, `${office}${path}`, { token, body })
const write = async (changes: Partial<typeof draft> = {}) => (await send('POST', '', { ...draft, ...changes })).body
const change = ({ id, state: _state, changedAt: _changedAt, ...post }: OfficePost, changes: Partial<OfficePost>) =>
  send('PATCH', `/${id}`, { ...post, ...changes })
const list = async (state: string) =>
  (await call<{ items: OfficePost[] }>(house, 'GET', `${office}?limit=200&state=${state}`, { token })).body.items
const news = async (reader: string) => (await call<NewsPost[]>(house, 'GET', '/api/news', { token: reader })).body
const seen = async (reader: string, { id }: OfficePost) => (await news(reader)).find((post) => post.id === id)

test('a draft is read by the office alone, until it is given a time', async () => {
  const { token: guest } = await attendee(house)
  const post = await write()
  expect(post).toMatchObject({ ...draft, image: null, version: 1, state: 'draft' })
  expect(await seen(guest, post)).toBeUndefined()
  const { status, body } = await change(post, { publishedAt: at(-1) })
  expect({ status, state: body.state, version: body.version }).toEqual({ status: 200, state: 'live', version: 2 })
  expect(await seen(guest, post)).toMatchObject({ title: 'Doors open earlier', changedAt: null })
})

test('the office finds what it wrote by how it stands', async () => {
  const posts = {
    draft: await write(),
    scheduled: await write({ publishedAt: at(10) }),
    live: await write({ publishedAt: at(-10) }),
    past: await write({ publishedAt: at(-10), endsAt: at(-5) }),
  }
  for (const [state, { id }] of Object.entries(posts)) {
    const found = await list(state)
    expect(found.map((post) => post.id)).toContain(id)
    expect(new Set(found.map((post) => post.state))).toEqual(new Set([state]))
  }
})

test('who read a post is told when its words changed, and not when only its end did', async () => {
  const { token: guest } = await attendee(house)
  const post = await write({ publishedAt: at(-1) })
  const { body: later } = await change(post, { endsAt: at(60) })
  expect(later.changedAt).toBe(null)
  await change(later, { body: { en: 'Come at eight.' } })
  expect(await seen(guest, post)).toMatchObject({ body: '<p>Come at eight.</p>\n', changedAt: at(0) })
})

test('a post of which only the end was changed says nothing of its words, in whatever order their languages come', async () => {
  const live = await write({ publishedAt: at(-5), body: { en: 'Come at seven.', de: 'Um sieben.' } })
  const title = { de: live.title.de, en: live.title.en }
  const body = { en: live.body.en, de: live.body.de }
  const sooner = (await change(live, { title, body, endsAt: at(10) } as Partial<OfficePost>)).body
  expect(sooner).toMatchObject({ changedAt: null })
  const turned = { title: { en: title.en, de: title.de }, body: { de: body.de, en: body.en }, endsAt: at(20) }
  expect((await change(sooner, turned as Partial<OfficePost>)).body).toMatchObject({ version: 3, changedAt: null })
})

test('a post ends by itself when its time is over', async () => {
  const { token: guest } = await attendee(house)
  const post = await write({ publishedAt: at(-1), endsAt: at(5) })
  expect(await seen(guest, post)).toBeDefined()
  house.clock.forward(5 * 60_000)
  expect(await seen(guest, post)).toBeUndefined()
})

test('what is taken back is read by nobody; what waits for its time is a draft again', async () => {
  const { token: guest } = await attendee(house)
  const [live, waiting] = [await write({ publishedAt: at(-1) }), await write({ publishedAt: at(10) })]
  const withdraw = ({ id, version }: OfficePost) => send('POST', `/${id}/withdraw`, { version })
  expect((await withdraw(live)).body).toMatchObject({ state: 'past', endsAt: at(0) })
  expect(await seen(guest, live)).toBeUndefined()
  expect((await withdraw(waiting)).body).toMatchObject({ state: 'draft', publishedAt: null })
  const again = await withdraw({ ...live, version: 2 })
  expect(again).toMatchObject({ status: 409, body: { code: 'news/not-published' } })
})

test('a post for holders of some passes is read by them, and marked as read by nobody else', async () => {
  const { token: guest } = await attendee(house, { passTypeId: 1 })
  const held = (await call<{ passType: { codeType: string } }>(house, 'GET', '/api/pass', { token: guest })).body
  const code = held.passType.codeType
  const theirs = await write({ publishedAt: at(-1), openTo: [code] as PostEntries['openTo'] })
  const others = await write({ publishedAt: at(-1), openTo: [code === 'vip' ? 'host' : 'vip'] })
  expect(await seen(guest, theirs)).toBeDefined()
  expect(await seen(guest, others)).toBeUndefined()
  await call(house, 'PUT', '/api/news/read', { token: guest, body: { postIds: [theirs.id, others.id] } })
  const read = await house.database.db
    .selectFrom('news_reads')
    .select('post_id')
    .where('post_id', 'in', [theirs.id, others.id])
    .execute()
  expect(read).toEqual([{ post_id: theirs.id }])
})

test('of two who change a post the second is told, keeps what they typed, and nothing is lost', async () => {
  const post = await write()
  await change(post, { title: { en: 'Doors open at six' } })
  const second = await change(post, { title: { en: 'Doors open at five' } })
  expect(second).toMatchObject({
    status: 409,
    body: { code: 'office/changed-meanwhile', theirs: { version: 2, title: { en: 'Doors open at six' } } },
  })
})

test.each([
  [{ title: { de: 'Nur deutsch' } }, 'title'],
  [{ endsAt: at }, 'publishedAt'],
  [{ publishedAt: at, endsAt: at }, 'endsAt'],
  [{ image: { file: '01980000-0000-7000-8000-00000000beef', alt: { en: 'Somebody’s passport' } } }, 'image'],
] as const)('%o is refused at its field', async (wrong, path) => {
  const entries = Object.fromEntries(
    Object.entries(wrong).map(([name, value]) => [name, typeof value === 'function' ? value(9) : value]),
  )
  const { status, body } = await change(await write(), entries as Partial<OfficePost>)
  expect({ status, paths: body.errors?.map((error) => error.path) }).toEqual({ status: 400, paths: [path] })
})

test('a picture is drawn anew and stands above the words, until it is taken off', async () => {
  const { token: guest } = await attendee(house)
  const post = await write({ publishedAt: at(-1) })
  const put = (version: number, bytes: string | Buffer) =>
    upload<Answer>(house, 'POST', `${office}/${post.id}/picture?version=${version}&alt=A+door`, bytes, {
      authorization: `Bearer ${token}`,
    })
  expect((await put(1, 'no picture')).status).toBe(422)
  const { status, body } = await put(1, await paint())
  expect({ status, alt: body.image?.alt }).toEqual({ status: 201, alt: { en: 'A door' } })
  expect((await put(1, await paint())).status).toBe(409)
  expect(await seen(guest, post)).toMatchObject({ image: { alt: 'A door' } })
  await change(body, { image: null })
  expect(await seen(guest, post)).toMatchObject({ image: null })
})

test('a preview shows words as attendees would see them, and runs nothing', async () => {
  const body = { en: 'Come at **seven**.', de: '<script>alert(1)</script>' }
  expect(await send('POST', '/preview', { body })).toMatchObject({
    status: 200,
    body: {
      body: { en: '<p>Come at <strong>seven</strong>.</p>\n', de: '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>\n' },
    },
  })
})

test('each act stands in the log, with what was before and after', async () => {
  const post = await write({ publishedAt: at(-1) })
  await send('POST', `/${post.id}/withdraw`, { version: 1 })
  const log = await call<{ items: AuditEntry[] }>(
    house,
    'GET',
    `/api/organiser/audit-entry?record=news-post&recordId=${post.id}`,
    { token: await signInStaff(house, 'owner') },
  )
  expect(log.body.items).toMatchObject([
    { act: 'news.withdrawPost', changes: [{ field: 'endsAt', before: null, after: at(0) }] },
    { act: 'news.addPost' },
  ])
})
