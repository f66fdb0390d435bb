import type { AccommodationDetail } from '@foyer/contract/accommodation'
import { listBookings } from '@foyer/contract/bookings'
import { readEdition } from '@foyer/contract/editions'
import { type Pass, readPass } from '@foyer/contract/passes'
import { createDownload } from '@foyer/contract/platform'
import {
  listVisaLetters,
  type OwnVisaLetter,
  requestVisaLetter,
  type VisaLetter,
  type VisaLetterRequest,
  visaLetterEventOver,
  withdrawVisaLetter,
} from '@foyer/contract/visa-letters'
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { query } from '#platform/api.ts'
import { queryClient } from '#platform/query-client.ts'
import { visit, wire } from '#testing/visit.tsx'
import { approvedPass, edition, euros, lena } from '#testing/world.ts'

const passport: VisaLetterRequest = {
  givenNames: 'Ada Quastenflosser',
  surname: 'Rangarajan',
  passportNumber: 'N7421906',
  nationality: 'IND',
  bornOn: '1979-03-14',
  sex: 'F',
  issuedOn: '2019-11-09',
  expiresOn: '2029-11-08',
  consulate: 'German Consulate General Chennai',
  entersOn: '2025-10-18',
  leavesOn: '2025-10-26',
}
const exhibitor = { ...lena, tags: [{ id: 2, name: 'Vendor' }] }
const made: VisaLetter = {
  uuid: '0198bbfa-7212-7996-94df-c6cea4c15301',
  code: 'VLK7 HD93 QRST',
  status: 'issued',
  issuedAt: '2025-08-18T08:00:00.000Z',
  withdrawnAt: null,
  keptUntil: '2025-11-23',
  can: { document: true },
}
const letter: OwnVisaLetter = {
  ...made,
  drawing: { size: 29, path: 'M4 4h1v1h-1z' },
  request: passport,
  stays: [
    { house: 'Hotel Adler', address: 'Kanalufer 2, 10963 Berlin', arrival: '2025-10-20', departure: '2025-10-24' },
  ],
  signature: { name: 'Johanna Albers', position: 'Head of Visitor Services' },
}
const withdrawn: OwnVisaLetter = {
  ...letter,
  status: 'withdrawn',
  withdrawnAt: '2025-08-18T08:30:00.000Z',
  can: { document: false },
  drawing: null,
  request: null,
  stays: [],
  signature: null,
}

const adler: AccommodationDetail = {
  id: 22,
  name: 'Hotel Adler',
  stars: 4,
  description: '',
  address: 'Kanalufer 2, 10963 Berlin',
  latitude: 52.5,
  longitude: 13.4,
  minutesToVenue: 6,
  way: { kind: 'walk', text: '' },
  images: [],
  amenities: [],
  shuttle: false,
  fromPrice: null,
  totalPrice: null,
  bookable: true,
  cancelBefore: edition.cancelBefore,
  checkInFrom: '15:00',
  checkOutUntil: '12:00',
  phone: null,
}

const open = async (letters: readonly OwnVisaLetter[], path = '/visa-invitation-letter') => {
  wire().answer(listVisaLetters, [...letters])
  return visit(path, { user: lena, pass: approvedPass })
}
const box = (name: string) => screen.getByLabelText(name) as HTMLInputElement
const make = () => screen.getByRole('button', { name: 'Make the letter' })

async function fillIn(person: Awaited<ReturnType<typeof visit>>, changes: Partial<VisaLetterRequest> = {}) {
  const entry = { ...passport, ...changes }
  const texts = [
    ['Given names', entry.givenNames],
    ['Surname', entry.surname],
    ['Passport number', entry.passportNumber],
    ['Nationality', entry.nationality],
    ['Date of birth', entry.bornOn],
    ['Issued', entry.issuedOn],
    ['Expires', entry.expiresOn],
    ['Consulate', entry.consulate],
    ['Entry', entry.entersOn],
    ['Departure', entry.leavesOn],
  ] as const
  for (const [label, text] of texts) {
    await person.clear(box(label))
    await person.type(box(label), text)
  }
  await person.selectOptions(box('Sex'), entry.sex)
}

/** All that a browser keeps of a page after it is closed. */
const keptByBrowser = () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, location.href])

