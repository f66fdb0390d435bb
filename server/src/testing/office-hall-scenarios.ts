import type { OfficeHall } from '@foyer/contract/office-halls'
import { anExhibitor } from './office-exhibitor-scenarios.ts'
import { call, type Reply } from './people.ts'
import { signInStaff } from './staff.ts'
import type { TestHouse } from './test-house.ts'

type Scenario = (house: TestHouse) => Promise<Pick<Reply<unknown>, 'status'>>

const list = '/api/organiser/hall'
let count = 0

/** A hall of twenty metres each way, on ground that is nobody's. */
export function hallEntries() {
  count += 1
  const y = 5000 + 30 * count
  return {
    ...{ code: `Z${count}`, name: { en: `Hall Z${count}` }, rooms: [], facilities: [] },
    outline: [
      [0, y],
      [20, y],
      [20, y + 20],
      [0, y + 20],
    ] as [number, number][],
  }
}

export const drawingFile = ({ outline }: { readonly outline: readonly (readonly [number, number])[] }) => ({
  svg: '<svg viewBox="0 0 20 20"><rect id="A1" x="1" y="1" width="4" height="3"/><rect id="A2" x="5" y="1" width="4" height="3"/></svg>',
  ...{ x: outline[0]![0], y: outline[0]![1], width: 20 },
})

async function aHall(house: TestHouse) {
  const token = await signInStaff(house, 'organiser')
  const entries = hallEntries()
  const reply = await call<OfficeHall>(house, 'POST', list, { token, body: entries })
  const path = `${list}/${reply.body.id}`
  const [x, y] = entries.outline[0]!
  const stand = { code: 'A1', area: { x: x + 1, y: y + 1, width: 4, depth: 3 }, shape: null, exhibitors: [] }
  const post = (at: string, body: object) => call<OfficeHall>(house, 'POST', `${path}${at}`, { token, body })
  return { token, path, entries, stand, post, version: reply.body.version, reply, drawing: drawingFile(entries) }
}

async function aStand(house: TestHouse) {
  const hall = await aHall(house)
  const exhibitors = [(await anExhibitor(house)).code]
  const stand = { ...hall.stand, exhibitors }
  const reply = await hall.post('/stand', stand)
  const [{ id, version }] = reply.body.stands as [OfficeHall['stands'][number]]
  return { ...hall, stand, at: `/stand/${id}`, version, reply }
}

/** @param later how far ahead of the record's own the version is that it names. */
const changeHall = async (house: TestHouse, later: number) => {
  const { token, path, entries, version } = await aHall(house)
  return call(house, 'PATCH', path, { token, body: { ...entries, version: version + later } })
}
const removeHall = async (house: TestHouse, later: number) => {
  const { post, stand } = await aStand(house)
  return post('/remove', { version: 1 + later, reached: stand.exhibitors })
}
const changeStand = async (house: TestHouse, later: number) => {
  const { token, path, at, stand, version } = await aStand(house)
  return call(house, 'PATCH', `${path}${at}`, { token, body: { ...stand, code: 'A2', version: version + later } })
}
const removeStand = async (house: TestHouse, later: number) => {
  const { post, at, version } = await aStand(house)
  return post(`${at}/remove`, { version: version + later })
}
const setDrawing = async (house: TestHouse, later: number) => {
  const { post, drawing, version } = await aHall(house)
  return post('/drawing', { ...drawing, version: version + later, reached: [] })
}
const removeDrawing = async (house: TestHouse, later: number) => {
  const { post, version } = await aHall(house)
  return post('/drawing/remove', { version: version + later })
}

const siteFile = { svg: '<svg viewBox="0 0 9 9"><rect width="9" height="9"/></svg>', x: 0, y: 0, width: 9 }

/** @param later how far ahead of the plan's own the version is that it names. */
async function savePlan(house: TestHouse, later: number) {
  const token = await signInStaff(house, 'organiser')
  const { body } = await call<{ version: number }>(house, 'GET', '/api/organiser/site-plan', { token })
  return call(house, 'PUT', '/api/organiser/site-plan', { token, body: { ...body, version: body.version + later } })
}

/** How the answers about halls come about; see `scenarios`. */
export const officeHallScenarios: Readonly<Record<string, Scenario>> = {
  'exhibitors.listHalls 200': async (house) => call(house, 'GET', list, { token: (await aHall(house)).token }),
  'exhibitors.readHall 200': async (house) => {
    const { token, path } = await aHall(house)
    return call(house, 'GET', path, { token })
  },
  'exhibitors.addHall 201': async (house) => (await aHall(house)).reply,
  'exhibitors.arrangeHalls 200': async (house) => {
    const { token } = await aHall(house)
    const { body } = await call<{ id: number }[]>(house, 'GET', list, { token })
    return call(house, 'PUT', '/api/organiser/hall-order', { token, body: { ids: body.map(({ id }) => id) } })
  },
  'exhibitors.changeHall 200': (house) => changeHall(house, 0),
  'exhibitors.changeHall 409': (house) => changeHall(house, 1),
  'exhibitors.removeHall 204': (house) => removeHall(house, 0),
  'exhibitors.removeHall 409': (house) => removeHall(house, 1),
  'exhibitors.addStand 201': async (house) => (await aStand(house)).reply,
  'exhibitors.changeStand 200': (house) => changeStand(house, 0),
  'exhibitors.changeStand 409': (house) => changeStand(house, 1),
  'exhibitors.removeStand 200': (house) => removeStand(house, 0),
  'exhibitors.removeStand 409': (house) => removeStand(house, 1),
  'exhibitors.previewDrawing 200': async (house) => {
    const { post, drawing } = await aHall(house)
    return post('/drawing/preview', drawing)
  },
  'exhibitors.setDrawing 200': (house) => setDrawing(house, 0),
  'exhibitors.setDrawing 409': (house) => setDrawing(house, 1),
  'exhibitors.readOfficeSitePlan 200': async (house) =>
    call(house, 'GET', '/api/organiser/site-plan', { token: await signInStaff(house, 'organiser') }),
  'exhibitors.saveSitePlan 200': (house) => savePlan(house, 0),
  'exhibitors.saveSitePlan 409': (house) => savePlan(house, 1),
  'exhibitors.readSiteDrawing 200': async (house) =>
    call(house, 'POST', '/api/organiser/site-plan/drawing/preview', {
      token: await signInStaff(house, 'organiser'),
      body: siteFile,
    }),
  'exhibitors.removeDrawing 200': (house) => removeDrawing(house, 0),
  'exhibitors.removeDrawing 409': (house) => removeDrawing(house, 1),
}
