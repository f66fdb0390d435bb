import { I18nProvider } from '@lingui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, StrictMode } from 'react'
import { i18n } from './messages/messages.ts'
import { queryClient } from './query-client.ts'

/** What every page stands in: the same where it is drawn first and where it is brought to life. */
export function Around({ children }: { readonly children: ReactNode }) {
  return (
    <StrictMode>
      <I18nProvider i18n={i18n}>
        <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
      </I18nProvider>
    </StrictMode>
  )
}
