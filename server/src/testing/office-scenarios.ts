import type { Edition } from '@foyer/contract/editions'
import type { EligibilityEntry } from '@foyer/contract/eligibility-entries'
import type { NewPassType } from '@foyer/contract/new-pass-type.schemas'
import type { OfficeAccommodation } from '@foyer/contract/office-accommodation'
import type { OfficeEdition } from '@foyer/contract/office-editions'
import type { NightGrid } from '@foyer/contract/office-nights'
import type { NewPassQuota, PassQuota } from '@foyer/contract/office-pass-quotas'
import type { OfficePassType } from '@foyer/contract/office-pass-types'
import { call, type Reply } from './people.ts'
import { eventEntries, mailEntries, newOwnerLink, ownerEntries, readSetup, SETUP, sellerEntries } from './setup.ts'
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

const addresses = '/api/organiser/eligibility-entry'

async function barSomebody(house: TestHouse) {
  const token = await signInStaff(house, 'organiser')
  const body = { list: 'blacklist', addresses: ['@rival.example'], reason: null }
  const answer = await call(house, 'POST', addresses, { token, body })
  const { items } = (await call<{ items: EligibilityEntry[] }>(house, 'GET', addresses, { token })).body
  const entry = items.find(({ address }) => address === '@rival.example')
  if (entry === undefined) throw new Error('Nobody was barred.')
  return { token, answer, entry }
}

const hotel = '/api/organiser/accommodation/901'

const gridOf = async (house: TestHouse) =>
  (await call<NightGrid>(house, 'GET', `${hotel}/nights`, { token: await signInStaff(house, 'organiser') })).body

/** A first night of a room of the hotel, dearer. */
async function someNights(house: TestHouse) {
  const [room] = (await gridOf(house)).rooms
  const night = room?.nights[0]?.night
  return { roomIds: [room?.id], first: night, last: night, price: 19_900 }
}

/** @param later how far ahead of the nights' own the version is that it names. */
async function changeNights(house: TestHouse, later: number) {
  const body = { version: (await gridOf(house)).version + later, ...(await someNights(house)) }
  return call(house, 'PATCH', `${hotel}/nights`, { token: await signInStaff(house, 'organiser'), body })
}

/** @param later how far ahead of the house's own the version is that it names. */
async function addPicture(house: TestHouse, later: number, bytes?: string): Promise<Pick<Reply<unknown>, 'status'>> {
  const token = await signInStaff(house, 'organiser')
  const { body } = await call<OfficeAccommodation>(house, 'GET', hotel, { token })
  const query = new URLSearchParams({ version: String(body.version + later), alt: 'The courtyard' })
  return upload(house, 'POST', `${hotel}/picture?${query}`, bytes ?? (await paint()), {
    authorization: `Bearer ${token}`,
  })
}

async function setLogo(house: TestHouse, later: number, bytes?: string): Promise<Pick<Reply<unknown>, 'status'>> {
  const token = await signInStaff(house, 'organiser')
  const version = (await readSetup(house, token)).logo.version + later
  return upload(house, 'POST', `${SETUP}/logo/light?version=${version}`, bytes ?? (await paint()), {
    authorization: `Bearer ${token}`,
  })
}

async function removeLogo(house: TestHouse, later: number) {
  const token = await signInStaff(house, 'organiser')
  const version = (await readSetup(house, token)).logo.version + later
  return call(house, 'DELETE', `${SETUP}/logo/dark?version=${version}`, { token })
}

async function setBanner(house: TestHouse, later: number, bytes?: string): Promise<Pick<Reply<unknown>, 'status'>> {
  const token = await signInStaff(house, 'organiser')
  const version = (await readSetup(house, token)).banner.version + later
  return upload(house, 'POST', `${SETUP}/banner?version=${version}`, bytes ?? (await paint()), {
    authorization: `Bearer ${token}`,
  })
}

async function removeBanner(house: TestHouse, later: number) {
  const token = await signInStaff(house, 'organiser')
  const version = (await readSetup(house, token)).banner.version + later
  return call(house, 'DELETE', `${SETUP}/banner?version=${version}`, { token })
}

const steps = {
  look: () => ({ accent: '#1d8379' }),
  texts: () => ({ surveyStartsOn: null, banner: null, phases: [], visaDesk: null }),
  event: (house: TestHouse) =>
    eventEntries({
      code: 'MS25',
      currency: 'EUR',
      timeZone: 'Europe/Berlin',
      cancelBefore: house.clock.now().toISOString().slice(0, 16),
    }),
  seller: () => sellerEntries(),
  mail: () => mailEntries(),
  cancellation: () => ({ passes: null, stays: null }),
  opening: () => ({ opensAt: null }),
} as const

