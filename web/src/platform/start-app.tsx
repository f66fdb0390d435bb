import { MINIMUM_FETCH_DELAY_MS } from '@foyer/contract/constants'
import { type AnyRouter, RouterProvider } from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
import { preloadFont } from '#ui/font.ts'
import { setMinimumWait } from '#ui/waiting.ts'
import { Around } from './around.tsx'
import { reloadOnMissingParts } from './load-part.ts'
import { preferredLocale, speakWith, startIn, type Words } from './messages/messages.ts'

/** Shows an app in its document, once it is known who is there and the words of their language are. */
export async function startApp(router: AnyRouter, words: Words): Promise<void> {
  const place = document.getElementById('app')
  if (place === null) return
  speakWith(words)
  setMinimumWait(MINIMUM_FETCH_DELAY_MS)
  reloadOnMissingParts()
  preloadFont()
  const language = startIn(preferredLocale())
  await Promise.all([router.load(), language])
  createRoot(place).render(
    <Around>
      <RouterProvider router={router} />
    </Around>,
  )
}
