import { formatMoney } from '@foyer/contract/kit/money'
import type { Attendance, VipEvent } from '@foyer/contract/vip-events'
import { Link } from '@tanstack/react-router'
import { useAppNow } from '#platform/app-clock.ts'
import { timeLeft } from '#platform/countdown.ts'
import { formatMoment, formatUntil } from '#platform/days.ts'
import { useEdition } from '#platform/edition.ts'
import { useText } from '#platform/messages/messages.ts'
import { OrderedForYou } from '#platform/ordered-for-you.tsx'
import { Button, buttonLook } from '#ui/button.tsx'
import hivisStyles from '#ui/hivis.module.css'
import { GuestForm } from './guest-form.tsx'
import { useAnswer } from './use-answer.ts'
import styles from './vip-events.module.css'
import { WithdrawButton } from './withdraw-button.tsx'

interface TimedProps {
  readonly event: VipEvent
  readonly attendance: Attendance
}

/** A freed place that waits for an answer. */
export function OfferBlock({ event, attendance }: TimedProps) {
  const { t, locale } = useText()
  const { timeZone } = useEdition()
  const { attend } = useAnswer(event)
  const until = attendance.offeredUntil ?? event.startsAt
  return (
    <section className={`${hivisStyles.block} ${styles.timed}`} aria-label={t('Your answer')}>
      <div className={styles.words}>
        <p className={hivisStyles.kicker}>{t('Next step, {left} left', { left: useTimeLeft(until) })}</p>
        <h3>{t('Take the place by {moment}', { moment: formatMoment(until, timeZone, locale) })}</h3>
        <p className="label">{t('Then it goes to the next in line.')}</p>
      </div>
      <GuestForm event={event} onAnswer={attend}>
        {({ isSending }) => (
          <>
            <Button type="submit" isSending={isSending}>
              {event.price === null ? t('Attend') : t('Take it and pay')}
              <span className="vh"> {event.name}</span>
            </Button>
            <WithdrawButton event={event} label={t('Let it go')} variant="text" />
          </>
        )}
      </GuestForm>
    </section>
  )
}

/** A place that waits for its money. */
export function HeldBlock({ event, attendance }: TimedProps) {
  const { t, locale } = useText()
  const { timeZone } = useEdition()
  const { holdExpiresAt, orderUuid, places } = attendance
  const price = formatMoney({ ...(event.price ?? attendance.refundable), amount: (event.price?.amount ?? 0) * places })
  return (
    <section className={`${hivisStyles.block} ${styles.timed}`} aria-label={t('Your answer')}>
      <div className={styles.words}>
        <p className={hivisStyles.kicker}>{t('Next step')}</p>
        <h3>
          {holdExpiresAt === null
            ? t('Pay {amount}', { amount: price })
            : t('Pay {amount} by {time}', { amount: price, time: formatUntil(holdExpiresAt, timeZone, locale) })}
        </h3>
        <p className="label">
          {places === 2
            ? t('Both places are held for you, in your order.')
            : t('The place is held for you, in your order.')}
        </p>
        {event.can.withdraw ? null : <OrderedForYou />}
      </div>
      <div className={styles.buttons}>
        <Link {...buttonLook()} to="/registration/checkout" search={orderUuid === null ? {} : { order: orderUuid }}>
          {t('Go to checkout')}
        </Link>
        {event.can.withdraw ? <WithdrawButton event={event} label={t('Let it go')} variant="text" /> : null}
      </div>
    </section>
  )
}

/** `23 h 58 min`, `4 min`. */
function useTimeLeft(until: string): string {
  const { t } = useText()
  const { days, hours, minutes } = timeLeft(until, useAppNow(15_000))
  const wholeHours = days * 24 + hours
  return wholeHours === 0
    ? t('{minutes} min', { minutes })
    : t('{hours} h {minutes} min', { hours: wholeHours, minutes })
}