/** @param later how far ahead of the step's own the version is that somebody names who saves it. */
async function saveStep(house: TestHouse, step: keyof typeof steps, later: number) {
  const token = await signInStaff(house, 'organiser')
  const version = (await readSetup(house, token))[step].version + later
  return call(house, 'PUT', `${SETUP}/${step}`, { token, body: { version, ...steps[step](house) } })
}

/** The demo's sale opened long ago: for the time of this test it has not. */
async function planOpening(house: TestHouse) {
  const { db } = house.database
  const shown = db.selectFrom('editions').where('is_current', '=', true)
  const { id, sale_opened_at, sale_opens_at } = await shown.selectAll().executeTakeFirstOrThrow()
  await db.updateTable('editions').set({ sale_opened_at: null }).where('id', '=', id).execute()
  const answer = await saveStep(house, 'opening', 0)
  await db.updateTable('editions').set({ sale_opens_at, sale_opened_at }).where('id', '=', id).execute()
  return answer
}

const editions = '/api/organiser/edition'
async function showYear(house: TestHouse, which: (edition: OfficeEdition) => boolean) {
  const token = await signInStaff(house, 'owner')
  const { body } = await call<OfficeEdition[]>(house, 'GET', editions, { token })
  return call(house, 'POST', `${editions}/${body.find(which)?.id}/current`, { token, body: { endsSaleOf: null } })
}
const beginYear = async (house: TestHouse) =>
  call(house, 'POST', editions, {
    token: await signInStaff(house, 'owner'),
    body: { product: 'MSPG', code: 'NEXT', startsOn: '2026-10-26' },
  })

const claim = async (house: TestHouse) =>
  call(house, 'POST', '/api/setup/owner', { body: ownerEntries(await newOwnerLink(house)) })

