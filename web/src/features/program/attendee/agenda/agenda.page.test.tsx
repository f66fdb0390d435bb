import { readEdition } from '@foyer/contract/editions'
import { requests } from '@foyer/contract/kit/refusal'
import {
  type Favourites,
  listFavourites,
  readAgenda,
  renewCalendar,
  starSession,
  unstarSession,
} from '@foyer/contract/program'
import { listVipEvents } from '@foyer/contract/vip-events'
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { agendaOf, someSession } from '#testing/program.ts'
import { answered, someEvent } from '#testing/vip-events.ts'
import { visit, wire } from '#testing/visit.tsx'
import { approvedPass, edition, lena } from '#testing/world.ts'

const backups = someSession({ id: 1, alsoAt: [4] })
const identity = someSession({
  id: 2,
  title: 'Identity first',
  abstract: 'Doors that stay open.',
  track: 'security',
  stage: '5-a',
  level: 'basics',
  speakers: [{ code: 'aoife-brennan', name: 'Aoífe Brennan' }],
})
const german = someSession({
  id: 3,
  title: 'NIS2 für neun Leute',
  startsAt: '2025-10-21T10:00:00.000Z',
  endsAt: '2025-10-21T10:45:00.000Z',
  track: 'security',
  stage: '5-a',
  language: 'de',
})
const again = someSession({
  id: 4,
  startsAt: '2025-10-23T07:45:00.000Z',
  endsAt: '2025-10-23T08:30:00.000Z',
  alsoAt: [1],
})
const lunch = someSession({
  id: 5,
  title: 'Lunch',
  abstract: 'Hall 4 and the yard',
  startsAt: '2025-10-21T10:15:00.000Z',
  endsAt: '2025-10-21T11:15:00.000Z',
  track: null,
  stage: null,
  speakers: [],
})
const agenda = agendaOf(backups, identity, german, lunch, again)

let starred: Set<number>
let calendar: Favourites['calendar']
const person = { user: lena, pass: approvedPass }

beforeEach(() => {
  starred = new Set()
  calendar = null
  wire().answer(readAgenda, agenda)
  wire().answer(listFavourites, () => ({
    sessions: [...starred].map((sessionId) => ({ sessionId, starredAt: '2025-08-18T08:00:00.000Z' })),
    keptClashes: [],
    calendar,
  }))
  wire().answer(starSession, ({ params }) => {
    starred.add(Number(params['sessionId']))
    return { sessionId: Number(params['sessionId']), isStarred: true }
  })
  wire().answer(unstarSession, ({ params }) => {
    starred.delete(Number(params['sessionId']))
    return { sessionId: Number(params['sessionId']), isStarred: false }
  })
})

const tuesday = '/agenda?day=2025-10-21'
const star = (title: string) => screen.findByRole('button', { name: `Star: ${title}` })
const titles = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)

test('a day has its sessions in the order of time, where they are, who speaks, and its breaks', async () => {
  await visit(tuesday, person)
  expect(await screen.findByRole('heading', { level: 1, name: 'Tuesday' })).toBeTruthy()
  const list = within(await screen.findByRole('list', { name: /^Sessions on Tue\s21\sOct, by time$/ }))
  expect(titles().slice(0, 3)).toEqual([backups.title, identity.title, german.title])
  expect(list.getAllByText('Kenji Watanabe, Advanced')).toHaveLength(2)
  list.getByText('Deutsch')
  list.getByText(/^Lunch until 13:15$/)
  expect(screen.getByText('October 2025').parentElement?.textContent).toMatch(
    /^21 October 2025, 3\ssessions\. You starred none\. All times CEST$/,
  )
})

test('an evening at which one has a place stands below its day; one that is off, or waited for, does not', async () => {
  const dinner = { startsAt: '2025-10-21T17:30:00.000Z', endsAt: '2025-10-21T20:30:00.000Z' }
  wire().answer(listVipEvents, [
    someEvent({ ...dinner, id: 1, name: 'Partner Dinner', attendance: answered('attending', { places: 2 }) }),
    someEvent({ ...dinner, id: 2, name: 'Canal Cruise', attendance: answered('waiting') }),
    someEvent({
      ...dinner,
      ...{ id: 3, name: 'Breakfast', attendance: answered('attending'), cancelledAt: '2025-08-18T08:00:00.000Z' },
    }),
    someEvent({ id: 4, name: 'Boiler House Night', attendance: answered('attending') }),
  ])
  await visit(tuesday, person)
  const evening = await screen.findByRole('article', { name: /Partner Dinner$/ })
  expect(evening.textContent).toMatch(/^19:30\sCEST Partner Dinner.*Attending, with one guest/)
  expect(within(evening).getByRole('link').getAttribute('href')).toBe('/vip-events')
  expect(screen.queryByRole('article', { name: /Canal|Breakfast|Boiler/ })).toBeNull()
})

