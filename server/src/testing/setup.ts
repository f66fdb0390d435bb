import type { OfficeEdition } from '@foyer/contract/office-editions'
import type { EventStep, MailStep, SellerStep, Setup } from '@foyer/contract/setup'
import { draftEdition, keepCountries, listCountries } from '#features/editions'
import { openInvoiceSeries } from '#features/invoices'
import { makeOwnerLink } from '#features/setup'
import { call, password } from './people.ts'
import type { TestHouse } from './test-house.ts'

/** What an owner does who sees which year is on sale: another one is shown instead. */
export async function showEdition(house: Pick<TestHouse, 'app'>, token: string, id: number, edition = '') {
  const { body } = await call<OfficeEdition[]>(house, 'GET', '/api/organiser/edition', { token })
  const endsSaleOf = body.find(({ isCurrent }) => isCurrent)?.id ?? null
  return call(house, 'POST', `/api/organiser/edition/${id}/current${edition}`, { token, body: { endsSaleOf } })
}

export const SETUP = '/api/organiser/setup'

/** What an organiser would enter of an event in the autumn of 2026. */
export const eventEntries = (changes: Partial<EventStep> = {}): EventStep => ({
  product: 'Nordlicht',
  code: 'NL26',
  year: 2026,
  startsOn: '2026-10-19',
  endsOn: '2026-10-21',
  doorsOpenAt: '2026-10-19T08:30',
  cancelBefore: '2026-10-05T18:00',
  venue: 'Hafenhallen',
  city: 'Hamburg',
  entrance: { en: 'South', de: 'Süd' },
  timeZone: 'Europe/Berlin',
  currency: 'EUR',
  languages: ['en', 'de'],
  search: null,
  ...changes,
})

export const sellerEntries = (changes: Partial<SellerStep> = {}): SellerStep => ({
  name: 'Nordlicht Event GmbH',
  addressLines: ['Am Kai 1', '20457 Hamburg'],
  country: 'DE',
  vatId: 'DE136695976',
  bank: 'Elbbank',
  iban: 'DE89 3704 0044 0532 0130 00',
  email: 'billing@nordlicht.example',
  phone: '+49 40 555 0100',
  vatRate: 1900,
  roomVatRate: 700,
  trainVatRate: 700,
  vatChanges: [],
  chargesVatOutsideEu: true,
  admissionTaxedThere: false,
  lodgingTaxedThere: false,
  billingUntil: null,
  transportTaxedThere: false,
  imprint: 'https://nordlicht.example/imprint',
  privacyPolicy: 'https://nordlicht.example/privacy',
  termsAndConditions: 'https://nordlicht.example/terms',
  codeOfConduct: '',
  faq: '',
  ...changes,
})

export const mailEntries = (changes: Partial<MailStep> = {}): MailStep => ({
  senderName: 'Nordlicht 2026',
  senderAddress: 'tickets@nordlicht.example',
  contactEmail: 'help@nordlicht.example',
  ...changes,
})

export const ownerEntries = (token: string, email = 'owner@nordlicht.example') => ({
  token,
  firstName: 'Nora',
  lastName: 'Licht',
  email,
  password,
  locale: 'en',
})

/** What a first start makes of an empty database. @returns the secret of its owner's link. */
export async function beginInstallation({ database, clock, ports, world }: TestHouse): Promise<string> {
  const now = clock.now()
  await database.transaction(async (db) => {
    await keepCountries({ db }, listCountries())
    const editionId = (await draftEdition({ db, now })) ?? 0
    const office = { db, now, editionId, recall: world.recall, changed: () => {} }
    await openInvoiceSeries(office, { invoice: 'R', creditNote: 'C' })
  })
  return newOwnerLink({ database, clock, ports })
}

/** What each start prints until somebody owns the installation. */
export async function newOwnerLink({ database, clock, ports }: Pick<TestHouse, 'database' | 'clock' | 'ports'>) {
  const link = await database.transaction((db) => makeOwnerLink({ db, now: clock.now(), ports }))
  return link?.url.split('#')[1] ?? ''
}

export const claim = (house: TestHouse, token: string, email?: string) =>
  call<{ token: string; code?: string }>(house, 'POST', '/api/setup/owner', { body: ownerEntries(token, email) })

export const readSetup = async (house: Pick<TestHouse, 'app'>, token: string): Promise<Setup> =>
  (await call<Setup>(house, 'GET', SETUP, { token })).body

/** Saves one step as somebody who has just looked at it. */
export async function saveStep(
  house: Pick<TestHouse, 'app'>,
  token: string,
  step: 'event' | 'seller' | 'mail' | 'opening' | 'look' | 'texts',
  entries: object,
) {
  const { version } = (await readSetup(house, token))[step]
  return call<Setup & { code?: string }>(house, 'PUT', `${SETUP}/${step}`, { token, body: { version, ...entries } })
}

export const missingIn = ({ checklist }: Setup): string[] =>
  checklist.flatMap(({ item, isDone }) => (isDone ? [] : [item]))
