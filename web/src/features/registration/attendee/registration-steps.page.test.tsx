import { readStayPlan, saveStayPlan } from '@foyer/contract/accommodation'
import { createAddress, deleteAddress, readAddress } from '@foyer/contract/addresses'
import { listBookings } from '@foyer/contract/bookings'
import { VENDOR_TAG_ID } from '@foyer/contract/constants'
import { updateUser } from '@foyer/contract/identity'
import { checkVatId } from '@foyer/contract/invoices'
import { vatIdMessage } from '@foyer/contract/kit/fields'
import { listUnpaidOrders, type Order, payOrder, placeOrder, readCurrentOrder, readOrder } from '@foyer/contract/orders'
import { checkEligibility, checkVoucher, choosePass, listVoucherPassTypes } from '@foyer/contract/pass-choice'
import { passSoldOut } from '@foyer/contract/sold-out'
import { readSurveyDraft } from '@foyer/contract/surveys'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { query } from '#platform/api.ts'
import { queryClient } from '#platform/query-client.ts'
import { visit, wire } from '#testing/visit.tsx'
import { anOrder, approvedPass, edition, euros, hamburg, lena, standardPass } from '#testing/world.ts'

const holder = { user: lena, pass: approvedPass }
const vendor = { user: { ...lena, tags: [{ id: VENDOR_TAG_ID, name: 'Vendor' }] }, pass: null }
const goOn = async (person: UserEvent) =>
  person.click((await screen.findAllByRole('button', { name: 'Continue' }))[0] as HTMLElement)

/** What the summary lists; it has the focus. */
async function problems(): Promise<(string | null)[]> {
  const summary = (await screen.findByRole('heading', { name: 'There is a problem' })).parentElement as HTMLElement
  await waitFor(() => expect(document.activeElement).toBe(summary))
  return within(summary)
    .getAllByRole('link')
    .map(({ textContent }) => textContent)
}

beforeEach(() => {
  wire().answer(checkEligibility, { isBlacklisted: false, isWhitelisted: false })
  wire().answer(readCurrentOrder, null)
  wire().answer(listUnpaidOrders, [])
  wire().answer(readStayPlan, { plan: null })
  wire().answer(listBookings, [])
  wire().answer(updateUser, ({ body }) => ({ ...lena, ...(body as object) }))
})

describe('you and your company', () => {
  const open = async () => {
    const person = await visit('/registration/account', holder)
    await screen.findByRole('heading', { name: 'You and your company' })
    await screen.findByLabelText('First name')
    return person
  }

  test('an answer is saved a while after its field was left, and when that was is said on the clock of the venue', async () => {
    wire().answer(readAddress, hamburg)
    const person = await open()
    await person.type(screen.getByLabelText('Job title (optional)'), 'CTO')
    await person.tab()
    await screen.findByText(/^Saved 10:0\d\sCEST$/)
    expect(
      wire()
        .sent(updateUser)
        .map(({ body }) => body),
    ).toEqual([{ jobTitle: 'CTO' }])
  })

  test('an answer that could not be saved says so, and can be tried again', async () => {
    wire().answer(readAddress, hamburg)
    wire().lose(updateUser)
    const person = await open()
    await person.type(screen.getByLabelText('Job title (optional)'), 'CTO')
    await person.tab()
    await screen.findByText('Not saved yet')
    wire().answer(updateUser, { ...lena, jobTitle: 'CTO' })
    await person.click(screen.getByRole('button', { name: 'Retry' }))
    await screen.findByText(/^Saved /)
  })

  test('what is missing is named, and nothing of it is sent', async () => {
    const person = await open()
    await person.clear(screen.getByLabelText('Company'))
    await goOn(person)
    expect(await problems()).toEqual([
      'Enter your company.',
      'Choose a country.',
      'Enter street and number.',
      'Enter the postcode.',
      'Enter the city.',
    ])
  })

  test('going on saves what was not saved yet, first', async () => {
    const person = await open()
    wire().answer(createAddress, hamburg)
    await person.type(screen.getByLabelText('Street and number'), 'Kanalstraße 14')
    await person.type(screen.getByLabelText('Postcode'), '20457')
    await person.type(screen.getByLabelText('City'), 'Hamburg')
    await person.type(await screen.findByRole('combobox', { name: 'Country' }), 'Germany')
    await person.click(await screen.findByRole('option', { name: /^Germany/ }))
    await goOn(person)
    await waitFor(() => expect(location.pathname).toBe('/registration/hotel'))
    expect(
      wire()
        .sent(createAddress)
        .map(({ body }) => body),
    ).toMatchObject([{ type: 'billingAddress', address: { zip: '20457', countryId: 1 } }])
  })

  test('a shipping address is asked for only where it differs, and its tick is an answer at once', async () => {
    const shipping = { ...hamburg, id: 8, type: 'shippingAddress' as const }
    wire().answer(readAddress, ({ query }) => (query['type'] === 'shippingAddress' ? shipping : hamburg))
    wire().answer(deleteAddress, undefined as never)
    const person = await open()
    expect(screen.getAllByLabelText('City').length).toBe(2)
    await person.click(screen.getByRole('checkbox', { name: 'Same as the billing address' }))
    expect(screen.getAllByLabelText('City').length).toBe(1)
    await screen.findByText(/^Saved /)
    expect(wire().sent(deleteAddress)[0]?.params).toEqual({ id: '8' })
  })

  test('a VAT ID that is wrong is not saved, and keeps it from going on', async () => {
    wire().answer(readAddress, hamburg)
    wire().answer(checkVatId, { valid: false, reason: 'checksum' })
    const person = await open()
    await person.type(screen.getByLabelText('VAT ID (optional)'), 'de123456789')
    await goOn(person)
    expect(await problems()).toEqual([vatIdMessage])
    expect(wire().sent(updateUser)).toEqual([])
  })
})

