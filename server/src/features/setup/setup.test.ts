import type { Edition } from '@foyer/contract/editions'
import type { PassType } from '@foyer/contract/passes'
import type { MailTest, Setup } from '@foyer/contract/setup'
import { beforeAll, expect, test } from 'vitest'
import { UnsendableMail } from '#platform/papers/mail/mail'
import { noPayments } from '#platform/payments/no-payments'
import { newPassType } from '../../testing/office-scenarios.ts'
import { call, confirm, newestMail, password, signIn, signUpForm } from '../../testing/people.ts'
import {
  beginInstallation,
  claim,
  eventEntries,
  mailEntries,
  missingIn,
  newOwnerLink,
  ownerEntries,
  readSetup,
  SETUP,
  saveStep,
  sellerEntries,
} from '../../testing/setup.ts'
import { addApp } from '../../testing/staff.ts'
import { useTestHouse } from '../../testing/test-house.ts'

/** What the mail server says to the next mail. */
let refusal: Error | null = null
const house = useTestHouse({
  hasEdition: false,
  ports: (ports) => ({
    ...ports,
    payments: noPayments,
    mail: {
      ...ports.mail,
      send: async (mail) => {
        if (refusal !== null) throw refusal
        await ports.mail.send(mail)
        return '250 2.0.0 Ok: queued as 4F2A'
      },
    },
  }),
})

let token: string
beforeAll(async () => {
  const first = await beginInstallation(house)
  const link = await newOwnerLink(house)
  expect((await claim(house, first)).body.code).toBe('setup/owner-link-used')
  const look = (of: string) => call<{ code?: string }>(house, 'POST', '/api/setup/owner/check', { body: { token: of } })
  expect(await look(first)).toMatchObject({ status: 410, body: { code: 'setup/owner-link-used' } })
  expect([await look(link), await look(link)]).toMatchObject([{ status: 204 }, { status: 204 }])
  const { status, body } = await claim(house, link)
  expect(status).toBe(201)
  token = body.token
  expect((await call(house, 'GET', SETUP, { token })).status).toBe(403)
  expect((await addApp(house, token)).status).toBe(200)
  expect((await look(link)).status).toBe(410)
  expect((await claim(house, link, 'second@nordlicht.example')).body.code).toBe('setup/owner-link-used')
})

const acts = async () =>
  (
    await house.database.db
      .selectFrom('audit_entries')
      .select(['act', 'record', 'actor_id', 'changes'])
      .orderBy('id')
      .execute()
  ).map(({ changes, ...act }) => ({ ...act, fields: (changes as { field: string }[]).map(({ field }) => field) }))
const types = async () => (await call<PassType[]>(house, 'GET', '/api/pass/type/paid')).body
const testMail = () => call<MailTest>(house, 'POST', `${SETUP}/test-mail`, { token })

test('whoever used the link owns the installation, signs in as anybody, and no start makes another link', async () => {
  const { scope, uuid } = (await call<{ scope: string[]; uuid: string }>(house, 'GET', '/api/user/', { token })).body
  expect(scope).toEqual(['owner'])
  expect((await signIn(house, 'OWNER@nordlicht.example', password)).status).toBe(200)
  expect(await newOwnerLink(house)).toBe('')
  expect(await acts()).toEqual([
    { act: 'setup.claimOwnership', record: 'user', actor_id: uuid, fields: ['scope'] },
    { act: 'identity.keepTotp', record: 'second-factor', actor_id: uuid, fields: ['app'] },
  ])
})

test('until the event is entered, visitors are told that nothing is set up, and everything is missing', async () => {
  for (const path of ['/api/edition', '/api/edition/calendar.ics', '/api/edition/app'])
    expect((await call<{ code: string }>(house, 'GET', path)).body.code).toBe('requests/no-edition')
  const setup = await readSetup(house, token)
  expect(missingIn(setup)).toEqual([
    'event',
    'seller',
    'vat-id',
    'legal-links',
    'pass-types',
    'pass-texts',
    'payment',
    'mail',
  ])
  expect(setup).toMatchObject({ event: { version: 1, entered: null }, opensAt: null, openedAt: null, isFixed: false })
})