/** Places that pass types may share. */
export async function makeQuota(house: TestHouse, changes: Partial<NewPassQuota> = {}) {
  const token = await signInStaff(house, 'organiser')
  const body = { name: 'Hall 7', capacity: 500, ...changes }
  return { token, made: await call<PassQuota>(house, 'POST', '/api/organiser/pass-quota', { token, body }) }
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
  'passes.previewPassTypeChange 200': async (house) => {
    const { token, type } = await asOrganiser(house)
    return call(house, 'POST', `${office}/${type.id}/preview`, { token, body: { version: type.version, price: 1 } })
  },
  'passes.listPassQuotas 200': async (house) =>
    call(house, 'GET', '/api/organiser/pass-quota', { token: await signInStaff(house, 'support') }),
  'passes.addPassQuota 201': async (house) => (await makeQuota(house)).made,
  'passes.changePassQuota 200': async (house) => {
    const { token, made } = await makeQuota(house)
    return call(house, 'PATCH', `/api/organiser/pass-quota/${made.body.id}`, {
      token,
      body: { version: 1, capacity: 1 },
    })
  },
  'passes.changePassQuota 409': async (house) => {
    const { token, made } = await makeQuota(house)
    return call(house, 'PATCH', `/api/organiser/pass-quota/${made.body.id}`, {
      token,
      body: { version: 2, capacity: 1 },
    })
  },
  'passes.removePassQuota 204': async (house) => {
    const { token, made } = await makeQuota(house)
    return call(house, 'POST', `/api/organiser/pass-quota/${made.body.id}/remove`, { token, body: { version: 1 } })
  },
  'passes.removePassQuota 409': async (house) => {
    const { token, made } = await makeQuota(house)
    return call(house, 'POST', `/api/organiser/pass-quota/${made.body.id}/remove`, { token, body: { version: 2 } })
  },
  'passes.listEligibilityEntries 200': async (house) =>
    call(house, 'GET', addresses, { token: await signInStaff(house, 'support') }),
  'passes.addEligibilityEntries 201': async (house) => (await barSomebody(house)).answer,
  'passes.removeEligibilityEntry 204': async (house) => {
    const { token, entry } = await barSomebody(house)
    return call(house, 'DELETE', `${addresses}/${entry.id}`, { token })
  },
  'passes.judgeAddress 200': async (house) =>
    call(house, 'GET', '/api/organiser/address-verdict?email=somebody%40rival.example', {
      token: await signInStaff(house, 'support'),
    }),
  'accommodation.readOfficeAccommodation 200': async (house) =>
    call(house, 'GET', hotel, { token: await signInStaff(house, 'support') }),
  'accommodation.listOfficeAccommodations 200': async (house) =>
    call(house, 'GET', '/api/organiser/accommodation', { token: await signInStaff(house, 'finance') }),
  'accommodation.readNightGrid 200': async (house) =>
    call(house, 'GET', `${hotel}/nights`, { token: await signInStaff(house, 'support') }),
  'accommodation.previewNights 200': async (house) =>
    call(house, 'POST', `${hotel}/nights/preview`, {
      token: await signInStaff(house, 'organiser'),
      body: await someNights(house),
    }),
  'accommodation.changeNights 200': (house) => changeNights(house, 0),
  'accommodation.changeNights 409': (house) => changeNights(house, 1),
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
  'setup.checkOwnerLink 204': async (house) =>
    call(house, 'POST', '/api/setup/owner/check', { body: { token: await newOwnerLink(house) } }),
  'setup.checkOwnerLink 410': (house) =>
    call(house, 'POST', '/api/setup/owner/check', { body: { token: 'x'.repeat(43) } }),
  'setup.claimOwnership 201': claim,
  'setup.claimOwnership 410': (house) =>
    call(house, 'POST', '/api/setup/owner', { body: ownerEntries('x'.repeat(43)) }),
  'setup.listEditions 200': async (house) => call(house, 'GET', editions, { token: await signInStaff(house, 'owner') }),
  'setup.beginNextEdition 201': (house) => beginYear(house),
  'setup.beginNextEdition 409': async (house) => {
    await beginYear(house)
    return beginYear(house)
  },
  'setup.makeEditionCurrent 200': (house) => showYear(house, ({ isCurrent }) => isCurrent),
  'setup.makeEditionCurrent 409': async (house) => {
    await beginYear(house)
    return showYear(house, ({ isCurrent }) => !isCurrent)
  },
  'setup.saveEvent 200': (house) => saveStep(house, 'event', 0),
  'setup.saveEvent 409': (house) => saveStep(house, 'event', 1),
  'setup.saveSeller 200': (house) => saveStep(house, 'seller', 0),
  'setup.saveSeller 409': (house) => saveStep(house, 'seller', 1),
  'setup.saveMail 200': (house) => saveStep(house, 'mail', 0),
  'setup.saveMail 409': (house) => saveStep(house, 'mail', 1),
  'setup.setLogo 200': (house) => setLogo(house, 0),
  'setup.setLogo 422': (house) => setLogo(house, 0, 'no picture'),
  'setup.setLogo 409': (house) => setLogo(house, 1),
  'setup.removeLogo 200': (house) => removeLogo(house, 0),
  'setup.removeLogo 409': (house) => removeLogo(house, 1),
  'editions.readLogo 200': async (house) => {
    await setLogo(house, 0)
    const { logo } = (await call<Edition>(house, 'GET', '/api/edition')).body
    return call(house, 'GET', logo?.light.url ?? '')
  },
  'setup.setBanner 200': (house) => setBanner(house, 0),
  'setup.setBanner 422': (house) => setBanner(house, 0, 'no picture'),
  'setup.setBanner 409': (house) => setBanner(house, 1),
  'setup.removeBanner 200': (house) => removeBanner(house, 0),
  'setup.removeBanner 409': (house) => removeBanner(house, 1),
  'editions.readBanner 200': async (house) => {
    await setBanner(house, 0)
    const { partnerBanner } = (await call<Edition>(house, 'GET', '/api/edition')).body
    return call(house, 'GET', partnerBanner?.image?.url ?? '')
  },
  'setup.saveTexts 200': (house) => saveStep(house, 'texts', 0),
  'setup.saveTexts 409': (house) => saveStep(house, 'texts', 1),
  'setup.saveLook 200': (house) => saveStep(house, 'look', 0),
  'setup.saveLook 409': (house) => saveStep(house, 'look', 1),
  'setup.saveCancellation 200': (house) => saveStep(house, 'cancellation', 0),
  'setup.saveCancellation 409': (house) => saveStep(house, 'cancellation', 1),
  'setup.planOpening 200': planOpening,
  'setup.planOpening 409': (house) => saveStep(house, 'opening', 0),
  'audit.listRecordEntries 200': async (house) => {
    const { token, type } = await asOrganiser(house)
    return call(house, 'GET', `/api/organiser/record/pass-type/${type.id}/entry`, { token })
  },
  'audit.listActors 200': async (house) =>
    call(house, 'GET', '/api/organiser/audit-actor', { token: await signInStaff(house, 'owner') }),
  'audit.listAuditEntries 200': async (house) =>
    call(house, 'GET', '/api/organiser/audit-entry', { token: await signInStaff(house, 'owner') }),
}
