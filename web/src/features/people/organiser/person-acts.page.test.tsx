import { listCountries } from '@foyer/contract/editions'
import { requests } from '@foyer/contract/kit/refusal'
import {
  correctPerson,
  erasePerson,
  exportPerson,
  seePerson,
  tagVendor,
  untagVendor,
} from '@foyer/contract/office-accounts'
import { listOfficePassTypes, type OfficePassType } from '@foyer/contract/office-pass-types'
import { grantPass } from '@foyer/contract/office-passes'
import { listPeople } from '@foyer/contract/office-people'
import { type OfficePerson, type PersonPass, readPerson } from '@foyer/contract/office-person'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { startIn } from '#platform/messages/messages.ts'
import { wire } from '#testing/visit.tsx'
import { visitOffice } from '#testing/visit-office.tsx'

const uuid = '0198bbfa-7212-7996-94df-c6cea4c13e01'
const person: OfficePerson = {
  person: {
    ...{ uuid, email: 'ana@fair.example', firstName: 'Ana', lastName: 'Ferreira', image: null, companyName: null },
    ...{ jobTitle: null, phone: null, vatId: null, attendeeType: null, locale: 'en', tags: [], scope: ['attendee'] },
    ...{ createdAt: '2025-08-18T08:00:00.000Z', emailConfirmedAt: '2025-08-18T08:00:00.000Z' },
  },
  ...{ version: 3, address: null, passes: [], orders: [], stays: [], trainTickets: [], survey: [], devices: [] },
  ...{ agenda: { favourites: [], reservations: [] }, notes: [], timeline: [] },
}
const vendor: OfficePerson = { ...person, person: { ...person.person, tags: [{ id: 2, name: 'vendor' }] } }
const passType: OfficePassType = {
  ...{ id: 3, version: 5, position: 1, name: { en: 'Visitor' }, codeType: 'standard', list: 'paid', price: 49_900 },
  ...{ description: { en: 'All halls.' }, benefits: [], pricePhases: [], capacity: 500, quotaId: null, held: 8 },
  ...{ onSaleFrom: null, onSaleUntil: null, isHidden: false, requiresApproval: false, upgradeableBy: [], sold: 412 },
  ...{ sharedLeft: null, priceNow: 49_900 },
}
const full: OfficePassType = { ...passType, id: 4, name: { en: 'Speaker' }, sold: 492 }

beforeEach(() => {
  wire().answer(listCountries, [])
  wire().answer(readPerson, person)
  wire().answer(listPeople, { items: [], next: null })
  wire().answer(listOfficePassTypes, { items: [passType, full], next: null })
})

async function ask(word: string) {
  const user = await visitOffice(`/organiser/people/${uuid}`, ['organiser'])
  const opener = await screen.findByRole('button', { name: word })
  await user.click(opener)
  const dialog = within(await screen.findByRole('dialog'))
  const press = (name: string) => user.click(dialog.getByRole('button', { name }))
  return { user, opener, dialog, press }
}

test('a pass is given for a reason; a type that is full cannot be chosen, and the focus returns to what asked', async () => {
  const { user, opener, dialog, press } = await ask('Give a pass')
  await press('Give the pass')
  await dialog.findByText('Choose a pass type.')
  dialog.getByText('Say why.')
  expect(await dialog.findByRole('option', { name: 'Speaker, 0 left' })).toHaveProperty('disabled', true)
  await user.selectOptions(dialog.getByLabelText('Pass type'), '3')
  await user.type(dialog.getByLabelText('Reason'), 'Jury')
  wire().answer(grantPass, { uuid })
  await press('Give the pass')
  await screen.findByText('The pass is theirs.')
  expect(wire().sent(grantPass)).toMatchObject([{ params: { uuid }, body: { passTypeId: 3, reason: 'Jury' } }])
  await waitFor(() => expect(document.activeElement).toBe(opener))
})

test('whoever asks for one thing while another is being loaded is left at what they asked for last', async () => {
  const user = await visitOffice(`/organiser/people/${uuid}`, ['organiser'])
  fireEvent.click(await screen.findByRole('button', { name: 'Correct' }))
  fireEvent.click(screen.getByRole('button', { name: 'Let in as a vendor' }))
  const dialog = await screen.findByRole('dialog')
  await user.type(within(dialog).getByLabelText('Reason'), 'By telephone')
  expect(screen.getByRole('dialog', { name: /as a vendor/ })).toBe(dialog)
  expect(within(dialog).getByLabelText<HTMLInputElement>('Reason').value).toBe('By telephone')
})

test('where pass types cannot be read, who changes a pass is told so, and has them at the next try', async () => {
  const pass: PersonPass = {
    ...{ uuid, status: 'approved', reason: null, passTypeId: 3, name: 'Visitor', codeType: 'standard', code: null },
    ...{ createdAt: '2025-08-18T08:00:00.000Z', approvedAt: '2025-08-18T08:00:00.000Z', grantedAt: null },
    ...{ orderUuid: null, rejectedBecause: null, can: { approve: false, reject: false } },
  }
  wire().answer(readPerson, { ...person, passes: [pass] })
  wire().refuse(listOfficePassTypes, requests.unexpected)
  const { dialog, press } = await ask('Change the pass')
  await dialog.findByText('This could not be loaded')
  wire().answer(listOfficePassTypes, { items: [passType, full], next: null })
  await press('Try again')
  await dialog.findByRole('option', { name: 'Speaker' })
})

