import { listNews, markNewsRead, type NewsPost } from '@foyer/contract/news'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { visit, wire } from '#testing/visit.tsx'
import { approvedPass, lena } from '#testing/world.ts'

const postOf = (last: number, more: Partial<NewsPost>): NewsPost => ({
  id: `0198bbfa-7212-7996-94df-c6cea4c1500${last}`,
  title: '',
  topic: null,
  body: '<p>Read it.</p>',
  image: null,
  publishedAt: `2025-08-1${last}T08:00:00.000Z`,
  changedAt: null,
  isRead: false,
  ...more,
})
const newest = postOf(5, { title: 'Hall 5 opens earlier', body: '<p>See <a href="/invoices">your invoices</a>.</p>' })
const middle = postOf(3, { title: 'A new stop', topic: 'Travel' })
const oldest = postOf(1, { title: 'Registration is open', isRead: true })

let read: Set<string>
const person = { user: lena, pass: approvedPass }

beforeEach(() => {
  read = new Set([oldest.id])
  wire().answer(listNews, () => [newest, middle, oldest].map((post) => ({ ...post, isRead: read.has(post.id) })))
  wire().answer(markNewsRead, ({ body }) => {
    for (const id of (body as { postIds: string[] }).postIds) read.add(id)
    return undefined
  })
})

test('a picture stands above the words and says what it shows; one that does not come leaves nothing', async () => {
  const image = { url: '/api/image/0198bbfa-7212-7996-94df-c6cea4c15099', alt: 'Hall 5 before opening' }
  wire().answer(listNews, [{ ...newest, image }])
  await visit(`/news/${newest.id}`, person)
  const picture = await screen.findByRole('img', { name: 'Hall 5 before opening' })
  expect(picture.getAttribute('src')).toBe(`${image.url}?w=800&h=320&fit=crop&dpr=1`)
  fireEvent.error(picture)
  await waitFor(() => expect(screen.queryByRole('img', { name: 'Hall 5 before opening' })).toBeNull())
  expect(screen.getByText(/^See/)).toBeTruthy()
})

test('what is open is read: here at once, and on the server', async () => {
  const user = await visit('/news', person)
  await user.click(await screen.findByRole('link', { name: /^Hall 5 opens earlier ?, unread$/ }))
  expect(await screen.findByRole('article', { name: 'Hall 5 opens earlier' })).toBeTruthy()
  await waitFor(() => expect([...read]).toEqual([oldest.id, newest.id]))
  expect(await screen.findByRole('link', { name: 'Hall 5 opens earlier' })).toBeTruthy()
  expect(screen.getByText('unread').parentElement?.textContent).toMatch(/^1 unread of 3\sposts/)
})

test('all can be marked at once, and then nothing is left to mark', async () => {
  const user = await visit('/news', person)
  await user.click(await screen.findByRole('button', { name: 'Mark all as read' }))
  await screen.findByText('3 posts, and you have read them all')
  expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull()
  expect(
    wire()
      .sent(markNewsRead)
      .map(({ body }) => body),
  ).toEqual([{ postIds: [newest.id, middle.id] }])
})

test('from one post the others are a step away, and there is none before the first', async () => {
  const user = await visit(`/news/${middle.id}`, person)
  const others = within(await screen.findByRole('navigation', { name: 'Other posts' }))
  await user.click(others.getByRole('link', { name: 'Older: Registration is open' }))
  await screen.findByRole('article', { name: 'Registration is open' })
  expect(screen.queryByRole('link', { name: /^Older/ })).toBeNull()
})

test('an open post names its page, on a phone too, where it stands alone', async () => {
  await visit(`/news/${middle.id}`, person)
  await screen.findByRole('article', { name: 'A new stop' })
  const headings = screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)
  expect(headings).toEqual(['A new stop'])
})

test('a post that is not there is a page that is not there', async () => {
  await visit('/news/0198bbfa-7212-7996-94df-c6cea4c15009', person)
  expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeTruthy()
})

test('what cannot be loaded says so, and is asked for again', async () => {
  wire().lose(listNews)
  const user = await visit('/news', person)
  const again = await screen.findByRole('button', { name: 'Try again' })
  wire().answer(listNews, [oldest])
  await user.click(again)
  expect(await screen.findByRole('link', { name: 'Registration is open' })).toBeTruthy()
})
