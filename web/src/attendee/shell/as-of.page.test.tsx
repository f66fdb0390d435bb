import { readUser } from '@foyer/contract/identity'
import { listNews, type NewsPost } from '@foyer/contract/news'
import { listUpgradePassTypes, readPass, readPassCode } from '@foyer/contract/passes'
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { send } from '#platform/api.ts'
import { appNow } from '#platform/app-clock.ts'
import { noteConnection } from '#platform/connection.ts'
import { formatMoment } from '#platform/days.ts'
import { queryClient } from '#platform/query-client.ts'
import { visit, wire } from '#testing/visit.tsx'
import { approvedPass, edition, lena } from '#testing/world.ts'

const post: NewsPost = {
  id: '0198bbfa-7212-7996-94df-c6cea4c15001',
  title: 'Hall 5 opens earlier',
  topic: null,
  body: '<p>Read it.</p>',
  publishedAt: '2025-08-15T08:00:00.000Z',
  changedAt: null,
  image: null,
  isRead: true,
}
const person = { user: lena, pass: approvedPass }
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000)
const asOf = (moment: Date) => `As of ${formatMoment(appNow(moment.getTime()), edition.timeZone, 'en')}.`
/** Spaces that hold a time together are spaces to who looks. */
const strip = async () => (await screen.findByText(/You are offline/)).textContent

const code = { code: 'ABCD1234', text: 'FOYER1.abcd', drawing: { size: 21, path: 'M0 0h1v1z' } }

beforeEach(() => {
  noteConnection(true)
  // The router still knows the page of the test before.
  wire().answer(listNews, [post])
  wire().answer(readPassCode, code)
  wire().answer(listUpgradePassTypes, [])
})

/** What else the page asked has come: from now on nothing does. */
const loseConnection = () => act(() => noteConnection(false))

test('a page that shows what was kept says from when, on the event’s clock', async () => {
  const then = hoursAgo(3)
  wire().keep(listNews, [post], then)
  await visit('/news', person)
  await screen.findByRole('link', { name: 'Hall 5 opens earlier' })
  loseConnection()
  await waitFor(async () => expect(await strip()).toContain(asOf(then)))
  act(() => noteConnection(true))
  expect(screen.queryByText(/You are offline/)).toBeNull()
})

test('the age of the pass is told on its own page, and the older of its two answers counts', async () => {
  const [older, newer] = [hoursAgo(5), hoursAgo(1)]
  wire().keep(readPassCode, code, older)
  await visit('/pass', person)
  wire().keep(readPass, approvedPass, newer)
  await act(() => queryClient.invalidateQueries({ queryKey: [readPass.id] }))
  await screen.findByRole('img', { name: 'QR code of your pass' })
  loseConnection()
  await waitFor(async () => expect(await strip()).toContain(asOf(older)))
})

test('what is not kept says that it needs a connection, in its place on the page', async () => {
  wire().lose(listNews)
  await visit('/news', person)
  await screen.findByText('This needs a connection')
  loseConnection()
  expect((await strip())?.trim()).toBe('You are offline.')
})

test('a kept answer says from when it is, also where everything else was answered anew', async () => {
  const then = hoursAgo(3)
  wire().keep(listNews, [post], then)
  await visit('/news', person)
  await screen.findByRole('link', { name: 'Hall 5 opens earlier' })
  // Another call is answered: the connection is there.
  await act(() => send(readUser))
  expect(screen.queryByText(/You are offline/)).toBeNull()
  const strip = await screen.findByText(/Some of this could not be read again/)
  expect(strip.textContent).toContain(asOf(then))
  wire().answer(listNews, [post])
  await act(() => queryClient.invalidateQueries({ queryKey: [listNews.id] }))
  await waitFor(() => expect(screen.queryByText(/could not be read again/)).toBeNull())
})

test('what is kept of another page says nothing on this one', async () => {
  wire().keep(listNews, [post], hoursAgo(3))
  const user = await visit('/news', person)
  await screen.findByRole('link', { name: 'Hall 5 opens earlier' })
  const tabs = within(screen.getByRole('navigation', { name: 'Main' }))
  await user.click(tabs.getByRole('link', { name: 'Pass' }))
  await screen.findByRole('img', { name: 'QR code of your pass' })
  await act(() => send(readUser))
  expect(screen.queryByText(/could not be read again|You are offline/)).toBeNull()
})
