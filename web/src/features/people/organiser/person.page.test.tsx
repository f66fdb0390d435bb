import { listActs } from '@foyer/contract/bulk-acts'
import { listCountries } from '@foyer/contract/editions'
import type { Answer } from '@foyer/contract/kit/endpoint'
import { requests } from '@foyer/contract/kit/refusal'
import { changedMeanwhile } from '@foyer/contract/kit/versions.refusals'
import { listViews } from '@foyer/contract/list-views'
import { addressTaken, correctPerson, erasePerson, noteOnPerson, signPersonOut } from '@foyer/contract/office-accounts'
import { listOfficePassTypes } from '@foyer/contract/office-pass-types'
import { approvePasses, previewRejection, rejectPass } from '@foyer/contract/office-passes'
import { listPeople } from '@foyer/contract/office-people'
import { type OfficePerson, type PersonPass, readPerson } from '@foyer/contract/office-person'
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { queryClient } from '#platform/query-client.ts'
import { wire } from '#testing/visit.tsx'
import { visitOffice } from '#testing/visit-office.tsx'
import { euros } from '#testing/world.ts'

const ana = '0198bbfa-7212-7996-94df-c6cea4c13e01'
const ben = '0198bbfa-7212-7996-94df-c6cea4c13e02'
const passUuid = '0198bbfa-7212-7996-94df-c6cea4c13e03'

const record = (uuid: string, changes: Partial<OfficePerson['person']> = {}, version = 3): OfficePerson => ({
  person: {
    uuid,
    email: 'ana@fair.example',
    firstName: 'Ana',
    lastName: 'Ferreira',
    image: null,
    companyName: 'Fair Ltd',
    jobTitle: null,
    phone: null,
    vatId: null,
    attendeeType: null,
    locale: 'en',
    tags: [],
    scope: ['attendee'],
    createdAt: '2025-08-18T08:00:00.000Z',
    emailConfirmedAt: '2025-08-18T08:00:00.000Z',
    ...changes,
  },
  version,
  address: null,
  passes: [],
  orders: [],
  stays: [],
  trainTickets: [],
  survey: [],
  agenda: { favourites: [], reservations: [] },
  devices: [],
  notes: [],
  timeline: [],
})
const show = (...people: OfficePerson[]) =>
  wire().answer(readPerson, ({ params }) => {
    const found = people.find(({ person }) => person.uuid === params['uuid'])
    if (found === undefined) throw new Error(`Nobody is ${params['uuid']}`)
    return found
  })

beforeEach(() => {
  wire().answer(listCountries, [])
  show(record(ana), record(ben, { firstName: 'Ben', lastName: 'Okafor', email: 'ben@fair.example' }))
})

const open = (scope: Parameters<typeof visitOffice>[1] = ['organiser'], tab = '') =>
  visitOffice(`/organiser/people/${ana}${tab}`, scope)

const ask = async (word: string, scope?: Parameters<typeof visitOffice>[1]) => {
  const user = await open(scope)
  await user.click(await screen.findByRole('button', { name: word }))
  return { user, dialog: within(await screen.findByRole('dialog')) }
}
type Typing = Awaited<ReturnType<typeof ask>>
const retype = async ({ user, dialog }: Typing, label: string, text: string) => {
  await user.clear(dialog.getByLabelText(label))
  await user.click(dialog.getByLabelText(label))
  if (text !== '') await user.paste(text)
}
const save = async ({ user, dialog }: Typing) => {
  await user.click(dialog.getByRole('button', { name: 'Save the correction' }))
}

test('what is typed of one person is not kept for the next', async () => {
  await act(() =>
    queryClient.prefetchQuery({
      queryKey: [readPerson.id, { params: { uuid: ben } }],
      queryFn: () => record(ben, { firstName: 'Ben', lastName: 'Okafor' }),
    }),
  )
  const user = await open(['organiser'], '?tab=notes')
  await user.type(await screen.findByLabelText('Note'), 'Wants a receipt')
  await act(async () => {
    history.pushState(history.state, '', `/organiser/people/${ben}?tab=notes`)
    dispatchEvent(new PopStateEvent('popstate'))
  })
  await screen.findByRole('heading', { name: 'Ben Okafor' })
  expect((await screen.findByLabelText<HTMLInputElement>('Note')).value).toBe('')
  expect(wire().sent(noteOnPerson)).toEqual([])
})

test('a correction after a colleague’s keeps what was typed, and changes nothing of what the colleague corrected', async () => {
  wire().refuse(correctPerson, changedMeanwhile)
  const typing = await ask('Correct')
  await retype(typing, 'First name', 'Anna')
  await retype(typing, 'Reason', 'A typing error')
  show(record(ana, { firstName: 'Änne', phone: '+49 30 5550100' }, 4))
  await save(typing)
  await typing.dialog.findByText('Saved meanwhile: Änne')
  expect(typing.dialog.getByLabelText<HTMLInputElement>('First name').value).toBe('Anna')
  expect(typing.dialog.getByLabelText<HTMLInputElement>('Phone').value).toBe('+49 30 5550100')
  wire().answer(correctPerson, undefined)
  await save(typing)
  await screen.findByText('Corrected.')
  expect(wire().sent(correctPerson).at(-1)?.body).toEqual({ firstName: 'Anna', version: 4, reason: 'A typing error' })
})

