import type { Transfer } from '@foyer/contract/orders'
import { resendSignUp } from '@foyer/contract/passes'
import { readHealth } from '@foyer/contract/platform'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { TransferDetails } from '#features/orders'
import { query } from '#platform/api.ts'
import { useCommand } from '#platform/command.ts'
import { formatMoment } from '#platform/days.ts'
import { useEdition } from '#platform/edition.ts'
import { useText } from '#platform/messages/messages.ts'
import { PageHeading } from '#platform/page-heading.tsx'
import { Button, buttonLook } from '#ui/button.tsx'
import { Empty } from '#ui/empty.tsx'
import hivisStyles from '#ui/hivis.module.css'
import { Note } from '#ui/note.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { takeFocus } from '#ui/take-focus.ts'
import styles from '../../shared/moment.module.css'
import { PrintedTicket } from '../../shared/printed-ticket.tsx'
import trailStyles from '../../shared/trail.module.css'
import { finishDraft, type SignUpDraft, useDraft } from './sign-up-draft.ts'
import { useSignUpOrder } from './use-sign-up-order.ts'

/** The mail may be asked for again after this long, in seconds. */
const RESEND_AFTER = 30

/** What happens next: the mailbox has to be proven. */
export function SuccessPage() {
  const { signedUp } = useDraft()
  return signedUp === null ? <NobodySignedUp /> : <SignedUp signedUp={signedUp} />
}

function NobodySignedUp() {
  const { t } = useText()
  return (
    <div className="stack stack--32">
      <PageHeading>{t('Sign up')}</PageHeading>
      <Empty
        title={t('Nothing to confirm here')}
        text={t('If you have signed up, look for our mail and follow its link.')}
        action={
          <Link {...buttonLook()} to="/sign-up">
            {t('Sign up')}
          </Link>
        }
      />
    </div>
  )
}

function SignedUp({ signedUp }: { readonly signedUp: NonNullable<SignUpDraft['signedUp']> }) {
  const { t } = useText()
  const isFree = signedUp.orderUuid === null
  const order = useSignUpOrder(signedUp)
  const isPaid = order.data?.status === 'paid'
  const isThrough = isFree || isPaid
  useEffect(() => {
    if (isThrough) finishDraft()
  }, [isThrough])
  if (!isFree && order.isPending)
    return (
      <section className="stack narrow">
        <PageHeading>{t('Almost there')}</PageHeading>
        <Skeleton boxes={[28, 160]} />
      </section>
    )
  const transfer = order.data?.transfer ?? null
  if (order.data !== undefined && !isPaid && !order.data.paymentPending && transfer === null)
    return (
      <section className="stack narrow">
        <PageHeading>{t('Your pass is not paid yet')}</PageHeading>
        <p className="intro">{t('Your answers are kept. Pay, and the pass is yours.')}</p>
        <p>
          <Link {...buttonLook()} to="/sign-up/payment">
            {t('To the payment')}
          </Link>
        </p>
      </section>
    )
  return (
    <ProveMailbox
      signedUp={signedUp}
      payment={
        isFree
          ? 'none'
          : isPaid
            ? 'paid'
            : order.data === undefined
              ? 'unknown'
              : transfer === null
                ? 'checked'
                : 'waits'
      }
      transfer={transfer}
      heldUntil={order.data?.holdExpiresAt ?? null}
    />
  )
}

interface ProveMailboxProps {
  readonly signedUp: NonNullable<SignUpDraft['signedUp']>
  readonly payment: PaymentStanding
  readonly transfer: Transfer | null
  /** Until when the place waits for the money. */
  readonly heldUntil: string | null
}

/** What is known of the payment: there is nothing to pay, it is here, it could not be asked, the provider works on it, or it is to be transferred. */
type PaymentStanding = 'none' | 'paid' | 'unknown' | 'checked' | 'waits'

