import {
  cancelVipEvent,
  changeVipEvent,
  fewerThanTaken,
  listVipGuests,
  type OfficeVipEvent,
  previewVipCancellation,
  previewVipEventChange,
  readOfficeVipEvent,
} from '@foyer/contract/office-vip-events'
import { readSetup } from '@foyer/contract/setup'
import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { setupIn } from '#testing/setup-of.ts'
import { wire } from '#testing/visit.tsx'
import { visitOffice } from '#testing/visit-office.tsx'
import { euros } from '#testing/world.ts'

const event: OfficeVipEvent = {
  id: 7,
  version: 3,
  name: { en: 'Tower supper' },
  description: { en: 'Soup above the roofs.' },
  place: { en: 'North tower' },
  dressCode: null,
  invitedBy: null,
  startsAt: '2025-10-22T18:00:00.000Z',
  endsAt: '2025-10-22T20:00:00.000Z',
  openTo: ['vip'],
  price: 0,
  capacity: 10,
  hasPlusOne: false,
  answerHours: 24,
  withdrawBefore: '2025-10-15T10:00:00.000Z',
  held: 0,
  taken: 2,
  waiting: 0,
  cancelledAt: null,
  cancellation: null,
}
const answered = { attending: 2, held: 0, offered: 0, waiting: 0 }

beforeEach(() => {
  wire().answer(readOfficeVipEvent, event)
  wire().answer(readSetup, setupIn(['en']))
  wire().answer(listVipGuests, { items: [], next: null })
  wire().answer(previewVipEventChange, ({ body }) => ({
    ...answered,
    paying: 0,
    guests: 0,
    told: (body as { place: { en: string } }).place.en === 'North tower' ? 0 : 2,
    freed: 0,
  }))
})

test('whom a move tells is read before it is saved, and what was opened is what is changed', async () => {
  wire().answer(changeVipEvent, { ...event, version: 4, place: { en: 'South tower' } })
  const user = await visitOffice('/organiser/vip-events/7')
  await screen.findByText('2 who come keep their places.')
  fireEvent.change(await screen.findByLabelText('Place, English'), { target: { value: 'South tower' } })
  await screen.findByText('2 people are mailed the new time or place.')
  await user.click(screen.getByRole('button', { name: 'Save the VIP event' }))
  await screen.findByText('The VIP event is saved.')
  expect(wire().sent(changeVipEvent)).toMatchObject([{ body: { version: 3, place: { en: 'South tower' } } }])
})

test('fewer places than are taken are refused beside the field', async () => {
  wire().refuse(changeVipEvent, fewerThanTaken)
  const user = await visitOffice('/organiser/vip-events/7')
  fireEvent.change(await screen.findByLabelText('Places'), { target: { value: '1' } })
  await user.click(screen.getByRole('button', { name: 'Save the VIP event' }))
  expect((await screen.findAllByText(/Choose a larger number/)).length).toBeGreaterThan(0)
  expect(screen.getByLabelText('Places').getAttribute('aria-invalid')).toBe('true')
})

test('who cancels an event reads first whom it tells and what goes back, and says why', async () => {
  wire().answer(previewVipCancellation, { ...answered, told: 2, refund: euros(90) })
  wire().answer(cancelVipEvent, {
    ...event,
    version: 4,
    cancelledAt: '2025-08-18T09:00:00.000Z',
    cancellation: { en: 'Rain' },
  })
  const user = await visitOffice('/organiser/vip-events/7')
  await user.click(await screen.findByRole('button', { name: 'Cancel this event' }))
  const dialog = within(await screen.findByRole('dialog'))
  await dialog.findByText('2 people are mailed.')
  dialog.getByText('90.00 € goes back, the way it was paid.')
  await user.click(dialog.getByRole('button', { name: 'Cancel the event' }))
  expect(wire().sent(cancelVipEvent)).toEqual([])
  await user.type(dialog.getByLabelText('Why, as they read it, English'), 'Rain')
  await user.click(dialog.getByRole('button', { name: 'Cancel the event' }))
  await screen.findByText('The VIP event is cancelled.')
  expect(wire().sent(cancelVipEvent)).toMatchObject([{ body: { reason: { en: 'Rain' } } }])
})

test('where nobody has the status that one looks for, it is said so and one press shows all', async () => {
  const user = await visitOffice('/organiser/vip-events/7')
  await screen.findByText('Who answers stands here.')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'waiting')
  await screen.findByText('Nobody has this status.')
  await user.click(screen.getByRole('button', { name: 'Show all' }))
  await screen.findByText('Who answers stands here.')
})

test('on a phone a guest is called one, and whoever brings none has no line for that', async () => {
  const answer = {
    places: 1,
    personUuid: '0198bbfa-7212-7996-94df-c6cea4c13a01',
    company: null,
    email: 'ana@fair.example',
  }
  const came = { ...answer, answeredAt: '2025-08-18T08:00:00.000Z', orderUuid: null, status: 'attending' as const }
  const [one, other] = ['0198bbfa-7212-7996-94df-c6cea4c13a02', '0198bbfa-7212-7996-94df-c6cea4c13a03']
  wire().answer(listVipGuests, {
    items: [
      { ...came, uuid: one ?? '', name: 'Ana Ferreira', guest: 'Rui Ferreira' },
      { ...came, uuid: other ?? '', name: 'Bo Li', guest: null },
    ],
    next: null,
  })
  await visitOffice('/organiser/vip-events/7')
  const [with1, without] = ['Ana Ferreira', 'Bo Li'].map((name) => screen.findByRole('link', { name }))
  const belowOf = (link: HTMLElement | undefined) => link?.closest('tr')?.querySelector('[data-at=below]')
  expect(belowOf(await with1)?.querySelector('.only-phone')?.textContent).toBe('Guest: ')
  expect(belowOf(await without)?.querySelector('.only-wide')?.textContent).toBe('–')
})