test('somebody is let in as a vendor for a reason; where the button is gone by that, the focus is at the heading', async () => {
  const { user, press, dialog } = await ask('Let in as a vendor')
  await press('Let in as a vendor')
  await dialog.findByText('Say why.')
  expect(wire().sent(tagVendor)).toEqual([])
  await user.type(dialog.getByLabelText('Reason'), 'Has stand A1')
  wire().answer(tagVendor, undefined)
  wire().answer(readPerson, vendor)
  await press('Let in as a vendor')
  await screen.findByRole('button', { name: 'Take the vendor’s tag away' })
  expect(wire().sent(tagVendor)).toMatchObject([{ body: { reason: 'Has stand A1' } }])
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })))
})

test('a vendor’s tag is taken away for a reason, and a refusal is said where it was asked', async () => {
  wire().answer(readPerson, vendor)
  const { user, press, dialog } = await ask('Take the vendor’s tag away')
  await user.type(dialog.getByLabelText('Reason'), 'Left')
  wire().refuse(untagVendor, requests.notFound)
  await press('Take it away')
  await dialog.findByText(requests.notFound.detail)
  expect(dialog.getByLabelText('Reason')).toHaveProperty('value', 'Left')
})

test('whoever corrects nothing is told so; who corrects an address is told what that ends', async () => {
  const { user, dialog, press } = await ask('Correct')
  await user.type(dialog.getByLabelText('Reason'), 'Asked by mail')
  await press('Save the correction')
  await dialog.findByText('Nothing is changed yet.')
  await user.clear(dialog.getByLabelText('E-mail'))
  await user.type(dialog.getByLabelText('E-mail'), 'new@fair.example')
  dialog.getByText(/^Another address is another way in/)
  wire().answer(correctPerson, undefined)
  await press('Save the correction')
  await screen.findByText('Corrected.')
  expect(wire().sent(correctPerson)).toMatchObject([
    { body: { email: 'new@fair.example', reason: 'Asked by mail', version: 3 } },
  ])
})

/** Asks to see the app as somebody, in a browser that answers so to whoever wants another tab. */
async function look(tab: Window | null) {
  wire().answer(readPerson, vendor)
  const open = vi.spyOn(window, 'open').mockImplementation(() => tab)
  const asked = await ask('See as this person')
  wire().answer(seePerson, { token: 'only-looks', expiresAt: '2025-08-18T09:15:00.000Z' })
  await asked.press('See the app as they do')
  expect(open).toHaveBeenCalledOnce()
  return asked
}

test('who looks as somebody gets a session that only looks, in another tab that knows nothing of this one', async () => {
  const [clear, replace] = [vi.fn(), vi.fn()]
  const tab = { closed: false, opener: window, sessionStorage: { clear }, location: { replace } }
  await look(tab as unknown as Window)
  await screen.findByText('The app is open in another tab.')
  expect(clear).toHaveBeenCalledOnce()
  expect(replace).toHaveBeenCalledWith('/')
  expect(tab.opener).toBeNull()
})

test('where the browser opens no other tab, who looks is told so and has a link to it', async () => {
  const { dialog, user } = await look(null)
  await dialog.findByText(/^Your browser opened no other tab/)
  expect(screen.queryByText('The app is open in another tab.')).toBeNull()
  const link = dialog.getByRole('link', { name: /^Open the app/ })
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/', '_blank'])
  await waitFor(() => expect(document.activeElement).toBe(link))
  await user.click(dialog.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('data that cannot be handed out says why; once it can, it is saved as a file', async () => {
  const { press, dialog } = await ask('Hand out their data')
  wire().refuse(exportPerson, requests.unexpected)
  await press('Save their data')
  await dialog.findByText(requests.unexpected.detail)
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  wire().respond(exportPerson, () => ({ status: 200, body: { user: {} } }))
  await press('Save their data')
  await screen.findByText('Saved.')
  expect(saved).toHaveBeenCalledOnce()
})

test('who is erased is named by their address, and nothing is done where the second factor is not shown', async () => {
  const { user, press, dialog } = await ask('Erase')
  await user.type(dialog.getByLabelText('Their address, to be sure'), 'ANA@fair.example ')
  wire().refuse(erasePerson, requests.secondFactorNeeded)
  await press('Erase for good')
  const again = await screen.findByRole('dialog', { name: 'Show that it is you' })
  again.dispatchEvent(new Event('close'))
  await dialog.findByText(requests.secondFactorNeeded.detail)
  expect(wire().sent(erasePerson)).toMatchObject([{ body: { email: 'ANA@fair.example' } }])
})

test('acts are read in French', async () => {
  await visitOffice(`/organiser/people/${uuid}`, ['organiser'])
  await screen.findByRole('button', { name: 'Give a pass' })
  await startIn('fr')
  await screen.findByRole('button', { name: 'Donner un pass' })
})
