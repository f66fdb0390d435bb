import type { Edition } from '@foyer/contract/editions'
import type { Pass } from '@foyer/contract/passes'
import type { ReactNode } from 'react'
import { formatMoment, unbroken } from '#platform/days.ts'
import { useText } from '#platform/messages/messages.ts'
import { EmailAddress } from '#ui/email-address.tsx'
import trailStyles from '../shared/trail.module.css'
import { type PassStepName, passSteps } from './pass-steps.ts'
import styles from './pass-trail.module.css'

interface PassTrailProps {
  readonly pass: Pass
  readonly email: string
  readonly edition: Edition
}

/** Where the pass stands. Done steps say so to those who cannot see the squares. */
export function PassTrail({ pass, email, edition }: PassTrailProps) {
  const { t, rich, locale } = useText()
  const moment = (instant: string) => formatMoment(instant, edition.timeZone, locale)
  const words: Record<PassStepName, { title: string; done: ReactNode; open: ReactNode }> = {
    paid: {
      title: t('Paid'),
      done: rich('Order {number}', { number: <span className="num">{pass.orderNumber ?? ''}</span> }),
      open: t('Not paid yet'),
    },
    covered: { title: t('Nothing to pay'), done: moment(pass.createdAt), open: null },
    confirmed: {
      title: t('E-mail confirmed'),
      done: <EmailAddress email={email} />,
      // Behind what is not paid it is not known whether the mail was answered.
      open: pass.reason === 'awaiting-confirmation' ? t('Open the link in our mail') : <EmailAddress email={email} />,
    },
    approved: { title: t('Approved'), done: pass.approvedAt ? moment(pass.approvedAt) : null, open: t('Not yet') },
    'check-in': {
      title: t('Check-in'),
      done: null,
      open: t('from {doors}, entrance {entrance}', {
        doors: moment(edition.doorsOpenAt),
        entrance: unbroken(edition.entrance),
      }),
    },
  }
  return (
    <ol className={`${trailStyles.trail} ${styles.trail}`}>
      {passSteps(pass).map(({ name, done }) => (
        <li key={name} data-done={done || undefined}>
          <b>
            {words[name].title}
            <i className="vh">{done ? t(', done') : t(', still open')}</i>
          </b>
          <span>{done ? words[name].done : words[name].open}</span>
        </li>
      ))}
    </ol>
  )
}
