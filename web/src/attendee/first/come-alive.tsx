import type { FirstPage } from '@foyer/contract/kit/first-page'
import { hashKey } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { ALIVE } from '#platform/alive.ts'
import { Around } from '#platform/around.tsx'
import { editionQuery } from '#platform/edition.ts'
import { preferredLocale, startIn } from '#platform/messages/messages.ts'
import { nextTask } from '#platform/next-task.ts'
import { queryClient } from '#platform/query-client.ts'
import type { openRouter } from '../router.ts'
import { catchUp } from './catch-up.ts'

/** The server has drawn the page: it comes to life where it stands, and nothing on it moves. */
export async function comeAlive(
  place: HTMLElement,
  router: ReturnType<typeof openRouter>,
  loadPage: () => Promise<unknown>,
): Promise<void> {
  await nextTask()
  const answers: FirstPage['answers'] = JSON.parse(document.getElementById('first-answers')?.textContent ?? '[]')
  // The edition counts as new, for the clock hangs on it; everything else is asked for again once it is looked at.
  const edition = hashKey(editionQuery.queryKey)
  for (const [key, answer] of answers)
    queryClient.setQueryData(key, answer, { updatedAt: hashKey(key) === edition ? Date.now() : 0 })
  await nextTask()
  // The page of the path that they are led to, which may be another.
  await Promise.all([startIn(preferredLocale()), router.load().then(loadPage)])
  await nextTask()
  addEventListener(ALIVE, catchUp, { once: true })
  // From here on React keeps what is done, until it is alive.
  window.early?.end()
  startTransition(() => {
    hydrateRoot(
      place,
      <Around>
        <RouterProvider router={router} />
      </Around>,
    )
  })
  await queryClient.fetchQuery({ ...editionQuery, staleTime: 0 }).catch(() => {})
}