test('who has none enters the passport, compares its two lines, and sees the letter; the browser keeps nothing of it', async () => {
  const person = await open([])
  await screen.findByRole('heading', { name: 'You need one' })
  expect(box('Given names').value).toBe('Lena')
  await fillIn(person, { passportNumber: 'n 7421 906', nationality: 'ind' })
  // Doc 9303: names, then number, nationality, birth, sex and expiry with their check digits.
  const zone = screen.getByRole('img', { name: /^The two machine-readable lines/ })
  expect(zone.textContent).toContain('P<INDRANGARAJAN<<ADA<QUASTENFLOSSER<<<<<<<<<')
  expect(zone.textContent).toContain('N7421906<0IND7903144F2911087')
  expect(screen.getByText(/Valid until 26 January 2026 or later/)).toBeTruthy()
  wire().answer(requestVisaLetter, () => {
    wire().answer(listVisaLetters, [letter])
    return made
  })
  await person.click(make())
  expect(await screen.findByRole('heading', { name: 'Your letter is ready', level: 1 })).toBeTruthy()
  expect(
    wire()
      .sent(requestVisaLetter)
      .map(({ body }) => body),
  ).toEqual([passport])
  for (const told of ['7421906', '7421 906', 'RANGARAJAN', 'Rangarajan', '1979'])
    expect(keptByBrowser()).not.toContain(told)
})

test('while it is typed no draft of a passport is kept, neither by the browser nor in the address', async () => {
  const person = await open([])
  await person.type(await screen.findByLabelText('Passport number'), 'N7421906')
  await person.tab()
  expect(keptByBrowser()).not.toContain('N7421906')
})

test('fields that are empty or cannot be right say what to do, and nothing is sent', async () => {
  const person = await open([])
  await screen.findByRole('heading', { name: 'You need one' })
  await person.click(make())
  const summary = await screen.findByRole('alert')
  expect(
    within(summary)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Enter the passport’s number.',
    'Enter the letters as on the passport, such as IND.',
    'Enter the date of birth.',
    'Choose the letter that stands on the passport.',
    'Enter the day on which the passport was issued.',
    'Enter the day on which the passport expires.',
    'Enter the consulate that you apply to.',
  ])
  await fillIn(person, { expiresOn: '2026-01-25', entersOn: '2025-10-25', surname: 'Ранга' })
  await person.click(make())
  expect(await screen.findAllByText('The passport must be valid for three months after you leave.')).toHaveLength(2)
  expect(screen.getAllByText('Enter on or before the last day of the event.')).toHaveLength(2)
  expect(screen.getAllByText('Enter the name in Latin letters, as on the passport.')).toHaveLength(2)
  expect(wire().sent(requestVisaLetter)).toEqual([])
})

test('who has a room here reads that the letter names it', async () => {
  wire().answer(listBookings, [
    {
      bookingId: 5,
      accommodationId: 22,
      roomId: 2201,
      arrival: '2025-10-20',
      departure: '2025-10-24',
      status: 'booked',
      roomOccupancy: 1,
      guests: [],
      guest: null,
      price: euros(1156),
      accommodation: adler,
    },
  ])
  await open([])
  expect(await screen.findByText(/^We add your hotel, 4 nights at Hotel Adler, and your pass\./)).toBeTruthy()
})

test('what the server refuses is said, and everything stays as it was typed', async () => {
  const person = await open([])
  await screen.findByRole('heading', { name: 'You need one' })
  await fillIn(person)
  wire().refuse(requestVisaLetter, visaLetterEventOver)
  await person.click(make())
  expect(await screen.findByText(visaLetterEventOver.detail)).toBeTruthy()
  expect(box('Passport number').value).toBe('N7421906')
})

test('the letter that stands shows what it says, its code, its PDF and what the consulate sees', async () => {
  const person = await open([letter, { ...withdrawn, uuid: '0198bbfa-7212-7996-94df-c6cea4c15302' }])
  const paper = await screen.findByRole('article', { name: 'The letter' })
  expect(paper.textContent).toContain('Ada Quastenflosser Rangarajan')
  expect(paper.textContent).toContain('VLK7 HD93 QRST')
  expect(within(paper).getByRole('img')).toBeTruthy()
  expect(paper.textContent).toContain('a room at Hotel Adler, Kanalufer 2, 10963 Berlin, from 20 October 2025 to')
  expect(paper.textContent).toContain('Johanna AlbersHead of Visitor Services')
  expect(screen.getByRole('link', { name: 'What the consulate sees' }).getAttribute('href')).toBe(
    '/verify/VLK7HD93QRST',
  )
  wire().answer(createDownload, { url: '#letter' })
  await person.click(screen.getByRole('button', { name: /Download PDF/ }))
  await waitFor(() =>
    expect(
      wire()
        .sent(createDownload)
        .map(({ body }) => body),
    ).toEqual([{ path: `/api/visa-invitation-letter/${letter.uuid}/pdf` }]),
  )
})

