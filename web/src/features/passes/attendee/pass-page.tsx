import { readUser } from '@foyer/contract/identity'
import { readPass } from '@foyer/contract/passes'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../../platform/api.ts'
import { useEdition } from '../../../platform/edition.ts'
import { LoadFailed } from '../../../platform/load-failed.tsx'
import { useText } from '../../../platform/messages/messages.ts'
import { usePageTitle } from '../../../platform/title.ts'
import { useWaiting } from '../../../platform/waiting.ts'
import { Lock } from '../../../ui/lock.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { HeldPass } from './held-pass.tsx'
import { NoPass } from './no-pass.tsx'
import { UnusablePass } from './unusable-pass.tsx'

/** `/pass`: the ticket of whoever holds one, and the way to one for whoever does not. */
export function PassPage() {
  const { t } = useText()
  const pass = useQuery(query(readPass))
  const user = useQuery(query(readUser))
  const edition = useEdition()
  const isWaiting = useWaiting(pass.isPending || user.isPending)
  usePageTitle(pass.data === null ? t('No pass') : t('Your pass'))
  // What was loaded before stays while a later try fails: at the gate an old ticket is better than none.
  if (pass.data !== undefined && user.data !== undefined) {
    if (pass.data === null) return <NoPass edition={edition} />
    const held = { pass: pass.data, user: user.data, edition }
    return pass.data.status === 'approved' ? <HeldPass {...held} /> : <UnusablePass {...held} />
  }
  const error = pass.error ?? user.error
  return (
    <>
      <Lock numeral={null} title={t('Your pass')} />
      {error === null ? (
        isWaiting && <Skeleton boxes={[414, 120]} />
      ) : (
        <LoadFailed error={error} onRetry={() => void Promise.all([pass.refetch(), user.refetch()])} />
      )}
    </>
  )
}