test('the days lead to each other, and one that is not of the event is the first', async () => {
  const user = await visit('/agenda?day=2024-01-01', person)
  await screen.findByRole('heading', { level: 1, name: 'Monday' })
  await user.click(within(screen.getByRole('navigation', { name: 'Days' })).getByRole('link', { name: /^23/ }))
  await screen.findByRole('heading', { level: 1, name: 'Thursday' })
  expect(location.search).toBe('?day=2025-10-23')
  expect(screen.getByRole('link', { name: /^23/ }).getAttribute('aria-current')).toBeTruthy()
})

test('what is sought and filtered stands in the address, narrows at once, and is cleared at once', async () => {
  const user = await visit(tuesday, person)
  await user.type(await screen.findByRole('searchbox', { name: 'Search sessions and speakers' }), 'aoife')
  await waitFor(() => expect(titles()).toContain(identity.title))
  await waitFor(() => expect(titles()).not.toContain(backups.title))
  await waitFor(() => expect(location.search).toContain('q=aoife'))
  await user.click(screen.getByRole('button', { name: 'Clear all' }))
  await waitFor(() => expect(titles()).toContain(backups.title))
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('')

  await user.click(screen.getByText('Track', { selector: 'summary' }))
  await user.click(screen.getByRole('checkbox', { name: /^Security/ }))
  await waitFor(() => expect(titles()).not.toContain(backups.title))
  expect(location.search).toContain('track=security')
  await user.click(screen.getByText('Language', { selector: 'summary' }))
  await user.click(screen.getByRole('checkbox', { name: /^Deutsch/ }))
  await waitFor(() => expect(titles()).not.toContain(identity.title))
  expect(titles()).toContain(german.title)
  await user.click(screen.getByText('Level', { selector: 'summary' }))
  await user.click(screen.getByRole('checkbox', { name: /^Basics/ }))
  // Nothing is left, and each way to loosen it says what it leaves.
  await screen.findByText(/^No session on Tue\s21\sOct fits$/)
  await user.click(screen.getByRole('button', { name: 'Without Language: 1' }))
  await waitFor(() => expect(titles()).toContain(identity.title))
})

test('what is on another day alone is a step away', async () => {
  starred.add(again.id)
  const user = await visit(`${tuesday}&mine=true`, person)
  await user.click(await screen.findByRole('link', { name: /^Thu\s23\sOct: 1$/ }))
  expect(await screen.findByRole('link', { name: backups.title })).toBeTruthy()
})

test('a star is there at once, and goes again where it was not kept', async () => {
  let refuse = () => {}
  wire().respond(starSession, async () => {
    await new Promise<void>((resolve) => {
      refuse = resolve
    })
    return { status: 503, body: { code: 'requests/busy', detail: 'Too many.', title: 'Busy', status: 503 } }
  })
  const user = await visit(tuesday, person)
  await user.click(await star(identity.title))
  expect((await star(identity.title)).getAttribute('aria-pressed')).toBe('true')
  await waitFor(() => expect(wire().sent(starSession)).toHaveLength(1))
  refuse()
  await waitFor(async () => expect((await star(identity.title)).getAttribute('aria-pressed')).toBe('false'))
  expect(await screen.findByText(/^The session could not be starred\./)).toBeTruthy()
})

test('who presses a star twice gets what they pressed last, in two calls one after the other', async () => {
  const user = await visit(tuesday, person)
  await user.click(await star(identity.title))
  await user.click(await star(identity.title))
  await waitFor(() => expect(wire().sent(unstarSession)).toHaveLength(1))
  expect(starred).toEqual(new Set())
  expect((await star(identity.title)).getAttribute('aria-pressed')).toBe('false')
})

