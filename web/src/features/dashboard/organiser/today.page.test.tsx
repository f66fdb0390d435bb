import { type Dashboard, followDashboard, readDashboard } from '@foyer/contract/dashboard'
import { requests } from '@foyer/contract/kit/refusal'
import { closePaymentAlarm } from '@foyer/contract/office-orders'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { wire } from '#testing/visit.tsx'
import { visitOffice } from '#testing/visit-office.tsx'
import { euros } from '#testing/world.ts'

const first = '2025-08-14T08:00:00.000Z'
const runUp = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
const none = { orders: 0, due: euros(0), first: null }
const uuid = '01990000-0000-7000-8000-000000000001'

const quiet: Dashboard = {
  at: '2025-08-18T12:02:00.000Z',
  revenue: { net: euros(1080), today: euros(18.4), runUp, before: null },
  passes: { sold: 109, today: 41, runUp, before: null, types: [] },
  awaited: { orders: 0, due: euros(0), soon: none, over: none },
  people: { waiting: 0, since: null, approved: 90 },
  houses: [],
  signUps: { since: '2025-08-12', begun: 0, earned: 0, proven: 0, approved: 0 },
  transfers: { entries: 0, left: euros(0), since: null },
  alarms: [],
  vatChecks: 0,
  clashes: { sessions: 0, first: null },
  jobs: { failed: 0, kinds: [] },
  failed: [],
  place: '1',
}

const busy: Dashboard = {
  ...quiet,
  revenue: { net: euros(1080), today: euros(18.4), runUp, before: { year: 2024, figure: euros(900), runUp } },
  passes: {
    ...{ sold: 109, today: 41, runUp, before: { year: 2024, figure: 218, runUp } },
    types: [
      { id: 1, name: 'Standard', codeType: 'standard', list: 'paid', capacity: 120, sold: 109, held: 3 },
      { id: 2, name: 'Standard', codeType: 'standard', list: 'voucher', capacity: null, sold: 7, held: 1 },
      { id: 3, name: 'Host', codeType: 'host', list: 'voucher', capacity: null, sold: 0, held: 0 },
    ],
  },
  awaited: {
    ...{ orders: 37, due: euros(412) },
    soon: { orders: 2, due: euros(20), first: '2025-08-19T08:00:00.000Z' },
    over: { orders: 6, due: euros(119.4), first },
  },
  people: { waiting: 12, since: first, approved: 90 },
  houses: [
    {
      ...{ id: 7, name: 'Quartier Neun', allotment: 616, held: 33, booked: 232 },
      contract: { cutOffOn: '2025-09-22', taken: 232, guaranteed: 339, owed: euros(5236), needed: 339 },
    },
    {
      ...{ id: 8, name: 'Adler', allotment: 264, held: 0, booked: 140 },
      contract: { cutOffOn: '2025-09-22', taken: 140, guaranteed: 120, owed: euros(0), needed: 111 },
    },
  ],
  signUps: { since: '2025-08-12', begun: 40, earned: 30, proven: 24, approved: 10 },
  transfers: { entries: 3, left: euros(2762), since: first },
  alarms: [{ uuid, kind: 'refund-failed', raisedAt: first, order: { uuid, number: 'MS25-4711' } }],
  vatChecks: 4,
  clashes: { sessions: 2, first: '2025-10-21T08:00:00.000Z' },
  jobs: { failed: 1, kinds: [{ kind: 'mail', count: 1, last: first }] },
}

const wordsOf = (element: HTMLElement) => element.textContent?.replaceAll('\u00a0', ' ')
const part = (name: string) => screen.findByRole('region', { name })

beforeEach(() => {
  // Nobody listens here: it is asked now and then.
  wire().refuse(followDashboard, requests.notAllowed)
})

async function visit(shown: Dashboard, scope: Parameters<typeof visitOffice>[1] = ['finance']) {
  wire().answer(readDashboard, shown)
  return visitOffice('/organiser', scope)
}

