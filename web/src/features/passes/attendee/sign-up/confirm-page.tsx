import type { Answer } from '@foyer/contract/kit/endpoint'
import { checkSignUp, confirmSignUp, linkUsed, type PassReason, readPass, resendSignUp } from '@foyer/contract/passes'
import { Link, useParams } from '@tanstack/react-router'
import { query, send } from '#platform/api.ts'
import { ownWords, useCommand } from '#platform/command.ts'
import { useEdition } from '#platform/edition.ts'
import { LoadFailed } from '#platform/load-failed.tsx'
import { useLookUp } from '#platform/look-up.ts'
import { message, useText } from '#platform/messages/messages.ts'
import { PageHeading } from '#platform/page-heading.tsx'
import { refusedWith } from '#platform/problem-error.ts'
import { queryClient } from '#platform/query-client.ts'
import { useSearchText } from '#platform/search-text.ts'
import { useIsSignedIn } from '#platform/session.ts'
import { Button, buttonLook } from '#ui/button.tsx'
import { EmailAddress } from '#ui/email-address.tsx'
import { Facts } from '#ui/facts.tsx'
import hivisStyles from '#ui/hivis.module.css'
import { Note } from '#ui/note.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import styles from '../../shared/moment.module.css'
import { PrintedTicket } from '../../shared/printed-ticket.tsx'
import { useDraft } from './sign-up-draft.ts'

const waiting: Readonly<Record<PassReason, string>> = {
  'awaiting-payment': message('Your e-mail is confirmed. Your pass is approved as soon as its payment arrives.'),
  'awaiting-confirmation': message('Confirm your e-mail first.'),
  'awaiting-approval': message(
    'Your e-mail is confirmed. The organiser checks your pass within one working day and writes to you.',
  ),
  'not-available-for-address': message('This pass is not available for this address.'),
  'order-expired': message('The time to pay was over, and your place was given back. Sign up again to take a new one.'),
  'order-cancelled': message('Your order was cancelled. Sign up again to take a new place.'),
  'sold-out-before-payment': message('Your payment came after the last place was taken. All of it goes back to you.'),
  'already-holds-pass': message('You hold a pass already. What you paid for the second one goes back to you.'),
  rejected: message('The organiser did not approve this pass.'),
  'no-pass': message('There is no pass with this sign-up.'),
}

interface WayOn {
  readonly to: '/sign-in' | '/sign-up' | '/sign-up/payment'
  readonly label: string
}
const again: WayOn = { to: '/sign-up', label: message('Sign up') }
/** Signing in helps only those whose pass waits for somebody else. */
const waysOn: Partial<Readonly<Record<PassReason, WayOn>>> = {
  'awaiting-payment': { to: '/sign-up/payment', label: message('To the payment') },
  'order-expired': again,
  'order-cancelled': again,
  'sold-out-before-payment': again,
}

/** Where the mail's link leads: shows who signed up with what, proves the mailbox, and says what became of the pass. */
export function ConfirmPage() {
  const { t } = useText()
  const { userUuid } = useParams({ strict: false })
  const uuid = userUuid ?? ''
  const { signUp, answer, error, isConfirming, confirm, retry } = useConfirmation(uuid)
  if (answer?.passwordToken !== undefined) return <ChoosePassword token={answer.passwordToken} />
  if (answer !== undefined)
    return answer.passStatus === 'approved' ? (
      <Approved uuid={uuid} />
    ) : (
      <PassWaits uuid={uuid} reason={answer.reason ?? 'awaiting-approval'} />
    )
  if (error !== null && (refusedWith(error, linkUsed) || error.message === 'requests/not-found'))
    return <LinkUsed uuid={uuid} />
  if (error !== null || signUp === undefined)
    return (
      <section className="stack narrow">
        <PageHeading>{t('Confirm your e-mail')}</PageHeading>
        {error === null ? <Skeleton boxes={[28, 120, 48]} /> : <LoadFailed error={error} onRetry={retry} />}
      </section>
    )
  return <WhatIsConfirmed signUp={signUp} isSending={isConfirming} onConfirm={confirm} />
}

function useConfirmation(uuid: string) {
  const token = useSearchText('token') ?? ''
  const isIn = useIsSignedIn()
  const link = { params: { uuid }, body: { token } }
  const { found, error, again } = useLookUp(() => send(checkSignUp, link))
  const confirm = useCommand(confirmSignUp, ownWords)
  const press = () =>
    confirm.mutate(link, {
      onSuccess: async () => {
        // Who is signed in may have got this very pass.
        if (isIn) await queryClient.fetchQuery({ ...query(readPass), staleTime: 0 }).catch(() => null)
      },
    })
  return {
    signUp: found,
    answer: confirm.data,
    error: confirm.error ?? error,
    isConfirming: confirm.isPending,
    confirm: press,
    /** Once more what has failed. */
    retry: () => (confirm.error === null ? again() : press()),
  }
}

