import { accept, checkInvitation, invitationOver, type ReceivedInvitation } from '@foyer/contract/pass-transfers'
import { readPass } from '@foyer/contract/passes'
import { useMutation } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { Suspense } from 'react'
import { query, send } from '#platform/api.ts'
import { LoadFailed } from '#platform/load-failed.tsx'
import { lazyPart } from '#platform/load-part.ts'
import { useLookUp } from '#platform/look-up.ts'
import { useText } from '#platform/messages/messages.ts'
import { ProblemError, refusedWith } from '#platform/problem-error.ts'
import { queryClient } from '#platform/query-client.ts'
import { useSearchText } from '#platform/search-text.ts'
import { useIsSignedIn } from '#platform/session.ts'
import { usePageTitle } from '#platform/title.ts'
import { buttonLook } from '#ui/button.tsx'
import { beginAtHeading } from '#ui/focus-heading.ts'
import hivisStyles from '#ui/hivis.module.css'
import { Skeleton } from '#ui/skeleton.tsx'
import type { AccountEntry } from './offer.tsx'

// A form with a password is heavy, and nobody needs it before the link was looked up.
const Offer = lazyPart<Parameters<typeof import('./offer.tsx').Offer>[0], 'Offer'>(() => import('./offer.tsx'), 'Offer')

/** Where the mail's link leads: who gives which pass, and the way to accept it, with an account or without. */
export function AcceptPage() {
  const { t } = useText()
  usePageTitle(t('Accept a pass'))
  const { uuid = '' } = useParams({ strict: false })
  const { invitation, accepted, error, retry, acceptAs } = useInvitation(uuid)
  if (accepted !== undefined) return <Accepted email={accepted.email} />
  if (error !== null && (refusedWith(error, invitationOver) || isNobodys(error))) return <Over />
  if (invitation === undefined)
    return (
      <section className="stack narrow">
        <h1 tabIndex={-1}>{t('Accept a pass')}</h1>
        {error === null ? <Skeleton boxes={[28, 150, 48]} /> : <LoadFailed error={error} onRetry={retry} />}
      </section>
    )
  return (
    <Suspense fallback={<Skeleton boxes={[28, 150, 48]} />}>
      <Offer invitation={invitation} onAccept={acceptAs} />
    </Suspense>
  )
}

/** A link that was cut off on its way names no invitation. */
const isNobodys = (error: Error): boolean => error instanceof ProblemError && [400, 404].includes(error.status)

function useInvitation(uuid: string) {
  const token = useSearchText('token') ?? ''
  const isIn = useIsSignedIn()
  const { found, error, again } = useLookUp<ReceivedInvitation>(() =>
    send(checkInvitation, { params: { uuid }, body: { token } }),
  )
  const taking = useMutation({
    mutationFn: (account: AccountEntry | null) =>
      send(accept, { params: { uuid }, body: account === null ? { token } : { token, account } }),
    onSuccess: async () => {
      // Who is signed in may be the one who was invited.
      if (isIn) await queryClient.fetchQuery({ ...query(readPass), staleTime: 0 }).catch(() => null)
      beginAtHeading()
    },
    // The form goes where the invitation is over by now.
    onError: (error) => {
      if (refusedWith(error, invitationOver)) setTimeout(beginAtHeading)
    },
  })
  const isOver = taking.error !== null && refusedWith(taking.error, invitationOver)
  return {
    invitation: found,
    accepted: taking.data,
    error: isOver ? taking.error : error,
    retry: again,
    acceptAs: (account: AccountEntry | null) => taking.mutateAsync(account),
  }
}

function Accepted({ email }: { readonly email: string }) {
  const { t, rich } = useText()
  const isIn = useIsSignedIn()
  return (
    <section className="stack stack--32 narrow">
      <header className="stack stack--8">
        <h1 tabIndex={-1}>{t('The pass is yours')}</h1>
        <p className="intro">
          {rich('Its code is on the way to {email}, and waits under Pass.', { email: <b>{email}</b> })}
        </p>
      </header>
      <section className={hivisStyles.block} aria-labelledby="next">
        <div className={hivisStyles.inner}>
          <p className={hivisStyles.kicker}>{t('Next step')}</p>
          <h2 id="next">{isIn ? t('Open your pass') : t('Sign in to your pass')}</h2>
          <Link {...buttonLook()} to={isIn ? '/pass' : '/sign-in'}>
            {isIn ? t('Open your pass') : t('Sign in')}
          </Link>
        </div>
      </section>
    </section>
  )
}

function Over() {
  const { t } = useText()
  return (
    <section className="stack narrow">
      <h1 tabIndex={-1}>{t('This invitation is over')}</h1>
      <p>{t('It was accepted, taken back, or is too old. If you accepted it before, just sign in.')}</p>
      <p>{t('Otherwise ask whoever invited you for a new one.')}</p>
      <div className="row">
        <Link {...buttonLook()} to="/sign-in">
          {t('Sign in')}
        </Link>
      </div>
    </section>
  )
}