test('a step is saved by itself, in the zone of the event, and noted with what changed', async () => {
  const { status, body } = await saveStep(house, token, 'event', eventEntries())
  expect({ status, event: body.event }).toEqual({ status: 200, event: { version: 2, entered: eventEntries() } })
  const edition = (await call<Edition>(house, 'GET', '/api/edition')).body
  expect(edition).toMatchObject({
    product: 'Nordlicht',
    entrance: 'South',
    doorsOpenAt: '2026-10-19T06:30:00.000Z',
    accommodationSearch: { start: '2026-10-19', end: '2026-10-21', currentStays: 2 },
  })
  const moved = await saveStep(house, token, 'event', eventEntries({ timeZone: 'Europe/London', venue: 'Docks' }))
  expect(moved.body.event.entered).toMatchObject({ doorsOpenAt: '2026-10-19T08:30', timeZone: 'Europe/London' })
  expect((await acts()).at(-1)).toMatchObject({ act: 'setup.saveEvent', fields: ['venue', 'timeZone'] })
  await saveStep(house, token, 'event', eventEntries())
  expect(missingIn(moved.body)).not.toContain('event')
})

test('what hotels are looked for first is said with the event, in the list that attendees open; or its own days are', async () => {
  const search = {
    start: '2026-10-18',
    end: '2026-10-21',
    roomOccupancy: 2,
    roomIsBookable: false,
    order: 'distance',
  } as const
  const { body } = await saveStep(house, token, 'event', eventEntries({ search }))
  expect(body.event.entered?.search).toEqual(search)
  const asked = async () => (await call<Edition>(house, 'GET', '/api/edition')).body.accommodationSearch
  expect(await asked()).toEqual({ ...search, currentStays: 3 })
  const turned = await saveStep(house, token, 'event', eventEntries({ search: { ...search, end: search.start } }))
  expect(turned).toMatchObject({ status: 400, body: { errors: [{ path: 'search.end' }] } })
  const usual = await saveStep(house, token, 'event', eventEntries())
  expect(usual.body.event.entered?.search).toBe(null)
  expect(await asked()).toMatchObject({ start: '2026-10-19', end: '2026-10-21', roomOccupancy: 1, currentStays: 2 })
})

test('of two who saw the same, the second is shown what the first saved, and what they entered themselves', async () => {
  const { version } = (await readSetup(house, token)).seller
  const save = (name: string) =>
    call<Setup>(house, 'PUT', `${SETUP}/seller`, { token, body: { version, ...sellerEntries({ name }) } })
  expect((await save('First GmbH')).status).toBe(200)
  const { status, body } = await save('Second GmbH')
  expect(status).toBe(409)
  expect(body).toMatchObject({
    code: 'office/changed-meanwhile',
    mine: { version, name: 'Second GmbH' },
    theirs: { version: version + 1, name: 'First GmbH' },
  })
  // Another step is none of theirs.
  expect((await saveStep(house, token, 'mail', mailEntries())).status).toBe(200)
})

const change = (from: string) => ({ from, vatRate: 1600, roomVatRate: 500, trainVatRate: 500 })

test.each([
  ['an end before the beginning', 'event', eventEntries({ endsOn: '2026-10-18' }), 'endsOn'],
  ['a zone that there is not', 'event', eventEntries({ timeZone: 'Europe/Atlantis' }), 'timeZone'],
  ['a day that there is not', 'event', eventEntries({ doorsOpenAt: '2026-02-30T08:00' }), 'doorsOpenAt'],
  ['no text in the first language', 'event', eventEntries({ entrance: { de: 'Süd' } }), 'entrance'],
  ['a VAT ID with a digit too few', 'seller', sellerEntries({ vatId: 'DE13669597' }), 'vatId'],
  ['the VAT ID of another country', 'seller', sellerEntries({ vatId: 'ATU12345675' }), 'vatId'],
  ['a telephone of two digits', 'seller', sellerEntries({ phone: '+49' }), 'phone'],
  [
    'rates from a day before the last ones',
    'seller',
    sellerEntries({ vatChanges: [change('2030-07-01'), change('2030-07-01')] }),
    'vatChanges',
  ],
  ['an address without a lock', 'seller', sellerEntries({ imprint: 'http://nordlicht.example' }), 'imprint'],
  ['a name that is an address', 'mail', mailEntries({ senderName: 'A <b@c.example>' }), 'senderName'],
] as const)('%s is refused where it was entered', async (_what, step, entries, path) => {
  const { status, body } = await saveStep(house, token, step, entries)
  expect({ status, errors: (body as { errors?: { path: string }[] }).errors?.map((one) => one.path) }).toEqual({
    status: 400,
    errors: [path],
  })
})

