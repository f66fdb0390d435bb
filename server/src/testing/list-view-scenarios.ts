import { call, type Reply } from './people.ts'
import { type Colleague, provenColleague } from './staff.ts'
import type { TestHouse } from './test-house.ts'

export const viewPath = '/api/organiser/list-view'
export const someView = { list: 'people', name: 'Without a room', isShared: true, search: 'room=none' }

/** Somebody of the staff who saved a view as often as that. */
export async function withView(
  house: TestHouse,
  { token = undefined as string | undefined, times = 1, changes = {} } = {},
) {
  const own: Pick<Colleague, 'token'> = token === undefined ? await provenColleague(house, 'support') : { token }
  const save = () =>
    call<{ uuid: string; version: number }>(house, 'POST', viewPath, {
      token: own.token,
      body: { ...someView, ...changes },
    })
  let last = await save()
  for (let at = 1; at < times; at += 1) last = await save()
  return { ...own, ...last }
}

type Scenario = (house: TestHouse) => Promise<Pick<Reply<unknown>, 'status'>>

const change = async (house: TestHouse, version: number) => {
  const { token, body } = await withView(house)
  const { list: _list, ...entries } = someView
  return call(house, 'PUT', `${viewPath}/${body.uuid}`, { token, body: { ...entries, version } })
}

/** How the answers about views come about; see `scenarios`. */
export const listViewScenarios: Readonly<Record<string, Scenario>> = {
  'listViews.listViews 200': async (house) => {
    const { token } = await withView(house)
    return call(house, 'GET', `${viewPath}?list=people`, { token })
  },
  'listViews.saveView 201': (house) => withView(house),
  'listViews.saveView 409': (house) => withView(house, { times: 21 }),
  'listViews.changeView 200': (house) => change(house, 1),
  'listViews.changeView 409': (house) => change(house, 2),
  'listViews.removeView 204': async (house) => {
    const { token, body } = await withView(house)
    return call(house, 'DELETE', `${viewPath}/${body.uuid}`, { token })
  },
}
