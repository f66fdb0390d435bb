import { addGuest, type Booking, type Guest, listBookings } from '@foyer/contract/bookings'
import { readUser } from '@foyer/contract/identity'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { forgetPerson } from '#platform/forget-person.ts'
import { toastStore } from '#platform/toasts.ts'
import { show, wire } from '#testing/visit.tsx'
import { euros, lena } from '#testing/world.ts'
import { AddGuests } from './add-guests.tsx'

const booking: Booking = {
  bookingId: 5,
  accommodationId: 28,
  roomId: 3,
  arrival: '2025-10-20',
  departure: '2025-10-24',
  status: 'held',
  roomOccupancy: 2,
  guests: [],
  guest: null,
  price: euros(676),
}

async function open() {
  wire().answer(readUser, lena)
  wire().answer(listBookings, [booking])
  const onDone = vi.fn()
  const person = show(<AddGuests booking={booking} onDone={onDone} />)
  await screen.findByRole('group', { name: /^Lead guest/ })
  const guest = (name: RegExp) => within(screen.getByRole('group', { name }))
  return { person, onDone, guest, save: () => person.click(screen.getByRole('button', { name: 'Save' })) }
}

test('the lead is whoever is signed in, and who comes along may be named later', async () => {
  const { onDone, guest, save } = await open()
  wire().answer(addGuest, booking)
  expect((guest(/^Lead guest/).getByLabelText('First name') as HTMLInputElement).value).toBe('Lena')
  await save()
  await waitFor(() => expect(onDone).toHaveBeenCalled())
  expect(
    wire()
      .sent(addGuest)
      .map(({ body }) => body),
  ).toMatchObject([{ guest: { firstName: 'Lena', lastName: 'Hartwig' } }])
})

test('nobody is named by halves, and a name that is taken away is none again', async () => {
  const { person, guest, save } = await open()
  const first = guest(/^Guest 2/).getByLabelText('First name')
  await person.type(first, 'Grace')
  await save()
  const summary = (await screen.findByRole('heading', { name: 'There is a problem' })).parentElement as HTMLElement
  expect(
    within(summary)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Enter the last name of the guest.'])
  expect(wire().sent(addGuest)).toEqual([])
  await person.clear(first)
  expect(screen.queryByRole('heading', { name: 'There is a problem' })).toBe(null)
})

test('all who are named are sent, one after the other, the lead first', async () => {
  const { person, onDone, guest, save } = await open()
  wire().answer(addGuest, booking)
  await person.type(guest(/^Guest 2/).getByLabelText('First name'), 'Grace')
  await person.type(guest(/^Guest 2/).getByLabelText('Last name'), 'Hopper')
  await save()
  await waitFor(() => expect(onDone).toHaveBeenCalled())
  expect(
    wire()
      .sent(addGuest)
      .map(({ body }) => (body as { guest: Guest }).guest.lastName),
  ).toEqual(['Hartwig', 'Hopper'])
})

test('a guest who could not be saved stops nobody: no message says so, and the name is not lost', async () => {
  const { onDone, save } = await open()
  wire().respond(addGuest, () => ({ status: 500, body: undefined }))
  await save()
  await waitFor(() => expect(onDone).toHaveBeenCalled())
  expect(toastStore.read()).toEqual([])
  expect(screen.queryByRole('alert')).toBe(null)
  expect(sessionStorage.getItem('unsaved-guests') ?? JSON.stringify({ ...sessionStorage })).toContain('Hartwig')
})

test('a guest who waits to be saved leaves with whoever named them', async () => {
  const { onDone, save } = await open()
  wire().respond(addGuest, () => ({ status: 500, body: undefined }))
  await save()
  await waitFor(() => expect(onDone).toHaveBeenCalled())
  forgetPerson()
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('Hartwig')
  fireEvent(window, new Event('online'))
  expect(wire().sent(addGuest)).toHaveLength(1)
})
