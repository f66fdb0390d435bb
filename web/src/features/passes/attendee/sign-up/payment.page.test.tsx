import { cancelOrder, type Order, orderExpired, payOrder, placeOrder, readOrder } from '@foyer/contract/orders'
import { pricePass, signUp } from '@foyer/contract/passes'
import { passSoldOut } from '@foyer/contract/sold-out'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { visit, wire } from '#testing/visit.tsx'
import { anOrder, euros, standardPass } from '#testing/world.ts'
import { answersOf, changeDraft, emptyDraft, keepPassword, keepSignUp, type SignUpDraft } from './sign-up-draft.ts'

const order = anOrder()
const placed: Order = {
  ...order,
  status: 'awaiting_payment',
  can: { place: false, pay: true, extend: true, cancel: true },
}
const paid: Order = { ...order, status: 'paid', can: { place: false, pay: false, extend: false, cancel: false } }

const typed: SignUpDraft = {
  ...emptyDraft,
  attendeeType: 'reseller',
  email: 'mira@fair.example',
  passTypeId: standardPass.id,
  firstName: 'Mira',
  lastName: 'Okafor',
  companyName: 'Okafor Handels GmbH',
  addressLine1: 'Ringstraße 5',
  zip: '50667',
  city: 'Köln',
  countryId: 1,
}

beforeEach(() => {
  changeDraft(typed)
  keepPassword('Correct-Horse-7-Battery')
  wire().answer(pricePass, {
    net: euros(419.33),
    taxRate: 1900,
    tax: euros(79.67),
    total: euros(499),
    reverseCharge: false,
  })
  wire().answer(signUp, { uuid: '0198bbfa-7212-7996-94df-c6cea4c13b02', order, orderSecret: 'the-secret' })
  wire().answer(readOrder, order)
  wire().answer(placeOrder, placed)
  wire().answer(payOrder, paid)
})

async function fillIn(): Promise<UserEvent> {
  const person = await visit('/sign-up/payment')
  await person.type(await screen.findByLabelText('Card number'), '4242 4242 4242 4242')
  await person.type(screen.getByLabelText('Valid until'), '1230')
  await person.type(screen.getByLabelText('Security code'), '123')
  await person.click(screen.getByRole('checkbox'))
  return person
}

/** On a phone it stands at the bottom, on a desk in the box of the order: here, where nothing is laid out, in both. */
const pay = async (person: UserEvent) =>
  person.click((await screen.findAllByRole('button', { name: /^Pay / }))[0] as HTMLElement)

test('who is not signed up is, once, and the order that this made is placed and paid with its secret', async () => {
  const person = await fillIn()
  wire().answer(readOrder, paid)
  await pay(person)
  await screen.findByRole('heading', { name: 'Paid, thank you' })
  expect([signUp, placeOrder, payOrder].map((call) => wire().sent(call).length)).toEqual([1, 1, 1])
  expect(wire().sent(signUp)[0]?.body).toMatchObject({ email: 'mira@fair.example', passTypeId: 1, acceptTerms: true })
  expect(wire().sent(payOrder)[0]?.headers.get('authorization')).toBe('Bearer the-secret')
  expect(JSON.stringify(Object.values(sessionStorage))).not.toContain('Correct-Horse')
})

test('who chose another language on the way is signed up in it: so are the mails', async () => {
  const person = await fillIn()
  wire().answer(readOrder, paid)
  await person.click(screen.getByRole('button', { name: 'Deutsch' }))
  await screen.findByRole('heading', { name: 'Prüfen und bezahlen' })
  expect(screen.getByRole('checkbox', { checked: true })).toBeTruthy()
  await person.click((await screen.findAllByRole('button', { name: /bezahlen$/ }))[0] as HTMLElement)
  await screen.findByRole('heading', { name: 'Bezahlt, vielen Dank' })
  expect(wire().sent(signUp)[0]?.body).toMatchObject({ locale: 'de' })
})

test('who comes back from the bank may read on in another language: the place that is held stays theirs', async () => {
  keepPassword('')
  keepSignUp({
    uuid: '0198bbfa-7212-7996-94df-c6cea4c13b02',
    email: typed.email,
    orderUuid: order.uuid,
    orderSecret: 'the-secret',
    answers: JSON.stringify(answersOf(typed, 'en')),
  })
  wire().answer(readOrder, placed)
  const person = await visit('/sign-up/payment')
  await screen.findByRole('heading', { name: 'Check and pay' })
  await person.click(screen.getByRole('button', { name: 'Deutsch' }))
  await screen.findByRole('heading', { name: 'Prüfen und bezahlen' })
  expect(location.pathname).toBe('/sign-up/payment')
})

