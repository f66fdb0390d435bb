import { listCountries } from '@foyer/contract/editions'
import { requests } from '@foyer/contract/kit/refusal'
import { changedMeanwhile } from '@foyer/contract/kit/versions.refusals'
import {
  type MergePreview,
  type MergeSide,
  mergePeople,
  previewMerge,
  standsInTheWay,
} from '@foyer/contract/merge-people'
import { listOtherPeople, listPeople } from '@foyer/contract/office-people'
import { type OfficePerson, readPerson } from '@foyer/contract/office-person'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { wire } from '#testing/visit.tsx'
import { visitOffice } from '#testing/visit-office.tsx'

const kept = '0198bbfa-7212-7996-94df-c6cea4c13e01'
const gone = '0198bbfa-7212-7996-94df-c6cea4c13e02'
const page = `/organiser/people/${kept}/merge?with=${gone}`

const personOf = (uuid: string, changes: Partial<OfficePerson['person']> = {}): OfficePerson['person'] => ({
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
})
const nothing: MergeSide['has'] = {
  passes: 0,
  orders: 0,
  stays: 0,
  trainTickets: 0,
  vipEvents: 0,
  seats: 0,
  favourites: 0,
  surveyAnswers: 0,
  visaLetters: 0,
  waits: 0,
  notes: 0,
  mails: 0,
}
const preview: MergePreview = {
  kept: { person: personOf(kept), version: 3, addresses: [], devices: [], has: { ...nothing, orders: 1 } },
  gone: {
    person: personOf(gone, { email: 'a.ferreira@old.example', firstName: 'Anna', phone: '+49 30 5550100' }),
    version: 5,
    addresses: [],
    devices: [],
    has: { ...nothing, passes: 1, orders: 2 },
  },
  surveyTwice: false,
  obstacles: [],
}
const record: OfficePerson = {
  person: personOf(kept),
  version: 3,
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
}

beforeEach(() => {
  wire().answer(listCountries, [])
  wire().answer(readPerson, record)
  wire().answer(previewMerge, preview)
  wire().answer(mergePeople, undefined)
})

const radio = (field: string, value: RegExp) =>
  within(screen.getByRole('group', { name: field })).getByRole<HTMLInputElement>('radio', { name: value })

test('the other account is looked for in one box, also where it has nothing in the event, and the one that is open is not offered', async () => {
  const line = (uuid: string, email: string) => ({
    uuid,
    name: `Ana ${email}`,
    email,
    company: null,
    city: null,
    category: null,
    tags: [],
    pass: null,
    houses: null,
    hasTrainTicket: false,
    createdAt: '2025-08-18T08:00:00.000Z',
  })
  wire().answer(listPeople, { items: [line(kept, 'ana@fair.example')], next: null })
  wire().answer(listOtherPeople, { items: [line(gone, 'old@fair.example')], next: null })
  const user = await visitOffice(`/organiser/people/${kept}`, ['organiser'])
  await user.click(await screen.findByRole('link', { name: 'Merge with another account' }))
  await user.type(await screen.findByLabelText(/^Their other account/), 'ferreira{Enter}')
  await screen.findByText('old@fair.example')
  expect(screen.queryByText('ana@fair.example')).toBeNull()
  screen.getByText('They have no pass and no order in MSP Global 2025.')
  await user.click(screen.getByRole('link', { name: 'Ana old@fair.example' }))
  await screen.findByRole('heading', { name: 'Which is kept' })
})