function Approved({ uuid }: { readonly uuid: string }) {
  const { t } = useText()
  const isIn = useIsSignedIn()
  const edition = useEdition()
  // Known where the sign-up was made in this browser.
  const { signedUp } = useDraft()
  const ticket = signedUp !== null && signedUp.uuid === uuid ? signedUp.ticket : undefined
  return (
    <div className={styles.moment}>
      <header className="stack">
        <PageHeading>{t('Your pass is approved')}</PageHeading>
        <p className="intro">
          {isIn ? t('Your e-mail is confirmed.') : t('Your e-mail is confirmed. Sign in to see your pass.')}
        </p>
      </header>
      {ticket === undefined ? null : (
        <div className={styles.ticket}>
          <PrintedTicket
            words={ticket}
            edition={edition}
            stub={isIn ? t('Its code waits under Pass.') : t('Sign in, and its code is there.')}
          />
        </div>
      )}
      <section className={hivisStyles.block}>
        <div className={hivisStyles.inner}>
          <p className={hivisStyles.kicker}>{t('Next step')}</p>
          <h2>{isIn ? t('Open your pass') : t('Sign in to your pass')}</h2>
          <Link {...buttonLook()} to={isIn ? '/pass' : '/sign-in'}>
            {isIn ? t('Open your pass') : t('Sign in')}
          </Link>
          {isIn ? (
            <p>
              <Link to="/">{t('Back to the Dashboard')}</Link>
            </p>
          ) : null}
        </div>
      </section>
    </div>
  )
}

function PassWaits({ uuid, reason }: { readonly uuid: string; readonly reason: PassReason }) {
  const { t } = useText()
  const isMadeHere = useDraft().signedUp?.uuid === uuid
  const wayOn = waysOn[reason] ?? { to: '/sign-in', label: message('Sign in') }
  if (reason === 'awaiting-payment' && !isMadeHere) return <PaidFromMail />
  return (
    <section className="stack narrow">
      <PageHeading>{t('Your e-mail is confirmed')}</PageHeading>
      <Note kind="warning">{t(waiting[reason])}</Note>
      <div>
        <Link {...buttonLook('line')} to={wayOn.to}>
          {t(wayOn.label)}
        </Link>
      </div>
    </section>
  )
}

/** The answers that the order was made from are in another tab or on another device: the payment is not reached by them. */
function PaidFromMail() {
  const { t } = useText()
  return (
    <section className="stack narrow">
      <PageHeading>{t('Your e-mail is confirmed')}</PageHeading>
      <Note kind="warning">{t(waiting['awaiting-payment'])}</Note>
      <p>{t('Not paid yet? Open the link to your order in the same mail.')}</p>
    </section>
  )
}

interface WhatIsConfirmedProps {
  readonly signUp: Answer<typeof checkSignUp>
  readonly isSending: boolean
  readonly onConfirm: () => void
}

/** Anybody may write any address into the form: its owner sees what was written before it counts. */
function WhatIsConfirmed({ signUp, isSending, onConfirm }: WhatIsConfirmedProps) {
  const { t } = useText()
  return (
    <section className="stack narrow">
      <PageHeading>{t('Is this you?')}</PageHeading>
      <p>{t('This was written with your address. Confirm it only if it is yours.')}</p>
      <Facts
        facts={[
          { name: t('Name'), value: `${signUp.firstName} ${signUp.lastName}` },
          { name: t('Company'), value: signUp.companyName },
          { name: t('E-mail'), value: <EmailAddress email={signUp.email} /> },
          { name: t('Pass'), value: signUp.pass },
        ]}
      />
      {signUp.joinsAccount ? (
        <Note>{t('You have an account: the pass joins it, and your password and name stay as they are.')}</Note>
      ) : null}
      <div>
        <Button isSending={isSending} onClick={onConfirm}>
          {t('Yes, confirm it')}
        </Button>
      </div>
      <p>{t('If you did not write it, close this page. Nothing happens without you.')}</p>
    </section>
  )
}

function ChoosePassword({ token }: { readonly token: string }) {
  const { t } = useText()
  return (
    <section className="stack narrow">
      <PageHeading>{t('Your e-mail is confirmed')}</PageHeading>
      <p>
        {t(
          'Somebody signed up with your address more than once. So that nobody else gets in, choose your password now.',
        )}
      </p>
      <div>
        <Link {...buttonLook()} to="/sign-in/changepassword/$token" params={{ token }}>
          {t('Choose my password')}
        </Link>
      </div>
    </section>
  )
}

function LinkUsed({ uuid }: { readonly uuid: string }) {
  const { t } = useText()
  const resend = useCommand(resendSignUp, { done: null })
  return (
    <section className="stack narrow">
      <PageHeading>{t('This link was used or is too old')}</PageHeading>
      <p>{t('If you confirmed your e-mail before, just sign in. Otherwise we send you a new link.')}</p>
      {resend.isSuccess ? (
        <Note kind="success" role="status">
          {t('If your e-mail still waits to be confirmed, a new mail is on its way.')}
        </Note>
      ) : null}
      <div className="row">
        <Link {...buttonLook()} to="/sign-in">
          {t('Sign in')}
        </Link>
        <Button variant="line" isSending={resend.isPending} onClick={() => resend.mutate({ params: { uuid } })}>
          {t('Send a new link')}
        </Button>
      </div>
    </section>
  )
}
