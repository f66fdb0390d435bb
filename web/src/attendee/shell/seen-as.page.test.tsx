import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { appNow } from '#platform/app-clock.ts'
import { startIn } from '#platform/messages/messages.ts'
import { currentToken, keepToken } from '#platform/token.ts'
import { show } from '#testing/visit.tsx'
import { lena } from '#testing/world.ts'
import { SeenAs } from './seen-as.tsx'

const inMinutes = (minutes: number) => new Date(appNow().getTime() + minutes * 60_000).toISOString()
const look = (until: string) => {
  keepToken('only-looks')
  const left = vi.spyOn(window.location, 'assign').mockImplementation(() => {})
  return { user: show(<SeenAs user={lena} until={until} />), left }
}

test('who looks as somebody reads whom they see and until when, and ends it by a button: nothing of theirs stays', async () => {
  const { user, left } = look(inMinutes(15))
  await screen.findByText('You see the app as Lena Hartwig.')
  screen.getByText(/You can look and do nothing\. It ends by itself at \d\d:\d\d/)
  expect(left).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Stop looking' }))
  await waitFor(() => expect(left).toHaveBeenCalledWith('/organiser/people'))
  expect(currentToken()).toBeNull()
})

test('it ends by itself when its time is over', async () => {
  const { left } = look(inMinutes(0))
  await waitFor(() => expect(left).toHaveBeenCalledWith('/organiser/people'))
  expect(currentToken()).toBeNull()
})

test('it is told in German too', async () => {
  look(inMinutes(15))
  await screen.findByText('You see the app as Lena Hartwig.')
  await startIn('de')
  await screen.findByText('Sie sehen die App als Lena Hartwig.')
})
