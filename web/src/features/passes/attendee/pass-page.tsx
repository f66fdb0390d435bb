import { readUser } from '@foyer/contract/identity'
import { readPass } from '@foyer/contract/passes'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { query } from '#platform/api.ts'
import { useEdition } from '#platform/edition.ts'
import { LoadFailed } from '#platform/load-failed.tsx'
import { lazyPart } from '#platform/load-part.ts'
import { useText } from '#platform/messages/messages.ts'
import { usePageTitle } from '#platform/title.ts'
import { Lock } from '#ui/lock.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { HeldPass } from './held-pass.tsx'

// Whoever has a ticket needs neither of them: at the gate the code shall be there first.
const NoPass = lazyPart<Parameters<typeof import('./no-pass.tsx').NoPass>[0], 'NoPass'>(
  () => import('./no-pass.tsx'),
  'NoPass',
)
const UnusablePass = lazyPart<Parameters<typeof import('./unusable-pass.tsx').UnusablePass>[0], 'UnusablePass'>(
  () => import('./unusable-pass.tsx'),
  'UnusablePass',
)

/** `/pass`: the ticket of whoever holds one, and the way to one for whoever does not. */
export function PassPage() {
  const { t } = useText()
  const pass = useQuery(query(readPass))
  const user = useQuery(query(readUser))
  const edition = useEdition()
  usePageTitle(pass.data === null ? t('No pass') : t('Your pass'))
  const waiting = (
    <>
      <Lock numeral={null} title={t('Your pass')} />
      <Skeleton boxes={[414, 120]} />
    </>
  )
  // What was loaded before stays while a later try fails: at the gate an old ticket is better than none.
  if (pass.data !== undefined && user.data !== undefined) {
    if (pass.data === null)
      return (
        <Suspense fallback={waiting}>
          <NoPass edition={edition} />
        </Suspense>
      )
    const held = { pass: pass.data, user: user.data, edition }
    if (pass.data.status === 'approved') return <HeldPass {...held} />
    return (
      <Suspense fallback={waiting}>
        <UnusablePass {...held} />
      </Suspense>
    )
  }
  const error = pass.error ?? user.error
  if (error === null) return waiting
  return (
    <>
      <Lock numeral={null} title={t('Your pass')} />
      <LoadFailed error={error} onRetry={() => void Promise.all([pass.refetch(), user.refetch()])} />
    </>
  )
}
