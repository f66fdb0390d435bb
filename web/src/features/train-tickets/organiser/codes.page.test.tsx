import { requests } from '@foyer/contract/kit/refusal'
import {
  addTrainTicketCodes,
  listTrainTicketCodes,
  type OfficeTrainTicketType,
  previewTrainTicketCodes,
  previewTrainTicketTypeChange,
  readOfficeTrainTicketType,
  removeTrainTicketCode,
} from '@foyer/contract/office-train-tickets'
import { readSetup } from '@foyer/contract/setup'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { setupIn } from '#testing/setup-of.ts'
import { wire } from '#testing/visit.tsx'
import { visitOffice } from '#testing/visit-office.tsx'

const id = '01980000-0000-7000-8000-00000000beef'
const type: OfficeTrainTicketType = {
  id,
  version: 1,
  name: { en: 'Event ticket' },
  class: 'second',
  description: { en: 'Every train' },
  rules: [{ en: 'Bring a card.' }],
  price: 5_350,
  validFrom: '2025-10-18',
  validTo: '2025-10-26',
  cancelBefore: null,
  capacity: 20,
  held: 0,
  sold: 3,
  codesLeft: 2,
  available: 2,
}

beforeEach(() => {
  wire().answer(readOfficeTrainTicketType, type)
  wire().answer(readSetup, setupIn(['en']))
  wire().answer(listTrainTicketCodes, { items: [{ id: 1, code: 'A-1', isGiven: true }], next: null })
  wire().answer(previewTrainTicketTypeChange, {
    sold: 3,
    held: 0,
    price: { before: 5_350, after: 5_350 },
    available: { before: 2, after: 2 },
  })
})

const open = async () => {
  const user = await visitOffice(`/organiser/train-tickets/${id}`)
  await user.click(await screen.findByRole('button', { name: 'Add codes' }))
  return { user, dialog: within(await screen.findByRole('dialog')) }
}

test('pasted codes are looked at first: each line that is left out is said with its number, and the others are added', async () => {
  const sorted = { fresh: 1, faulty: [{ line: 2, text: 'A-1', fault: 'known' as const }] }
  wire().answer(previewTrainTicketCodes, sorted)
  wire().answer(addTrainTicketCodes, sorted)
  const { user, dialog } = await open()
  fireEvent.change(dialog.getByLabelText('Codes'), { target: { value: 'code\nB-2\n\nA-1' } })
  await user.click(dialog.getByRole('button', { name: 'Look at them first' }))
  await dialog.findByText('One code is new.')
  expect(dialog.getByText(/^Line 4/).textContent).toBe('Line 4: A-1 is there already')
  expect(wire().sent(addTrainTicketCodes)).toEqual([])
  await user.click(dialog.getByRole('button', { name: 'Add one code' }))
  await screen.findByText('One code is added.')
  expect(wire().sent(addTrainTicketCodes)).toMatchObject([{ body: { lines: ['B-2', 'A-1'] } }])
})

test('where nothing is pasted, or none of it is new, pressing says so and leads to the field', async () => {
  wire().answer(previewTrainTicketCodes, { fresh: 0, faulty: [{ line: 1, text: 'A-1', fault: 'known' as const }] })
  const { user, dialog } = await open()
  const press = async (name: string | RegExp, said: string) => {
    await user.click(await dialog.findByRole('button', { name }))
    expect(document.activeElement?.textContent).toContain(said)
    await user.click(dialog.getByRole('link', { name: said }))
    expect(document.activeElement).toBe(dialog.getByLabelText('Codes'))
  }
  await press('Look at them first', 'Paste at least one code.')
  fireEvent.change(dialog.getByLabelText('Codes'), { target: { value: 'A-1' } })
  await user.click(dialog.getByRole('button', { name: 'Look at them first' }))
  await press(/^Add 0\scodes$/, 'None of these codes is new. Paste others.')
  expect(wire().sent(addTrainTicketCodes)).toEqual([])
})

test('more than can be taken at once is said and not cut off, whether it is pasted or in a file', async () => {
  const { user, dialog } = await open()
  const field = dialog.getByLabelText<HTMLTextAreaElement>('Codes')
  const much = 'LONG-CODE-1\n'.repeat(20_000)
  fireEvent.change(field, { target: { value: much } })
  await user.click(dialog.getByRole('button', { name: 'Look at them first' }))
  const tooMuch = 'This is more than two thousand codes can be. Take them in parts.'
  await dialog.findAllByText(tooMuch)
  expect(field.value).toBe(much)
  expect(wire().sent(previewTrainTicketCodes)).toEqual([])

  fireEvent.change(field, { target: { value: 'A-1' } })
  const file = dialog.getByLabelText('Or choose a file (CSV or text)')
  await user.upload(file, new File([much], 'codes.csv', { type: 'text/csv' }))
  await dialog.findByText('This file is too large. Two thousand lines at a time are taken.')
  expect(field.value).toBe('A-1')
})

test('a file as spreadsheets on Windows write it is read with its letters', async () => {
  const { user, dialog } = await open()
  const written = new Uint8Array([...'Köln-1'].map((letter) => letter.charCodeAt(0)))
  await user.upload(
    dialog.getByLabelText('Or choose a file (CSV or text)'),
    new File([written], 'codes.csv', { type: 'text/csv' }),
  )
  await waitFor(() => expect(dialog.getByLabelText<HTMLTextAreaElement>('Codes').value).toBe('Köln-1'))
})

test('why codes could not be added is said no more once there are others', async () => {
  wire().answer(previewTrainTicketCodes, { fresh: 1, faulty: [] })
  wire().refuse(addTrainTicketCodes, requests.unexpected)
  const { user, dialog } = await open()
  const paste = (value: string) => fireEvent.change(dialog.getByLabelText('Codes'), { target: { value } })
  paste('B-2')
  await user.click(dialog.getByRole('button', { name: 'Look at them first' }))
  await user.click(await dialog.findByRole('button', { name: 'Add one code' }))
  await dialog.findByRole('alert')
  paste('B-3')
  expect(dialog.queryByRole('alert')).toBeNull()
})

test('where none is of the kind that one looks for, it is said so and one press shows all', async () => {
  const item = { id: 1, code: 'A-1', isGiven: false }
  wire().answer(listTrainTicketCodes, ({ query }) => ({ items: query['given'] === 'yes' ? [] : [item], next: null }))
  const user = await visitOffice(`/organiser/train-tickets/${id}`)
  const status = await screen.findByRole('combobox', { name: 'Status' })
  await user.selectOptions(status, 'Given')
  await screen.findByText('None of them was given to anybody.')
  expect(screen.queryByText('Without a code nothing can be sold.')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Show all' }))
  await screen.findByText('A-1')
  expect(status).toHaveProperty('value', '')
})

test('a code that nobody has is removed once that was asked', async () => {
  wire().answer(listTrainTicketCodes, { items: [{ id: 2, code: 'B-2', isGiven: false }], next: null })
  wire().answer(removeTrainTicketCode, { ...type, codesLeft: 1 })
  const user = await visitOffice(`/organiser/train-tickets/${id}`)
  await user.click(await screen.findByRole('button', { name: /^Remove ?: B-2$/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove the code B-2?' }))
  expect(wire().sent(removeTrainTicketCode)).toEqual([])
  await user.click(dialog.getByRole('button', { name: 'Remove' }))
  await screen.findByText('The code is removed.')
  await screen.findByText('One code is left.')
})
