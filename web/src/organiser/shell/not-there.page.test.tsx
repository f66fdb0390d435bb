import { requests } from '@foyer/contract/kit/refusal'
import { readOfficeAccommodation } from '@foyer/contract/office-accommodation'
import { readExhibitorParts, readOfficeExhibitor } from '@foyer/contract/office-exhibitors'
import { readHall } from '@foyer/contract/office-halls'
import { readOfficePost } from '@foyer/contract/office-news'
import { readNightGrid } from '@foyer/contract/office-nights'
import { readOfficeOrder } from '@foyer/contract/office-orders'
import { readOfficePage } from '@foyer/contract/office-pages'
import { listOfficePassTypes, readOfficePassType } from '@foyer/contract/office-pass-types'
import { readPerson } from '@foyer/contract/office-person'
import { readOfficeSession, readProgramParts } from '@foyer/contract/office-program'
import { readOfficeSpeaker } from '@foyer/contract/office-program-parts'
import { readOfficeQuestion } from '@foyer/contract/office-surveys'
import { readOfficeTrainTicketType } from '@foyer/contract/office-train-tickets'
import { readOfficeVipEvent } from '@foyer/contract/office-vip-events'
import { printVouchers, readVoucherBatch } from '@foyer/contract/office-vouchers'
import { readRoomingList } from '@foyer/contract/rooming-lists'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { wire } from '#testing/visit.tsx'
import { visitOffice } from '#testing/visit-office.tsx'

const uuid = '0198f0aa-7d1c-7c3e-8a55-0123456789ab'

/** What the page of something asks, and the list that leads to it. */
const pages = [
  [`/organiser/orders/${uuid}`, readOfficeOrder, 'All orders'],
  [`/organiser/people/${uuid}`, readPerson, 'All people'],
  [`/organiser/people/${uuid}/merge`, readPerson, 'All people'],
  ['/organiser/pass-types/12', readOfficePassType, 'All pass types'],
  ['/organiser/vouchers/12', readVoucherBatch, 'All vouchers'],
  ['/organiser/vouchers/12/sheet', readVoucherBatch, 'All vouchers'],
  ['/organiser/hotels/12', readNightGrid, 'All hotels'],
  ['/organiser/hotels/12/edit', readOfficeAccommodation, 'All hotels'],
  ['/organiser/hotels/12/rooms', readOfficeAccommodation, 'All hotels'],
  ['/organiser/hotels/12/rooming-list', readRoomingList, 'All hotels'],
  [`/organiser/train-tickets/${uuid}`, readOfficeTrainTicketType, 'All train tickets'],
  ['/organiser/vip-events/12', readOfficeVipEvent, 'All VIP events'],
  [`/organiser/survey/${uuid}`, readOfficeQuestion, 'All questions'],
  ['/organiser/program/12', readOfficeSession, 'All sessions'],
  ['/organiser/speakers/12', readOfficeSpeaker, 'All speakers'],
  ['/organiser/exhibitors/12', readOfficeExhibitor, 'All exhibitors'],
  ['/organiser/halls/12', readHall, 'All halls'],
  [`/organiser/news/${uuid}`, readOfficePost, 'All posts'],
  ['/organiser/pages/parking', readOfficePage, 'All pages'],
] as const

test.each(pages)('who opens %s, which is not there, is told so and led to those that are', async (path, read, list) => {
  for (const beside of [readExhibitorParts, readProgramParts, listOfficePassTypes, printVouchers])
    wire().refuse(beside, requests.unavailable)
  wire().refuse(read, requests.notFound)
  await visitOffice(path)
  expect(await screen.findByRole('heading', { level: 1, name: 'This is not there' })).toBeTruthy()
  await waitFor(() => expect(document.title).toMatch(/^Not there: /))
  const main = within(screen.getByRole('main'))
  expect(main.getByRole('link', { name: list })).toBeTruthy()
  expect(main.getByText(/removed, merged with another or erased/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

test('an address that cannot be of anything is not there either', async () => {
  wire().refuse(readOfficeAccommodation, requests.invalid)
  await visitOffice(`/organiser/hotels/${uuid}/edit`)
  expect(await screen.findByRole('heading', { level: 1, name: 'This is not there' })).toBeTruthy()
})

test('what cannot be had just now is asked for again', async () => {
  wire().refuse(readOfficeOrder, requests.unexpected)
  await visitOffice(`/organiser/orders/${uuid}`)
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1, name: 'Order' })).toBeTruthy()
})

test.each([
  ['/organiser/setup/nonsense', 'Set up'],
  ['/organiser/pages/Fire%20exit', 'Pages of text'],
])('%s is no page: there is no such step, and no page of text is called so', async (path, above) => {
  await visitOffice(path)
  expect(await screen.findByRole('heading', { level: 1, name: 'Page Not Found' })).toBeTruthy()
  expect(within(screen.getByRole('main')).getByRole('link', { name: above })).toBeTruthy()
})

test('at an address that is no page the menu stays, with the ways to the place above it and to the start', async () => {
  await visitOffice('/organiser/people/nobody')
  expect(await screen.findByRole('heading', { level: 1, name: 'Page Not Found' })).toBeTruthy()
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'People' })).toBeTruthy()
})

test('nor is the name of one thing an address within another', async () => {
  await visitOffice('/organiser/program/speakers')
  expect(await screen.findByRole('heading', { level: 1, name: 'Page Not Found' })).toBeTruthy()
  const main = within(screen.getByRole('main'))
  expect(main.getByRole('link', { name: 'Sessions' }).getAttribute('href')).toMatch(/\/organiser\/program(\?|$)/)
  expect(main.getByRole('link', { name: 'Go to the start' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Orders' })).toBeTruthy()
})

test('who has no work in the office sees nothing of it at an address that is no page', async () => {
  await visitOffice('/organiser/nowhere', ['gate'])
  expect(await screen.findByRole('heading', { level: 1, name: 'Page Not Found' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Orders' })).toBeNull()
})
