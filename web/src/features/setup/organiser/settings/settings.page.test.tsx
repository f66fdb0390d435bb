import { listAuditEntries } from '@foyer/contract/audit'
import { requests } from '@foyer/contract/kit/refusal'
import { changedMeanwhile } from '@foyer/contract/kit/versions.refusals'
import { removeLogo, setLogo } from '@foyer/contract/logo'
import {
  fixedAfterOrder,
  readSetup,
  type SellerStep,
  type Setup,
  saveEvent,
  saveLook,
  saveTexts,
} from '@foyer/contract/setup'
import { listStaff } from '@foyer/contract/staff'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { startIn } from '#platform/messages/messages.ts'
import { setupIn } from '#testing/setup-of.ts'
import { wire } from '#testing/visit.tsx'
import { visitOffice } from '#testing/visit-office.tsx'

const event = {
  ...{ product: 'MSPG', code: 'MS25', year: 2025, startsOn: '2025-10-20', endsOn: '2025-10-24' },
  ...{ doorsOpenAt: '2025-10-20T09:00', cancelBefore: '2025-10-07T00:00', venue: 'Arena', city: 'Berlin' },
  ...{ timeZone: 'Europe/Berlin', currency: 'EUR' as const, languages: ['en' as const, 'de' as const], search: null },
  entrance: { en: 'North', de: 'Nord' },
}
const logo = { file: '0198bbfa-7212-7996-94df-c6cea4c13e09', width: 320, height: 80 }
const setup: Setup = {
  ...setupIn(['en', 'de']),
  isFixed: false,
  event: { version: 3, entered: event },
  look: { version: 2, entered: { accent: '#046a6a' } },
  logo: { version: 4, entered: { light: logo, dark: null } },
  texts: {
    version: 5,
    entered: {
      surveyStartsOn: null,
      banner: { text: { en: 'Partner of the fair' }, alt: null, url: 'https://partner.example' },
      phases: [],
      visaDesk: null,
    },
  },
}

beforeEach(() => {
  wire().answer(readSetup, setup)
  wire().answer(listStaff, { members: [], invitations: [] })
  wire().answer(listAuditEntries, { items: [], next: null })
})

async function open(scope?: Parameters<typeof visitOffice>[1]) {
  const user = await visitOffice('/organiser/settings', scope)
  await screen.findByRole('heading', { name: 'Colours' })
  const part = (name: string) => within(screen.getByRole('region', { name }))
  const type = (name: string, label: string | RegExp, value: string) =>
    fireEvent.change(part(name).getByLabelText(label), { target: { value } })
  const save = (name: string) => user.click(part(name).getByRole('button', { name: 'Save' }))
  return { user, part, type, save }
}

test('each part is saved by itself, with the version of it that was seen, and says when', async () => {
  const { part, type, save } = await open()
  wire().answer(saveEvent, { ...setup, event: { version: 4, entered: { ...event, venue: 'Hall of Fame' } } })
  type('Edition', 'Venue', 'Hall of Fame')
  await save('Edition')
  await part('Edition').findByText(/^Saved /)
  expect(wire().sent(saveEvent)).toMatchObject([{ body: { ...event, version: 3, venue: 'Hall of Fame' } }])
  wire().answer(saveLook, { ...setup, look: { version: 3, entered: { accent: null } } })
  type('Colours', 'Your first colour', '')
  await save('Colours')
  await part('Colours').findByText(/^Saved /)
  expect(wire().sent(saveLook)).toMatchObject([{ body: { version: 2, accent: null } }])
})

test('texts stand in each language of the event beside each other, and it is counted what is missing', async () => {
  const { part, type, save } = await open()
  const texts = part('Texts')
  const [english, german] = ['English', 'German'].map((name) => texts.getAllByLabelText<HTMLInputElement>(name)[0])
  expect([english?.value, german?.value, german?.placeholder]).toEqual([
    'Partner of the fair',
    '',
    'missing, English stands in',
  ])
  texts.getByText('1 text, German lacks 1')
  // The position of nobody: what would stand in is not there.
  expect(texts.getAllByLabelText<HTMLInputElement>('German').map(({ placeholder }) => placeholder)).toEqual([
    'missing, English stands in',
    '',
  ])
  fireEvent.change(german as HTMLInputElement, { target: { value: 'Partner der Messe' } })
  texts.getByText('1 text, German complete')
  const banner = { text: { en: 'Partner of the fair', de: 'Partner der Messe' }, url: 'https://partner.example' }
  wire().answer(saveTexts, setup)
  type('Texts', /^Survey begins on/, '2025-10-21')
  await save('Texts')
  await texts.findByText(/^Saved /)
  expect(wire().sent(saveTexts)).toMatchObject([{ body: { version: 5, banner, surveyStartsOn: '2025-10-21' } }])
})

test('what cannot be is said at its field and at the head of its part, and is not sent', async () => {
  const { part, type, save } = await open()
  type('Edition', 'Venue', '')
  await save('Edition')
  const summary = (await screen.findByRole('heading', { name: 'There is a problem' })).parentElement as HTMLElement
  await waitFor(() => expect(document.activeElement).toBe(summary))
  expect(within(summary).getByRole('link').textContent).toBe('Venue: Please fill in this field.')
  type('Colours', 'Your first colour', '#FFFFFF')
  part('Colours').getByText(/^It reaches 1.* on the page/)
  await save('Colours')
  await waitFor(() => expect(screen.getAllByRole('heading', { name: 'There is a problem' })).toHaveLength(2))
  expect([...wire().sent(saveEvent), ...wire().sent(saveLook)]).toEqual([])
})

