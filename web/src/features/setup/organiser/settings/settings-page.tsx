import { readSetup } from '@foyer/contract/setup'
import { useQuery } from '@tanstack/react-query'
import { query } from '#platform/api.ts'
import { LoadFailed } from '#platform/load-failed.tsx'
import { useText } from '#platform/messages/messages.ts'
import { useOpenRecords } from '#platform/open-records.ts'
import { usePlainTitle } from '#platform/title.ts'
import { PageHead } from '#ui/page-head.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { SettingsView } from './settings-view.tsx'

/** `/organiser/settings`: what is decided of the event as a whole, and where the rest of it is. */
export function SettingsPage() {
  const { t } = useText()
  const { data: setup, error, refetch } = useQuery(query(readSetup))
  useOpenRecords([['edition']], setup)
  usePlainTitle(t('Settings'))
  if (setup !== undefined) return <SettingsView setup={setup} />
  return (
    <>
      <PageHead title={t('Settings')} note={'\u00a0'} />
      {error === null ? (
        <Skeleton boxes={[44, 320, 200]} />
      ) : (
        <LoadFailed error={error} onRetry={() => void refetch()} />
      )}
    </>
  )
}