function ProveMailbox({ signedUp, payment, transfer, heldUntil }: ProveMailboxProps) {
  const { t } = useText()
  const edition = useEdition()
  const isThrough = payment === 'none' || payment === 'paid'
  return (
    <div className={styles.moment}>
      <WhatWasReached email={signedUp.email} payment={payment} heldUntil={heldUntil} />
      {signedUp.ticket === undefined || !isThrough ? null : (
        <div className={styles.ticket}>
          <PrintedTicket
            words={signedUp.ticket}
            edition={edition}
            stub={t('Its code appears here once your e-mail is confirmed.')}
          />
        </div>
      )}
      <div className="stack stack--32">
        {transfer === null ? null : <TransferDetails transfer={transfer} />}
        <ConfirmMailbox email={signedUp.email} />
        <ol className={trailStyles.trail}>
          {payment === 'none' ? null : (
            <li {...(payment === 'paid' ? { 'data-done': '' } : {})}>
              <b>{payment === 'paid' ? t('Paid') : t('Payment')}</b>
              <span>{t('The invoice comes with your pass, under Invoices.')}</span>
            </li>
          )}
          <li>
            <b>{t('E-mail confirmed')}</b>
            <span>{signedUp.email}</span>
          </li>
          <li>
            <b>{t('Approved')}</b>
            <span>{t('Then you can sign in and show your pass.')}</span>
          </li>
        </ol>
        <SendAgain uuid={signedUp.uuid} />
      </div>
    </div>
  )
}

interface WhatWasReachedProps {
  readonly email: string
  readonly payment: PaymentStanding
  readonly heldUntil: string | null
}

function WhatWasReached({ email, payment, heldUntil }: WhatWasReachedProps) {
  const { t, rich, locale } = useText()
  const { timeZone } = useEdition()
  const titles: Record<PaymentStanding, string> = {
    none: t('Your place is kept'),
    paid: t('Paid, thank you'),
    unknown: t('Almost there'),
    checked: t('Your payment is being checked'),
    waits: t('Your place is kept'),
  }
  const address = { email: <b>{email}</b> }
  return (
    <header className="stack">
      <PageHeading>{titles[payment]}</PageHeading>
      <p className="intro">
        {payment === 'checked'
          ? rich('You need not pay again. We write to {email} as soon as the payment is here.', address)
          : payment === 'waits'
            ? rich(
                'We sent a mail to {email}. Follow its link; your pass is ready once the money is here too.',
                address,
              )
            : rich('We sent a mail to {email}. Follow its link, and your pass is ready.', address)}
      </p>
      {payment === 'waits' && heldUntil !== null ? (
        <p>{t('Held for you until {time}.', { time: formatMoment(heldUntil, timeZone, locale) })}</p>
      ) : null}
      {payment === 'checked' ? <p>{t('Meanwhile you can follow the link in our mail to you.')}</p> : null}
    </header>
  )
}

function ConfirmMailbox({ email }: { readonly email: string }) {
  const { t } = useText()
  const health = useQuery(query(readHealth))
  return (
    <section className={hivisStyles.block}>
      <div className={hivisStyles.inner}>
        <p className={hivisStyles.kicker}>{t('Next step')}</p>
        <h2>{t('Confirm your e-mail')}</h2>
        <p>{t('The link works once, for 7 days. Nothing there? Look into the spam folder.')}</p>
        {health.data?.demo === true ? (
          <Link {...buttonLook()} to="/demo/mailbox" search={{ to: email }}>
            {t('Open the demo mailbox')}
          </Link>
        ) : null}
      </div>
    </section>
  )
}

function SendAgain({ uuid }: { readonly uuid: string }) {
  const { t } = useText()
  const [left, setLeft] = useState(RESEND_AFTER)
  const resend = useCommand(resendSignUp, { done: null })
  useEffect(() => {
    if (left <= 0) return
    const timer = setTimeout(() => setLeft(left - 1), 1000)
    return () => clearTimeout(timer)
  }, [left])
  if (resend.isSuccess)
    return (
      <div ref={takeFocus} tabIndex={-1}>
        <Note kind="success" role="status">
          {t('Sent again. The link in the older mail no longer works.')}
        </Note>
      </div>
    )
  return (
    <div className="row">
      <Button
        variant="line"
        isSending={resend.isPending}
        aria-disabled={left > 0 || undefined}
        onClick={() => left > 0 || resend.mutate({ params: { uuid } })}
      >
        {t('Send the mail again')}
      </Button>
      {left > 0 ? <span className="hint">{t('Possible in {seconds} s', { seconds: left })}</span> : null}
    </div>
  )
}
