import { addressExists, createAddress, deleteAddress, readAddress, updateAddress } from '@foyer/contract/addresses'
import { changePassword, endSession, eraseUser, listSessions, wrongPassword } from '@foyer/contract/credentials'
import { readEdition } from '@foyer/contract/editions'
import { readUser, updateUser } from '@foyer/contract/identity'
import { checkVatId } from '@foyer/contract/invoices'
import { vatIdMessage } from '@foyer/contract/kit/fields'
import { readSurvey } from '@foyer/contract/surveys'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { visit, wire } from '#testing/visit.tsx'
import { approvedPass, edition, hamburg, lena } from '#testing/world.ts'

const inSection = (name: string) => within(screen.getByRole('region', { name }))
const heading = (name: string) => screen.getByRole('heading', { level: 2, name })
const save = async (person: UserEvent, name: string) =>
  person.click(inSection(name).getByRole('button', { name: `Save ${name}` }))
const isSaved = (name: string) => inSection(name).findByText(/^Saved /)
const retype = async (person: UserEvent, field: HTMLElement, text: string) => {
  await person.clear(field)
  await person.type(field, text)
}

async function openProfile(): Promise<UserEvent> {
  const person = await visit('/profile', { user: lena, pass: approvedPass })
  await screen.findByLabelText('First name')
  return person
}

beforeEach(() => {
  wire().answer(listSessions, [])
  wire().answer(updateUser, ({ body }) => ({ ...lena, ...(body as object) }))
})

