import { listCountries } from '@foyer/contract/editions'
import { requests } from '@foyer/contract/kit/refusal'
import { listViews } from '@foyer/contract/list-views'
import { readOrderChoices } from '@foyer/contract/made-orders'
import { accountExists, addPerson } from '@foyer/contract/office-accounts'
import { listOfficePassTypes } from '@foyer/contract/office-pass-types'
import { listPeople } from '@foyer/contract/office-people'
import { readPerson } from '@foyer/contract/office-person'
import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { wire } from '#testing/visit.tsx'
import { visitOffice } from '#testing/visit-office.tsx'

const uuid = '0198bbfa-7212-7996-94df-c6cea4c13b01'

beforeEach(() => {
  wire().answer(listCountries, [{ id: 1, code: 'DE', name: 'Germany', nativeName: 'Deutschland', inEu: true }])
  wire().answer(listPeople, { items: [], next: null })
  wire().answer(listViews, [])
  wire().answer(listOfficePassTypes, { items: [], next: null })
  wire().refuse(readPerson, requests.notFound)
  wire().refuse(readOrderChoices, requests.notFound)
})

const field = (name: RegExp) => screen.getByLabelText(name)

async function typeNia(user: Awaited<ReturnType<typeof visitOffice>>) {
  await user.type(await screen.findByLabelText(/^E-mail/), 'nia@fair.example')
  await user.type(field(/^First name/), 'Nia')
  await user.type(field(/^Last name/), 'Okoye')
}

test('somebody is added with what is known of them, and their record is opened', async () => {
  wire().answer(addPerson, { uuid })
  const user = await visitOffice('/organiser/people/new')
  await typeNia(user)
  await user.selectOptions(field(/^Language/), 'de')
  await user.click(screen.getByRole('button', { name: 'Add them' }))
  await screen.findByText('The account is there, and a mail is on its way.')
  expect(
    wire()
      .sent(addPerson)
      .map(({ body }) => body),
  ).toEqual([{ email: 'nia@fair.example', firstName: 'Nia', lastName: 'Okoye', companyName: '', locale: 'de' }])
  expect(location.pathname).toBe(`/organiser/people/${uuid}`)
})

test('an address is asked for wholly or not at all, and whoever is added for an order is led to it', async () => {
  wire().answer(addPerson, { uuid })
  const user = await visitOffice('/organiser/people/new?next=order')
  await typeNia(user)
  await user.click(screen.getByRole('checkbox', { name: /invoiced at/ }))
  await user.click(screen.getByRole('button', { name: 'Add them' }))
  await screen.findByRole('heading', { name: 'There is a problem' })
  expect(wire().sent(addPerson)).toEqual([])
  await user.click(screen.getByRole('checkbox', { name: /invoiced at/ }))
  await user.click(screen.getByRole('button', { name: 'Add them' }))
  await screen.findByText('The account is there, and a mail is on its way.')
  expect(location.pathname + location.search).toBe(`/organiser/orders/new?person=${uuid}`)
})

test('who is there already is not added again: the page leads to their account, and keeps what was typed', async () => {
  wire().refuse(addPerson, accountExists, { uuid })
  const user = await visitOffice('/organiser/people/new')
  await typeNia(user)
  await user.click(screen.getByRole('button', { name: 'Add them' }))
  const link = await screen.findByRole('link', { name: 'Go on with that account' })
  expect(link.getAttribute('href')).toBe(`/organiser/people/${uuid}`)
  expect(field(/^First name/)).toHaveProperty('value', 'Nia')
})

test('who may not change people is not shown the way to add one', async () => {
  await visitOffice('/organiser/people', ['finance'])
  await screen.findByRole('heading', { name: 'People' })
  expect(screen.queryByRole('link', { name: 'Add somebody' })).toBeNull()
})
