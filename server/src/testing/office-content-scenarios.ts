import type { OfficePage } from '@foyer/contract/office-pages'
import { call, type Reply } from './people.ts'
import { signInStaff } from './staff.ts'
import type { TestHouse } from './test-house.ts'

type Scenario = (house: TestHouse) => Promise<Pick<Reply<unknown>, 'status'>>

const words = {
  title: { en: 'How to get here' },
  sections: [{ anchor: 'train', title: { en: 'By train' }, blocks: [{ kind: 'list', items: [{ en: 'Get off.' }] }] }],
}
const pages = '/api/organiser/page'
let count = 0

/** A page as an organiser would write it. */
async function addPage(house: TestHouse) {
  const token = await signInStaff(house, 'organiser')
  count += 1
  const body = { ...words, slug: `way-${count}`, isPublished: true }
  const reply = await call<OfficePage>(house, 'POST', pages, { token, body })
  return { token, path: `${pages}/${reply.body.slug}`, version: reply.body.version, reply }
}

/** @param later how far ahead of the page's own the version is that it names. */
async function changePage(house: TestHouse, later: number) {
  const { token, path, version } = await addPage(house)
  return call(house, 'PATCH', path, { token, body: { ...words, isPublished: false, version: version + later } })
}

async function removePage(house: TestHouse, later: number) {
  const { token, path, version } = await addPage(house)
  return call(house, 'POST', `${path}/remove`, { token, body: { version: version + later } })
}

/** How the answers about what attendees read come about; see `scenarios`. */
export const officeContentScenarios: Readonly<Record<string, Scenario>> = {
  'program.listOfficePages 200': async (house) => call(house, 'GET', pages, { token: (await addPage(house)).token }),
  'program.readOfficePage 200': async (house) => {
    const { token, path } = await addPage(house)
    return call(house, 'GET', path, { token })
  },
  'program.previewPage 200': async (house) => {
    const token = await signInStaff(house, 'organiser')
    return call(house, 'POST', `${pages}/preview`, { token, body: words })
  },
  'program.addPage 201': async (house) => (await addPage(house)).reply,
  'program.changePage 200': (house) => changePage(house, 0),
  'program.changePage 409': (house) => changePage(house, 1),
  'program.arrangePages 200': async (house) => {
    const { token } = await addPage(house)
    const { body } = await call<{ items: OfficePage[] }>(house, 'GET', `${pages}?limit=200`, { token })
    const slugs = body.items.map(({ slug }) => slug).reverse()
    return call(house, 'PUT', '/api/organiser/page-order', { token, body: { slugs } })
  },
  'program.removePage 204': (house) => removePage(house, 0),
  'program.removePage 409': (house) => removePage(house, 1),
}