test('a VAT ID is kept in the spelling of its register, and one of another country as it is', async () => {
  const swiss = await saveStep(house, token, 'seller', sellerEntries({ country: 'CH', vatId: 'CHE-123.456.788 MWST' }))
  expect(swiss.body.seller.entered?.vatId).toBe('CHE-123.456.788 MWST')
  const none = await saveStep(house, token, 'seller', sellerEntries({ vatId: '' }))
  expect(missingIn(none.body)).toContain('vat-id')
  const german = await saveStep(house, token, 'seller', sellerEntries({ vatId: '136 695 976' }))
  expect(german.body.seller.entered?.vatId).toBe('DE136695976')
  expect(missingIn(german.body)).toEqual(['pass-types', 'pass-texts', 'payment', 'mail'])
})

test('a test mail tells what the mail server said, and counts until the sender is another', async () => {
  expect((await testMail()).body).toMatchObject({
    isSent: true,
    to: 'owner@nordlicht.example',
    answer: '250 2.0.0 Ok: queued as 4F2A',
  })
  expect(await newestMail(house, 'owner@nordlicht.example')).toMatchObject({ subject: 'Mail works · Nordlicht 2026' })
  expect(missingIn(await readSetup(house, token))).not.toContain('mail')

  refusal = Object.assign(new Error('Invalid login'), { response: '535 5.7.8 Authentication\r\n failed' })
  const refused = await testMail()
  expect(refused).toMatchObject({ status: 200, body: { isSent: false, answer: '535 5.7.8 Authentication failed' } })
  refusal = new UnsendableMail('The mail server refused the mail for good', {
    cause: Object.assign(new Error('no'), { response: '550 5.1.1 Unknown' }),
  })
  expect((await testMail()).body.answer).toBe('550 5.1.1 Unknown')
  refusal = new Error('connect ECONNREFUSED 127.0.0.1:25')
  expect((await testMail()).body).toMatchObject({ isSent: false, answer: 'connect ECONNREFUSED 127.0.0.1:25' })
  expect(missingIn(await readSetup(house, token))).toContain('mail')
  refusal = null

  await testMail()
  expect((await acts()).at(-1)).toMatchObject({ act: 'setup.sendTestMail', fields: ['isMailWell'] })
  const other = await saveStep(house, token, 'mail', mailEntries({ senderName: 'Another' }))
  expect(missingIn(other.body)).toContain('mail')
  await testMail()
})

test('the sale opens by itself at its time, as soon as nothing is missing, and then a visitor comes in', async () => {
  const add = (changes: object) =>
    call<{ id: number; version: number }>(house, 'POST', '/api/organiser/pass-type', {
      token,
      body: newPassType({
        name: { en: 'Guest', de: 'Gast' },
        description: { en: 'All days', de: 'Alle Tage' },
        price: 0,
        ...changes,
      }),
    })
  const change = (id: number, changes: object) =>
    call(house, 'PATCH', `/api/organiser/pass-type/${id}`, { token, body: changes })
  const guest = (await add({ description: { en: 'All days' }, capacity: 40 })).body
  const priced = (await add({ price: 9_900, capacity: null })).body
  await saveStep(house, token, 'seller', sellerEntries({ iban: '' }))
  const before = await readSetup(house, token)
  // Nobody takes money here, and one text is in one language alone.
  expect(missingIn(before)).toEqual(['pass-texts', 'payment'])
  expect(before.passTypes).toEqual({ types: 2, places: null, priced: 1 })
  expect((await types()).map(({ onSale }) => onSale)).toEqual([false, false])

  const opening = await saveStep(house, token, 'opening', { opensAt: '2025-08-18T10:00' })
  expect(opening.body.opensAt).toBe('2025-08-18T08:00:00.000Z')
  const sweep = async () => {
    await house.app.sweep()
    await house.app.jobs.drain()
    return (await readSetup(house, token)).openedAt
  }
  house.clock.set(new Date('2025-08-18T08:00:00Z'))
  expect(await sweep()).toBeNull()
  const form = signUpForm({ passTypeId: guest.id })
  expect((await call<{ code: string }>(house, 'POST', '/api/sign-up', { body: form })).body.code).toBe(
    'passes/not-on-sale',
  )

  await change(guest.id, { version: 1, description: { en: 'All days', de: 'Alle Tage' } })
  expect(await sweep()).toBeNull()
  await change(priced.id, { version: 1, isHidden: true })
  house.clock.set(new Date('2025-08-18T07:59:00Z'))
  expect(await sweep()).toBeNull()
  house.clock.set(new Date('2025-08-18T08:02:00Z'))
  expect(await sweep()).toBe('2025-08-18T08:02:00.000Z')
  house.clock.forward(60_000)
  expect(await sweep()).toBe('2025-08-18T08:02:00.000Z')

  expect((await types()).map(({ onSale }) => onSale)).toEqual([true])
  const signedUp = await call<{ uuid: string; order: null }>(house, 'POST', '/api/sign-up', { body: form })
  expect(signedUp.status).toBe(201)
  await house.app.jobs.drain()
  await confirm(house, { ...signedUp.body, email: String(form['email']) } as never)
  expect((await signIn(house, String(form['email']), password)).status).toBe(200)
  expect((await saveStep(house, token, 'opening', { opensAt: null })).body.code).toBe('setup/sale-is-open')
})

