import type { OfficePost } from '@foyer/contract/office-news'
import { expect, test } from 'vitest'
import { postFields, postSchema } from './post-entries.ts'

const post: OfficePost = {
  id: '01980000-0000-7000-8000-00000000beef',
  version: 3,
  title: { en: 'Doors open earlier', de: 'Die Türen öffnen früher' },
  topic: null,
  body: { en: 'Come at **seven**.' },
  publishedAt: '2025-08-15T09:20:31.500Z',
  endsAt: null,
  openTo: ['vip'],
  image: { file: '01980000-0000-7000-8000-00000000cafe', alt: { en: 'A door' } },
  state: 'live',
  changedAt: null,
}
const schema = postSchema(['en', 'de'], 'Europe/Berlin', post)

test('what stands in the fields of a post is the post again, to the second', () => {
  const { id: _id, version: _version, state: _state, changedAt: _changedAt, ...entries } = post
  expect(schema.safeParse(postFields(post, 'Europe/Berlin'))).toEqual({ success: true, data: entries })
})

test('moments are those of the clocks at the venue, in winter as in summer', () => {
  const fields = postFields(post, 'Europe/Berlin')
  expect(fields.publishedAt).toBe('2025-08-15T11:20')
  expect(schema.safeParse({ ...fields, publishedAt: '2025-11-15T11:20' })).toMatchObject({
    data: { publishedAt: '2025-11-15T10:20:00.000Z' },
  })
})

test.each([
  [{ title: { en: '', de: 'Nur deutsch', fr: '' } }, ['title', 'en']],
  [{ publishedAt: 'soon' }, ['publishedAt']],
  [{ alt: { en: '', de: '', fr: '' } }, ['alt', 'en']],
])('%o is refused at its field', (wrong, path) => {
  const parsed = schema.safeParse({ ...postFields(post, 'Europe/Berlin'), ...wrong })
  expect(parsed).toMatchObject({ success: false, error: { issues: [{ path }] } })
})
