import type { OfficeExhibitor } from '@foyer/contract/office-exhibitors'
import { call, type Reply } from './people.ts'
import { signInStaff } from './staff.ts'
import type { TestHouse } from './test-house.ts'

type Scenario = (house: TestHouse) => Promise<Pick<Reply<unknown>, 'status'>>

const list = '/api/organiser/exhibitor'
const entries = {
  ...{ name: 'Example GmbH', city: 'Ulm', tagline: { en: 'Examples' }, description: { en: 'They show examples.' } },
  ...{ website: null, categories: [], products: [], stands: [] },
}
let count = 0
const nextCode = () => {
  count += 1
  return `scenario-${count}`
}

export async function anExhibitor(house: TestHouse) {
  const token = await signInStaff(house, 'organiser')
  const body = { ...entries, code: nextCode() }
  const reply = await call<OfficeExhibitor>(house, 'POST', list, { token, body })
  return { token, code: body.code, path: `${list}/${reply.body.id}`, version: reply.body.version, reply }
}

/** @param later how far ahead of the exhibitor's own the version is that it names. */
async function change(house: TestHouse, later: number) {
  const { token, path, version } = await anExhibitor(house)
  return call(house, 'PATCH', path, { token, body: { ...entries, version: version + later } })
}

async function remove(house: TestHouse, later: number) {
  const { token, path, version } = await anExhibitor(house)
  return call(house, 'POST', `${path}/remove`, { token, body: { version: version + later } })
}

const table = () => ({
  table: `code,name,city,tagline,description\n${nextCode()},Example,Ulm,Examples,They show examples.`,
})

/** How the answers about exhibitors of the office come about; see `scenarios`. */
export const officeExhibitorScenarios: Readonly<Record<string, Scenario>> = {
  'exhibitors.listOfficeExhibitors 200': async (house) =>
    call(house, 'GET', list, { token: (await anExhibitor(house)).token }),
  'exhibitors.readOfficeExhibitor 200': async (house) => {
    const { token, path } = await anExhibitor(house)
    return call(house, 'GET', path, { token })
  },
  'exhibitors.readExhibitorParts 200': async (house) =>
    call(house, 'GET', '/api/organiser/exhibitor-part', { token: await signInStaff(house, 'organiser') }),
  'exhibitors.addProductCategory 201': async (house) =>
    call(house, 'POST', '/api/organiser/product-category', {
      token: await signInStaff(house, 'organiser'),
      body: { code: nextCode(), name: { en: 'Examples' } },
    }),
  'exhibitors.addExhibitor 201': async (house) => (await anExhibitor(house)).reply,
  'exhibitors.changeExhibitor 200': (house) => change(house, 0),
  'exhibitors.changeExhibitor 409': (house) => change(house, 1),
  'exhibitors.removeExhibitor 204': (house) => remove(house, 0),
  'exhibitors.removeExhibitor 409': (house) => remove(house, 1),
  'exhibitors.previewImport 200': async (house) =>
    call(house, 'POST', '/api/organiser/exhibitor-import/preview', {
      token: await signInStaff(house, 'organiser'),
      body: table(),
    }),
  'exhibitors.importExhibitors 201': async (house) =>
    call(house, 'POST', '/api/organiser/exhibitor-import', {
      token: await signInStaff(house, 'organiser'),
      body: table(),
    }),
}
