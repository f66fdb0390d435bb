import type { OfficePost, PostEntries } from '@foyer/contract/office-news'
import { call, type Reply } from './people.ts'
import { signInStaff } from './staff.ts'
import type { TestHouse } from './test-house.ts'
import { paint, upload } from './uploads.ts'

type Scenario = (house: TestHouse) => Promise<Pick<Reply<unknown>, 'status'>>

/** A post as an organiser would write it. */
export const newPost: Omit<PostEntries, 'image'> = {
  title: { en: 'Doors open earlier' },
  topic: null,
  body: { en: 'Come at seven.' },
  publishedAt: '2025-08-01T08:00:00.000Z',
  endsAt: null,
  openTo: null,
}

const list = '/api/organiser/news'

async function aPost(house: TestHouse) {
  const token = await signInStaff(house, 'organiser')
  const { body } = await call<OfficePost>(house, 'POST', list, { token, body: newPost })
  return { token, path: `${list}/${body.id}`, version: body.version }
}

/** @param later how far ahead of the post's own the version is that it names. */
async function change(house: TestHouse, later: number) {
  const { token, path, version } = await aPost(house)
  return call(house, 'PATCH', path, { token, body: { ...newPost, image: null, version: version + later } })
}

async function withdraw(house: TestHouse, later: number) {
  const { token, path, version } = await aPost(house)
  return call(house, 'POST', `${path}/withdraw`, { token, body: { version: version + later } })
}

async function setPicture(house: TestHouse, later: number, bytes?: string) {
  const { token, path, version } = await aPost(house)
  const query = new URLSearchParams({ version: String(version + later), alt: 'A door' })
  return upload(house, 'POST', `${path}/picture?${query}`, bytes ?? (await paint()), {
    authorization: `Bearer ${token}`,
  })
}

/** How the answers about news of the office come about; see `scenarios`. */
export const officeNewsScenarios: Readonly<Record<string, Scenario>> = {
  'news.listOfficePosts 200': async (house) => {
    const { token } = await aPost(house)
    return call(house, 'GET', list, { token })
  },
  'news.readOfficePost 200': async (house) => {
    const { token, path } = await aPost(house)
    return call(house, 'GET', path, { token })
  },
  'news.previewPost 200': async (house) => {
    const token = await signInStaff(house, 'organiser')
    return call(house, 'POST', `${list}/preview`, { token, body: { body: newPost.body } })
  },
  'news.addPost 201': async (house) =>
    call(house, 'POST', list, { token: await signInStaff(house, 'organiser'), body: newPost }),
  'news.changePost 200': (house) => change(house, 0),
  'news.changePost 409': (house) => change(house, 1),
  'news.withdrawPost 200': (house) => withdraw(house, 0),
  'news.withdrawPost 409': (house) => withdraw(house, 1),
  'news.setPicture 201': (house) => setPicture(house, 0),
  'news.setPicture 409': (house) => setPicture(house, 1),
  'news.setPicture 422': (house) => setPicture(house, 0, 'no picture'),
}
