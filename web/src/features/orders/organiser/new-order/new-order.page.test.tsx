import { requests } from '@foyer/contract/kit/refusal'
import {
  giveOrder,
  type MadeOrderChoices,
  type MadeOrderPreview,
  madeOrderDiffers,
  makeOrder,
  previewMadeOrder,
  readOrderChoices,
} from '@foyer/contract/made-orders'
import { readOfficeOrder } from '@foyer/contract/office-orders'
import { listOtherPeople, listPeople } from '@foyer/contract/office-people'
import { readRoomChoice } from '@foyer/contract/office-stays'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { wire } from '#testing/visit.tsx'
import { visitOffice } from '#testing/visit-office.tsx'
import { euros } from '#testing/world.ts'

const uuid = '0198bbfa-7212-7996-94df-c6cea4c13b01'
const made = '0198bbfa-7212-7996-94df-c6cea4c13b02'
const choices: MadeOrderChoices = {
  person: { uuid, name: 'Ines Kestrel', email: 'ines@fair.example', company: 'Fair Ltd' },
  passes: [{ id: 1, name: 'Standard pass', price: euros(499), left: 12 }],
  trainTickets: [{ id: made, name: 'Flex', price: euros(53), left: 4 }],
  vipEvents: [],
  arrival: '2025-10-20',
  departure: '2025-10-24',
  settlements: [
    { settlement: 'link', until: '2025-08-21' },
    { settlement: 'invoice', until: '2025-08-25' },
  ],
  unpaid: [],
}
const preview: MadeOrderPreview = {
  lines: [{ kind: 'pass', description: 'Standard pass, MSPG 2025', taxRate: 1900, gross: euros(499) }],
  net: euros(419.33),
  tax: euros(79.67),
  total: euros(499),
  reverseCharge: false,
  buyer: { name: 'Ines Kestrel', company: 'Fair Ltd', addressLines: ['Ringstraße 5', '50667 Köln'], vatId: null },
  isBillingKnown: true,
  until: '2025-08-21T21:59:59.000Z',
  seen: { total: 49_900, orders: 1 },
}
const page = `/organiser/orders/new?person=${uuid}`
const pass = { kind: 'pass', passTypeId: 1 }

beforeEach(() => {
  wire().answer(readOrderChoices, choices)
  wire().answer(previewMadeOrder, preview)
  wire().answer(readRoomChoice, [])
  wire().refuse(readOfficeOrder, requests.notFound)
})

const sent = (endpoint: typeof makeOrder | typeof giveOrder) =>
  wire()
    .sent(endpoint)
    .map(({ body }) => body)

test('who orders for somebody sees what it costs, until when it is held and who is invoiced, and sends back what they saw', async () => {
  wire().answer(makeOrder, { uuid: made, number: 'MS25-0002' })
  const user = await visitOffice(page)
  await user.selectOptions(await screen.findByLabelText(/^Pass/), '1')
  await screen.findByText(/^Held until .*21.*23:59/)
  await screen.findByText(/Invoice to: Ines Kestrel, Fair Ltd, Ringstraße 5/)
  fireEvent.change(screen.getByLabelText('Held until the end of'), { target: { value: '2025-08-30' } })
  await user.click(await screen.findByRole('button', { name: 'Hold it and send the link: 499.00\u00a0€' }))
  await screen.findByText('It is held, and the mail is on its way.')
  expect(sent(makeOrder)).toEqual([
    { things: [pass], settlement: 'link', until: '2025-08-30', seen: { total: 49_900, orders: 1 } },
  ])
})

test('what is given wants a reason, and costs nothing', async () => {
  wire().answer(giveOrder, { uuid: made, number: 'MS25-0002' })
  const user = await visitOffice(page)
  await user.selectOptions(await screen.findByLabelText(/^Pass/), '1')
  await user.click(screen.getByRole('radio', { name: /^Free/ }))
  const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Give it for free' })
  await screen.findByText('It would cost')
  await user.click(button())
  await screen.findByRole('link', { name: 'Say why.' })
  expect(screen.getByLabelText('Why').getAttribute('aria-invalid')).toBe('true')
  expect(sent(giveOrder)).toEqual([])
  await user.type(screen.getByLabelText('Why'), 'Speaker')
  await user.click(button())
  await screen.findByText('It is theirs, and they are told by mail.')
  expect(sent(giveOrder)).toEqual([{ things: [pass], reason: 'Speaker', seen: { total: 49_900, orders: 1 } }])
})