test('a corrected letter begins with what the old one says, and names the code that ends', async () => {
  const person = await open([letter])
  await person.click(await screen.findByRole('link', { name: 'Correct and make new' }))
  await screen.findByText(/It replaces VLK7 HD93 QRST/)
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })))
  expect(box('Surname').value).toBe('Rangarajan')
  await person.clear(box('Passport number'))
  await person.type(box('Passport number'), 'N7421907')
  wire().answer(requestVisaLetter, () => {
    wire().answer(listVisaLetters, [{ ...letter, code: 'VLAA AABB BBCC' }, withdrawn])
    return { ...made, code: 'VLAA AABB BBCC' }
  })
  await person.click(screen.getByRole('button', { name: 'Make it and withdraw the old one' }))
  expect((await screen.findAllByText('VLAA AABB BBCC')).length).toBeGreaterThan(0)
  expect(
    wire()
      .sent(requestVisaLetter)
      .map(({ body }) => body),
  ).toEqual([{ ...passport, passportNumber: 'N7421907' }])
})

test('withdrawing says what goes with the letter, and only then does it; a refusal stands in the dialog', async () => {
  const person = await open([letter])
  await person.click(await screen.findByRole('button', { name: 'Withdraw' }))
  const dialog = screen.getByRole('dialog', { name: 'Withdraw the letter VLK7 HD93 QRST?' })
  expect(dialog.textContent).toContain('deleted at once')
  expect(wire().sent(withdrawVisaLetter)).toEqual([])
  wire().respond(withdrawVisaLetter, () => ({ status: 500, body: {} }))
  await person.click(within(dialog).getByRole('button', { name: 'Withdraw the letter' }))
  await within(dialog).findByRole('alert')
  await person.click(within(dialog).getByRole('button', { name: 'Keep it' }))
  await person.click(screen.getByRole('button', { name: 'Withdraw' }))
  expect(within(screen.getByRole('dialog')).queryByRole('alert')).toBe(null)
  wire().answer(withdrawVisaLetter, () => {
    wire().answer(listVisaLetters, [withdrawn])
    return { ...made, status: 'withdrawn' as const, withdrawnAt: withdrawn.withdrawnAt, can: { document: false } }
  })
  await person.click(screen.getByRole('button', { name: 'Withdraw the letter' }))
  expect(await screen.findByText(/Your letter VLK7 HD93 QRST was withdrawn on/)).toBeTruthy()
  expect(box('Passport number').value).toBe('')
})

test('a letter whose passport data cannot be read any more asks for another, and offers no PDF', async () => {
  await open([{ ...letter, request: null, drawing: null, can: { document: false } }])
  expect(await screen.findByText(/can no longer be read/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Download PDF/ })).toBe(null)
  expect(screen.getByRole('link', { name: 'Correct and make new' })).toBeTruthy()
})

test('after the event nobody is asked for a passport', async () => {
  wire().answer(readEdition, { ...edition, now: '2025-10-24T22:30:00.000Z' })
  await open([{ ...withdrawn, withdrawnAt: null }])
  expect(await screen.findByRole('heading', { name: 'The event is over' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Make the letter' })).toBe(null)
})

/** A pass that is another one by now, while the page is open: who comes without one is led to it. */
const passIsNow = (pass: Pass | null) => act(() => queryClient.setQueryData(query(readPass).queryKey, pass))

test('whose pass goes while the page is open is told so, with the way to one', async () => {
  wire().answer(listVisaLetters, [])
  await visit('/visa-invitation-letter', { user: exhibitor, pass: approvedPass })
  await screen.findByLabelText('Passport number')
  passIsNow(null)
  expect(await screen.findByRole('heading', { name: 'First a pass, then the letter' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Get a pass' }).getAttribute('href')).toBe('/registration')
  expect(screen.queryByLabelText('Passport number')).toBe(null)
})

test('whose pass waits again is told that', async () => {
  wire().answer(listVisaLetters, [])
  await visit('/visa-invitation-letter', { user: exhibitor, pass: approvedPass })
  await screen.findByLabelText('Passport number')
  passIsNow({ ...approvedPass, status: 'pending', reason: 'awaiting-approval' })
  expect(await screen.findByRole('heading', { name: 'Your pass is on its way' })).toBeTruthy()
})

test('letters that cannot be loaded can be tried again', async () => {
  wire().respond(listVisaLetters, () => ({ status: 500, body: {} }))
  const person = await visit('/visa-invitation-letter', { user: lena, pass: approvedPass })
  await screen.findByText('This could not be loaded')
  wire().answer(listVisaLetters, [letter])
  await person.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'Your letter is ready', level: 1 })).toBeTruthy()
})