test('where somebody has ordered, zone, money and code are fixed; who was overtaken by the first order is told, and keeps what they typed', async () => {
  const { part, type, save } = await open()
  wire().refuse(saveEvent, fixedAfterOrder)
  type('Edition', 'Currency', 'CHF')
  await save('Edition')
  await part('Edition').findByText(fixedAfterOrder.detail)
  expect(part('Edition').getByLabelText('Currency')).toHaveProperty('value', 'CHF')
})

test('zone, money and code cannot be chosen any more once somebody has ordered', async () => {
  wire().answer(readSetup, { ...setup, isFixed: true })
  const { part } = await open()
  for (const name of ['Currency', 'Time zone', 'Code'])
    expect(part('Edition').getByLabelText(name), name).toHaveProperty('disabled', true)
  expect(part('Edition').getAllByText('Fixed by what was ordered.')).toHaveLength(3)
})

test('who saves second sees what changed, keeps what they typed, and takes nothing else back', async () => {
  const { part, type, save } = await open()
  type('Edition', 'Venue', 'Mine')
  const theirs = { ...event, venue: 'Theirs', city: 'Hamburg' }
  wire().refuse(saveEvent, changedMeanwhile)
  wire().answer(readSetup, { ...setup, event: { version: 9, entered: theirs } })
  await save('Edition')
  const edition = part('Edition')
  await edition.findByText('Venue: Theirs by them, Mine by you')
  edition.getByText('City: Hamburg by them')
  expect(document.activeElement?.contains(edition.getByRole('alert'))).toBe(true)
  expect(document.activeElement?.querySelector('input')).toBeNull()
  wire().answer(saveEvent, { ...setup, event: { version: 10, entered: { ...theirs, venue: 'Mine' } } })
  await save('Edition')
  await edition.findByText(/^Saved /)
  expect(wire().sent(saveEvent).at(-1)?.body).toMatchObject({ version: 9, venue: 'Mine', city: 'Hamburg' })
  expect(edition.queryByRole('alert')).toBeNull()
})

test('who saves second may take what the other saved instead', async () => {
  const { user, part, type, save } = await open()
  type('Colours', 'Your first colour', '#123456')
  wire().refuse(saveLook, changedMeanwhile)
  wire().answer(readSetup, { ...setup, look: { version: 3, entered: { accent: '#654321' } } })
  await save('Colours')
  await user.click(await part('Colours').findByRole('button', { name: 'Take theirs' }))
  expect(part('Colours').getByLabelText('Your first colour')).toHaveProperty('value', '#654321')
  expect(part('Colours').queryByRole('alert')).toBeNull()
})

test('a logo is saved as it is chosen and taken away again; one that is no picture is refused in words', async () => {
  const { user, part } = await open()
  const file = new File(['1'], 'logo.png', { type: 'image/png' })
  const input = part('Logo').getByLabelText('On light grounds', { selector: 'input' })
  wire().refuse(setLogo, requests.invalid, { errors: [{ path: 'file', message: 'This picture cannot be read.' }] })
  await user.upload(input, file)
  await part('Logo').findByText('This picture cannot be read.')
  wire().answer(setLogo, setup)
  await user.upload(input, file)
  await screen.findByText('The logo is saved.')
  expect(wire().sent(setLogo)).toMatchObject(Array(2).fill({ params: { shade: 'light' }, query: { version: '4' } }))
  wire().answer(removeLogo, { ...setup, logo: { version: 5, entered: { light: null, dark: null } } })
  await user.click(part('Logo').getByRole('button', { name: /^Take away/ }))
  await screen.findByText('The logo is taken away.')
  expect(part('Logo').queryByRole('button', { name: /^Take away/ })).toBeNull()
})

test('what cannot be loaded says so, and comes at the next try', async () => {
  wire().refuse(readSetup, requests.unexpected)
  const user = await visitOffice('/organiser/settings')
  await screen.findByText('This could not be loaded')
  wire().answer(readSetup, setup)
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('heading', { name: 'Colours' })
})

test('an organiser sees neither staff nor the log; the page is in their language', async () => {
  const { part } = await open(['organiser'])
  expect(screen.queryByRole('region', { name: 'Audit log' })).toBeNull()
  expect(part('Seller and sale').getAllByRole('link', { name: /^Change/ })).toHaveLength(7)
  await startIn('de')
  await screen.findByRole('region', { name: 'Texte' })
  screen.getByRole('heading', { level: 1, name: 'Einstellungen' })
})

const seller: SellerStep = {
  name: 'Fair GmbH',
  addressLines: ['Messeplatz 1', '10115 Berlin'],
  country: 'DE',
  vatId: 'DE136695976',
  bank: '',
  iban: '',
  email: 'office@fair.example',
  phone: '',
  vatRate: 1900,
  roomVatRate: 810,
  trainVatRate: 700,
  vatChanges: [],
  chargesVatOutsideEu: true,
  admissionTaxedThere: true,
  lodgingTaxedThere: true,
  transportTaxedThere: true,
  billingUntil: null,
  imprint: '',
  privacyPolicy: '',
  termsAndConditions: '',
  codeOfConduct: '',
  faq: '',
}

test('rates of VAT are written as on invoices, with decimals as the language has them', async () => {
  wire().answer(readSetup, { ...setup, seller: { version: 2, entered: seller } })
  await open()
  await screen.findByText(/passes 19 %, rooms 8\.1 %, train tickets 7 %$/)
  await startIn('de')
  await screen.findByText(/8,1 %/)
})
