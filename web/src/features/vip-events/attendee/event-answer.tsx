import { formatMoney } from '@foyer/contract/kit/money'
import type { VipEvent } from '@foyer/contract/vip-events'
import { formatMoment } from '#platform/days.ts'
import { useEdition } from '#platform/edition.ts'
import { useText } from '#platform/messages/messages.ts'
import { toast } from '#platform/toasts.ts'
import { useDownload } from '#platform/use-download.ts'
import { Button } from '#ui/button.tsx'
import { ChangeGuest } from './change-guest.tsx'
import { GuestForm } from './guest-form.tsx'
import { useAnswer } from './use-answer.ts'
import styles from './vip-events.module.css'
import { WhyNot } from './why-not.tsx'
import { WithdrawButton } from './withdraw-button.tsx'

interface EventAnswerProps {
  readonly event: VipEvent
  readonly onIgnored: () => void
}

/** What one can say of an event now. */
export function EventAnswer({ event, onIgnored }: EventAnswerProps) {
  const { attendance, can } = event
  if (can.attend || can.wait) return <OpenAnswer event={event} onIgnored={onIgnored} />
  if (attendance?.status === 'attending') return <Attending event={event} />
  if (attendance?.status === 'waiting') return <Waiting event={event} />
  return can.ignore ? (
    <div className={styles.buttons}>
      <Ignore event={event} onIgnored={onIgnored} />
    </div>
  ) : null
}

function OpenAnswer({ event, onIgnored }: EventAnswerProps) {
  const { t } = useText()
  const { attend } = useAnswer(event)
  const { price, can, answerHours } = event
  const send = async (guest: string | null) => {
    const { attendance } = await attend(guest)
    if (attendance?.status === 'attending') toast(t('You come to {event}.', { event: event.name }))
    if (attendance?.status === 'waiting') toast(t('You wait for a place at {event}.', { event: event.name }))
  }
  return (
    <>
      {can.wait ? (
        <p className={`label ${styles.note}`}>
          {t(
            'All places are taken. If one gets free we write to you, and you have {n, plural, one {one hour} other {# hours}} to answer.',
            {
              n: answerHours,
            },
          )}
        </p>
      ) : null}
      <GuestForm event={event} onAnswer={send}>
        {({ isSending }) => (
          <>
            <Button type="submit" variant="ink" isSending={isSending}>
              {can.wait
                ? t('Join the waiting list')
                : price === null
                  ? t('Attend')
                  : t('Attend for {price}', { price: formatMoney(price) })}
              <span className="vh"> {event.name}</span>
            </Button>
            <Ignore event={event} onIgnored={onIgnored} />
          </>
        )}
      </GuestForm>
    </>
  )
}

function Ignore({ event, onIgnored }: EventAnswerProps) {
  const { t } = useText()
  const { ignore, isIgnoring, error } = useAnswer(event)
  return (
    <>
      <Button variant="text" isSending={isIgnoring} onClick={() => void ignore().then(onIgnored, () => {})}>
        {t('Ignore')}
        <span className="vh"> {event.name}</span>
      </Button>
      <WhyNot error={error} />
    </>
  )
}

function Attending({ event }: { readonly event: VipEvent }) {
  const { t, locale } = useText()
  const { timeZone } = useEdition()
  const { attendance, can, hasPlusOne, withdrawBefore } = event
  if (attendance === null) return null
  return (
    <>
      {attendance.paid === null ? null : (
        <p className={`label ${styles.note}`}>
          {attendance.refundable.amount > 0
            ? t('{amount} paid. Withdraw before {moment} and you get it back.', {
                amount: formatMoney(attendance.paid),
                moment: formatMoment(withdrawBefore, timeZone, locale),
              })
            : t('{amount} paid.', { amount: formatMoney(attendance.paid) })}
        </p>
      )}
      <div className={styles.buttons}>
        <CalendarFile event={event} />
        {can.withdraw && hasPlusOne && (attendance.paid === null || attendance.guest !== null) ? (
          <ChangeGuest event={event} />
        ) : null}
        {can.withdraw ? <WithdrawButton event={event} label={t('Withdraw')} variant="text" /> : null}
      </div>
    </>
  )
}

function CalendarFile({ event }: { readonly event: VipEvent }) {
  const { t } = useText()
  const ics = useDownload(`/api/vip-event/${event.id}/ics`)
  return (
    <>
      <Button variant="text" isSending={ics.isOpening} onClick={ics.open}>
        {t('Calendar file')}
        <span className="vh"> {event.name}</span>
      </Button>
      <span className={ics.word === '' ? 'vh' : 'error'} role="status">
        {ics.word}
      </span>
    </>
  )
}

function Waiting({ event }: { readonly event: VipEvent }) {
  const { t } = useText()
  const { attendance, answerHours, hasPlusOne } = event
  const place = attendance?.waitingPlace ?? 1
  return (
    <div className={styles.queue}>
      <b className="num" aria-hidden="true">
        {place}
      </b>
      <p className="label">
        {place === 1 ? t('You are next in line.') : t('You are number {place} in line.', { place })}{' '}
        {t(
          'If a place gets free we write to you, and you have {n, plural, one {one hour} other {# hours}} to answer.',
          {
            n: answerHours,
          },
        )}
        {attendance?.places === 2 ? ` ${t('With a guest you wait until two places are free.')}` : null}
      </p>
      <div className={styles.buttons}>
        {hasPlusOne ? <ChangeGuest event={event} /> : null}
        <WithdrawButton event={event} label={t('Leave the list')} variant="line" />
      </div>
    </div>
  )
}