describe('one’s own name', () => {
  test('is saved, on the clock of the venue, and what the server made of it stands in the form', async () => {
    const person = await openProfile()
    wire().answer(readUser, { ...lena, firstName: 'Magdalena' })
    await retype(person, screen.getByLabelText('First name'), ' Magdalena ')
    await save(person, 'You')
    expect((await isSaved('You')).textContent).toMatch(/^Saved 10:0\d\sCEST$/)
    // The rest may be changed in another tab meanwhile.
    expect(wire().sent(updateUser)[0]?.body).toEqual({ firstName: 'Magdalena' })
    await waitFor(() => expect((screen.getByLabelText('First name') as HTMLInputElement).value).toBe('Magdalena'))
  })

  test('is missed where it is empty, and nothing is saved', async () => {
    const person = await openProfile()
    await person.clear(screen.getByLabelText('Last name'))
    await save(person, 'You')
    const summary = (await screen.findByRole('heading', { name: 'There is a problem' })).parentElement as HTMLElement
    expect(
      within(summary)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Enter the last name.'])
    expect(wire().sent(updateUser)).toEqual([])
  })

  test('that is not saved is asked about before the page is left', async () => {
    const person = await openProfile()
    await person.type(screen.getByLabelText('First name'), 'x')
    await person.click(screen.getByRole('link', { name: 'Pass' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }))
    dialog.getByText('Not saved yet: You.')
    await person.click(dialog.getByRole('button', { name: 'Stay' }))
    expect(location.pathname).toBe('/profile')
    await person.type(screen.getByLabelText('First name'), '{Backspace}')
    await person.type(screen.getByLabelText('First name'), 'y')
    await save(person, 'You')
    await isSaved('You')
  })
})

describe('the company', () => {
  test('is not saved with a VAT ID that is wrong, and with one that cannot be checked', async () => {
    wire().answer(checkVatId, { valid: false, reason: 'checksum' })
    const person = await openProfile()
    await person.type(screen.getByLabelText('VAT ID (optional)'), 'de123456789')
    await save(person, 'Company')
    await waitFor(() => expect(screen.getAllByText(vatIdMessage).length).toBe(2))
    expect(wire().sent(updateUser)).toEqual([])
    wire().lose(checkVatId)
    await retype(person, screen.getByLabelText('VAT ID (optional)'), 'de 129 273 398')
    await save(person, 'Company')
    await isSaved('Company')
    expect(wire().sent(updateUser)[0]?.body).toEqual({ vatId: 'DE129273398' })
  })
})

describe('the billing address', () => {
  const fillIn = async (person: UserEvent) => {
    const section = inSection('Billing address')
    await person.type(section.getByLabelText('Street and number'), 'Kanalstraße 14')
    await person.type(section.getByLabelText('Postcode'), '20457')
    await person.type(section.getByLabelText('City'), 'Hamburg')
    await person.type(await section.findByRole('combobox', { name: 'Country' }), 'Germany')
    await person.click(await screen.findByRole('option', { name: /^Germany/ }))
  }

  test('is named part by part where it is missing', async () => {
    const person = await openProfile()
    await inSection('Billing address').findByRole('combobox', { name: 'Country' })
    await save(person, 'Billing address')
    const summary = (await screen.findByRole('heading', { name: 'There is a problem' })).parentElement as HTMLElement
    expect(
      within(summary)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Choose a country.', 'Enter street and number.', 'Enter the postcode.', 'Enter the city.'])
  })

  test('is made where there is none, and changed where another device has made one', async () => {
    const person = await openProfile()
    await fillIn(person)
    wire().refuse(createAddress, addressExists)
    wire().answer(updateAddress, hamburg)
    await save(person, 'Billing address')
    await isSaved('Billing address')
    expect(wire().sent(updateAddress)[0]?.body).toMatchObject({
      type: 'billingAddress',
      address: { zip: '20457', countryId: 1 },
    })
  })
})

describe('the shipping address', () => {
  test('is asked for only where it differs, and goes when it is the same again', async () => {
    const shipping = { ...hamburg, id: 8, type: 'shippingAddress' as const }
    wire().answer(readAddress, ({ query }) => (query['type'] === 'shippingAddress' ? shipping : null))
    wire().answer(deleteAddress, undefined as never)
    const person = await openProfile()
    const isSame = await screen.findByRole('checkbox', { name: 'Same as the billing address' })
    await waitFor(() => expect((isSame as HTMLInputElement).checked).toBe(false))
    expect((inSection('Shipping address').getByLabelText('City') as HTMLInputElement).value).toBe('Hamburg')
    await person.click(isSame)
    expect(inSection('Shipping address').queryByLabelText('City')).toBe(null)
    wire().answer(readAddress, null)
    await save(person, 'Shipping address')
    await isSaved('Shipping address')
    expect(wire().sent(deleteAddress)[0]?.params).toEqual({ id: '8' })
  })
})

describe('the password', () => {
  const change = async (person: UserEvent) => person.click(screen.getByRole('button', { name: 'Change password' }))
  const fillIn = async (person: UserEvent) => {
    await person.type(screen.getByLabelText('Current password'), 'Old-Horse-7')
    await person.type(screen.getByLabelText('New password'), 'Correct-Horse-7-Battery')
  }

  test('is changed, and the form is empty with nothing called missing', async () => {
    const person = await openProfile()
    wire().answer(changePassword, undefined as never)
    await fillIn(person)
    await change(person)
    await isSaved('Password')
    expect(wire().sent(changePassword)[0]?.body).toEqual({
      currentPassword: 'Old-Horse-7',
      password: 'Correct-Horse-7-Battery',
    })
    expect((screen.getByLabelText('Current password') as HTMLInputElement).value).toBe('')
    await waitFor(() => expect(document.activeElement).toBe(heading('Password')))
    expect(document.querySelector('[aria-invalid=true]')).toBe(null)
  })

  test('stays where the current one is wrong, which is said beside it', async () => {
    const person = await openProfile()
    wire().refuse(changePassword, wrongPassword)
    await fillIn(person)
    await change(person)
    await waitFor(() => expect(screen.getByLabelText('Current password').getAttribute('aria-invalid')).toBe('true'))
    expect((screen.getByLabelText('New password') as HTMLInputElement).value).toBe('Correct-Horse-7-Battery')
  })
})

test('of answers that cannot be read nobody is told that there are none, and they can be tried again', async () => {
  wire().answer(readEdition, { ...edition, surveyStartsOn: '2025-08-01' })
  wire().respond(readSurvey, () => ({ status: 500, body: {} }))
  const person = await visit('/profile', { user: lena, pass: approvedPass })
  const part = await screen.findByRole('region', { name: 'Survey' })
  const again = await within(part).findByRole('button', { name: 'Try again' })
  expect(within(part).queryByText('You have not answered the survey yet.')).toBe(null)
  wire().answer(readSurvey, { answers: [], updatedAt: '2025-08-02T08:00:00.000Z' })
  await person.click(again)
  expect(await within(part).findByText('You answered on 2025-08-02.')).toBeTruthy()
})

test('an account is erased with its password alone, and a wrong one says so beside the field', async () => {
  const person = await openProfile()
  await person.click(screen.getByRole('button', { name: /^Erase/ }))
  const dialog = within(await screen.findByRole('dialog', { name: /^Erase the account/ }))
  const erase = () => person.click(dialog.getByRole('button', { name: 'Erase my account' }))
  await erase()
  await waitFor(() => expect(dialog.getAllByText('Enter your password to erase your account.').length).toBe(2))
  expect(wire().sent(eraseUser)).toEqual([])
  wire().refuse(eraseUser, wrongPassword)
  await person.type(dialog.getByLabelText('Your password'), 'Wrong-Horse-7')
  await erase()
  await waitFor(() => expect(dialog.getByLabelText('Your password').getAttribute('aria-invalid')).toBe('true'))
  wire().answer(eraseUser, undefined as never)
  await retype(person, dialog.getByLabelText('Your password'), 'Correct-Horse-7')
  await erase()
  await waitFor(() => expect(location.pathname).toBe('/sign-in'))
  expect(wire().sent(eraseUser).at(-1)?.body).toEqual({ password: 'Correct-Horse-7' })
})

test('a password that was typed to erase the account does not stay for whoever opens that again', async () => {
  const person = await openProfile()
  const ask = async () => {
    await person.click(screen.getByRole('button', { name: /^Erase/ }))
    return within(await screen.findByRole('dialog', { name: /^Erase the account/ }))
  }
  const dialog = await ask()
  await person.type(dialog.getByLabelText('Your password'), 'Correct-Horse-7')
  await person.click(dialog.getByRole('button', { name: 'Keep it' }))
  expect((await ask()).getByLabelText('Your password')).toHaveProperty('value', '')
})

test('of many places where somebody is signed in five are shown, this one first, and the others when they ask', async () => {
  const used = (day: number) => `2025-08-${String(day).padStart(2, '0')}T09:00:00.000Z`
  wire().answer(
    listSessions,
    Array.from({ length: 7 }, (_, at) => ({
      id: `0198bbfa-7212-7996-94df-c6cea4c13a0${at}`,
      device: 'Firefox on Linux',
      createdAt: used(10 + at),
      lastSeenAt: used(10 + at),
      expiresAt: '2025-09-30T09:00:00.000Z',
      current: at === 6,
    })),
  )
  const person = await openProfile()
  const section = within(screen.getByRole('region', { name: 'Where you are signed in' }))
  await section.findByText('this device')
  const rows = () => section.getAllByRole('listitem').length
  expect(rows()).toBe(5)
  expect(section.getAllByRole('listitem')[0]?.textContent).toContain('this device')
  await person.click(section.getByRole('button', { name: 'Show all 7' }))
  expect(rows()).toBe(7)
  await person.click(section.getByRole('button', { name: 'Show fewer' }))
  expect(rows()).toBe(5)
})

test('who ends a session elsewhere goes on at the heading of what is left', async () => {
  const session = (id: number, current: boolean) => ({
    id: `0198bbfa-7212-7996-94df-c6cea4c13a0${id}`,
    device: 'Firefox on Linux',
    createdAt: '2025-08-10T09:00:00.000Z',
    lastSeenAt: '2025-08-10T09:00:00.000Z',
    expiresAt: '2025-09-30T09:00:00.000Z',
    current,
  })
  wire().answer(listSessions, [session(1, true), session(2, false)])
  const person = await openProfile()
  wire().answer(endSession, () => {
    wire().answer(listSessions, [session(1, true)])
    return undefined as never
  })
  ;(await screen.findByRole('button', { name: /^Sign out Firefox/ })).focus()
  await person.keyboard('{Enter}')
  await waitFor(() => expect(document.activeElement).toBe(heading('Where you are signed in')))
  expect(screen.queryByRole('button', { name: /^Sign out Firefox/ })).toBe(null)
})

test('who saves or discards a picture goes on at its heading', async () => {
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:own', revokeObjectURL: () => {} }))
  const person = await openProfile()
  await person.upload(screen.getByLabelText('Choose a picture'), new File(['x'], 'me.png', { type: 'image/png' }))
  ;(await screen.findByRole('button', { name: 'Discard' })).focus()
  await person.keyboard('{Enter}')
  await waitFor(() => expect(document.activeElement).toBe(heading('Picture')))
})