test.each([
  ['First name', 'ö'.repeat(200), 'Please use no more than 80 characters.'],
  ['First name', '', 'Enter the first name.'],
  ['Company', 'x'.repeat(1_000_000), 'Please use no more than 120 characters.'],
  ['E-mail', 'nobody', 'Enter an e-mail address like name@company.com.'],
])('a wrong %s says at its field what to do, and is not sent', async (label, text, message) => {
  const typing = await ask('Correct')
  await retype(typing, label, text)
  await retype(typing, 'Reason', 'A typing error')
  await save(typing)
  await typing.dialog.findByText(message)
  const field = typing.dialog.getByLabelText<HTMLInputElement>(label)
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(wire().sent(correctPerson)).toEqual([])
  await typing.user.type(field, 'x')
  expect(typing.dialog.queryByText(message)).toBeNull()
})

const germany = { id: 86, name: 'Germany', nativeName: 'Deutschland', code: 'DE', inEu: true }
const austria = { id: 15, name: 'Austria', nativeName: 'Österreich', code: 'AT', inEu: true }

test('an address is put right with its country, and entered where there is none; half of one is said at its fields', async () => {
  wire().answer(listCountries, [germany, austria])
  const typing = await ask('Correct')
  const { user, dialog } = typing
  await retype(typing, 'Street and number', 'Ringstraße 5')
  await retype(typing, 'Reason', 'By telephone')
  await save(typing)
  for (const missing of ['Enter the postcode.', 'Enter the city.', 'Choose a country.'])
    await dialog.findByText(missing)
  expect(wire().sent(correctPerson)).toEqual([])
  await retype(typing, 'Postcode', '1010')
  await retype(typing, 'City', 'Wien')
  await user.selectOptions(dialog.getByLabelText('Country'), 'Austria')
  wire().answer(correctPerson, undefined)
  await save(typing)
  await screen.findByText('Corrected.')
  const address = { addressLine1: 'Ringstraße 5', zip: '1010', city: 'Wien', countryId: 15 }
  expect(wire().sent(correctPerson)).toMatchObject([{ body: { address, version: 3 } }])
})

test('where countries cannot be read, who corrects an address is told so, and has them at the next try', async () => {
  wire().refuse(listCountries, requests.unexpected)
  const { user, dialog } = await ask('Correct')
  await dialog.findByText('This could not be loaded')
  wire().answer(listCountries, [germany, austria])
  await user.click(dialog.getByRole('button', { name: 'Try again' }))
  await dialog.findByRole('option', { name: 'Austria' })
  expect(dialog.queryByText('This could not be loaded')).toBeNull()
})

test('what only the server knows of an address stands at its field', async () => {
  const errors = [{ path: 'body.email', message: 'Enter an e-mail address like name@company.com.' }]
  wire().refuse(correctPerson, requests.invalid, { errors })
  const typing = await ask('Correct')
  await retype(typing, 'E-mail', 'ana@fair.example.invalid')
  await retype(typing, 'Reason', 'A typing error')
  await save(typing)
  await typing.dialog.findByText('Enter an e-mail address like name@company.com.')
})

test('an address that another account has is said in the dialog, and what was typed stays', async () => {
  wire().refuse(correctPerson, addressTaken)
  const typing = await ask('Correct')
  await retype(typing, 'E-mail', 'ben@fair.example')
  await typing.dialog.findByText(/they are signed out everywhere/)
  await retype(typing, 'Reason', 'Asked by phone')
  await save(typing)
  await typing.dialog.findByRole('alert')
  expect(typing.dialog.getByLabelText<HTMLInputElement>('E-mail').value).toBe('ben@fair.example')
})

const waiting: PersonPass = {
  uuid: passUuid,
  name: 'Visitor',
  codeType: 'standard',
  passTypeId: 1,
  createdAt: '2025-08-18T08:00:00.000Z',
  status: 'pending',
  reason: null,
  code: null,
  orderUuid: null,
  approvedAt: null,
  grantedAt: null,
  rejectedBecause: null,
  can: { approve: true, reject: true },
}

test('a pass is approved once, however often the button is clicked', async () => {
  show({ ...record(ana), passes: [waiting] })
  const answered = Promise.withResolvers<Answer<typeof approvePasses>>()
  wire().answer(approvePasses, () => answered.promise)
  const { user, dialog } = await ask('Approve')
  await user.dblClick(dialog.getByRole('button', { name: 'Approve' }))
  answered.resolve({ approved: 1, others: [] })
  await screen.findByText('Approved.')
  expect(wire().sent(approvePasses)).toHaveLength(1)
})

