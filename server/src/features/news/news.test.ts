import type { Archive } from '@foyer/contract/archive'
import type { User } from '@foyer/contract/identity'
import { POST_PICTURE } from '@foyer/contract/image-sizes'
import type { NewsPost } from '@foyer/contract/news'
import { expect, test } from 'vitest'
import { officeContext } from '../../demo/seed.ts'
import { attendee, call, password } from '../../testing/people.ts'
import { useTestHouse } from '../../testing/test-house.ts'
import { createNewsPost } from './create-news-post.ts'

const house = useTestHouse()

const read = async (token: string, language = 'en') => {
  const { status, body } = await call<NewsPost[]>(house, 'GET', '/api/news', {
    token,
    headers: { 'accept-language': language },
  })
  expect(status).toBe(200)
  return body
}

const mark = (token: string, postIds: readonly string[]) =>
  call(house, 'PUT', '/api/news/read', { token, body: { postIds } })

const publish = (publishedAt: string, title: string) =>
  house.database.transaction((db) =>
    createNewsPost(officeContext(db, 1), {
      title: { en: title },
      topic: null,
      body: { en: 'Read **all** of it.' },
      publishedAt,
    }),
  )

test('news are read newest first, in one’s language, and by nobody who is not signed in', async () => {
  const { token } = await attendee(house)
  const posts = await read(token)
  expect(posts).toHaveLength(10)
  const times = posts.map(({ publishedAt }) => publishedAt)
  expect(times).toEqual([...times].sort().reverse())
  expect(posts[0]).toMatchObject({ title: expect.stringContaining('Boiler House'), isRead: false, changedAt: null })
  expect((await read(token, 'de'))[0]).toMatchObject({ title: expect.stringContaining('Kesselhaus') })
  const said = async (locale?: string) =>
    (await read(token, locale)).flatMap(({ image }) => (image === null ? [] : [image.alt]))
  expect(await said()).toEqual([expect.stringContaining('folded chairs'), expect.stringContaining('brick')])
  expect(await said('de')).toEqual([expect.stringContaining('Stühle'), expect.stringContaining('Backstein')])
  expect((await call(house, 'GET', '/api/news')).status).toBe(401)
})

test('the pictures of posts are there in the size that their page asks for', async () => {
  const { token } = await attendee(house)
  const pictures = (await read(token)).flatMap(({ image }) => (image === null ? [] : [image.url]))
  const [w, h] = POST_PICTURE
  expect(pictures).toHaveLength(2)
  for (const url of pictures)
    expect((await call(house, 'GET', `${url}?w=${w}&h=${h}&fit=crop&dpr=2`)).status, url).not.toBe(400)
})

test('what is read is read on every device, the first time counts, and it is one’s own', async () => {
  const [one, other] = [await attendee(house), await attendee(house)]
  const [first, second] = await read(one.token)
  const both = [first!.id, second!.id]
  expect((await mark(one.token, [first!.id])).status).toBe(204)
  const answers = await Promise.all([mark(one.token, both), mark(one.token, both.toReversed())])
  expect(answers.map(({ status }) => status)).toEqual([204, 204])
  expect((await read(one.token)).filter(({ isRead }) => isRead).map(({ id }) => id)).toEqual(both)
  expect((await read(other.token)).filter(({ isRead }) => isRead)).toEqual([])
})

test('a post shows itself when its time has come, and is not read before', async () => {
  const { token } = await attendee(house)
  const in10 = new Date(house.clock.now().getTime() + 600_000)
  const id = await publish(in10.toISOString(), 'Doors open')
  const find = async () => (await read(token)).find((post) => post.id === id)
  expect(await find()).toBeUndefined()
  expect((await mark(token, [id])).status).toBe(204)
  house.clock.forward(601_000)
  expect(await find()).toMatchObject({
    title: 'Doors open',
    body: '<p>Read <strong>all</strong> of it.</p>\n',
    isRead: false,
  })
})

test('what one read is in one’s data, and goes with the person', async () => {
  const { token } = await attendee(house)
  const { uuid } = (await call<User>(house, 'GET', '/api/user/', { token })).body
  const [first] = await read(token)
  await mark(token, [first!.id])
  const { body } = await call<Archive>(house, 'GET', '/api/user/export', { token })
  expect(body.newsRead).toEqual([{ editionId: 1, title: first!.title, readAt: house.clock.now().toISOString() }])
  expect((await call(house, 'POST', '/api/user/erasure', { token, body: { password } })).status).toBe(204)
  const left = await house.database.db.selectFrom('news_reads').select('post_id').where('user_id', '=', uuid).execute()
  expect(left).toEqual([])
})
