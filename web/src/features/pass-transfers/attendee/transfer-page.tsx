import { readUser, type User } from '@foyer/contract/identity'
import type { PassTransfer } from '@foyer/contract/pass-transfers'
import { type Pass, readPass } from '@foyer/contract/passes'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Suspense } from 'react'
import { query } from '#platform/api.ts'
import { formatMoment } from '#platform/days.ts'
import { useEdition } from '#platform/edition.ts'
import { LoadFailed } from '#platform/load-failed.tsx'
import { lazyPart } from '#platform/load-part.ts'
import { useText } from '#platform/messages/messages.ts'
import { usePageTitle } from '#platform/title.ts'
import { buttonLook } from '#ui/button.tsx'
import { Empty } from '#ui/empty.tsx'
import { Icon } from '#ui/icon.tsx'
import { Lock } from '#ui/lock.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import styles from './transfer.module.css'
import { transferQuery } from './transfer-reads.ts'

// Who invites needs the form alone, who waits for an answer not that.
const InviteForm = lazyPart<Parameters<typeof import('./invite-form.tsx').InviteForm>[0], 'InviteForm'>(
  () => import('./invite-form.tsx'),
  'InviteForm',
)
const SentInvitation = lazyPart<Parameters<typeof import('./sent-invitation.tsx').SentInvitation>[0], 'SentInvitation'>(
  () => import('./sent-invitation.tsx'),
  'SentInvitation',
)

/** `/pass/transfer`: the pass is given to a colleague, who is invited until they accept. */
export function TransferPage() {
  const { t } = useText()
  const transfer = useQuery(transferQuery)
  const pass = useQuery(query(readPass))
  const user = useQuery(query(readUser))
  const isInvited = transfer.data?.invitation?.status === 'invited'
  usePageTitle(isInvited ? t('Invitation sent') : t('Give your pass to a colleague'))
  const error = transfer.error ?? pass.error ?? user.error
  const retry = () => void Promise.all([transfer.refetch(), pass.refetch(), user.refetch()])
  return (
    <>
      <Link className={styles.crumb} to="/pass">
        <Icon name="back" />
        {t('Your pass')}
      </Link>
      {transfer.data !== undefined && pass.data !== undefined && user.data !== undefined ? (
        <Known transfer={transfer.data} pass={pass.data} user={user.data} />
      ) : (
        <div className={styles.page}>
          <Lock numeral={null} title={t('Give your pass to a colleague')} />
          {error === null ? <Skeleton boxes={[150, 320]} /> : <LoadFailed error={error} onRetry={retry} />}
        </div>
      )}
    </>
  )
}

interface KnownProps {
  readonly transfer: PassTransfer
  readonly pass: Pass | null
  readonly user: User
}

function Known({ transfer, pass, user }: KnownProps) {
  const { t, locale } = useText()
  const { timeZone } = useEdition()
  const { invitation, obstacle } = transfer
  if (invitation?.status === 'invited' && pass !== null)
    return (
      <Suspense fallback={<Skeleton boxes={[90, 150, 320]} />}>
        <SentInvitation transfer={transfer} invitation={invitation} pass={pass} user={user} />
      </Suspense>
    )
  const until = formatMoment(transfer.until, timeZone, locale)
  return (
    <div className={styles.page}>
      <Lock numeral={null} title={t('Give your pass to a colleague')}>
        {obstacle === null ? t('Free until {until}. You can take it back until it is accepted.', { until }) : undefined}
      </Lock>
      {obstacle !== null || pass === null ? (
        <NotNow obstacle={obstacle ?? 'no-pass'} until={until} />
      ) : (
        <Suspense fallback={<Skeleton boxes={[150, 320]} />}>
          <InviteForm transfer={transfer} pass={pass} user={user} />
        </Suspense>
      )}
    </div>
  )
}

function NotNow({
  obstacle,
  until,
}: {
  readonly obstacle: NonNullable<PassTransfer['obstacle']>
  readonly until: string
}) {
  const { t } = useText()
  const { contactEmail } = useEdition()
  if (obstacle === 'order-under-way')
    return (
      <Empty
        title={t('Something is being bought with your pass')}
        text={t('Once that order is paid or cancelled, you can give the pass to a colleague.')}
        action={
          <Link {...buttonLook()} to="/registration/checkout">
            {t('Go to the checkout')}
          </Link>
        }
      />
    )
  if (obstacle === 'closed')
    return (
      <Empty
        title={t('Passes stay where they are now')}
        text={t('They could be given to a colleague until {until}. Write to us if you cannot come.', { until })}
        action={
          <a {...buttonLook('line')} href={`mailto:${contactEmail}`}>
            {contactEmail}
          </a>
        }
      />
    )
  return (
    <Empty
      title={t('You have no pass to give')}
      text={t('Only a pass that is approved can be given to a colleague.')}
      action={
        <Link {...buttonLook()} to="/pass">
          {t('Your pass')}
        </Link>
      }
    />
  )
}
