import type { Billing } from '@foyer/contract/billing'
import { attendee, call, type Reply } from './people.ts'
import { signInStaff } from './staff.ts'
import type { TestHouse } from './test-house.ts'

type Scenario = (house: TestHouse) => Promise<Pick<Reply<unknown>, 'status'>>

interface Asked {
  readonly token: string
  readonly path: string
}

async function asBuyer(house: TestHouse): Promise<Asked> {
  const { signUp, token } = await attendee(house)
  return { token, path: `/api/order/${signUp.order?.uuid}/billing` }
}

async function asSupport(house: TestHouse): Promise<Asked> {
  const { path } = await asBuyer(house)
  return { token: await signInStaff(house, 'support'), path: path.replace('/api', '/api/organiser') }
}

/** @param seen what whoever corrects it takes for granted, beside what there is. */
async function correct(house: TestHouse, { token, path }: Asked, more: object = {}, seen: object = {}) {
  const { billing } = (await call<{ billing: Billing }>(house, 'GET', path, { token })).body
  return call(house, 'PUT', path, { token, body: { ...billing, city: 'Ulm', ...more, seen: { ...billing, ...seen } } })
}

const reason = { reason: 'They moved.' }

/** How the answers about whom orders are invoiced to come about; see `scenarios`. */
export const billingScenarios: Readonly<Record<string, Scenario>> = {
  'orders.readBilling 200': async (house) => {
    const { token, path } = await asBuyer(house)
    return call(house, 'GET', path, { token })
  },
  'orders.correctBilling 200': async (house) => correct(house, await asBuyer(house)),
  'orders.correctBilling 409': async (house) => correct(house, await asBuyer(house), {}, { city: 'Bonn' }),
  'orders.readOfficeBilling 200': async (house) => {
    const { token, path } = await asSupport(house)
    return call(house, 'GET', path, { token })
  },
  'orders.correctOfficeBilling 204': async (house) => correct(house, await asSupport(house), reason),
  'orders.correctOfficeBilling 409': async (house) => correct(house, await asSupport(house), reason, { city: 'Bonn' }),
}
