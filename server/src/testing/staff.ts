import type { StaffScope } from '@foyer/contract/kit/scopes'
import { demoPassword } from '../demo/demo-edition.ts'
import { seedStaff } from '../demo/seed.ts'
import { signIn } from './people.ts'
import type { TestHouse } from './test-house.ts'

/** The demo's staff and vendor, as tests need somebody of each kind. */
export const seedStaffForTests = (house: Pick<TestHouse, 'app'>): Promise<void> => seedStaff(house.app)

/** The session of somebody who has this scope and no other. */
export async function signInStaff(house: Pick<TestHouse, 'app'>, scope: StaffScope): Promise<string> {
  const { status, body } = await signIn(house, `${scope}@demo.example`, demoPassword)
  if (status !== 200) throw new Error(`The sign-in of staff answered ${status}: ${JSON.stringify(body)}`)
  return body.token
}