test('what is missing is said when it is tried, each a link to its field, and leaves the list when it is there', async () => {
  const user = await visitOffice(page)
  const button = await screen.findByRole('button', { name: 'Hold it and send the link' })
  await user.click(button)
  const summary = (await screen.findByRole('heading', { name: 'There is a problem' })).parentElement as HTMLElement
  expect(document.activeElement).toBe(summary)
  await user.click(screen.getByRole('link', { name: 'Choose a thing at least that they get.' }))
  expect(document.activeElement).toBe(screen.getByLabelText(/^Pass/))
  await user.selectOptions(screen.getByLabelText(/^Train ticket/), made)
  await user.clear(screen.getByLabelText('Passenger'))
  expect(screen.getAllByRole('link', { name: /^(Choose|Enter)/ }).map(({ textContent }) => textContent)).toEqual([
    'Enter who travels.',
  ])
  await user.type(screen.getByLabelText('Passenger'), 'Ines')
  expect(screen.queryByRole('heading', { name: 'There is a problem' })).toBeNull()
  expect(sent(makeOrder)).toEqual([])
})

test('where something was ordered meanwhile it says so, keeps what was chosen, and reads the price anew', async () => {
  wire().refuse(makeOrder, madeOrderDiffers)
  const user = await visitOffice(page)
  await user.selectOptions(await screen.findByLabelText(/^Pass/), '1')
  const button = await screen.findByRole('button', { name: /Hold it and send the link: 499/ })
  wire().answer(previewMadeOrder, { ...preview, total: euros(549) })
  await user.click(button)
  await screen.findByRole('button', { name: /549/ })
  expect(screen.getByRole('alert').textContent).toContain('Nothing was ordered now.')
  expect(screen.getByLabelText<HTMLSelectElement>(/^Pass/).value).toBe('1')
})