test('what waits stands in the order of its urgency, each with the way to the list behind it', async () => {
  await visit(busy)
  const needs = await part('What needs you')
  expect(within(needs).getAllByRole('heading', { level: 3 }).map(wordsOf)).toEqual([
    '1 refund did not go through',
    'people wait for your approval',
    'job failed for good',
    'transfers without an order',
    'orders are past their date of payment',
    'orders are to be paid within two days',
    'VAT IDs are not confirmed',
    'sessions clash',
    'days until the cut-off of Quartier Neun',
  ])
  expect(
    within(needs)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual([
    `/organiser/orders/${uuid}`,
    '/organiser/people?pass=waiting',
    '/organiser/self-check',
    '/organiser/bank',
    '/organiser/orders?due=over',
    '/organiser/orders?due=soon',
    '/organiser/invoices',
    '/organiser/program?clash=speaker',
    '/organiser/hotels/7',
  ])
  // Of those who wait some came by a voucher.
  expect(wordsOf(needs)).toContain('They cannot come in before.')
  expect(wordsOf(needs)).toContain(
    '35days until the cut-off of Quartier Neun232 of 339 nights are taken; 5,236.00 € to pay',
  )
  expect(wordsOf(needs)).toContain('2,762.00 € in the account pay nothing yet.')
  expect(screen.getByText(/Hello Lena, 9 things need you/)).toBeTruthy()
})

test('figures say what came since yesterday and how they stand against the year before', async () => {
  await visit(busy)
  const sales = wordsOf(await part('Sales so far'))
  expect(sales).toContain('dashed: 2024, same day')
  expect(sales).toContain('1,080.00 €+18.40 € since yesterday20% ahead of 2024')
  expect(sales).toContain('109+41 since yesterday50% behind 2024')
  expect(sales).toContain('Open money, gross412.00 €37 orders, 6 past due')
  expect(sales).toContain('Waiting for approval12oldest since')
  expect(screen.getByText('as of 14:02 CEST, looked up every 15 seconds')).toBeTruthy()
})

test('pass types of one name are told apart, and each leads to the page on which it stands', async () => {
  await visit(busy)
  const types = await part('Passes and places')
  expect(within(types).getAllByRole('listitem').map(wordsOf)).toEqual([
    'Standard, on sale109 of 120, 8 free',
    'Standard, by voucher7 sold, 1 held',
    'Host0 sold, 0 held',
  ])
  const ways = [1, 2, 3].map((id) => `/organiser/pass-types/${id}`)
  expect(
    within(types)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/organiser/pass-types', ...ways])
})

test('rooms that are behind their pace stand first, and say what they would cost', async () => {
  await visit(busy)
  const rooms = within(await part('Rooms'))
    .getAllByRole('listitem')
    .map(wordsOf)
  expect(rooms).toEqual(['Quartier Neun232 of 616 nights, 107 behind, 5,236.00 €', 'Adler140 of 264 nights, 29 ahead'])
})

test('each figure of the sign-up leads to those whom it counts, and so does how many are missing', async () => {
  await visit(busy)
  const links = within(await part('Sign-up, last 7 days')).getAllByRole('link')
  const list = '/organiser/people/sign-ups?since=week'
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['40', list],
    ['30', `${list}&step=earned`],
    ['10 have not paid', `${list}&step=unearned`],
    ['24', `${list}&step=proven`],
    ['6 have not confirmed', `${list}&step=unproven`],
    ['10', `${list}&step=approved`],
  ])
})

test('one alone is said as one', async () => {
  await visit({ ...busy, signUps: { since: '2025-08-12', begun: 40, earned: 39, proven: 38, approved: 10 } })
  const left = await part('Sign-up, last 7 days')
  within(left).getByText('One has not paid')
  within(left).getByText('One has not confirmed')
})

test('sign-ups of the week, who may come in and what failed have parts of their own', async () => {
  await visit(busy)
  expect(
    within(await part('Sign-up, last 7 days'))
      .getAllByRole('listitem')
      .map(wordsOf),
  ).toEqual([
    '40signed up',
    '30paid, or by voucher10 have not paid',
    '24address confirmed6 have not confirmed',
    '10may come in25% of all',
  ])
  expect(wordsOf(await part('Check-in'))).toContain('90Opens')
  expect(wordsOf(await part('Jobs'))).toContain('Mails1')
})

test('where nothing waits that is said, and no part is empty without a word', async () => {
  await visit(quiet)
  expect(wordsOf(await part('What needs you'))).toContain('Nothing, at the moment.')
  expect(wordsOf(await part('Sign-up, last 7 days'))).toContain('Nobody signed up in these days.')
  expect(wordsOf(await part('Rooms'))).toContain('There is none yet.')
  expect(wordsOf(await part('Jobs'))).toContain('None failed.')
  expect(wordsOf(await part('Sales so far'))).toContain('last nine weeks')
})

test('a part that whoever looks may not see is not there', async () => {
  await visit({ ...busy, revenue: null, transfers: null, vatChecks: null, jobs: null }, ['support'])
  expect(wordsOf(await part('Sales so far'))).not.toContain('Revenue')
  expect(screen.queryByRole('region', { name: 'Jobs' })).toBe(null)
  expect(screen.queryByRole('button', { name: 'Close the alarm' })).toBe(null)
})

describe('a part that could not be counted', () => {
  test('says so alone, and another try brings it', async () => {
    const user = await visit({ ...busy, houses: null, failed: ['houses'] })
    const rooms = await part('Rooms')
    expect(within(rooms).getByRole('alert').textContent).toContain('All other figures are up to date.')
    expect(screen.getAllByRole('alert')).toHaveLength(1)
    expect(wordsOf(await part('Passes and places'))).toContain('109 of 120, 8 free')
    wire().answer(readDashboard, busy)
    await user.click(within(rooms).getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('link', { name: 'Adler' })).toBeTruthy()
    expect(screen.queryByRole('alert')).toBe(null)
  })

  test('where none could be, the page says so and asks again', async () => {
    wire().refuse(readDashboard, requests.unexpected)
    const user = await visitOffice('/organiser', ['finance'])
    const alert = await screen.findByRole('alert')
    wire().answer(readDashboard, quiet)
    await user.click(within(alert).getByRole('button', { name: 'Try again' }))
    expect(await part('Sales so far')).toBeTruthy()
  })
})

test('an alarm is closed there', async () => {
  const user = await visit(busy)
  wire().answer(closePaymentAlarm, undefined)
  await user.click(await screen.findByRole('button', { name: 'Close the alarm' }))
  await waitFor(() => expect(wire().sent(closePaymentAlarm)).toHaveLength(1))
})
