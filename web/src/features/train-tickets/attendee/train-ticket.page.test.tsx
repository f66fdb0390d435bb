import { readCurrentOrder } from '@foyer/contract/orders'
import { trainTicketSoldOut } from '@foyer/contract/sold-out'
import {
  cancelTrainTicket,
  chooseTrainTicket,
  listTrainTickets,
  listTrainTicketTypes,
  removeTrainTicket,
  type TrainTicket,
  type TrainTicketType,
} from '@foyer/contract/train-tickets'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { visit, wire } from '#testing/visit.tsx'
import { anOrder, approvedPass, euros, lena } from '#testing/world.ts'

const flex: TrainTicketType = {
  id: '0198bbfa-7212-7996-94df-c6cea4c15001',
  name: 'Flex',
  class: 'second',
  description: 'Every train',
  rules: ['Bring an identity card.'],
  price: euros(99),
  netPrice: euros(92.52),
  taxRate: 700,
  validFrom: '2025-10-18',
  validTo: '2025-10-26',
  cancelBefore: '2025-10-17T16:00:00.000Z',
  available: 20,
}
const comfort: TrainTicketType = {
  ...flex,
  id: '0198bbfa-7212-7996-94df-c6cea4c15002',
  name: 'Comfort',
  class: 'first',
}

const held: TrainTicket = {
  id: '0198bbfa-7212-7996-94df-c6cea4c15101',
  type: { id: flex.id, name: 'Flex', class: 'second', description: 'Every train', rules: [] },
  passengerName: 'Lena Hartwig',
  code: null,
  drawing: null,
  status: 'held',
  validFrom: flex.validFrom,
  validTo: flex.validTo,
  price: euros(99),
  orderUuid: '0198bbfa-7212-7996-94df-c6cea4c13b01',
  holdExpiresAt: '2025-08-18T08:20:00.000Z',
  issuedAt: null,
  cancelBefore: flex.cancelBefore,
  can: { cancel: true, document: false },
}
const issued: TrainTicket = {
  ...held,
  status: 'issued',
  code: 'FL-7KQ4-M2XD',
  drawing: { size: 29, path: 'M4 4h1v1h-1z' },
  holdExpiresAt: null,
  issuedAt: '2025-08-18T07:10:00.000Z',
  can: { cancel: true, document: true },
}

const open = () => visit('/train-ticket', { user: lena, pass: approvedPass })
const get = () => screen.getAllByRole('button', { name: 'Get ticket' })[0] as HTMLElement

test('who has none chooses a kind and a name, and sees it held with the way to the checkout', async () => {
  wire().answer(listTrainTicketTypes, [{ ...flex, available: 0 }, comfort])
  wire().answer(readCurrentOrder, anOrder())
  const person = await open()
  // The first that can be had is chosen, in one's own name.
  expect(((await screen.findByRole('radio', { name: /Comfort/ })) as HTMLInputElement).checked).toBe(true)
  expect(screen.queryByRole('radio', { name: /Flex/ })).toBe(null)
  expect(screen.getByText(/All tickets of this kind are taken/)).toBeTruthy()
  const name = screen.getByRole('textbox', { name: 'Name on the ticket' }) as HTMLInputElement
  await waitFor(() => expect(name.value).toBe('Lena Hartwig'))
  await person.clear(name)
  await person.click(get())
  expect(await screen.findAllByText('Enter the name of who travels.')).not.toEqual([])
  expect(wire().sent(chooseTrainTicket)).toEqual([])
  await person.type(name, 'Ada Byron')
  wire().answer(chooseTrainTicket, () => {
    wire().answer(listTrainTickets, [{ ...held, type: { ...held.type, name: 'Comfort' }, passengerName: 'Ada Byron' }])
    return anOrder()
  })
  await person.click(get())
  expect(await screen.findByRole('link', { name: /Go to checkout/ })).toBeTruthy()
  expect(screen.getByText('Ada Byron')).toBeTruthy()
  const heading = screen.getByRole('heading', { name: 'Your train ticket' })
  await waitFor(() => expect(document.activeElement).toBe(heading))
  expect(document.title).toMatch(/^Your train ticket · /)
  expect(
    wire()
      .sent(chooseTrainTicket)
      .map(({ body }) => body),
  ).toEqual([{ typeId: comfort.id, passengerName: 'Ada Byron' }])
})

