import type { OfficeWays } from '@foyer/contract/office-ways'
import { call, type Reply } from './people.ts'
import { signInStaff } from './staff.ts'
import type { TestHouse } from './test-house.ts'

type Scenario = (house: TestHouse) => Promise<Pick<Reply<unknown>, 'status'>>

const path = '/api/organiser/ways'
const planPath = '/api/organiser/site-plan'

const read = async (house: TestHouse) => {
  const token = await signInStaff(house, 'organiser')
  return { token, reply: await call<OfficeWays>(house, 'GET', path, { token }) }
}

/** @param later how far ahead of their own the version is that it names. */
async function save(house: TestHouse, later: number) {
  const { token, reply } = await read(house)
  return call(house, 'PUT', path, { token, body: { ...reply.body, version: reply.body.version + later } })
}

/** Removes the site plan and puts it back. */
async function removePlan(house: TestHouse, later: number, again = false) {
  const token = await signInStaff(house, 'organiser')
  const { body: plan } = await call<{ version: number }>(house, 'GET', planPath, { token })
  const remove = () => call(house, 'POST', `${planPath}/remove`, { token, body: { version: plan.version + later } })
  const removed = await remove()
  if (later > 0) return removed
  const asked = again ? await remove() : removed
  await call(house, 'PUT', planPath, { token, body: { ...plan, version: null } })
  return asked
}

/** How the answers about ways, and about a site plan that goes, come about; see `scenarios`. */
export const officeWayScenarios: Readonly<Record<string, Scenario>> = {
  'exhibitors.readWays 200': async (house) => (await read(house)).reply,
  'exhibitors.saveWays 200': (house) => save(house, 0),
  'exhibitors.saveWays 409': (house) => save(house, 1),
  'exhibitors.removeSitePlan 204': (house) => removePlan(house, 0),
  'exhibitors.removeSitePlan 404': (house) => removePlan(house, 0, true),
  'exhibitors.removeSitePlan 409': (house) => removePlan(house, 1),
}