test('what differs is chosen field by field; what the one lacks is taken, and what is the same is said once', async () => {
  const user = await visitOffice(page, ['organiser'])
  await screen.findByRole('heading', { name: 'Which is kept' })
  expect(radio('First name', /^Ana$/).checked).toBe(true)
  expect(radio('Phone', /5550100/).checked).toBe(true)
  expect(screen.queryByRole('group', { name: 'Company' })).toBeNull()
  expect(screen.getByText('Fair Ltd')).toBeTruthy()
  expect(screen.getByRole('row', { name: 'Orders 1 2' })).toBeTruthy()
  await user.click(radio('First name', /^Anna$/))
  expect(screen.getByText(/a\.ferreira@old\.example opens no account any more/)).toBeTruthy()
  await user.click(radio('E-mail', /old\.example/))
  expect(screen.getByText(/ana@fair\.example opens no account any more/)).toBeTruthy()
  expect(screen.getByText(/they are signed out everywhere/)).toBeTruthy()

  await user.click(screen.getByRole('button', { name: 'Merge the accounts' }))
  expect(screen.getByText('Say why.')).toBeTruthy()
  expect(wire().sent(mergePeople)).toEqual([])
  await user.type(screen.getByLabelText(/^Reason/), 'Signed up twice')
  await user.click(screen.getByRole('button', { name: 'Merge the accounts' }))
  await screen.findByText('They are one account now.')
  await screen.findByRole('heading', { name: 'Ana Ferreira' })
  expect(wire().sent(mergePeople)[0]?.body).toEqual({
    other: gone,
    version: 3,
    otherVersion: 5,
    takes: ['phone', 'firstName', 'email'],
    reason: 'Signed up twice',
  })
})

test('an address and a picture that only the one has are taken, answers are chosen, and tags of both are named', async () => {
  const address = { id: 1, addressLine1: 'Kai 1', addressLine2: null, zip: '20457', city: 'Hamburg', state: null }
  const vendor = personOf(kept, { tags: [{ id: 2, name: 'vendor' }] })
  wire().answer(previewMerge, {
    ...preview,
    surveyTwice: true,
    kept: { ...preview.kept, person: vendor },
    gone: {
      ...preview.gone,
      addresses: [{ ...address, type: 'billingAddress', countryId: 1 }],
      person: { ...preview.gone.person, image: '/api/file/0198bbfa-7212-7996-94df-c6cea4c13e09' },
    },
  })
  const user = await visitOffice(page, ['organiser'])
  await screen.findByRole('heading', { name: 'Which is kept' })
  expect(radio('Billing address', /^Kai 1, 20457 Hamburg$/).checked).toBe(true)
  const second = (field: string) =>
    within(screen.getByRole('group', { name: field }))
      .getAllByRole<HTMLInputElement>('radio')
      .at(1)?.checked
  expect(second('Picture')).toBe(true)
  expect(screen.getAllByText('With its password')).toHaveLength(2)
  screen.getByRole('row', { name: 'Tags Vendor –' })
  // What neither has is not told.
  expect(screen.queryByRole('row', { name: /^Stays/ })).toBeNull()
  expect(screen.queryByText(/they are signed out everywhere/)).toBeNull()
  await user.click(radio('Answers to the survey', /^Of the account that goes$/))
  await user.click(radio('Billing address', /^–$/))
  await user.type(screen.getByLabelText(/^Reason/), 'Signed up twice')
  await user.click(screen.getByRole('button', { name: 'Merge the accounts' }))
  await screen.findByText('They are one account now.')
  expect(wire().sent(mergePeople)[0]?.body).toMatchObject({ takes: ['phone', 'image', 'survey'] })
})

test('accounts that cannot be read come at the next try, another one can be chosen instead, or none', async () => {
  wire().refuse(previewMerge, requests.unexpected)
  const user = await visitOffice(page, ['organiser'])
  await screen.findByText('This could not be loaded')
  wire().answer(previewMerge, preview)
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('heading', { name: 'Which is kept' })
  expect(screen.getByRole('link', { name: 'Cancel' }).getAttribute('href')).toBe(`/organiser/people/${kept}`)
  await user.click(screen.getByRole('link', { name: 'Choose another account' }))
  await screen.findByLabelText(/^Their other account/)
  expect(location.search).toBe('')
})

