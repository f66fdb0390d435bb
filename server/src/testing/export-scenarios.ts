import { begin, exportPath, orderExport, withExport } from './exports.ts'
import { call, type Reply } from './people.ts'
import { provenColleague } from './staff.ts'
import type { TestHouse } from './test-house.ts'

type Scenario = (house: TestHouse) => Promise<Pick<Reply<unknown>, 'status'>>

const saved = '/api/organiser/saved-export'
const keep = { ...orderExport, name: 'For the tax adviser', isShared: true }

async function failed(house: TestHouse) {
  const { token, uuid } = await withExport(house)
  await house.database.db
    .updateTable('exports')
    .set({ failure: 'unexpected', size: null })
    .where('id', '=', uuid)
    .execute()
  return { token, uuid }
}

async function aSaved(house: TestHouse, count = 1) {
  const { token } = await provenColleague(house, 'owner')
  let last = await call<{ uuid: string }>(house, 'POST', saved, { token, body: keep })
  for (let at = 1; at < count; at += 1) last = await call(house, 'POST', saved, { token, body: keep })
  return { token, ...last }
}

/** How the answers about exports come about; see `scenarios`. */
export const exportScenarios: Readonly<Record<string, Scenario>> = {
  'exports.listExports 200': async (house) =>
    call(house, 'GET', exportPath, { token: (await provenColleague(house, 'owner')).token }),
  'exports.beginExport 202': async (house) => begin(house, (await provenColleague(house, 'owner')).token),
  'exports.beginExport 409': async (house) =>
    begin(house, (await provenColleague(house, 'owner')).token, { columns: ['nothing'] }),
  'exports.readExportFile 200': async (house) => {
    const { token, uuid } = await withExport(house)
    return call(house, 'GET', `${exportPath}/${uuid}/file`, { token })
  },
  'exports.readExportFile 409': async (house) => {
    const { token, uuid } = await failed(house)
    return call(house, 'GET', `${exportPath}/${uuid}/file`, { token })
  },
  'exports.beginAgain 202': async (house) => {
    const { token, uuid } = await failed(house)
    return call(house, 'POST', `${exportPath}/${uuid}/again`, { token })
  },
  'exports.beginAgain 409': async (house) => {
    const { token, uuid } = await withExport(house)
    return call(house, 'POST', `${exportPath}/${uuid}/again`, { token })
  },
  'exports.removeExport 204': async (house) => {
    const { token, uuid } = await withExport(house)
    return call(house, 'DELETE', `${exportPath}/${uuid}`, { token })
  },
  'exports.listSavedExports 200': async (house) =>
    call(house, 'GET', saved, { token: (await provenColleague(house, 'owner')).token }),
  'exports.saveExport 201': (house) => aSaved(house),
  'exports.saveExport 409': (house) => aSaved(house, 51),
  'exports.scheduleExport 200': async (house) => {
    const { token, body } = await aSaved(house)
    return call(house, 'PUT', `${saved}/${body.uuid}/schedule`, { token, body: { every: 'week' } })
  },
  'exports.scheduleExport 409': async (house) => {
    const { token, body } = await aSaved(house)
    await house.database.db
      .updateTable('saved_exports')
      .set({ columns: '["nothing"]' })
      .where('id', '=', body.uuid)
      .execute()
    return call(house, 'PUT', `${saved}/${body.uuid}/schedule`, { token, body: { every: 'week' } })
  },
  'exports.forgetSavedExport 204': async (house) => {
    const { token, body } = await aSaved(house)
    return call(house, 'DELETE', `${saved}/${body.uuid}`, { token })
  },
}