test('support orders and gives nothing; a room that is not chosen yet asks for no price', async () => {
  const user = await visitOffice(page, ['support'])
  await screen.findByRole('radio', { name: /^Invoice/ })
  expect(screen.queryByRole('radio', { name: /^Free/ })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Add a room' }))
  await user.selectOptions(screen.getByLabelText(/^Pass/), '1')
  expect(wire().sent(previewMadeOrder)).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Remove room 1' }))
  await screen.findByRole('button', { name: /499/ })
})

test('for whom it is can be looked for first', async () => {
  const person = { uuid, name: 'Ines Kestrel', email: 'ines@fair.example', company: null, city: null, category: null }
  const has = { tags: [], pass: null, houses: '', hasTrainTicket: false, createdAt: '2025-08-18T08:00:00.000Z' }
  wire().answer(listPeople, { items: [{ ...person, ...has }], next: null })
  wire().answer(listOtherPeople, { items: [], next: null })
  const user = await visitOffice('/organiser/orders/new')
  await user.type(await screen.findByLabelText('For whom: name, e-mail, company or number'), 'kestrel{Enter}')
  await user.click(await screen.findByRole('link', { name: 'Ines Kestrel' }))
  await screen.findByText('What they get')
})

test('it can be for somebody who has nothing in the event yet; where nobody is found at all that is said', async () => {
  const other = { uuid, name: 'Ines Kestrel', email: 'ines@fair.example', company: 'Fair Ltd', city: null, tags: [] }
  wire().answer(listPeople, { items: [], next: null })
  wire().answer(listOtherPeople, { items: [], next: null })
  const user = await visitOffice('/organiser/orders/new')
  await user.type(await screen.findByLabelText('For whom: name, e-mail, company or number'), 'kestrl{Enter}')
  await screen.findByText('Nobody with an account is found.')
  const answer = Promise.withResolvers<void>()
  wire().answer(listOtherPeople, async () => {
    await answer.promise
    return { items: [{ ...other, createdAt: '2025-08-18T08:00:00.000Z' }], next: null }
  })
  await user.type(screen.getByLabelText('For whom: name, e-mail, company or number'), '{Backspace}el{Enter}')
  await waitFor(() => expect(wire().sent(listOtherPeople)).toHaveLength(2))
  expect(screen.queryByText('Nobody with an account is found.')).toBeNull()
  answer.resolve()
  await screen.findByText('Fair Ltd, ines@fair.example')
  await user.click(screen.getByRole('link', { name: 'Ines Kestrel' }))
  await screen.findByText('What they get')
})

const inEachHand = { email: 'x@fair.example', company: 'Fair Ltd', city: null, tags: [], isNear: true }
const createdAt = '2025-08-18T08:00:00.000Z'

test('who is found by a letter that was changed is said to be, of either kind, and not while others are looked for', async () => {
  const here = { ...inEachHand, uuid, name: 'Ines Kestrel', category: null, houses: null, hasTrainTicket: false }
  const there = { ...inEachHand, uuid: made, name: 'Ina Kestrel', createdAt }
  wire().answer(listPeople, { items: [{ ...here, pass: null, createdAt }], next: null })
  wire().answer(listOtherPeople, { items: [there], next: null })
  const user = await visitOffice('/organiser/orders/new')
  expect(wire().sent(listPeople)).toEqual([])
  const box = () => screen.findByLabelText('For whom: name, e-mail, company or number')
  await user.type(await box(), 'kestrl{Enter}')
  const notes = await screen.findAllByText('Nobody is found by “kestrl”. With one letter changed these are:')
  expect(notes).toHaveLength(2)
  expect(wire().sent(listPeople)[0]?.query).toEqual({ q: 'kestrl', limit: '8' })
  screen.getByText('They have no pass and no order in MSP Global 2025.')
  wire().answer(listPeople, () => new Promise(() => {}))
  await user.type(await box(), '{Backspace}{Enter}')
  await waitFor(() => expect(wire().sent(listPeople)).toHaveLength(2))
  expect(screen.queryByText(/With one letter changed/)).toBeNull()
  expect(screen.getByRole('link', { name: 'Somebody who has no account yet' }).getAttribute('href')).toBe(
    '/organiser/people/new?next=order',
  )
})

test('what cannot be looked for says so', async () => {
  wire().refuse(listPeople, requests.unexpected)
  wire().answer(listOtherPeople, { items: [], next: null })
  const user = await visitOffice('/organiser/orders/new')
  await user.type(await screen.findByLabelText('For whom: name, e-mail, company or number'), 'kestrel{Enter}')
  await screen.findByText('This could not be loaded')
})

test('what they have not paid, what is sold out, and that nobody knows where they are is said beforehand', async () => {
  wire().answer(readOrderChoices, {
    ...choices,
    passes: [{ id: 1, name: 'Standard pass', price: euros(499), left: 0 }],
    trainTickets: [{ id: made, name: 'Flex', price: euros(53), left: 4 }],
    unpaid: [{ uuid: made, number: 'MS25-0001', items: ['Standard pass'] }],
  })
  const lines = preview.lines.map((line) => ({ ...line, kind: 'train-ticket' as const, taxRate: 0 }))
  wire().answer(previewMadeOrder, { ...preview, lines, reverseCharge: true, isBillingKnown: false })
  const user = await visitOffice(page)
  expect((await screen.findByRole('link', { name: 'MS25-0001' })).getAttribute('href')).toBe(
    `/organiser/orders/${made}`,
  )
  screen.getByText('Fair Ltd, ines@fair.example')
  expect(screen.getByRole<HTMLOptionElement>('option', { name: /^Standard pass/ }).disabled).toBe(true)
  await user.selectOptions(screen.getByLabelText(/^Train ticket/), made)
  expect(screen.getByLabelText('Passenger')).toHaveProperty('value', 'Ines Kestrel')
  await screen.findByText('VAT owed by them')
  screen.getByText(/^They have no billing address/)
  expect(screen.queryByText(/^Invoice to/)).toBeNull()
})

test('each way to pay has days of its own, and what is given has none', async () => {
  const user = await visitOffice(page)
  await user.selectOptions(await screen.findByLabelText(/^Pass/), '1')
  const until = () => screen.getByLabelText<HTMLInputElement>('Held until the end of').value
  expect(until()).toBe('2025-08-21')
  fireEvent.change(screen.getByLabelText('Held until the end of'), { target: { value: '2025-08-30' } })
  await user.click(screen.getByRole('radio', { name: /^Invoice/ }))
  expect(until()).toBe('2025-08-25')
  await screen.findByRole('button', { name: 'Send the invoice: 499.00\u00a0€' })
  await user.click(screen.getByRole('radio', { name: /^Free/ }))
  await screen.findByText(/^0\.00\s€$/)
  expect(screen.queryByText(/^Held until/)).toBeNull()
})

test('where they have a pass already none is offered; with a place at an event comes a guest, where it has one', async () => {
  const event = { name: 'Tower evening', price: euros(90), left: 3, startsAt: '2025-10-21T18:00:00.000Z' }
  wire().answer(readOrderChoices, {
    ...choices,
    passes: [],
    vipEvents: [
      { ...event, id: 4, hasPlusOne: true },
      { ...event, id: 5, name: 'Tour', hasPlusOne: false },
    ],
  })
  wire().answer(makeOrder, { uuid: made, number: 'MS25-0002' })
  const user = await visitOffice(page)
  await screen.findByText('They have one, or none is on sale.')
  await user.selectOptions(screen.getByLabelText(/^VIP event/), '4')
  await user.type(screen.getByLabelText(/^Guest/), 'Bo')
  await user.selectOptions(screen.getByLabelText(/^VIP event/), '5')
  expect(screen.queryByLabelText(/^Guest/)).toBeNull()
  await user.selectOptions(screen.getByLabelText(/^VIP event/), '4')
  expect(screen.getByLabelText(/^Guest/)).toHaveProperty('value', '')
  await user.type(screen.getByLabelText(/^Guest/), 'Cem ')
  await user.click(await screen.findByRole('button', { name: /^Hold it and send the link: 499/ }))
  await screen.findByText('It is held, and the mail is on its way.')
  expect(sent(makeOrder)).toMatchObject([{ things: [{ kind: 'vip-event', eventId: 4, guest: 'Cem' }] }])
})

test('a room has its days, its persons and its number; what is wrong with one is said at it', async () => {
  const room = { id: 9, name: 'Double', price: euros(300) }
  wire().answer(readRoomChoice, [{ id: 3, name: 'Adler', rooms: [room] }])
  wire().answer(makeOrder, { uuid: made, number: 'MS25-0002' })
  const user = await visitOffice(page)
  const add = async () => user.click(await screen.findByRole('button', { name: 'Add a room' }))
  await add()
  await add()
  const second = within(await screen.findByRole('group', { name: 'Room 2' }))
  await second.findByRole('option', { name: 'Adler' })
  await user.selectOptions(second.getByLabelText('Hotel'), '3')
  await user.selectOptions(second.getByLabelText('Persons'), '2')
  const try_ = () => user.click(screen.getByRole('button', { name: /^Hold it and send the link/ }))
  await try_()
  await screen.findByRole('link', { name: 'Room 1: choose which.' })
  await user.click(screen.getByRole('button', { name: 'Remove room 1' }))
  fireEvent.change(screen.getByLabelText('Departure'), { target: { value: '2025-10-19' } })
  await screen.findByRole('link', { name: 'The departure must be after the arrival.' })
  fireEvent.change(screen.getByLabelText('Departure'), { target: { value: '2025-10-22' } })
  await screen.findByRole('button', { name: /499/ })
  await try_()
  await screen.findByText('It is held, and the mail is on its way.')
  const stay = { kind: 'room', roomId: 9, arrival: '2025-10-20', departure: '2025-10-22', roomOccupancy: 2 }
  expect(sent(makeOrder)).toMatchObject([{ things: [stay] }])
})

test('what cannot be read comes at the next try, and why nothing was ordered goes with the next choice', async () => {
  wire().refuse(readOrderChoices, requests.unexpected)
  const user = await visitOffice(page)
  await screen.findByText('This could not be loaded')
  wire().answer(readOrderChoices, choices)
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await user.selectOptions(await screen.findByLabelText(/^Pass/), '1')
  wire().refuse(makeOrder, madeOrderDiffers)
  await user.click(await screen.findByRole('button', { name: /Hold it and send the link: 499/ }))
  await screen.findByRole('alert')
  await user.selectOptions(screen.getByLabelText(/^Train ticket/), made)
  expect(screen.queryByRole('alert')).toBeNull()
})
