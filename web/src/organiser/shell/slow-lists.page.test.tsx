import { allEndpoints, endpointOf } from '@foyer/contract/all'
import { listAuditEntries, listRecordEntries } from '@foyer/contract/audit'
import { listBankEntries } from '@foyer/contract/bank'
import { listEligibilityEntries } from '@foyer/contract/eligibility-entries'
import { type CalledEndpoint, scopesFor } from '@foyer/contract/kit/endpoint'
import { listOfficeExhibitors } from '@foyer/contract/office-exhibitors'
import { listOfficeInvoices } from '@foyer/contract/office-invoices'
import { listOfficePosts } from '@foyer/contract/office-news'
import { listOfficeOrders } from '@foyer/contract/office-orders'
import { listOfficePages } from '@foyer/contract/office-pages'
import { listOtherPeople, listPeople, listSignUps } from '@foyer/contract/office-people'
import { listOfficeSessions } from '@foyer/contract/office-program'
import { listOfficeSpeakers } from '@foyer/contract/office-program-parts'
import { listOfficeQuestions } from '@foyer/contract/office-surveys'
import { listOfficeTrainTicketTypes, listTrainTicketCodes } from '@foyer/contract/office-train-tickets'
import { listOfficeVipEvents, listVipGuests } from '@foyer/contract/office-vip-events'
import { listOfficeVouchers, listVoucherBatches } from '@foyer/contract/office-vouchers'
import { listVatChecks } from '@foyer/contract/vat-checks'
import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { queryClient } from '#platform/query-client.ts'
import { sampleOf } from '#testing/sample-of.ts'
import { phone, sitAt } from '#testing/sit-at.ts'
import { wire } from '#testing/visit.tsx'
import { visitOffice } from '#testing/visit-office.tsx'
import { routes } from '../routes.ts'

// Every list of the office, with answers that are slow: nothing is said of what is not known yet.

const lists: readonly (readonly [path: string, of: CalledEndpoint])[] = [
  ['/organiser/orders', listOfficeOrders],
  ['/organiser/people', listPeople],
  ['/organiser/people?q=sample', listOtherPeople],
  ['/organiser/people/sign-ups', listSignUps],
  ['/organiser/invoices', listOfficeInvoices],
  ['/organiser/bank', listBankEntries],
  ['/organiser/vouchers', listVoucherBatches],
  ['/organiser/vouchers/1', listOfficeVouchers],
  ['/organiser/lists', listEligibilityEntries],
  ['/organiser/exhibitors', listOfficeExhibitors],
  ['/organiser/program?view=list', listOfficeSessions],
  ['/organiser/speakers', listOfficeSpeakers],
  ['/organiser/pages', listOfficePages],
  ['/organiser/news', listOfficePosts],
  ['/organiser/survey', listOfficeQuestions],
  ['/organiser/train-tickets', listOfficeTrainTicketTypes],
  ['/organiser/train-tickets/1', listTrainTicketCodes],
  ['/organiser/vip-events', listOfficeVipEvents],
  ['/organiser/vip-events/1', listVipGuests],
  ['/organiser/audit-log', listAuditEntries],
  ['/organiser/speakers/1', listRecordEntries],
]

const uuid = '0198bbfa-0000-7000-8000-000000000001'

/** Those that nothing narrows. */
const withoutNarrowing: readonly string[] = [
  '/organiser/people?q=sample',
  '/organiser/lists',
  '/organiser/exhibitors',
  '/organiser/speakers',
  '/organiser/pages',
  '/organiser/survey',
  '/organiser/train-tickets',
  '/organiser/vip-events',
  '/organiser/speakers/1',
]

const schemaOf = (called: CalledEndpoint): z.ZodMiniType | null => {
  const schema = endpointOf(called).answers[200]
  return schema instanceof z.ZodMiniType ? schema : null
}

