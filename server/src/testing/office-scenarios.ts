import type { NewPassType } from '@foyer/contract/new-pass-type.schemas'
import type { OfficeAccommodation } from '@foyer/contract/office-accommodation'
import type { OfficePassType } from '@foyer/contract/office-pass-types'
import { call, type Reply } from './people.ts'
import { signInStaff } from './staff.ts'
import type { TestHouse } from './test-house.ts'
import { paint, upload } from './uploads.ts'

/** A pass type as an organiser would enter it. */
export const newPassType = (changes: Partial<NewPassType> = {}): NewPassType => ({
  name: { en: 'Day ticket', de: 'Tageskarte' },
  codeType: 'standard',
  list: 'paid',
  description: { en: 'One day, all halls' },
  benefits: [{ en: 'Coffee' }],
  price: 9_900,
  capacity: 40,
  onSaleFrom: null,
  onSaleUntil: null,
  isHidden: false,
  requiresApproval: false,
  upgradeableBy: [],
  ...changes,
})

const office = '/api/organiser/pass-type'

type Scenario = (house: TestHouse) => Promise<Pick<Reply<unknown>, 'status'>>

async function asOrganiser(house: TestHouse): Promise<{ token: string; type: OfficePassType }> {
  const token = await signInStaff(house, 'organiser')
  const { body: type } = await call<OfficePassType>(house, 'POST', office, { token, body: newPassType() })
  return { token, type }
}

const hotel = '/api/organiser/accommodation/901'

/** @param later how far ahead of the house's own the version is that it names. */
async function addPicture(house: TestHouse, later: number, bytes?: string): Promise<Pick<Reply<unknown>, 'status'>> {
  const token = await signInStaff(house, 'organiser')
  const { body } = await call<OfficeAccommodation>(house, 'GET', hotel, { token })
  const query = new URLSearchParams({ version: String(body.version + later), alt: 'The courtyard' })
  return upload(house, 'POST', `${hotel}/picture?${query}`, bytes ?? (await paint()), {
    authorization: `Bearer ${token}`,
  })
}

/** How the answers of the office come about; see `scenarios`. */
export const officeScenarios: Readonly<Record<string, Scenario>> = {
  'passes.listOfficePassTypes 200': async (house) =>
    call(house, 'GET', office, { token: await signInStaff(house, 'support') }),
  'passes.addPassType 201': async (house) =>
    call(house, 'POST', office, { token: await signInStaff(house, 'organiser'), body: newPassType() }),
  'passes.changePassType 200': async (house) => {
    const { token, type } = await asOrganiser(house)
    return call(house, 'PATCH', `${office}/${type.id}`, { token, body: { version: type.version, price: 1 } })
  },
  'passes.changePassType 409': async (house) => {
    const { token, type } = await asOrganiser(house)
    return call(house, 'PATCH', `${office}/${type.id}`, { token, body: { version: type.version + 1, price: 1 } })
  },
  'accommodation.readOfficeAccommodation 200': async (house) =>
    call(house, 'GET', hotel, { token: await signInStaff(house, 'support') }),
  'accommodation.addPicture 201': (house) => addPicture(house, 0),
  'accommodation.addPicture 422': (house) => addPicture(house, 0, 'no picture'),
  'accommodation.addPicture 409': (house) => addPicture(house, 1),
  'audit.followChanges 404': async (house) => {
    const body = { path: '/api/organiser/change' }
    const opened = await call<{ url: string }>(house, 'POST', '/api/download', {
      token: await signInStaff(house, 'owner'),
      body,
    })
    return call(house, 'GET', opened.body.url)
  },
  'audit.listAuditEntries 200': async (house) =>
    call(house, 'GET', '/api/organiser/audit-entry', { token: await signInStaff(house, 'owner') }),
}
