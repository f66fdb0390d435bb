import { requests } from '@foyer/contract/kit/refusal'
import { listFavourites, readAgenda, starSession, unstarSession } from '@foyer/contract/program'
import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { noteConnection } from '#platform/connection.ts'
import { queryClient } from '#platform/query-client.ts'
import { signOut } from '#platform/session.ts'
import { toastStore } from '#platform/toasts.ts'
import { agendaOf, someSession } from '#testing/program.ts'
import { visit, wire } from '#testing/visit.tsx'
import { approvedPass, lena } from '#testing/world.ts'
import { sendUnsentStars } from './send-unsent-stars.ts'
import { keepUnsentStar, unsentStars } from './unsent-stars.ts'

const session = someSession({ id: 2, title: 'Identity first' })
const person = { user: lena, pass: approvedPass }
const tuesday = '/agenda?day=2025-10-21'
let starred: Set<number>

beforeEach(() => {
  noteConnection(true)
  starred = new Set()
  wire().answer(readAgenda, agendaOf(session))
  wire().answer(listFavourites, () => ({
    sessions: [...starred].map((sessionId) => ({ sessionId, starredAt: '2025-08-18T08:00:00.000Z' })),
    keptClashes: [],
    calendar: null,
  }))
})

const answerStars = () => {
  wire().answer(starSession, ({ params }) => {
    starred.add(Number(params['sessionId']))
    return { sessionId: Number(params['sessionId']), isStarred: true }
  })
  wire().answer(unstarSession, ({ params }) => {
    starred.delete(Number(params['sessionId']))
    return { sessionId: Number(params['sessionId']), isStarred: false }
  })
}
const star = () => screen.findByRole('button', { name: /^Star: Identity first/ })
const isPressed = async () => (await star()).getAttribute('aria-pressed') === 'true'

async function starOffline() {
  wire().lose(starSession)
  const user = await visit(tuesday, person)
  await user.click(await star())
  await waitFor(() => expect(unsentStars(lena.uuid)).toEqual([[2, true]]))
  return user
}

test('a star set without a connection stays, says that it is sent later, and is there after the page is loaded anew', async () => {
  await starOffline()
  expect(await isPressed()).toBe(true)
  expect((await star()).getAttribute('aria-label')).toBe('Star: Identity first, sent when there is a connection')
  await screen.findByText(/One star is sent when there is a connection\.$/)
  await act(() => queryClient.resetQueries({ queryKey: [listFavourites.id] }))
  expect(await isPressed()).toBe(true)
})

test('who leaves the page before the server answered finds the star on the next one, which sends it', async () => {
  const unanswered = Promise.withResolvers<{ sessionId: number; isStarred: boolean }>()
  wire().answer(starSession, () => unanswered.promise)
  const user = await visit(tuesday, person)
  await user.click(await star())
  await waitFor(() => expect(wire().sent(starSession)).toHaveLength(1))
  expect(unsentStars(lena.uuid)).toEqual([])
  act(() => void dispatchEvent(new Event('pagehide')))
  expect(unsentStars(lena.uuid)).toEqual([[2, true]])
  answerStars()
  await act(() => sendUnsentStars())
  expect(starred).toEqual(new Set([2]))
  unanswered.resolve({ sessionId: 2, isStarred: true })
  await waitFor(() => expect(unsentStars(lena.uuid)).toEqual([]))
})

test('with the connection it is sent, once, however often the page finds it again', async () => {
  await starOffline()
  const before = wire().sent(starSession).length
  answerStars()
  noteConnection(true)
  await act(() => Promise.all([sendUnsentStars(), sendUnsentStars()]))
  await act(() => sendUnsentStars())
  expect(wire().sent(starSession)).toHaveLength(before + 1)
  expect(starred).toEqual(new Set([2]))
  expect(unsentStars(lena.uuid)).toEqual([])
  await waitFor(async () => expect((await star()).getAttribute('aria-label')).toBe('Star: Identity first'))
  expect(await isPressed()).toBe(true)
})

test('what was wished last is what is sent', async () => {
  const user = await starOffline()
  wire().lose(unstarSession)
  await user.click(await star())
  await waitFor(() => expect(unsentStars(lena.uuid)).toEqual([[2, false]]))
  expect(await isPressed()).toBe(false)
  answerStars()
  noteConnection(true)
  await act(() => sendUnsentStars())
  expect(starred).toEqual(new Set())
})

test('a star that is refused later is said, and goes', async () => {
  await starOffline()
  wire().refuse(starSession, requests.notFound)
  noteConnection(true)
  await act(() => sendUnsentStars())
  expect(
    toastStore
      .readPast()
      .map(({ text }) => text)
      .join(),
  ).toContain('Your star for “Identity first” could not be sent.')
  expect(unsentStars(lena.uuid)).toEqual([])
  await waitFor(async () => expect(await isPressed()).toBe(false))
})

test('while there is still no answer it is kept', async () => {
  await starOffline()
  noteConnection(true)
  await act(() => sendUnsentStars())
  expect(unsentStars(lena.uuid)).toEqual([[2, true]])
})

test('nobody sends another’s star, and signing out forgets it', async () => {
  await starOffline()
  const before = wire().sent(starSession).length
  expect(unsentStars('somebody else')).toEqual([])
  act(() => signOut())
  expect(unsentStars(lena.uuid)).toEqual([])
  noteConnection(true)
  await act(() => sendUnsentStars())
  expect(wire().sent(starSession)).toHaveLength(before)
})

test('a star that is taken off while those from before are sent is not sent any more', async () => {
  const user = await starOffline()
  const first = Promise.withResolvers<{ sessionId: number; isStarred: boolean }>()
  keepUnsentStar(lena.uuid, 1, true)
  keepUnsentStar(lena.uuid, 2, true)
  answerStars()
  const sent: string[] = []
  wire().answer(starSession, ({ params }) => {
    sent.push(String(params['sessionId']))
    starred.add(Number(params['sessionId']))
    return params['sessionId'] === '1' ? first.promise : { sessionId: Number(params['sessionId']), isStarred: true }
  })
  noteConnection(true)
  const sending = sendUnsentStars()
  await waitFor(() => expect(sent).toEqual(['1']))
  await user.click(await star())
  await waitFor(() => expect(wire().sent(unstarSession)).toHaveLength(1))
  first.resolve({ sessionId: 1, isStarred: true })
  await act(() => sending)
  expect(starred).toEqual(new Set([1]))
  expect(await isPressed()).toBe(false)
})

test('a star that is taken off while it is being sent is taken off after it', async () => {
  const user = await starOffline()
  answerStars()
  const first = Promise.withResolvers<void>()
  wire().answer(starSession, async () => {
    await first.promise
    starred.add(2)
    return { sessionId: 2, isStarred: true }
  })
  noteConnection(true)
  const before = wire().sent(starSession).length
  const sending = sendUnsentStars()
  await waitFor(() => expect(wire().sent(starSession)).toHaveLength(before + 1))
  await user.click(await star())
  expect(wire().sent(unstarSession)).toEqual([])
  first.resolve()
  await act(() => sending)
  expect(starred).toEqual(new Set())
  expect(unsentStars(lena.uuid)).toEqual([])
  expect(await isPressed()).toBe(false)
})
