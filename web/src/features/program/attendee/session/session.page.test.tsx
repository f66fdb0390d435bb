import { keepBoth, remindOfClash } from '@foyer/contract/kept-clashes'
import {
  type Favourites,
  listFavourites,
  listSpeakers,
  readAgenda,
  starSession,
  unstarSession,
} from '@foyer/contract/program'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { agendaOf, someSession, someSpeaker } from '#testing/program.ts'
import { visit, wire } from '#testing/visit.tsx'
import { approvedPass, lena } from '#testing/world.ts'

const backups = someSession({ id: 1, alsoAt: [4] })
const identity = someSession({ id: 2, title: 'Identity first', track: 'security', stage: '5-a', speakers: [] })
const lunch = someSession({ id: 5, title: 'Lunch', track: null, stage: null, speakers: [] })
const again = someSession({
  id: 4,
  startsAt: '2025-10-23T07:45:00.000Z',
  endsAt: '2025-10-23T08:30:00.000Z',
  alsoAt: [1],
})

let starred: Set<number>
let kept: Favourites['keptClashes']
let calendar: Favourites['calendar']
const person = { user: lena, pass: approvedPass }

beforeEach(() => {
  starred = new Set()
  kept = []
  calendar = null
  wire().answer(readAgenda, agendaOf(backups, identity, lunch, again))
  wire().answer(listSpeakers, [someSpeaker({ sessions: [1, 4] })])
  wire().answer(listFavourites, () => ({
    sessions: [...starred].map((sessionId) => ({ sessionId, starredAt: '2025-08-18T08:00:00.000Z' })),
    keptClashes: kept,
    calendar,
  }))
  wire().answer(starSession, ({ params: { sessionId } }) => {
    starred.add(Number(sessionId))
    return { sessionId: Number(sessionId), isStarred: true }
  })
  wire().answer(unstarSession, ({ params: { sessionId } }) => {
    starred.delete(Number(sessionId))
    return { sessionId: Number(sessionId), isStarred: false }
  })
})

test('a session says what it is about, when and where it is, who speaks, and when it is held again', async () => {
  await visit('/agenda/1', person)
  await screen.findByRole('heading', { level: 1, name: backups.title })
  for (const text of ['to 11:15 CEST', 'A restore test with a stopwatch.', 'Managed services', 'Advanced', 'English'])
    expect(screen.getAllByText(text, { exact: false }).length).toBeGreaterThan(0)
  expect(await screen.findByText('Backup architect, Hoshi Systems, Osaka')).toBeTruthy()
  expect(screen.getByText('900, no booking')).toBeTruthy()
  expect(screen.getByText('Straight on from Entrance South.')).toBeTruthy()
  const held = within(screen.getByRole('region', { name: 'Held again' }))
  expect(held.getByRole('link', { name: backups.title }).getAttribute('href')).toBe('/agenda/4')
})

test('it is starred and unstarred by one button, which keeps the focus', async () => {
  const user = await visit('/agenda/2', person)
  await user.click(await screen.findByRole('button', { name: 'Star it' }))
  const remove = await screen.findByRole('button', { name: 'Remove the star' })
  expect(document.activeElement).toBe(remove)
  expect(screen.getByRole('heading', { name: 'In your agenda, 10:30 in Hall 5 A' })).toBeTruthy()
  await user.click(remove)
  await screen.findByRole('heading', { name: 'Not in your agenda yet' })
  await waitFor(() => expect(starred).toEqual(new Set()))
})

test('of two at one time the other time is taken, where one is free', async () => {
  starred = new Set([1, 2])
  const user = await visit('/agenda/2', person)
  const box = within(await screen.findByRole('region', { name: /^Overlaps by 45\sminutes$/ }))
  box.getByText(/with Backups that survive an auditor, 10:30 to 11:15, also starred\./)
  box.getByText(/^Thu\s23\sOct, 09:45, Hall 3 Stage\. You are free$/)
  await user.click(box.getByRole('button', { name: /^Move it/ }))
  await waitFor(() => expect(screen.queryByRole('region', { name: /^Overlaps/ })).toBe(null))
  await waitFor(() => expect(starred).toEqual(new Set([2, 4])))
})

test('or one of the two is left out', async () => {
  starred = new Set([1, 2])
  const user = await visit('/agenda/1', person)
  await user.click(await screen.findByRole('button', { name: `Unstar it ${identity.title}` }))
  await waitFor(() => expect(starred).toEqual(new Set([1])))
  expect(screen.queryByRole('region', { name: /^Overlaps/ })).toBe(null)
})

test('or both are kept: nothing is said of the clash any more, until one wants to be reminded', async () => {
  starred = new Set([1, 2])
  wire().answer(keepBoth, () => {
    kept = [[1, 2]]
    return { sessionId: 2, otherId: 1, isKept: true }
  })
  wire().answer(remindOfClash, () => {
    kept = []
    return { sessionId: 2, otherId: 1, isKept: false }
  })
  const user = await visit('/agenda/2', person)
  await user.click(await screen.findByRole('button', { name: `Keep both ${backups.title}` }))
  const box = within(await screen.findByRole('region', { name: 'At the same time' }))
  expect(screen.queryByRole('region', { name: /^Overlaps/ })).toBe(null)
  expect(box.getByRole('link', { name: backups.title }).getAttribute('href')).toBe('/agenda/1')
  expect(document.activeElement?.textContent).toMatch(/^In your agenda/)
  await user.click(box.getByRole('button', { name: /^Remind me again/ }))
  await screen.findByRole('region', { name: /^Overlaps/ })
  expect(starred).toEqual(new Set([1, 2]))
})

test('who stars one of two again that were both kept is reminded again, before the page asks anew', async () => {
  starred = new Set([1, 2])
  kept = [[1, 2]]
  const user = await visit('/agenda/2', person)
  await screen.findByRole('region', { name: 'At the same time' })
  await user.click(screen.getByRole('button', { name: 'Remove the star' }))
  await waitFor(() => expect(starred).toEqual(new Set([1])))
  await user.click(await screen.findByRole('button', { name: 'Star it' }))
  await screen.findByRole('region', { name: /^Overlaps/ })
  await waitFor(() => expect(starred).toEqual(new Set([1, 2])))
})

test('a cancelled session says so and cannot be starred', async () => {
  wire().answer(readAgenda, agendaOf({ ...identity, isCancelled: true }))
  await visit('/agenda/2', person)
  expect(await screen.findByText('This session is cancelled and does not take place.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Star it' })).toBe(null)
})

test.for(['/agenda/77', '/agenda/5', '/agenda/nothing'])('%s is no page', async (path) => {
  await visit(path, person)
  expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeTruthy()
})

test('where nothing more is known of who speaks, the rest is there', async () => {
  wire().lose(listSpeakers)
  await visit('/agenda/1', person)
  const speakers = within(await screen.findByRole('region', { name: 'Speakers' }))
  expect(speakers.getByRole('link', { name: 'Kenji Watanabe' })).toBeTruthy()
  expect(await speakers.findByRole('button', { name: 'Try again' })).toBeTruthy()
})
