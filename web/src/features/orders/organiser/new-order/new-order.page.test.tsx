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
import { fireEvent, screen, waitFor } from '@testing-library/react'
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
