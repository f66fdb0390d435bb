import { attendeeTypes } from '@foyer/contract/attendee-types'
import { readEdition } from '@foyer/contract/editions'
import { checkVatId } from '@foyer/contract/invoices'
import { vatIdMessage } from '@foyer/contract/kit/fields'
import { requests } from '@foyer/contract/kit/refusal'
import { checkEligibility, checkVoucher, listVoucherPassTypes, pricePass } from '@foyer/contract/pass-choice'
import { listPaidPassTypes } from '@foyer/contract/passes'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { signOut } from '#platform/session.ts'
import { visit, wire } from '#testing/visit.tsx'
import { edition, euros, standardPass, vipPass } from '#testing/world.ts'
import { changeDraft, emptyDraft, keepPassword, keptPassword, parseDraft } from './sign-up-draft.ts'

const kept = () => parseDraft(sessionStorage.getItem('foyer_sign_up_2'))
const welcome = { isBlacklisted: false, isWhitelisted: false }
/** On a phone it stands at the bottom, on a desk in the box of the order. */
const goOn = async (person: UserEvent) =>
  person.click((await screen.findAllByRole('button', { name: 'Continue' }))[0] as HTMLElement)
const type = async (person: UserEvent, label: string, text: string) =>
  person.type(await screen.findByLabelText(label), text)

/** What the summary lists; it has the focus. */
async function problems(): Promise<(string | null)[]> {
  const summary = (await screen.findByRole('heading', { name: 'There is a problem' })).parentElement as HTMLElement
  await waitFor(() => expect(document.activeElement).toBe(summary))
  return within(summary)
    .getAllByRole('link')
    .map(({ textContent }) => textContent)
}

beforeEach(() => {
  keepPassword('')
  changeDraft(emptyDraft)
  wire().answer(checkEligibility, welcome)
  wire().answer(pricePass, {
    net: euros(419.33),
    taxRate: 1900,
    tax: euros(79.67),
    total: euros(499),
    reverseCharge: false,
  })
})

describe('what somebody does', () => {
  test('is asked for, kept as it is chosen, and leads on to the pass', async () => {
    const person = await visit('/sign-up')
    await goOn(person)
    expect(await problems()).toEqual(['Choose the answer that fits best.'])
    await person.click(screen.getByRole('radio', { name: /^We sell hardware/ }))
    expect(kept().attendeeType).toBe('reseller')
    expect(screen.queryByRole('heading', { name: 'There is a problem' })).toBe(null)
    await goOn(person)
    await waitFor(() => expect(location.pathname).toBe('/sign-up/pass'))
  })
})

test('who signs out of the tab leaves nothing in it of what was typed for a sign-up', async () => {
  changeDraft({ attendeeType: 'reseller', firstName: 'Mira', lastName: 'Abel' })
  keepPassword('a long one of hers')
  signOut()
  await visit('/sign-up')
  expect(await screen.findAllByRole('radio', { checked: false })).not.toEqual([])
  expect(screen.queryByRole('radio', { checked: true })).toBe(null)
  expect([kept(), keptPassword()]).toEqual([emptyDraft, ''])
})

test('each of the seven kinds of business is an answer to what somebody does', async () => {
  wire().answer(readEdition, { ...edition, attendeeTypes: [...attendeeTypes] })
  await visit('/sign-up')
  await screen.findByRole('heading', { name: 'What do you do?' })
  const answers = screen.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).value)
  expect(answers).toEqual([...attendeeTypes])
})