test('the whole address is shown once more, with floor and state', async () => {
  changeDraft({ addressLine2: 'Floor 3', state: 'NRW' })
  await visit('/sign-up/payment')
  await screen.findByText(/Ringstraße 5, Floor 3, 50667 Köln, NRW, /)
})

test('the terms are named with everything else that is missing, and nothing is sent', async () => {
  const person = await visit('/sign-up/payment')
  await screen.findByLabelText('Card number')
  await pay(person)
  const summary = (await screen.findByRole('heading', { name: 'There is a problem' })).parentElement as HTMLElement
  const links = within(summary).getAllByRole('link')
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Check the card number.',
    'Enter month and year, such as 09/28.',
    'Enter the 3 or 4 digits of the security code.',
    'Accept the terms to continue.',
  ])
  expect(wire().sent(signUp)).toEqual([])
})

test('a sign-up whose answer was lost is sent again under the same key: there is one', async () => {
  const person = await fillIn()
  wire().lose(signUp)
  await pay(person)
  await screen.findByText(/^We cannot reach the server\./)
  await pay(person)
  await waitFor(() => expect(wire().sent(signUp).length).toBe(2))
  const keys = wire()
    .sent(signUp)
    .map(({ headers }) => headers.get('idempotency-key'))
  expect(keys[0]).toBe(keys[1])
})

test('the last pass, taken meanwhile, is said to be gone, with the way to another one', async () => {
  const person = await fillIn()
  wire().refuse(signUp, passSoldOut)
  await pay(person)
  await screen.findByText(passSoldOut.detail)
  expect(screen.getByRole('link', { name: 'Choose another pass' }).getAttribute('href')).toBe('/sign-up/pass')
  expect(wire().sent(payOrder)).toEqual([])
})

test('a place whose time ran out is given back, and the same answers take a new one', async () => {
  const person = await fillIn()
  wire().refuse(payOrder, orderExpired)
  await pay(person)
  await screen.findByText(/^The time to pay is over, and your place was given back\./)
  const over: Order = { ...order, status: 'expired', can: { place: false, pay: false, extend: false, cancel: false } }
  wire().answer(readOrder, over)
  wire().answer(payOrder, paid)
  await pay(person)
  await waitFor(() => expect(wire().sent(signUp).length).toBe(2))
  await waitFor(() => expect(location.pathname).toBe('/sign-up/success'))
})

test('other answers are another sign-up, and the place that the first one held is given back', async () => {
  const person = await fillIn()
  wire().lose(payOrder)
  await pay(person)
  await screen.findByText(/^We cannot reach the server\./)
  wire().answer(readOrder, placed)
  wire().answer(cancelOrder, {
    order: { ...placed, status: 'cancelled' },
    released: ['Standard pass'],
    refunded: euros(0),
    fees: [],
  })
  wire().answer(payOrder, paid)
  changeDraft({ lastName: 'Okafor-Weber' })
  await pay(person)
  await waitFor(() => expect(location.pathname).toBe('/sign-up/success'))
  expect(wire().sent(cancelOrder).length).toBe(1)
  const names = wire()
    .sent(signUp)
    .map(({ body }) => (body as { lastName: string }).lastName)
  expect(names).toEqual(['Okafor', 'Okafor-Weber'])
})

test('who comes back from the bank’s page without an answer reads that it was left, and that it is paid once', async () => {
  keepSignUp({
    uuid: '0198bbfa-7212-7996-94df-c6cea4c13b02',
    email: typed.email,
    orderUuid: order.uuid,
    orderSecret: 'the-secret',
    answers: JSON.stringify(answersOf(typed, 'en')),
  })
  wire().answer(readOrder, { ...placed, paymentPending: true })
  await visit('/sign-up/payment')
  await screen.findByText('You left your bank’s page. Pay again here, or confirm there: you are charged once.')
})

test('who comes back to what is ordered by transfer goes on to what happens next, and orders nothing again', async () => {
  const bank = { holder: 'Fair Ltd', iban: 'DE02', bank: '', reference: 'RF18', received: euros(0), code: null }
  wire().answer(readOrder, { ...placed, method: 'transfer', transfer: { ...bank, amount: euros(499) } })
  keepSignUp({
    uuid: '0198bbfa-7212-7996-94df-c6cea4c13b02',
    email: 'mira@fair.example',
    orderUuid: order.uuid,
    orderSecret: 'the-secret',
    answers: JSON.stringify(answersOf(typed, 'en')),
  })
  await visit('/sign-up/payment')
  await screen.findByRole('heading', { name: 'Transfer the amount' })
  expect(screen.queryByRole('button', { name: /^Order/ })).toBe(null)
  expect(screen.queryByRole('checkbox')).toBe(null)
  for (const link of screen.getAllByRole('link', { name: 'Continue' }))
    expect(link.getAttribute('href')).toBe('/sign-up/success')
})