/** A page of a list: one line, told from others by its seed. */
const pageWith = (of: CalledEndpoint, seed: number, next: string | null = null) => ({
  ...(sampleOf(schemaOf(of) as z.ZodMiniType, seed) as { items: unknown[] }),
  next,
})

const withNothing = { items: [], next: null }

/** Answers that are kept back until the test gives them. */
function hold(of: CalledEndpoint) {
  const held: ((page: unknown) => Promise<void>)[] = []
  wire().answer(of, () => {
    const { promise, resolve } = Promise.withResolvers<never>()
    held.push((page) => act(async () => resolve(page as never)))
    return promise
  })
  return held
}

beforeEach(() => {
  for (const endpoint of allEndpoints) {
    const schema = schemaOf(endpoint)
    if (schema === null || scopesFor(endpoint) === null || endpoint.runs !== 'read') continue
    wire().answer(endpoint as CalledEndpoint, sampleOf(schema, 1) as never)
  }
  // One that waits for a register says when that is asked again.
  wire().answer(listVatChecks, [])
})

const main = () => screen.getByRole('main')

/** What stands on the page, each text once. */
function texts(): Set<string> {
  const walk = document.createTreeWalker(main(), NodeFilter.SHOW_TEXT)
  const found = new Set<string>()
  while (walk.nextNode() !== null) {
    const { textContent, parentElement } = walk.currentNode
    const text = textContent?.trim() ?? ''
    if (text !== '' && parentElement?.closest('option') === null) found.add(text)
  }
  return found
}

/** Who says that the page waits. */
const saysLoading = () => screen.queryAllByRole('status').filter(({ textContent }) => textContent === 'Loading')

/** What one could press or fill in above the list. */
const controls = () => [
  ...main().querySelectorAll<HTMLElement>(':is(header, search, fieldset) :is(a, button, input, select)'),
]

const answeredAll = (held: readonly unknown[], count: number) => waitFor(() => expect(held.length).toBe(count))

describe.each(lists)('%s', (path, of) => {
  const perPage = path === '/organiser/lists' ? 2 : 1

  test('before the first answer nothing is said of what it says', async () => {
    const held = hold(of)
    await visitOffice(path)
    await answeredAll(held, perPage)
    await waitFor(() => expect(saysLoading()).toHaveLength(1))
    const [before, offered] = [texts(), controls()]
    for (const answer of held) await answer(pageWith(of, 1))
    await waitFor(() => expect(saysLoading()).toHaveLength(0))
    expect(controls()).toEqual(offered)
    const full = texts()
    wire().answer(of, withNothing as never)
    await act(() => queryClient.invalidateQueries({ queryKey: [of.id] }))
    await waitFor(() => expect(texts()).not.toEqual(full))
    const onlyEmpty = texts().difference(full)
    expect(onlyEmpty.size).toBeGreaterThan(0)
    expect([...before.intersection(onlyEmpty)]).toEqual([])
  })

  test('whoever has more come keeps what is there, and goes on in what came', async () => {
    const held = hold(of)
    const user = await visitOffice(path)
    await answeredAll(held, perPage)
    for (const answer of held) await answer(pageWith(of, 1, 'next'))
    const [more] = await screen.findAllByRole('button', { name: /^Show (?:more|older)/ })
    if (more === undefined) throw new Error('There is no way to more.')
    const first = texts()
    await user.click(more)
    await answeredAll(held, perPage + 1)
    expect(saysLoading()).toHaveLength(0)
    expect(first.difference(texts())).toEqual(new Set())
    expect(document.activeElement).toBe(more)
    await held[perPage]?.(pageWith(of, 2))
    await waitFor(() => expect(more.isConnected).toBe(false))
    expect(first.difference(texts()).size).toBeLessThanOrEqual(2)
    expect(document.activeElement?.tagName).not.toMatch(/^(?:BODY|H1|H2)$/)
  })
})

const pages = routes.filter(({ frame, path }) => frame === 'office' && !path.endsWith('/ways'))

