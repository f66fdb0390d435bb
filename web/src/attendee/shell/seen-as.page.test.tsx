import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { appNow } from '#platform/app-clock.ts'
import { editionQuery } from '#platform/edition.ts'
import { startIn } from '#platform/messages/messages.ts'
import { queryClient } from '#platform/query-client.ts'
import { currentToken, keepToken } from '#platform/token.ts'
import { show } from '#testing/visit.tsx'
import { lena } from '#testing/world.ts'
import { SeenAs } from './seen-as.tsx'

/** @param minutes of the event's clock, which is known by then: it is not this machine's. */
const look = async (minutes: number) => {
  await queryClient.ensureQueryData(editionQuery)
  const until = new Date(appNow().getTime() + minutes * 60_000).toISOString()
  keepToken('only-looks')
  const left = vi.spyOn(window.location, 'assign').mockImplementation(() => {})
  return { user: show(<SeenAs user={lena} until={until} />), left }
}

test('who looks as somebody reads whom they see and until when, and ends it by a button: nothing of theirs stays', async () => {
  const { user, left } = await look(15)
  await screen.findByText('You see the app as Lena Hartwig.')
  screen.getByText(/You can look and do nothing\. It ends by itself at \d\d:\d\d/)
  expect(left).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Stop looking' }))
  await waitFor(() => expect(left).toHaveBeenCalledWith('/organiser/people'))
  expect(currentToken()).toBeNull()
})

test('it ends by itself when its time is over', async () => {
  const { left } = await look(0)
  await waitFor(() => expect(left).toHaveBeenCalledWith('/organiser/people'))
  expect(currentToken()).toBeNull()
})

test('it is told in German too', async () => {
  await look(15)
  await screen.findByText('You see the app as Lena Hartwig.')
  await startIn('de')
  await screen.findByText('Sie sehen die App als Lena Hartwig.')
})
