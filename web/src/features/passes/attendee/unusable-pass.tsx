import type { Edition } from '@foyer/contract/editions'
import type { User } from '@foyer/contract/identity'
import { readCurrentOrder } from '@foyer/contract/orders'
import type { Pass } from '@foyer/contract/passes'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { query } from '#platform/api.ts'
import { useText } from '#platform/messages/messages.ts'
import { buttonLook } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Lock } from '#ui/lock.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { PassBadge } from '../shared/pass-badge.tsx'
import trailStyles from '../shared/trail.module.css'
import { PassTrail } from './pass-trail.tsx'

interface UnusablePassProps {
  readonly pass: Pass
  readonly user: User
  readonly edition: Edition
}

/** A pass that opens no door yet, or no more: why, and what happens next. */
export function UnusablePass({ pass, user, edition }: UnusablePassProps) {
  const { t } = useText()
  const { data: order, isPending } = useQuery(query(readCurrentOrder))
  const isChecked = order?.paymentPending === true && !order.can.pay
  const isInOrder = order?.lines.some(({ reference }) => reference === pass.uuid) ?? false
  // What waits for a payment is nearly always in the order, and what is said of it depends on how that is paid.
  const isAsked = isPending && pass.reason === 'awaiting-payment'
  const titles = {
    pending: pass.reason === 'awaiting-payment' ? t('Waiting for payment') : t('Waiting for approval'),
    rejected: t('Pass not approved'),
    cancelled: t('Pass cancelled'),
    approved: t('Your pass'),
  }
  return (
    <>
      <Lock numeral={null} title={titles[pass.status]}>
        <PassBadge passType={pass.passType} />
      </Lock>
      <div className="stack narrow">
        {isAsked ? (
          <Skeleton boxes={[112, 48]} />
        ) : (
          <>
            <p className="intro">
              <Explanation
                pass={pass}
                edition={edition}
                isToPay={isInOrder && !isChecked && order?.method !== 'transfer'}
              />
            </p>
            <WayOn pass={pass} isInOrder={isInOrder} />
          </>
        )}
        {pass.status === 'pending' ? (
          <section className={`stack ${trailStyles.under}`} aria-labelledby="pass-status">
            <h2 id="pass-status">{t('Status')}</h2>
            <PassTrail pass={pass} email={user.email} edition={edition} />
          </section>
        ) : null}
      </div>
    </>
  )
}

/** Only vendors see a pass that is no use: they may pay for it, or get another. */
function WayOn({ pass, isInOrder }: { readonly pass: Pass; readonly isInOrder: boolean }) {
  const { t } = useText()
  const isOver = pass.status === 'cancelled' && pass.reason !== 'not-available-for-address'
  if (!isInOrder && !isOver) return null
  return (
    <p>
      <Link {...buttonLook()} to="/registration">
        {isInOrder ? t('Continue your registration') : t('Get a pass')}
        <Icon name="arrow" />
      </Link>
    </p>
  )
}

interface ExplanationProps extends Pick<UnusablePassProps, 'pass' | 'edition'> {
  /** Nobody sends the money yet: the order waits for its buyer. */
  readonly isToPay: boolean
}

function Explanation({ pass, edition, isToPay }: ExplanationProps): ReactNode {
  const { t, rich } = useText()
  const contact = <a href={`mailto:${edition.contactEmail}`}>{edition.contactEmail}</a>
  switch (pass.reason) {
    case 'awaiting-payment':
      if (isToPay) return t('Your pass is in your order. It is yours as soon as you pay.')
      return t(
        'Your pass is kept for you until its payment arrives. A bank transfer takes one to three working days. We write to you as soon as it is here.',
      )
    case 'awaiting-confirmation':
      return t('Open the link in our mail to confirm your e-mail address. Then your pass can be approved.')
    case 'order-expired':
    case 'order-cancelled':
    case 'sold-out-before-payment':
      return rich(
        'The order of this pass ended before it was paid, so the pass was given back. Questions? Write to {contact}.',
        {
          contact,
        },
      )
    case 'not-available-for-address':
      return rich('This pass is not available for this address. Write to {contact}, and we look at it together.', {
        contact,
      })
    default:
      if (pass.status === 'pending') {
        return t(
          'The organiser looks at every pass of this type. You get an e-mail as soon as yours is approved, and the ticket with its code appears here. There is nothing you need to do until then.',
        )
      }
      return rich('This pass opens no door. Questions? Write to {contact}.', { contact })
  }
}