describe('a room', () => {
  const open = async () => {
    wire().answer(readAddress, hamburg)
    const person = await visit('/registration/hotel', holder)
    await screen.findByRole('radio', { name: /^Later/ })
    return person
  }
  const choose = (person: UserEvent, name: RegExp) => person.click(screen.getByRole('radio', { name }))

  test('rooms that cannot be read are not left out, and can be tried again', async () => {
    wire().respond(listBookings, () => ({ status: 500, body: {} }))
    const person = await visit('/registration/hotel', holder)
    const rooms = await screen.findByRole('region', { name: 'Your rooms' })
    wire().answer(listBookings, [])
    await person.click(await within(rooms).findByRole('button', { name: 'Try again' }))
    // Whoever has none and has not said that they need one is shown none.
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Your rooms' })).toBe(null))
  })

  test('no answer, and a room that is not chosen yet, are named', async () => {
    const person = await open()
    wire().answer(saveStayPlan, ({ body }) => body as { plan: 'book' })
    await goOn(person)
    expect(await problems()).toEqual(['Choose one of the three answers.'])
    await choose(person, /^I need a room/)
    await goOn(person)
    expect(await problems()).toEqual(['Choose a room first, or answer “Later”.'])
  })

  test('goes on once the answer is saved', async () => {
    const person = await open()
    const { promise, resolve } = Promise.withResolvers<void>()
    wire().answer(readSurveyDraft, { answers: [], savedAt: null })
    wire().answer(saveStayPlan, async () => {
      await promise
      return { plan: 'later' as const }
    })
    await choose(person, /^Later/)
    await goOn(person)
    expect(location.pathname).toBe('/registration/hotel')
    resolve()
    await waitFor(() => expect(location.pathname).not.toBe('/registration/hotel'))
  })

  test('an answer that could not be saved is taken back, and why is said', async () => {
    const person = await open()
    wire().lose(saveStayPlan)
    await choose(person, /^Later/)
    await screen.findByText(/^We cannot reach the server\./)
    expect((screen.getByRole('radio', { name: /^Later/ }) as HTMLInputElement).checked).toBe(false)
    await goOn(person)
    // The summary and the answer itself.
    await waitFor(() => expect(screen.getAllByText('Choose one of the three answers.').length).toBe(2))
  })

  test('of two answers the last one counts, whichever arrives first', async () => {
    const person = await open()
    const { promise, resolve } = Promise.withResolvers<void>()
    wire().answer(saveStayPlan, async ({ body }) => {
      if ((body as { plan: string }).plan === 'own') await promise
      return body as { plan: 'own' }
    })
    await choose(person, /^I have one/)
    await choose(person, /^Later/)
    expect(wire().sent(saveStayPlan).length).toBe(1)
    resolve()
    await waitFor(() => expect(wire().sent(saveStayPlan).length).toBe(2))
    expect(
      wire()
        .sent(saveStayPlan)
        .map(({ body }) => body),
    ).toEqual([{ plan: 'own' }, { plan: 'later' }])
    expect((screen.getByRole('radio', { name: /^Later/ }) as HTMLInputElement).checked).toBe(true)
  })
})