test('where no second factor is shown nothing is merged, and why stands there', async () => {
  const user = await visitOffice(page, ['organiser'])
  await user.type(await screen.findByLabelText(/^Reason/), 'Signed up twice')
  wire().refuse(mergePeople, requests.secondFactorNeeded)
  await user.click(screen.getByRole('button', { name: 'Merge the accounts' }))
  const asked = await screen.findByRole('dialog', { name: 'Show that it is you' })
  asked.dispatchEvent(new Event('close'))
  await screen.findByText(requests.secondFactorNeeded.detail)
  expect(wire().sent(mergePeople)).toHaveLength(1)
})

test('what stands in the way says what to do first, and leaves no button until it is gone', async () => {
  const obstacles: MergePreview['obstacles'] = [
    { kind: 'pass', edition: 'MSPG 2025', what: null },
    { kind: 'vip-event', edition: 'MSPG 2025', what: 'Tower evening' },
  ]
  wire().answer(previewMerge, { ...preview, obstacles })
  const user = await visitOffice(page, ['organiser'])
  const alert = within(await screen.findByRole('alert'))
  expect(alert.getByText('Both have a pass for MSPG 2025. Refund one first, or cancel its order.')).toBeTruthy()
  expect(alert.getByText(/Both have a place at Tower evening/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Merge the accounts' })).toBeNull()
  wire().answer(previewMerge, preview)
  await user.click(alert.getByRole('button', { name: 'Look again' }))
  await screen.findByRole('button', { name: 'Merge the accounts' })
})

test('where a colleague changed one of them meanwhile both are shown as they are now, and what was chosen stays', async () => {
  wire().refuse(mergePeople, changedMeanwhile)
  const user = await visitOffice(page, ['organiser'])
  await screen.findByRole('heading', { name: 'Which is kept' })
  await user.click(radio('First name', /^Anna$/))
  await user.type(screen.getByLabelText(/^Reason/), 'Signed up twice')
  wire().answer(previewMerge, {
    ...preview,
    kept: { ...preview.kept, version: 4, person: personOf(kept, { jobTitle: 'Buyer' }) },
  })
  await user.click(screen.getByRole('button', { name: 'Merge the accounts' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Somebody else changed one of the accounts')
  await screen.findByRole('group', { name: 'Job title' })
  expect(radio('First name', /^Anna$/).checked).toBe(true)
  wire().answer(mergePeople, undefined)
  await user.click(screen.getByRole('button', { name: 'Merge the accounts' }))
  await screen.findByText('They are one account now.')
  expect(wire().sent(mergePeople).at(-1)?.body).toMatchObject({ version: 4, takes: ['phone', 'firstName'] })
})

test('what came into the way meanwhile is said instead of done', async () => {
  const user = await visitOffice(page, ['organiser'])
  await user.type(await screen.findByLabelText(/^Reason/), 'Signed up twice')
  const obstacles: MergePreview['obstacles'] = [{ kind: 'paying', edition: 'MSPG 2025', what: 'MS25-0002' }]
  wire().refuse(mergePeople, standsInTheWay, { obstacles })
  wire().answer(previewMerge, { ...preview, obstacles })
  await user.click(screen.getByRole('button', { name: 'Merge the accounts' }))
  await screen.findByText('Order MS25-0002 is being paid just now. Wait until that is over.')
  expect(screen.queryByRole('button', { name: 'Merge the accounts' })).toBeNull()
})

test('the accounts change places', async () => {
  const user = await visitOffice(page, ['organiser'])
  await user.click(await screen.findByRole('link', { name: 'Let the other one stay' }))
  await waitFor(() => expect(wire().sent(previewMerge).at(-1)?.params).toEqual({ uuid: gone, other: kept }))
})

test('who only corrects people is not offered to merge them', async () => {
  await visitOffice(`/organiser/people/${kept}`, ['support'])
  await screen.findByRole('button', { name: 'Correct' })
  expect(screen.queryByRole('link', { name: 'Merge with another account' })).toBeNull()
})