test('what costs something cannot be placed where nobody takes money, and is transferred where the seller has an account', async () => {
  const { body: type } = await call<{ id: number }>(house, 'POST', '/api/organiser/pass-type', {
    token,
    body: newPassType({ price: 9_900 }),
  })
  const form = signUpForm({ passTypeId: type.id })
  const { body } = await call<{ order: { uuid: string }; orderSecret: string }>(house, 'POST', '/api/sign-up', {
    body: form,
  })
  const placed = (method: string) =>
    call<{ code: string }>(house, 'POST', `/api/order/${body.order.uuid}/place`, {
      token: body.orderSecret,
      body: { method },
    })
  for (const method of ['card', 'transfer']) expect((await placed(method)).body.code).toBe('orders/method-unavailable')
  const wrong = await saveStep(house, token, 'seller', sellerEntries({ iban: 'DE89 3704 0044 0532 0130 01' }))
  expect(wrong).toMatchObject({ status: 400, body: { errors: [{ path: 'iban' }] } })
  const saved = await saveStep(house, token, 'seller', sellerEntries())
  expect(saved.body.seller.entered).toEqual(sellerEntries())
  expect(saved.body.takesTransfers).toBe(true)
  expect(missingIn(saved.body)).not.toContain('payment')
  expect((await placed('card')).body.code).toBe('orders/method-unavailable')
  expect((await placed('transfer')).body).toMatchObject({ status: 'awaiting_payment', method: 'transfer' })
})

test('once something is ordered, the code, the currency and the zone stay; all else may change', async () => {
  expect((await readSetup(house, token)).isFixed).toBe(true)
  for (const changes of [{ currency: 'CHF' }, { timeZone: 'Europe/Zurich' }, { code: 'NL27' }] as const)
    expect((await saveStep(house, token, 'event', eventEntries(changes))).body.code).toBe('setup/fixed-after-order')
  const { event } = await readSetup(house, token)
  const { status, body } = await saveStep(house, token, 'event', eventEntries({ venue: 'Kongresshaus' }))
  expect({ status, version: body.event.version }).toEqual({ status: 200, version: event.version + 1 })
})

test('a link ends after a day, and with a weak password nothing is used up', async () => {
  const weak = { ...ownerEntries('x'.repeat(43)), password: 'Nora-Licht-1' }
  expect((await call<{ code: string }>(house, 'POST', '/api/setup/owner', { body: weak })).body.code).toBe(
    'setup/owner-link-used',
  )
  await house.database.script(`delete from owner_links`)
  const link = await newOwnerLink(house)
  const late = house.clock.now()
  house.clock.forward(24 * 3_600_000)
  expect((await claim(house, link, 'late@nordlicht.example')).status).toBe(410)
  house.clock.set(late)
  const poor = { ...ownerEntries(link, 'late@nordlicht.example'), password: 'Password-1!' }
  expect((await call<{ code: string }>(house, 'POST', '/api/setup/owner', { body: poor })).body.code).toBe(
    'identity/password-too-weak',
  )
  expect((await claim(house, link, 'late@nordlicht.example')).status).toBe(201)
})