describe('the pass of a vendor', () => {
  const open = async (voucher = '') => {
    const person = await visit('/registration', vendor)
    await screen.findByRole('radio', { name: /^Standard/ })
    if (voucher !== '') await person.type(screen.getByLabelText('Voucher code'), voucher)
    return person
  }

  test('is asked for, and a voucher that was typed has to be applied first', async () => {
    const person = await open('TEAM-7')
    await goOn(person)
    expect(await problems()).toEqual(['Apply your voucher, or choose a pass.'])
    await person.clear(screen.getByLabelText('Voucher code'))
    await goOn(person)
    expect(await problems()).toEqual(['Choose a pass, or enter a voucher.'])
    expect(wire().sent(choosePass)).toEqual([])
  })

  test('is put into the order, and leads on', async () => {
    const person = await open()
    wire().answer(choosePass, anOrder())
    await person.click(screen.getByRole('radio', { name: /^Standard/ }))
    await goOn(person)
    await waitFor(() => expect(location.pathname).toBe('/registration/account'))
    expect(wire().sent(choosePass)[0]?.body).toEqual({ passTypeId: standardPass.id })
  })

  test('that was sold meanwhile is said to be, and what was chosen stands', async () => {
    const person = await open()
    wire().refuse(choosePass, passSoldOut)
    await person.click(screen.getByRole('radio', { name: /^Standard/ }))
    await goOn(person)
    await screen.findByText(passSoldOut.detail)
    expect((screen.getByRole('radio', { name: /^Standard/ }) as HTMLInputElement).checked).toBe(true)
    expect(location.pathname).toBe('/registration')
  })

  test('a voucher gives its pass in the place of a paid one, which comes back with the way back', async () => {
    wire().answer(checkVoucher, { valid: true, passType: { ...standardPass, id: 9, name: 'Guest' }, reason: null })
    wire().answer(listVoucherPassTypes, [])
    const person = await open('TEAM-7')
    await person.click(screen.getByRole('radio', { name: /^Standard/ }))
    await person.click(screen.getByRole('button', { name: 'Apply' }))
    await screen.findByText('Your voucher gives you: Guest.')
    wire().answer(choosePass, anOrder())
    await person.click(screen.getByRole('button', { name: 'Choose a paid pass instead' }))
    expect((screen.getByRole('radio', { name: /^Standard/ }) as HTMLInputElement).checked).toBe(true)
    await goOn(person)
    await waitFor(() => expect(wire().sent(choosePass)[0]?.body).toEqual({ passTypeId: standardPass.id }))
  })

  test('a check of the address that fails takes the voucher, and leaves the rest', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    wire().respond(checkEligibility, async () => {
      await promise
      return 'unreachable' as const
    })
    await open('TEAM-7')
    resolve()
    await waitFor(() => expect((screen.getByLabelText('Voucher code') as HTMLInputElement).value).toBe(''))
    expect(document.querySelector('[aria-invalid=true]')).toBe(null)
  })
})