test('who comes too late is told so, and sees what is left by then', async () => {
  wire().answer(listTrainTicketTypes, [flex, comfort])
  const person = await open()
  await screen.findByRole('radio', { name: /Flex/ })
  wire().refuse(chooseTrainTicket, trainTicketSoldOut)
  wire().answer(listTrainTicketTypes, [{ ...flex, available: 0 }, comfort])
  await person.click(get())
  expect(await screen.findByText(/was taken a moment ago/)).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('radio', { name: /Flex/ })).toBe(null))
})

test('where all are taken nothing can be ordered, and where none are sold the page says so', async () => {
  wire().answer(listTrainTicketTypes, [{ ...flex, available: 0 }])
  await open()
  expect(await screen.findByText(/One that somebody gives back is sold again here/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Get ticket' })).toBe(null)
})

test('no kinds at all: the page says so', async () => {
  await open()
  expect(await screen.findByRole('heading', { name: 'No train tickets yet' })).toBeTruthy()
})

test('what cannot be loaded can be tried again', async () => {
  wire().respond(listTrainTickets, () => ({ status: 500, body: {} }))
  const person = await open()
  const again = await screen.findByRole('button', { name: 'Try again' })
  wire().answer(listTrainTickets, [issued])
  await person.click(again)
  expect(await screen.findByRole('img', { name: 'QR code of your train ticket' })).toBeTruthy()
  expect(screen.getByText('FL-7KQ4-M2XD')).toBeTruthy()
})

test('a ticket in an order that staff made is paid or cancelled with it, and not taken out of it', async () => {
  wire().answer(readCurrentOrder, null)
  wire().answer(listTrainTickets, [{ ...held, can: { cancel: false, document: false } }])
  await open()
  await screen.findByText(/in an order that we made for you: pay or cancel that as a whole/)
  expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull()
  expect(screen.queryByRole('link', { name: 'Change' })).toBeNull()
  const way = screen.getByRole('link', { name: 'Go to checkout' }).getAttribute('href')
  expect(way).toBe(`/registration/checkout?order=${held.orderUuid}`)
})

test('a held ticket is let go after a question, and its kind can be chosen again', async () => {
  wire().answer(listTrainTicketTypes, [flex])
  wire().answer(listTrainTickets, [held])
  wire().answer(readCurrentOrder, anOrder())
  const person = await open()
  await person.click(await screen.findByRole('button', { name: 'Remove Flex' }))
  wire().answer(removeTrainTicket, () => {
    wire().answer(listTrainTickets, [])
    return null
  })
  await person.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Let it go' }))
  expect(await screen.findByRole('radio', { name: /Flex/ })).toBeTruthy()
})

test('an issued ticket is given back once it was seen what comes of it', async () => {
  wire().answer(listTrainTicketTypes, [flex])
  wire().answer(listTrainTickets, [issued])
  wire().answer(cancelTrainTicket, { ticket: issued, refunded: euros(99) })
  const person = await open()
  await person.click(await screen.findByRole('button', { name: 'Give back' }))
  const dialog = within(await screen.findByRole('dialog'))
  await waitFor(() => expect(dialog.getAllByText('99.00 €')).toHaveLength(2))
  const cancelled: TrainTicket = { ...issued, status: 'cancelled', code: null, drawing: null }
  wire().answer(cancelTrainTicket, () => {
    wire().answer(listTrainTickets, [cancelled])
    return { ticket: cancelled, refunded: euros(99) }
  })
  await person.click(dialog.getByRole('button', { name: 'Give the ticket back' }))
  expect(await screen.findByText(/You gave “Flex” back/)).toBeTruthy()
  expect(
    wire()
      .sent(cancelTrainTicket)
      .map(({ query }) => query),
  ).toEqual([{ preview: 'true' }, {}])
})

test('after its deadline a ticket says when that was, and has no button', async () => {
  wire().answer(listTrainTickets, [{ ...issued, can: { cancel: false, document: true } }])
  await open()
  expect(await screen.findByText(/The time to give it back ended on/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Give back' })).toBe(null)
})

test('of several tickets the first of the list is the one that is used', async () => {
  wire().answer(listTrainTickets, [issued, { ...issued, id: '0198bbfa-7212-7996-94df-c6cea4c15109', code: 'FL-OLD1' }])
  await visit('/train-ticket', { user: lena, pass: approvedPass })
  await screen.findByText('FL-7KQ4-M2XD')
  expect(screen.queryByText('FL-OLD1')).toBe(null)
})
