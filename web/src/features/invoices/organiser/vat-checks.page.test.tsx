import { requests } from '@foyer/contract/kit/refusal'
import { listViews } from '@foyer/contract/list-views'
import { listOfficeInvoices, readTaxReport } from '@foyer/contract/office-invoices'
import { decideVatCheck, listVatChecks, type VatCheck, vatCheckOver } from '@foyer/contract/vat-checks'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { wire } from '#testing/visit.tsx'
import { visitOffice } from '#testing/visit-office.tsx'
import { euros } from '#testing/world.ts'

const uuid = '0198bbfa-7212-7996-94df-c6cea4c13e01'
const check: VatCheck = {
  order: { uuid, number: 'MS25-0001' },
  buyer: { name: 'Ana Ferreira', company: 'Fair Ltd' },
  vatId: 'FR12345678901',
  tax: euros(79.67),
  state: 'refused',
  paidAt: '2025-08-17T10:00:00.000Z',
  nextAt: null,
}

beforeEach(() => {
  wire().answer(listVatChecks, [check])
  wire().answer(listViews, [])
  wire().answer(listOfficeInvoices, { items: [], next: null })
  wire().answer(readTaxReport, { rows: [], net: euros(0), tax: euros(0), gross: euros(0) })
})

const decide = async (word: string) => {
  const user = await visitOffice('/organiser/invoices', ['finance'])
  await user.click(await screen.findByRole('button', { name: `${word} MS25-0001` }))
  return { user, dialog: within(await screen.findByRole('dialog')) }
}

test('the VAT is given back by a click, once, with the reason that was asked for', async () => {
  const answered = Promise.withResolvers<undefined>()
  wire().answer(decideVatCheck, () => answered.promise)
  const { user, dialog } = await decide('Give the VAT back')
  await user.click(dialog.getByRole('button', { name: 'Give the VAT back' }))
  dialog.getByText('Say why.')
  expect(wire().sent(decideVatCheck)).toEqual([])
  await user.type(dialog.getByLabelText('Why'), 'Certificate of the tax office')
  await user.dblClick(dialog.getByRole('button', { name: 'Give the VAT back' }))
  wire().answer(listVatChecks, [])
  answered.resolve(undefined)
  await screen.findByText('Written down.')
  expect(
    wire()
      .sent(decideVatCheck)
      .map(({ body }) => body),
  ).toEqual([{ decision: 'give-back', reason: 'Certificate of the tax office' }])
  await waitFor(() => expect(screen.queryByText('FR12345678901')).toBeNull())
})

test('what a colleague decided meanwhile is said, and leaves the list', async () => {
  wire().refuse(decideVatCheck, vatCheckOver)
  const { user, dialog } = await decide('Leave it')
  await user.type(dialog.getByLabelText('Why'), 'No certificate')
  wire().answer(listVatChecks, [])
  await user.click(dialog.getByRole('button', { name: 'Leave it' }))
  await dialog.findByText(/The register answered, or a colleague decided/)
  await user.click(dialog.getByRole('button', { name: 'Not now' }))
  await waitFor(() => expect(screen.queryByText('FR12345678901')).toBeNull())
})

test('VAT IDs that could not be loaded are not taken for none', async () => {
  wire().refuse(listVatChecks, requests.unexpected)
  const user = await visitOffice('/organiser/invoices', ['finance'])
  const again = await screen.findByRole('button', { name: 'Try again' })
  wire().answer(listVatChecks, [check])
  await user.click(again)
  await screen.findByText('FR12345678901')
  screen.getByText(/The register does not know it/)
})

test.each([
  ['refused', null, /The register does not know it\./],
  ['unanswered', null, /The register has said nothing for thirty days\./],
  ['due', '2025-08-18T10:00:00.000Z', /The register is asked again at .*12:00/],
] as const)(
  'a VAT ID that is %s says how it stands, and is asked about again by a click',
  async (state, nextAt, words) => {
    wire().answer(listVatChecks, [{ ...check, state, nextAt }])
    wire().answer(decideVatCheck, undefined)
    const { user, dialog } = await decide('Ask again')
    screen.getByText(words)
    await user.type(dialog.getByLabelText('Why'), 'They sent a new certificate')
    await user.click(dialog.getByRole('button', { name: 'Ask again' }))
    await screen.findByText('Written down.')
    expect(wire().sent(decideVatCheck)[0]?.body).toEqual({
      decision: 'ask-again',
      reason: 'They sent a new certificate',
    })
  },
)

test('who may not give money back reads the VAT IDs and decides nothing', async () => {
  await visitOffice('/organiser/invoices', ['support'])
  await screen.findByText('FR12345678901')
  expect(screen.queryByRole('button', { name: /MS25-0001$/ })).toBeNull()
})