test('all days are printed at once, each under its name, and are gone from the page afterwards', async () => {
  const print = vi.fn()
  vi.stubGlobal('print', print)
  const user = await visit('/agenda?day=2025-10-21', person)
  await user.click(await screen.findByRole('button', { name: 'Print all days' }))
  expect(print).toHaveBeenCalledTimes(1)
  const days = () => screen.queryAllByRole('heading', { level: 1, hidden: true }).map(({ textContent }) => textContent)
  expect(days()).toEqual(expect.arrayContaining([expect.stringMatching(/^Tue\s21\sOct$/)]))
  expect(days().length).toBeGreaterThan(2)
  act(() => void dispatchEvent(new Event('afterprint')))
  expect(days()).toHaveLength(1)
})

test('two stars at one time are a clash: on both, and above the day with the way to choose', async () => {
  starred.add(backups.id)
  const user = await visit(tuesday, person)
  await user.click(await star(identity.title))
  expect(await screen.findAllByText('Clash')).toHaveLength(2)
  const block = within(
    await screen.findByRole('region', { name: /^Two of your sessions overlap on Tue\s21\sOct at 10:30$/ }),
  )
  block.getByText(/Backups that survive an auditor, Hall 3 Stage, or Identity first, Hall 5 A\./)
  block.getByText(/One of them runs again on Thursday\./)
  expect(block.getByRole('link', { name: 'Choose one' }).getAttribute('href')).toBe('/agenda/1')
})

test('while the event is on, a line says how late it is, and what is next for me', async () => {
  wire().answer(readEdition, { ...edition, now: '2025-10-21T08:10:00.000Z' })
  starred.add(identity.id)
  await visit('/agenda', person)
  expect(await screen.findByRole('region', { name: '10:30 Identity first' })).toBeTruthy()
  expect(screen.getByText(/^Next for you, in 20\sminutes$/)).toBeTruthy()
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent ?? '')
  const now = rows.findIndex((text) => text.startsWith('Now, 10:10'))
  expect(rows[now + 1]).toContain(backups.title)
})

test('a cancelled session says so, takes no new star, and clashes with nothing', async () => {
  wire().answer(readAgenda, agendaOf(backups, { ...identity, isCancelled: true }))
  starred.add(backups.id)
  await visit(tuesday, person)
  expect(await screen.findByText('Cancelled')).toBeTruthy()
  expect(screen.queryByRole('button', { name: `Star: ${identity.title}` })).toBe(null)
  expect(screen.queryByText('Clash')).toBe(null)
})

test('my calendar has an address when I want one, which is copied, and made anew when I mean it', async () => {
  const made = (key: string) => {
    calendar = { url: `https://fair.example/api/agenda/favourites.ics?key=${key}`, madeAt: '2025-08-18T08:00:00.000Z' }
    return calendar
  }
  wire().answer(renewCalendar, () => made('first'))
  const user = await visit(tuesday, person)
  const write = vi.spyOn(navigator.clipboard, 'writeText')
  await user.click(await screen.findByRole('button', { name: 'Make my calendar address' }))
  const address = 'webcal://fair.example/api/agenda/favourites.ics?key='
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Your private calendar address' })
  await waitFor(() => expect(document.activeElement).toBe(field))
  expect(field.value).toBe(`${address}first`)
  expect(screen.getByRole('link', { name: 'Subscribe' }).getAttribute('href')).toBe(`${address}first`)
  await user.click(screen.getByRole('button', { name: 'Copy' }))
  expect(write).toHaveBeenCalledWith(`${address}first`)

  wire().answer(renewCalendar, () => made('second'))
  await user.click(screen.getByRole('button', { name: 'Make a new one' }))
  const dialog = within(await screen.findByRole('dialog'))
  dialog.getByText(/The old address opens nothing from then on/)
  await user.click(dialog.getByRole('button', { name: 'Make a new one' }))
  await waitFor(() => expect(field.value).toBe(`${address}second`))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null))
})

test('a programme that cannot be loaded says so and is asked for again; without the stars the rest is there', async () => {
  wire().refuse(readAgenda, requests.tooMany)
  wire().lose(listFavourites)
  const user = await visit(tuesday, person)
  const again = await screen.findByRole('button', { name: 'Try again' })
  wire().answer(readAgenda, agenda)
  await user.click(again)
  expect(await screen.findByRole('link', { name: backups.title })).toBeTruthy()
  expect(screen.getByText('Your stars are not shown.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Star:/ })).toBe(null)
  wire().answer(listFavourites, { sessions: [], keptClashes: [], calendar: null })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await star(backups.title)).toBeTruthy()
})

test('before there is a programme, the page says that it follows', async () => {
  wire().answer(readAgenda, agendaOf())
  await visit('/agenda', person)
  expect(await screen.findByText('The programme follows')).toBeTruthy()
})
