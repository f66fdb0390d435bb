import { I18nProvider } from '@lingui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { whenSessionEnds } from '../platform/api.ts'
import { reloadOnMissingParts } from '../platform/load-part.ts'
import { i18n, preferredLocale, showLocale } from '../platform/messages/messages.ts'
import { queryClient } from '../platform/query-client.ts'
import { isSignedIn, signOut } from '../platform/session.ts'
import { rememberPath } from '../platform/wanted-path.ts'
import { router } from './routes.tsx'
import '../ui/styles/index.css'
import './shell/shell.css'

reloadOnMissingParts()

whenSessionEnds(() => {
  if (!isSignedIn()) return
  rememberPath(router.state.location.href)
  signOut()
  void router.navigate({ to: '/sign-in', search: { reason: 'session-ended' } })
})

const place = document.getElementById('app')
if (place !== null) {
  // A language that cannot be loaded is no reason to show nothing.
  await showLocale(preferredLocale()).catch(() => showLocale('en'))
  createRoot(place).render(
    <StrictMode>
      <I18nProvider i18n={i18n}>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </I18nProvider>
    </StrictMode>,
  )
}