describe('the payment of a registration', () => {
  const order = anOrder()
  const placed: Order = {
    ...order,
    status: 'awaiting_payment',
    can: { place: false, pay: true, extend: true, cancel: true },
  }
  const paid: Order = { ...order, status: 'paid', can: { place: false, pay: false, extend: false, cancel: false } }
  const open = async () => {
    wire().answer(readAddress, hamburg)
    wire().answer(readStayPlan, { plan: 'later' })
    wire().answer(readCurrentOrder, order)
    wire().answer(readOrder, order)
    wire().answer(placeOrder, placed)
    const person = await visit('/registration/checkout', holder)
    await screen.findByLabelText('Card number')
    return person
  }
  const fillIn = async (person: UserEvent) => {
    await person.type(screen.getByLabelText('Card number'), '4242 4242 4242 4242')
    await person.type(screen.getByLabelText('Valid until'), '1230')
    await person.type(screen.getByLabelText('Security code'), '123')
  }
  const pay = async (person: UserEvent, amount = '499.00') =>
    person.click((await screen.findAllByRole('button', { name: `Pay ${amount}\u00a0€` }))[0] as HTMLElement)

  test('asks for the whole card before anything is placed', async () => {
    const person = await open()
    await pay(person)
    expect(await problems()).toEqual([
      'Check the card number.',
      'Enter month and year, such as 09/28.',
      'Enter the 3 or 4 digits of the security code.',
    ])
    expect(wire().sent(placeOrder)).toEqual([])
  })

  test('leads to the end once it is paid, with a card as it is sent', async () => {
    const person = await open()
    wire().answer(payOrder, () => {
      wire().answer(readOrder, paid)
      wire().answer(readCurrentOrder, null)
      return paid
    })
    await fillIn(person)
    await pay(person)
    await waitFor(() => expect(location.pathname).toBe('/registration/finish'))
    expect(wire().sent(payOrder)[0]?.body).toEqual({
      card: { number: '4242424242424242', expiry: '12/30', cvc: '123' },
    })
  })

  test('charges nothing where placing it comes to another total, and keeps the card', async () => {
    const person = await open()
    wire().answer(placeOrder, { ...placed, total: euros(593.81) })
    await fillIn(person)
    await pay(person)
    await screen.findByText(/^The price changed from 499\.00\s€ to 593\.81\s€\. Check it, then pay\.$/)
    expect(wire().sent(payOrder)).toEqual([])
    expect((screen.getByLabelText('Security code') as HTMLInputElement).value).toBe('123')
  })

  test('has no VAT in its total where the buyer owes it elsewhere, before it is paid and on the receipt', async () => {
    const isFree = { tax: euros(0), total: euros(419.33), reverseCharge: true }
    wire().answer(readAddress, { ...hamburg, state: 'HH' })
    wire().answer(readStayPlan, { plan: 'later' })
    wire().answer(readCurrentOrder, { ...order, ...isFree })
    await visit('/registration/checkout', holder)
    expect((await screen.findAllByText('Total, no VAT')).length).toBeGreaterThan(0)
    expect(screen.queryByText('Total with VAT')).toBe(null)
    expect(screen.getByText(/20457 Hamburg, HH, /)).toBeTruthy()
    cleanup()
    wire().answer(readOrder, { ...paid, ...isFree })
    wire().answer(readCurrentOrder, null)
    await visit(`/registration/finish?order=${order.uuid}`, holder)
    await screen.findByText('Your reference')
    expect([screen.queryByText('Total, no VAT') === null, screen.queryByText('Total with VAT')]).toEqual([false, null])
  })

  test('is of what is in the order now, not of what was known a moment ago: another tab may have taken it out', async () => {
    queryClient.setQueryData(query(readCurrentOrder).queryKey, order)
    wire().answer(readAddress, hamburg)
    wire().answer(readStayPlan, { plan: 'later' })
    wire().answer(readOrder, { ...order, status: 'cancelled', can: { ...paid.can } })
    await visit('/registration/checkout', holder)
    await screen.findByText(/Nothing is held for you any more/)
    expect(screen.queryByLabelText('Card number')).toBe(null)
  })

  test('says of an order that staff made and that ran out whom to write to, and begins no registration for it', async () => {
    const gone = { place: false, pay: false, extend: false, cancel: false }
    wire().answer(readAddress, hamburg)
    wire().answer(readOrder, { ...order, purpose: 'offer', status: 'expired', can: gone })
    await visit(`/registration/checkout?order=${order.uuid}`, holder)
    await screen.findByText(/^We made this order for you, and its time to pay is over\./)
    expect(screen.getByRole('link', { name: edition.contactEmail }).getAttribute('href')).toMatch(/^mailto:/)
    expect(screen.queryByRole('link', { name: 'Start again' })).toBe(null)
  })
})
