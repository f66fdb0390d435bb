import { listFavourites, listSpeakers, readAgenda } from '@foyer/contract/program'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { agendaOf, someSession, someSpeaker } from '#testing/program.ts'
import { visit, wire } from '#testing/visit.tsx'
import { approvedPass, lena } from '#testing/world.ts'

const kenji = someSpeaker({})
const aoife = someSpeaker({
  code: 'aoife-brennan',
  name: 'Aoífe Brennan',
  initial: 'B',
  company: 'Halden Networks',
  city: 'Dublin',
  bio: 'Aoífe answers when it burns.',
  sessions: [2],
})
const person = { user: lena, pass: approvedPass }

beforeEach(() => {
  wire().answer(listSpeakers, [aoife, kenji])
  wire().answer(readAgenda, agendaOf(someSession({ id: 1 }), someSession({ id: 2, title: 'Identity first' })))
  wire().answer(listFavourites, {
    sessions: [{ sessionId: 2, starredAt: '2025-08-18T08:00:00.000Z' }],
    keptClashes: [],
    calendar: null,
  })
})

const names = () => screen.queryAllByRole('link', { name: /Kenji|Brennan/ }).map(({ textContent }) => textContent)

test('everybody stands under their letter, is found by a word, and by one’s own stars', async () => {
  const user = await visit('/speakers', person)
  await screen.findByRole('heading', { level: 2, name: 'B' })
  expect(names()).toEqual([aoife.name, kenji.name])
  await user.type(screen.getByRole('searchbox', { name: 'Search speakers' }), 'osaka')
  await waitFor(() => expect(names()).toEqual([kenji.name]))
  await user.clear(screen.getByRole('searchbox'))
  await user.click(screen.getByRole('button', { name: /^In my agenda/ }))
  await waitFor(() => expect(names()).toEqual([aoife.name]))
  await user.type(screen.getByRole('searchbox'), 'xyz')
  await screen.findByText('Nobody fits “xyz”')
  await user.click(screen.getByRole('button', { name: 'Show all speakers' }))
  await waitFor(() => expect(names()).toEqual([aoife.name, kenji.name]))
})

test('somebody who is opened has their sessions beside what is said of them', async () => {
  const user = await visit('/speakers', person)
  await user.click(await screen.findByRole('link', { name: aoife.name }))
  await screen.findByRole('heading', { level: 1, name: aoife.name })
  const card = within(screen.getByRole('article', { name: aoife.name }))
  card.getByText('Aoífe answers when it burns.')
  expect((await card.findByRole('link', { name: 'Identity first' })).getAttribute('href')).toBe('/agenda/2')
  expect(card.getByRole('button', { name: 'Star: Identity first' }).getAttribute('aria-pressed')).toBe('true')
  expect(screen.getByRole('link', { name: 'All speakers' }).getAttribute('href')).toBe('/speakers')
})

test('who does not speak has no page', async () => {
  await visit('/speakers/nobody', person)
  expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeTruthy()
})

test('a list that cannot be loaded is asked for again', async () => {
  wire().lose(listSpeakers)
  const user = await visit('/speakers', person)
  const again = await screen.findByRole('button', { name: 'Try again' })
  wire().answer(listSpeakers, [])
  await user.click(again)
  expect(await screen.findByText('The speakers follow')).toBeTruthy()
})
