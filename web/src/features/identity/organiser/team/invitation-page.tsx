import {
  acceptStaffInvitation,
  checkStaffInvitation,
  type OpenStaffInvitation,
  staffInvitationOver,
} from '@foyer/contract/staff'
import { useMutation } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { send } from '#platform/api.ts'
import { LoadFailed } from '#platform/load-failed.tsx'
import { useLookUp } from '#platform/look-up.ts'
import { useText } from '#platform/messages/messages.ts'
import { ProblemError, refusedWith } from '#platform/problem-error.ts'
import { useSearchText } from '#platform/search-text.ts'
import { usePlainTitle } from '#platform/title.ts'
import { buttonLook } from '#ui/button.tsx'
import { focusHeading } from '#ui/focus-heading.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { type NewAccount, StaffOffer } from './staff-offer.tsx'

/** Where the mail's link leads: who invites one to what, and the way to accept, with an account or without. */
export function InvitationPage() {
  const { t } = useText()
  usePlainTitle(t('Work here'))
  const { uuid = '' } = useParams({ strict: false })
  const { invitation, accepted, error, isOver, retry, acceptAs } = useStaffInvitation(uuid)
  if (accepted !== undefined) return <Accepted email={accepted.email} />
  if (isOver) return <Over />
  if (invitation !== undefined) return <StaffOffer invitation={invitation} onAccept={acceptAs} />
  return (
    <>
      <h1 tabIndex={-1}>{t('Work here')}</h1>
      {error === null ? <Skeleton boxes={[28, 150, 48]} /> : <LoadFailed error={error} onRetry={retry} />}
    </>
  )
}

const isWorthless = (error: Error | null): boolean =>
  error instanceof ProblemError && [400, 404, 410].includes(error.status)

function useStaffInvitation(uuid: string) {
  const token = useSearchText('token') ?? ''
  const { found, error, again } = useLookUp<OpenStaffInvitation>(() =>
    send(checkStaffInvitation, { params: { uuid }, body: { token } }),
  )
  const taking = useMutation({
    mutationFn: (account: NewAccount | null) =>
      send(acceptStaffInvitation, { params: { uuid }, body: { token, account } }),
    onSuccess: () => void focusHeading(),
  })
  // A link that was cut off on its way names no invitation, and is as good as one that is over.
  const isOver = isWorthless(error) || (taking.error !== null && refusedWith(taking.error, staffInvitationOver))
  return {
    invitation: found,
    accepted: taking.data,
    error,
    isOver,
    retry: again,
    acceptAs: (account: NewAccount | null) => taking.mutateAsync(account),
  }
}

function Accepted({ email }: { readonly email: string }) {
  const { t, rich } = useText()
  return (
    <>
      <h1 tabIndex={-1}>{t('You work here now')}</h1>
      <p className="intro">
        {rich('Sign in as {email}. Then you set up a second factor, if your role needs one.', {
          email: <b>{email}</b>,
        })}
      </p>
      <p>
        <Link {...buttonLook()} to="/organiser/sign-in">
          {t('Sign in to the back office')}
        </Link>
      </p>
    </>
  )
}

function Over() {
  const { t } = useText()
  return (
    <>
      <h1 tabIndex={-1}>{t('This invitation is over')}</h1>
      <p>{t('It was accepted, taken back, or is too old. If you accepted it before, just sign in.')}</p>
      <p>{t('Otherwise ask whoever invited you for a new one.')}</p>
      <p>
        <Link {...buttonLook('line')} to="/organiser/sign-in">
          {t('Sign in to the back office')}
        </Link>
      </p>
    </>
  )
}