test('a rejection whose preview could not be read is read again, and nothing is rejected blindly', async () => {
  show({ ...record(ana), passes: [waiting] })
  wire().refuse(previewRejection, requests.unexpected)
  const { user, dialog } = await ask('Reject')
  const again = await dialog.findByRole('button', { name: 'Try again' })
  await user.type(dialog.getByLabelText('Reason'), 'No trade visitor')
  await user.click(dialog.getByRole('button', { name: 'Reject' }))
  expect(wire().sent(rejectPass)).toEqual([])
  wire().answer(previewRejection, { refunded: euros(499), asOf: '2025-08-18T08:00:00.000Z' })
  await user.click(again)
  await dialog.findByText('499.00 € go back.')
})

test('pass types that could not be loaded are asked for again before a pass is given', async () => {
  wire().refuse(listOfficePassTypes, requests.unexpected)
  const { user, dialog } = await ask('Give a pass')
  const again = await dialog.findByRole('button', { name: 'Try again' })
  wire().answer(listOfficePassTypes, { items: [], next: null })
  await user.click(again)
  await dialog.findByLabelText('Pass type')
})

test('nobody is erased before their address is typed', async () => {
  wire().answer(erasePerson, undefined)
  const { user, dialog } = await ask('Erase', ['owner'])
  await user.type(dialog.getByLabelText('Their address, to be sure'), 'ben@fair.example')
  await user.click(dialog.getByRole('button', { name: 'Erase for good' }))
  await dialog.findByText('Type their address to be sure.')
  expect(wire().sent(erasePerson)).toEqual([])
  await user.clear(dialog.getByLabelText('Their address, to be sure'))
  await user.type(dialog.getByLabelText('Their address, to be sure'), 'Ana@fair.example')
  wire().answer(listPeople, { items: [], next: null })
  wire().answer(listOfficePassTypes, { items: [], next: null })
  wire().answer(listViews, [])
  wire().answer(listActs, [])
  await user.click(dialog.getByRole('button', { name: 'Erase for good' }))
  await screen.findByText('Erased.')
  // Nothing is to be seen of them any more, nor kept here.
  await screen.findByRole('heading', { level: 1, name: 'People' })
  expect(queryClient.getQueryData([readPerson.id, { params: { uuid: ana } }])).toBeUndefined()
})

const signedInBy = (device: string): OfficePerson => ({
  ...record(ana),
  devices: [
    {
      id: passUuid,
      device,
      createdAt: '2025-08-18T08:00:00.000Z',
      lastSeenAt: '2025-08-18T08:00:00.000Z',
      expiresAt: '2025-09-18T08:00:00.000Z',
      current: false,
    },
  ],
})

test('what staff did to an account stands in its timeline in words', async () => {
  const did = (event: string): OfficePerson['timeline'][number] => ({
    ...{ at: '2025-08-18T08:00:00.000Z', kind: 'staff', event, of: null, text: null, changes: [] },
    actor: { uuid: ben, name: 'Ben Okafor' },
  })
  show({ ...record(ana), timeline: [did('identity.addPerson'), did('passes.changePass')] })
  await open()
  await screen.findByText('Account opened by staff')
  await screen.findByText('Pass changed by staff')
})

test('where somebody is signed in is said as they would call it', async () => {
  show(signedInBy('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7; rv:141.0) Gecko/20100101 Firefox/141.0'))
  await open()
  await screen.findByText(/^Firefox on Mac, Mon 18 Aug/)
})

test('an act that is refused says why in its dialog, which stays', async () => {
  show(signedInBy('Firefox'))
  wire().refuse(signPersonOut, requests.notAllowed)
  const { user, dialog } = await ask('Sign out everywhere')
  await user.click(dialog.getByRole('button', { name: 'Sign out everywhere' }))
  await dialog.findByText('Your account may not do this.')
})

test('a note that is lost on the way stays in its field', async () => {
  wire().lose(noteOnPerson)
  const user = await open(['organiser'], '?tab=notes')
  await user.type(await screen.findByLabelText('Note'), 'Zoë 🌍 شركة')
  await user.click(screen.getByRole('button', { name: 'Add the note' }))
  await screen.findByText(/We cannot reach the server/)
  expect(screen.getByLabelText<HTMLInputElement>('Note').value).toBe('Zoë 🌍 شركة')
  wire().answer(noteOnPerson, undefined)
  await user.click(screen.getByRole('button', { name: 'Add the note' }))
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Note').value).toBe(''))
  // Nobody knows whether the first arrived: under the same key it is written once.
  const keys = wire()
    .sent(noteOnPerson)
    .map(({ headers }) => headers.get('idempotency-key'))
  expect(keys).toHaveLength(2)
  expect(new Set(keys).size).toBe(1)
})

test('who only looks reads the record, and is offered no act', async () => {
  await open(['finance'])
  await screen.findByRole('heading', { name: 'Ana Ferreira' })
  for (const word of ['Correct', 'Erase', 'Give a pass', 'Hand out their data'])
    expect(screen.queryByRole('button', { name: word })).toBeNull()
})

test('who has nothing in the event has a record that says so, and in which year their account was opened', async () => {
  show(record(ana, { createdAt: '2024-08-17T22:30:00.000Z' }))
  await visitOffice(`/organiser/people/${ana}`, ['support'])
  await screen.findByText('No pass and no order in MSP Global 2025')
  screen.getByText('18 August 2024')
})