test.each(pages.map(({ path }) => path))('of several parts of %s that wait one says so', async (route) => {
  for (const endpoint of allEndpoints)
    if (scopesFor(endpoint) !== null && endpoint.runs === 'read') wire().answer(endpoint, () => new Promise(() => {}))
  await visitOffice(
    route
      .replace(/\$\w*uuid/, uuid)
      .replace('$slug', 'sample')
      .replace('$step', 'event')
      .replace(/\$\w+/, '1'),
  )
  await screen.findByRole('main')
  const waits = () => main().querySelectorAll('[aria-busy] > [role=status]').length
  await waitFor(() => expect(saysLoading()).toHaveLength(Math.min(waits(), 1)))
  expect(wire().all().length).toBeGreaterThan(0)
})

/** By what the list of a page is narrowed. */
const narrowed = () => [...main().querySelectorAll<HTMLSelectElement>('select')]

describe.each(lists.filter(([path]) => !withoutNarrowing.includes(path)))('%s, narrowed', (path, of) => {
  test('shows none of what was there before, and of two answers the one that was asked for last', async () => {
    const held = hold(of)
    const user = await visitOffice(path)
    await answeredAll(held, 1)
    await held[0]?.(pageWith(of, 1))
    await waitFor(() => expect(saysLoading()).toHaveLength(0))
    const [offered, before] = [controls(), texts()]
    const select = narrowed()[0]
    if (select === undefined) throw new Error('Nothing narrows it.')
    const [one, other] = [...select.options].map(({ value }) => value).filter((value) => value !== select.value)
    select.focus()
    await user.selectOptions(select, one ?? '')
    await answeredAll(held, 2)
    await waitFor(() => expect(saysLoading()).toHaveLength(1))
    expect([...texts()].filter((text) => !before.has(text) && /\d/.test(text))).toEqual([])
    const waiting = texts()
    await user.selectOptions(select, other ?? '')
    await answeredAll(held, other === undefined || other === '' ? 2 : 3)
    await held.at(-1)?.(pageWith(of, 2))
    await waitFor(() => expect(saysLoading()).toHaveLength(0))
    const last = texts()
    await held[1]?.(withNothing)
    expect(texts()).toEqual(last)
    expect(last.difference(waiting).size).toBeGreaterThan(0)
    expect(document.activeElement).toBe(select)
    // A way back to all of it may come, behind them.
    expect(controls().slice(0, offered.length)).toEqual(offered)
  })

  test('can be narrowed on a phone as well', async () => {
    sitAt(phone)
    await visitOffice(path)
    await waitFor(() => expect(narrowed().length).toBeGreaterThan(0))
  })
})

const searched = lists.filter(([path]) =>
  ['/organiser/orders', '/organiser/people', '/organiser/people/sign-ups', '/organiser/invoices'].includes(path),
)

test.each([...searched, ['/organiser/vouchers/1', listOfficeVouchers] as const])(
  'whoever searches %s stays at the words, and hears how many are found',
  async (path, of) => {
    const held = hold(of)
    const user = await visitOffice(path)
    await answeredAll(held, 1)
    await held[0]?.(pageWith(of, 1))
    const box = await screen.findByRole('searchbox')
    await user.type(box, 'sample{Enter}')
    await answeredAll(held, 2)
    expect(document.activeElement).toBe(box)
    expect((box as HTMLInputElement).value).toBe('sample')
    await held[1]?.({ ...pageWith(of, 2), next: 'next' })
    await waitFor(() => expect(said()).toContain('1+ in the list'))
    await user.clear(box)
    await user.type(box, 'nobody{Enter}')
    await answeredAll(held, 3)
    await waitFor(() => expect(said()).not.toContain('1+ in the list'))
    await held[2]?.(withNothing)
    await waitFor(() => expect(said()).toContain('0 in the list'))
    expect(document.activeElement).toBe(box)
  },
)

const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent ?? '')
