import { call, type Reply } from './people.ts'
import { signInStaff } from './staff.ts'
import type { TestHouse } from './test-house.ts'

type Scenario = (house: TestHouse) => Promise<Pick<Reply<unknown>, 'status'>>

const list = '/api/organiser/person'

/** How the answers about people come about; see `scenarios`. */
export const officePeopleScenarios: Readonly<Record<string, Scenario>> = {
  'people.listPeople 200': async (house) => call(house, 'GET', list, { token: await signInStaff(house, 'support') }),
}
