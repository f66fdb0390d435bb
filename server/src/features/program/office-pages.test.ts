import type { OfficePage, OfficePageLine, PageEntries } from '@foyer/contract/office-pages'
import type { Page } from '@foyer/contract/program'
import { beforeAll, expect, test } from 'vitest'
import { call } from '../../testing/people.ts'
import { seedStaffForTests, signInStaff } from '../../testing/staff.ts'
import { useTestHouse } from '../../testing/test-house.ts'

const house = useTestHouse()
const office = '/api/organiser/page'
let token: string
let owner: string

beforeAll(async () => {
  await seedStaffForTests(house)
  token = await signInStaff(house, 'organiser')
  owner = await signInStaff(house, 'owner')
})

const entries: PageEntries = {
  title: { en: 'Getting here', de: 'Anreise' },
  sections: [
    {
      anchor: 'train',
      title: { en: 'By train' },
      blocks: [
        { kind: 'text', text: { en: 'Get off at the fair.' }, link: { to: '/site-plan', text: { en: 'Site plan' } } },
        { kind: 'table', columns: [{ en: 'Line' }, { en: 'Every' }], rows: [[{ en: 'S1' }, { en: '8 minutes' }]] },
      ],
    },
  ],
  isPublished: true,
}

type Answer = OfficePage & { code?: string; theirs?: OfficePage; errors?: { path: string; message: string }[] }
const send = <Body = Answer>(method: 'POST' | 'PATCH' | 'PUT', path: string, body: object) =>
  call<Body>(house, method, path, { token, body })
let count = 0
const write = async (changes: Partial<PageEntries> = {}) => {
  count += 1
  return (await send('POST', office, { slug: `page-${count}`, ...entries, ...changes })).body
}
const change = ({ slug, version }: OfficePage, changes: Partial<PageEntries>) =>
  send('PATCH', `${office}/${slug}`, { ...entries, ...changes, version })
const read = (slug: string, language = 'en') =>
  call<Page>(house, 'GET', `/api/page/${slug}`, { headers: { 'accept-language': language } })
const inOrder = async () =>
  (await call<{ items: OfficePageLine[] }>(house, 'GET', `${office}?limit=200`, { token })).body.items

test('what the office writes is read at once, in each reader’s language, where it is published', async () => {
  const page = await write()
  expect((await read(page.slug, 'de')).body).toMatchObject({ title: 'Anreise', sections: [{ title: 'By train' }] })
  const hidden = await write({ isPublished: false })
  expect((await read(hidden.slug)).status).toBe(404)
  const slugs = (await read(page.slug)).body.pages.map(({ slug }) => slug)
  expect(slugs).toContain(page.slug)
  expect(slugs).not.toContain(hidden.slug)
})

test('a page says as of when its words are, and not when it was taken out of sight', async () => {
  const page = await write({ isPublished: false })
  house.clock.forward(60_000)
  const { body: shown } = await change(page, { isPublished: true })
  expect(shown).toMatchObject({ version: 2, updatedAt: page.updatedAt })
  const { body: reworded } = await change(shown, { title: { en: 'How to get here' } })
  expect(Date.parse(reworded.updatedAt) - Date.parse(page.updatedAt)).toBe(60_000)
})

test('an address that is taken, one text without the first language, and two sections of one name are refused', async () => {
  const { slug } = await write()
  const taken = await send('POST', office, { slug, ...entries })
  expect(taken).toMatchObject({ status: 400, body: { errors: [{ path: 'slug' }] } })
  const foreign = await send('POST', office, { slug: 'other', ...entries, title: { de: 'Anreise' } })
  expect(foreign).toMatchObject({ status: 400, body: { errors: [{ path: 'title' }] } })
  const twice = { ...entries, slug: 'other', sections: [...entries.sections, ...entries.sections] }
  expect((await send('POST', office, twice)).status).toBe(400)
})

test('who saves second is shown what the first saved, and nothing of theirs is lost', async () => {
  const page = await write()
  await change(page, { title: { en: 'First' } })
  const { status, body } = await change(page, { title: { en: 'Second' } })
  expect({ status, theirs: body.theirs?.title }).toEqual({ status: 409, theirs: { en: 'First' } })
  const removal = await send('POST', `${office}/${page.slug}/remove`, { version: page.version })
  expect(removal.status).toBe(409)
})

test('pages stand in the order that they are given, for the office and for attendees', async () => {
  const [one, other] = [await write(), await write()]
  const slugs = (await inOrder()).map(({ slug }) => slug)
  expect(slugs.slice(-2)).toEqual([one.slug, other.slug])
  const turned = slugs.reverse()
  const { status } = await send('PUT', '/api/organiser/page-order', { slugs: turned })
  expect(status).toBe(200)
  expect((await inOrder()).map(({ slug }) => slug)).toEqual(turned)
  const published = (await read(one.slug)).body.pages.map(({ slug }) => slug)
  expect(published.indexOf(other.slug)).toBeLessThan(published.indexOf(one.slug))
  expect((await send('PUT', '/api/organiser/page-order', { slugs: turned.slice(1) })).status).toBe(400)
})

test('a page that is removed is gone for everybody, and its address is free', async () => {
  const page = await write()
  expect((await send('POST', `${office}/${page.slug}/remove`, { version: page.version })).status).toBe(204)
  expect((await read(page.slug)).status).toBe(404)
  expect((await send('POST', office, { slug: page.slug, ...entries })).status).toBe(201)
})

test('before it is saved, the office sees a page as each reader would', async () => {
  const { title, sections } = entries
  const { body } = await send<{ pages: Record<string, Page> }>('POST', `${office}/preview`, { title, sections })
  expect(body.pages).toMatchObject({
    en: { title: 'Getting here', sections: [{ blocks: [{ kind: 'text', link: { to: '/site-plan' } }, {}] }] },
    de: { title: 'Anreise', sections: [{ title: 'By train' }] },
  })
})

test('the log says who took a page out of sight, and keeps none of the people on it', async () => {
  const page = await write()
  await change(page, { isPublished: false, sections: [{ ...entries.sections[0]!, title: { en: 'Anna Berg' } }] })
  const { body } = await call<object>(house, 'GET', '/api/organiser/audit-entry?limit=1', { token: owner })
  expect(body).toMatchObject({
    items: [
      {
        act: 'program.changePage',
        record: { kind: 'page', id: page.slug },
        changes: [{ field: 'sections' }, { field: 'isPublished', before: true, after: false }],
      },
    ],
  })
  expect(JSON.stringify(body)).not.toContain('Anna')
})
