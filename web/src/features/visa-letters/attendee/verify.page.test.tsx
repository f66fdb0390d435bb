import { readEdition } from '@foyer/contract/editions'
import { tooMany } from '@foyer/contract/kit/refusal'
import { type Verification, verifyCode } from '@foyer/contract/visa-letters'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { visit, wire } from '#testing/visit.tsx'
import { approvedPass, edition, lena } from '#testing/world.ts'

const valid: Verification = {
  state: 'valid',
  kind: 'letter',
  initials: 'A. Q. R.',
  event: 'MSP Global 2025',
  issuedOn: '2025-08-18',
  withdrawnOn: null,
  validUntil: '2025-10-24',
  checkedAt: '2025-08-18T09:00:00.000Z',
}
const unknown: Verification = {
  state: 'unknown',
  kind: null,
  initials: null,
  event: null,
  issuedOn: null,
  withdrawnOn: null,
  validUntil: null,
  checkedAt: '2025-08-18T09:00:00.000Z',
}

test('a stranger enters the code on the paper and reads one word, what to compare, and when it was asked', async () => {
  const person = await visit('/verify')
  await person.click(await screen.findByRole('button', { name: 'Check' }))
  expect(await screen.findAllByText('Enter the code at the foot of the letter, or on the pass.')).toHaveLength(2)
  expect(wire().sent(verifyCode)).toEqual([])
  wire().answer(verifyCode, valid)
  await person.type(screen.getByRole('textbox'), 'vlk7 hd93-qrst')
  await person.click(screen.getByRole('button', { name: 'Check' }))
  expect(await screen.findByRole('heading', { name: 'Valid' })).toBeTruthy()
  expect(screen.getByText('A. Q. R.')).toBeTruthy()
  expect(screen.getByText(/Checked Mon/)).toBeTruthy()
  expect(location.pathname).toBe('/verify/VLK7HD93QRST')
  expect(screen.queryByRole('heading', { name: /sign in/i })).toBe(null)
})

test.each<[string, Partial<Verification>, RegExp]>([
  ['Withdrawn', { state: 'withdrawn', withdrawnOn: '2025-08-20' }, /was withdrawn on 20 August 2025/],
  // Its holder lost the pass a moment ago, which nobody has written down yet.
  ['Withdrawn', { state: 'withdrawn' }, /stands no more/],
  ['Withdrawn', { state: 'withdrawn', kind: 'pass', initials: null }, /We issued this pass on .* stands no more/],
  ['Over', { state: 'withdrawn', checkedAt: '2025-10-24T22:30:00.000Z' }, /ended on 24 October 2025, and the letter/],
  ['Over', { state: 'withdrawn', kind: 'pass', checkedAt: '2025-11-01T09:00:00.000Z' }, /and the pass with it/],
  ['Valid', { kind: 'pass' }, /We issued this pass, and it stands/],
  ['Unknown', unknown, /may be mistyped/],
])('the address of a QR code says “%s” by itself', async (word, found, words) => {
  wire().answer(verifyCode, { ...valid, ...found })
  await visit('/verify/VLK7HD93QRST')
  expect(await screen.findByRole('heading', { name: word })).toBeTruthy()
  expect(screen.getByText(words)).toBeTruthy()
})

test('a network that asked too often is told that this is no verdict, and when to come again', async () => {
  wire().refuse(verifyCode, tooMany)
  const person = await visit('/verify/VLK7HD93QRST')
  expect(await screen.findByText(/that is no verdict. Wait five minutes/)).toBeTruthy()
  expect(screen.queryByRole('heading', { name: 'Unknown' })).toBe(null)
  wire().answer(verifyCode, valid)
  await person.click(screen.getByRole('button', { name: 'Check' }))
  expect(await screen.findByRole('heading', { name: 'Valid' })).toBeTruthy()
})

test('the same code is asked about again, and another one stands in its place', async () => {
  wire().answer(verifyCode, valid)
  const person = await visit('/verify/VLK7HD93QRST')
  await screen.findByRole('heading', { name: 'Valid' })
  wire().answer(verifyCode, { ...valid, state: 'withdrawn', withdrawnOn: '2025-08-18' })
  await person.click(screen.getByRole('button', { name: 'Check' }))
  expect(await screen.findByRole('heading', { name: 'Withdrawn' })).toBeTruthy()
  wire().answer(verifyCode, unknown)
  await person.clear(screen.getByRole('textbox'))
  await person.type(screen.getByRole('textbox'), 'ABCDE')
  await person.click(screen.getByRole('button', { name: 'Check' }))
  expect(await screen.findByRole('heading', { name: 'Unknown' })).toBeTruthy()
})

test('who reads another language chooses it here', async () => {
  wire().answer(verifyCode, valid)
  const person = await visit('/verify/VLK7HD93QRST')
  await screen.findByRole('heading', { name: 'Valid' })
  await person.click(screen.getByRole('button', { name: 'Deutsch' }))
  expect(await screen.findByRole('heading', { name: 'Gültig' })).toBeTruthy()
})

test('authorities are told where to write, and to call where somebody answers', async () => {
  wire().answer(readEdition, { ...edition, visaDeskPhone: '+49 30 23125 102' })
  await visit('/verify')
  const call = await screen.findByRole('link', { name: /^\+49/ })
  expect(call.getAttribute('href')).toBe('tel:+493023125102')
  expect(screen.getByRole('link', { name: edition.contactEmail })).toBeTruthy()
})

test('who is signed in sees the same page', async () => {
  wire().answer(verifyCode, valid)
  await visit('/verify/VLK7HD93QRST', { user: lena, pass: approvedPass })
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Valid' })).toBeTruthy())
})
