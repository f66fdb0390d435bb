import { readUser } from '@foyer/contract/identity'
import { readSecondFactor } from '@foyer/contract/second-factor'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { query } from '#platform/api.ts'
import { LoadFailed } from '#platform/load-failed.tsx'
import { useText } from '#platform/messages/messages.ts'
import { queryClient } from '#platform/query-client.ts'
import { useSearchText } from '#platform/search-text.ts'
import { usePlainTitle } from '#platform/title.ts'
import { Button } from '#ui/button.tsx'
import { SkeletonBox } from '#ui/skeleton.tsx'
import { signOutStaff } from '../shared/staff-session.ts'
import { ProveForm } from './prove-form.tsx'
import { SetUpFactor } from './set-up-factor.tsx'

/** Between the password and the office: show the second factor, or set one up. */
export function SecondStepPage() {
  const { t } = useText()
  const router = useRouter()
  const goesTo = useSearchText('to')
  const { data: user } = useQuery(query(readUser))
  // Once for the page: setting one up changes it, and the codes on paper are still to be read.
  const factor = useQuery({ ...query(readSecondFactor), refetchOnWindowFocus: false })
  const isSet = factor.data?.isSet ?? true
  const title = isSet ? t('Show that it is you') : t('Set up your second factor')
  usePlainTitle(title)
  const leave = () => {
    signOutStaff()
    router.history.replace('/organiser/sign-in')
  }
  const goOn = async () => {
    await queryClient.fetchQuery({ ...query(readSecondFactor), staleTime: 0 })
    // The check-in is another document.
    if (goesTo === 'gate') location.assign('/gate')
    else router.history.replace('/organiser')
  }
  return (
    <>
      <div>
        <h1 tabIndex={-1}>{title}</h1>
        <p className="muted">
          {user?.email}{' '}
          <Button variant="text" isSmall onClick={leave}>
            {t('Not you?')}
          </Button>
        </p>
      </div>
      {factor.error ? (
        <LoadFailed error={factor.error} onRetry={() => void factor.refetch()} />
      ) : factor.data === undefined || user === undefined ? (
        <SkeletonBox height={180} />
      ) : isSet ? (
        <ProveForm email={user.email} hasPasskey={factor.data.passkeys.length > 0} onShown={() => void goOn()} />
      ) : (
        <>
          <p>{t('Your role opens people and money: a password alone is not enough for that.')}</p>
          <SetUpFactor onDone={() => void goOn()} />
        </>
      )}
    </>
  )
}