describe('address and pass', () => {
  const open = (path = '/sign-up/pass') => {
    changeDraft({ attendeeType: 'reseller' })
    return visit(path)
  }
  const choose = async (person: UserEvent) => person.click(await screen.findByRole('radio', { name: /^Standard/ }))

  test('are named where they are missing, and nobody is asked about', async () => {
    const person = await open()
    await goOn(person)
    expect(await problems()).toEqual([
      'Enter an e-mail address like name@company.com.',
      'Choose a pass, or enter a voucher.',
    ])
    expect(screen.queryAllByText(/^0\.00/)).toEqual([])
    await choose(person)
    expect((await screen.findAllByText(/^499\.00/)).length).toBeGreaterThan(0)
    await type(person, 'E-mail', 'mira@fair.example')
    expect(screen.queryByRole('heading', { name: 'There is a problem' })).toBe(null)
    expect(wire().sent(checkEligibility)).toEqual([])
  })

  test('lead on where the address may have one', async () => {
    const person = await open()
    await type(person, 'E-mail', ' mira@fair.example ')
    await choose(person)
    await goOn(person)
    await waitFor(() => expect(location.pathname).toBe('/sign-up/details'))
    expect(kept()).toMatchObject({ passTypeId: standardPass.id })
    expect(wire().sent(checkEligibility)[0]?.query).toEqual({ email: 'mira@fair.example' })
  })

  test('each pass says what it costs with VAT, and how few are left', async () => {
    wire().answer(listPaidPassTypes, [standardPass, { ...vipPass, available: 12 }])
    await open()
    const few = within((await screen.findByRole('radio', { name: /^VIP/ })).closest('[data-band]') as HTMLElement)
    few.getByText(/^1,499\.00\s€$/)
    few.getByText('with 19 % VAT')
    few.getByText('12 passes left')
    expect(screen.getAllByText(/left$/)).toHaveLength(1)
  })

  test('an address that may have none loses its pass and is told so, with the focus there', async () => {
    wire().answer(checkEligibility, { isBlacklisted: true, isWhitelisted: false })
    const person = await open()
    await choose(person)
    await type(person, 'E-mail', 'mira@fair.example')
    await goOn(person)
    const told = (await screen.findByText('This pass is not available for this address.')).closest('[tabindex]')
    await waitFor(() => expect(document.activeElement).toBe(told))
    expect(kept().passTypeId).toBe(null)
    expect(location.pathname).toBe('/sign-up/pass')
  })

  test('a check that fails clears the address and the voucher, and calls nothing wrong', async () => {
    wire().lose(checkEligibility)
    const person = await open('/sign-up/pass?voucher=TEAM-7')
    await choose(person)
    await type(person, 'E-mail', 'mira@fair.example')
    await goOn(person)
    await screen.findByText('We could not check this address, so it was cleared.')
    expect((screen.getByLabelText('E-mail') as HTMLInputElement).value).toBe('')
    expect(kept()).toMatchObject({ email: '', voucherCode: '', voucherPass: null })
    expect(document.querySelector('[aria-invalid=true]')).toBe(null)
    // It is said until there is another address, and not until the voucher is there again.
    await type(person, 'Voucher code', 'TEAM-7')
    expect(screen.queryByText('We could not check this address, so it was cleared.')).not.toBe(null)
    await type(person, 'E-mail', 'm')
    expect(screen.queryByText('We could not check this address, so it was cleared.')).toBe(null)
  })

  test('an answer about another address than stands there now says nothing', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    wire().answer(checkEligibility, async ({ query }) => {
      if (query['email'] === 'barred@fair.example') await promise
      return { isBlacklisted: query['email'] === 'barred@fair.example', isWhitelisted: false }
    })
    const person = await open()
    await choose(person)
    await type(person, 'E-mail', 'barred@fair.example')
    await person.tab()
    const field = screen.getByLabelText('E-mail')
    await person.clear(field)
    await person.type(field, 'mira@fair.example')
    await person.tab()
    await waitFor(() => expect(wire().sent(checkEligibility).length).toBe(2))
    resolve()
    await goOn(person)
    await waitFor(() => expect(location.pathname).toBe('/sign-up/details'))
    expect(kept().passTypeId).toBe(standardPass.id)
  })

  test('a voucher that was typed has to be applied first', async () => {
    const person = await open('/sign-up/pass?voucher=TEAM-7')
    await type(person, 'E-mail', 'mira@fair.example')
    await goOn(person)
    expect(await problems()).toEqual(['Apply your voucher, or choose a pass.'])
  })

  test('a voucher that is typed and left is not wrong: the button beside it would move away under the pointer', async () => {
    const person = await open('/sign-up/pass?voucher=TEAM-7')
    await type(person, 'Voucher code', '8')
    await person.tab()
    expect(document.querySelector('[aria-invalid=true]')).toBe(null)
  })

  test('the line of a voucher stays open while what was typed there is deleted again', async () => {
    const person = await open()
    const summary = await screen.findByText('Have a voucher?')
    const details = summary.closest('details') as HTMLDetailsElement
    await person.click(summary)
    await waitFor(() => expect(details.open).toBe(true))
    await type(person, 'Voucher code', 'X{Backspace}')
    expect(details.open).toBe(true)
    expect(document.activeElement).toBe(screen.getByLabelText('Voucher code'))
  })

  test('who applies a voucher by keyboard goes on at what it gives, and who drops it at the passes', async () => {
    wire().answer(checkVoucher, { valid: true, passType: { ...standardPass, id: 9, name: 'Guest' }, reason: null })
    wire().answer(listVoucherPassTypes, [])
    const person = await open('/sign-up/pass?voucher=TEAM-7')
    await type(person, 'E-mail', 'mira@fair.example')
    await type(person, 'Voucher code', '{Enter}')
    const given = (await screen.findByText('Your voucher gives you: Guest.')).closest('[tabindex]')
    await waitFor(() => expect(document.activeElement).toBe(given))
    screen.getByRole('button', { name: 'Choose a paid pass instead' }).focus()
    await person.keyboard('{Enter}')
    const passes = await screen.findByRole('group', { name: /^Pass for/ })
    await waitFor(() => expect(document.activeElement).toBe(passes))
  })

  test('a voucher says beside its field why it gives nothing, until it is changed', async () => {
    wire().answer(checkVoucher, { valid: false, passType: null, reason: 'used-up' })
    const person = await open('/sign-up/pass?voucher=TEAM-7')
    await person.click(await screen.findByRole('button', { name: 'Apply' }))
    await screen.findByText('Enter your e-mail above first: a voucher is for an address.')
    await type(person, 'E-mail', 'mira@fair.example')
    await person.click(screen.getByRole('button', { name: 'Apply' }))
    await screen.findByText(/^This voucher was used as often as it allows\./)
    wire().refuse(checkVoucher, requests.invalid)
    await person.click(screen.getByRole('button', { name: 'Apply' }))
    await screen.findByText(/^We do not know this voucher code\./)
    await type(person, 'Voucher code', '8')
    expect(screen.queryByText(/^We do not know this voucher code\./)).toBe(null)
  })

  test('a voucher gives its pass in the place of a paid one, and another address has to ask again', async () => {
    wire().answer(checkVoucher, { valid: true, passType: { ...standardPass, id: 9, name: 'Guest' }, reason: null })
    wire().answer(listVoucherPassTypes, [])
    const person = await open('/sign-up/pass?voucher=TEAM-7')
    await type(person, 'E-mail', 'mira@fair.example')
    await choose(person)
    await person.click(screen.getByRole('button', { name: 'Apply' }))
    await screen.findByText('Your voucher gives you: Guest.')
    expect(kept()).toMatchObject({ passTypeId: null, voucherPass: { id: 9, name: 'Guest' } })
    await type(person, 'E-mail', 'x')
    await screen.findByRole('button', { name: 'Apply' })
    expect(kept().voucherPass).toBe(null)
  })

  test('a voucher that makes a pass cheaper says what is left to pay, here and in the sum', async () => {
    const { currency } = standardPass.price
    const money = (amount: number) => ({ amount, currency })
    const price = { net: money(33_546), taxRate: 1900, tax: money(6_374), total: money(39_920), reverseCharge: false }
    wire().answer(checkVoucher, { valid: true, passType: standardPass, price, reason: null })
    wire().answer(listVoucherPassTypes, [])
    const person = await open('/sign-up/pass?voucher=TEAM-7')
    await type(person, 'E-mail', 'mira@fair.example')
    await person.click(screen.getByRole('button', { name: 'Apply' }))
    await screen.findByText(/You pay 399\.20/)
    expect(kept()).toMatchObject({ passTypeId: null, voucherPass: { id: standardPass.id, pays: money(39_920) } })
    await screen.findAllByText(/335\.46/)
    await person.click(screen.getByRole('button', { name: 'Go on without the voucher' }))
    expect(kept().voucherPass).toBe(null)
  })

  test('what a voucher gives counts for the code that was asked about alone', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    wire().answer(checkVoucher, async () => {
      await promise
      return { valid: true, passType: standardPass, reason: null }
    })
    const person = await open('/sign-up/pass?voucher=TEAM-7')
    await type(person, 'E-mail', 'mira@fair.example')
    await person.click(screen.getByRole('button', { name: 'Apply' }))
    await type(person, 'Voucher code', '8')
    resolve()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Apply' }).getAttribute('aria-busy')).toBe(null))
    expect(kept()).toMatchObject({ voucherCode: 'TEAM-78', voucherPass: null })
  })
})

