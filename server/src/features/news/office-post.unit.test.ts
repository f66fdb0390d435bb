import { expect, test } from 'vitest'
import { entriesOf, presentOfficePost } from './office-post.ts'

test('a post that ends in another century is read and written about like any other', () => {
  const row = {
    id: '0192f0c0-0000-7000-8000-000000000001',
    edition_id: 1,
    version: 1,
    title: { en: 'Hall 5 opens' },
    topic: null,
    body: { en: 'At nine.' },
    image: null,
    open_to: null,
    published_at: new Date('1999-12-31T23:00:00.000Z'),
    ends_at: new Date('9999-12-31T22:59:00.000Z'),
    created_at: new Date('2025-09-01T08:00:00.000Z'),
    changed_at: null,
  }
  const post = presentOfficePost(row, new Date('2025-10-14T08:00:00.000Z'))
  expect(post).toMatchObject({ state: 'live', publishedAt: '1999-12-31T23:00:00.000Z' })
  expect(entriesOf(post)).toEqual({
    title: row.title,
    topic: null,
    body: row.body,
    image: null,
    openTo: null,
    publishedAt: '1999-12-31T23:00:00.000Z',
    endsAt: '9999-12-31T22:59:00.000Z',
  })
})