describe('person, company and address', () => {
  const open = () => {
    changeDraft({ attendeeType: 'reseller', email: 'mira@fair.example', passTypeId: standardPass.id })
    return visit('/sign-up/details')
  }
  const country = async (person: UserEvent, name: string) => {
    await person.type(await screen.findByRole('combobox', { name: 'Country' }), name)
    await person.click(await screen.findByRole('option', { name: new RegExp(`^${name}`) }))
  }
  const fillIn = async (person: UserEvent) => {
    for (const [label, text] of [
      ['First name', 'Mira'],
      ['Last name', 'Okafor'],
      ['Company', 'Okafor Handels GmbH'],
      ['Street and number', 'Ringstraße 5'],
      ['Postcode', '50667'],
      ['City', 'Köln'],
      ['Password', 'Correct-Horse-7-Battery'],
    ] as const)
      await type(person, label, text)
    await country(person, 'Germany')
  }

  test('are named where they are missing, each with what to do', async () => {
    const person = await open()
    await goOn(person)
    expect(await problems()).toEqual([
      'Enter the first name.',
      'Enter the last name.',
      'Enter your company.',
      'Choose a country.',
      'Enter street and number.',
      'Enter the postcode.',
      'Enter the city.',
      expect.stringMatching(/^Your password must be at least 8 characters long/),
    ])
  })

  test('what is not asked for yet is passed over by the Tab key, and takes the focus once it is', async () => {
    const person = await open()
    const floor = await screen.findByLabelText('Company, floor, c/o (optional)')
    const ask = screen.getByRole('button', { name: 'Add company, floor, c/o' })
    ask.focus()
    await person.tab()
    expect(document.activeElement).toBe(screen.getByLabelText('Postcode'))
    await person.click(ask)
    await waitFor(() => expect(document.activeElement).toBe(floor))
    await person.tab()
    await person.tab({ shift: true })
    expect(document.activeElement).toBe(floor)
  })

  test('lead on to the payment; all but the password is kept', async () => {
    const person = await open()
    await fillIn(person)
    await goOn(person)
    await waitFor(() => expect(location.pathname).toBe('/sign-up/payment'))
    expect(kept()).toMatchObject({ firstName: 'Mira', zip: '50667', city: 'Köln', countryId: 1 })
    expect(keptPassword()).toBe('Correct-Horse-7-Battery')
    expect(JSON.stringify(Object.values(sessionStorage))).not.toContain('Correct-Horse')
  })

  test('a password that is easy to guess is refused here, and not after the card was filled in', async () => {
    const person = await open()
    await fillIn(person)
    const password = screen.getByLabelText('Password')
    await person.clear(password)
    await person.type(password, 'Okafor-1!')
    await goOn(person)
    expect(await problems()).toEqual(['Password is too weak.'])
    expect(location.pathname).toBe('/sign-up/details')
    await person.clear(password)
    await person.type(password, 'Correct-Horse-7-Battery')
    await goOn(person)
    await waitFor(() => expect(location.pathname).toBe('/sign-up/payment'))
  })

  test('are the step that one is at: those before it are links, and none of them is where one is', async () => {
    await open()
    const steps = within(await screen.findByRole('navigation', { name: 'Sign-up steps' }))
    expect(steps.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('aria-current')])).toEqual([
      ['What you do', null],
      ['Your pass', null],
    ])
    expect(steps.getByText('You and your company').closest('[aria-current]')?.getAttribute('aria-current')).toBe('step')
  })

  test('are kept as they stand when the page is left, and when that was is said on the clock of the venue', async () => {
    const person = await open()
    await type(person, 'First name', 'Mira')
    fireEvent(window, new Event('pagehide'))
    expect(kept().firstName).toBe('Mira')
    await screen.findByText(/^Saved 10:0\d\sCEST$/)
  })

  test('a VAT ID that is wrong keeps it from going on, and a check that fails does not', async () => {
    wire().answer(checkVatId, { valid: false, reason: 'checksum' })
    const person = await open()
    await fillIn(person)
    await type(person, 'VAT ID (optional)', 'de 123456789')
    await goOn(person)
    expect(await problems()).toEqual([vatIdMessage])
    expect(location.pathname).toBe('/sign-up/details')
    wire().lose(checkVatId)
    await type(person, 'VAT ID (optional)', '0')
    await goOn(person)
    await waitFor(() => expect(location.pathname).toBe('/sign-up/payment'))
  })

  test('a VAT ID of another country of the Union takes the VAT out of the sum as it is typed, before anybody pays', async () => {
    wire().answer(checkVatId, { valid: true, reason: null })
    wire().answer(pricePass, ({ body }) => {
      const owesNone = (body as { vatId: string | null }).vatId !== null
      const net = euros(419.33)
      if (owesNone) return { net, taxRate: 0, tax: euros(0), total: net, reverseCharge: true }
      return { net, taxRate: 1900, tax: euros(79.67), total: euros(499), reverseCharge: false }
    })
    const person = await open()
    await country(person, 'Sweden')
    await screen.findAllByText('Total with VAT')
    expect(screen.getAllByText(/^499\.00/).length).toBeGreaterThan(0)
    await type(person, 'VAT ID (optional)', 'SE556012579001')
    await screen.findAllByText('Total, no VAT')
    expect(screen.queryByText(/^499\.00/)).toBe(null)
    expect(screen.getAllByText('VAT, reverse charge').length).toBeGreaterThan(0)
    expect(screen.getAllByText(/^419\.33/).length).toBeGreaterThan(1)
    expect(location.pathname).toBe('/sign-up/details')
  })
})
