import { formatMoney } from '@foyer/contract/kit/money'
import type { TrainTicket } from '@foyer/contract/train-tickets'
import { useState } from 'react'
import { Trail } from '#features/passes'
import { useAppNow } from '#platform/app-clock.ts'
import { daysUntil, formatDay, formatMoment } from '#platform/days.ts'
import { useEdition } from '#platform/edition.ts'
import { useText } from '#platform/messages/messages.ts'
import { useDownload } from '#platform/use-download.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Lock } from '#ui/lock.tsx'
import { GiveBackTicket } from './give-back-ticket.tsx'
import { RailTicket } from './rail-ticket.tsx'
import styles from './train-ticket.module.css'
import { TrainTicketRules } from './train-ticket-rules.tsx'

/** The ticket with its code, its paper, what holds for it, and the way to give it back. */
export function IssuedTrainTicket({ ticket }: { readonly ticket: TrainTicket }) {
  const { t } = useText()
  const pdf = useDownload(`/api/train-ticket/${ticket.id}/pdf`)
  const ics = useDownload(`/api/train-ticket/${ticket.id}/ics`)
  return (
    <>
      <Days ticket={ticket} />
      <div className={styles.page}>
        <div className="stack">
          <RailTicket ticket={ticket} />
          <div className={styles.tools}>
            <Button variant="line" isSmall isSending={pdf.isOpening} onClick={pdf.open}>
              <Icon name="download" />
              {t('PDF')}
              <span className="vh"> {t('Your train ticket')}</span>
            </Button>
            <Button variant="line" isSmall isSending={ics.isOpening} onClick={ics.open}>
              <Icon name="calendar" />
              {t('Calendar file')}
            </Button>
            <Button variant="line" isSmall onClick={() => window.print()}>
              <Icon name="invoice" />
              {t('Print')}
            </Button>
          </div>
          <p className={pdf.word || ics.word ? 'error' : 'vh'} role="status">
            {pdf.word || ics.word}
          </p>
          <p className={`hint ${styles.advice}`}>
            <Icon name="train" />
            <span>{t('Show the code in the train, here or on paper, with the identity card of who travels.')}</span>
          </p>
        </div>
        <div className={styles.side}>
          <TrainTicketRules rules={ticket.type.rules} />
          <GiveBack ticket={ticket} />
          <Standing ticket={ticket} />
        </div>
      </div>
    </>
  )
}

/** The heading's one number: the days until the first day of the ticket, while there are any. */
function Days({ ticket }: { readonly ticket: TrainTicket }) {
  const { t, rich, locale } = useText()
  const { timeZone } = useEdition()
  const days = daysUntil(ticket.validFrom, useAppNow(), timeZone)
  const title = t('Your train ticket')
  if (days <= 0)
    return (
      <Lock numeral={null} title={title}>
        {t('Valid until {day}', { day: formatDay(ticket.validTo, locale) })}
      </Lock>
    )
  return (
    <Lock numeral={days} title={title}>
      <span className="vh">{days} </span>
      {rich('{unit} until its first day, {day}', {
        unit: <strong>{t('{days, plural, one {day} other {days}}', { days })}</strong>,
        day: formatDay(ticket.validFrom, locale),
      })}
    </Lock>
  )
}

function GiveBack({ ticket }: { readonly ticket: TrainTicket }) {
  const { t, locale } = useText()
  const { timeZone, contactEmail } = useEdition()
  const [isOpen, setIsOpen] = useState(false)
  const { cancelBefore } = ticket
  return (
    <section className="stack" aria-labelledby="back">
      <h2 id="back">{t('Give back')}</h2>
      {ticket.can.cancel && cancelBefore !== null ? (
        <>
          <p>
            {t('All of {amount} goes back to you until {moment}, with a credit note.', {
              amount: formatMoney(ticket.price),
              moment: formatMoment(cancelBefore, timeZone, locale),
            })}
          </p>
          <div>
            <Button variant="line" isSmall onClick={() => setIsOpen(true)}>
              {t('Give back')}
            </Button>
          </div>
          {isOpen ? <GiveBackTicket ticket={ticket} onClose={() => setIsOpen(false)} /> : null}
        </>
      ) : (
        <p>
          {cancelBefore === null
            ? t('This kind of ticket is not given back. Write to {email} if you must.', { email: contactEmail })
            : t('The time to give it back ended on {moment}. Write to {email} if you must.', {
                moment: formatMoment(cancelBefore, timeZone, locale),
                email: contactEmail,
              })}
        </p>
      )}
    </section>
  )
}

/** Where the ticket stands. */
function Standing({ ticket }: { readonly ticket: TrainTicket }) {
  const { t, locale } = useText()
  const { timeZone } = useEdition()
  const figure = (words: string) => <span className="num">{words}</span>
  const issued = ticket.issuedAt === null ? '' : formatMoment(ticket.issuedAt, timeZone, locale)
  const steps = [
    { what: t('Paid'), how: figure(formatMoney(ticket.price)), isDone: true },
    { what: t('Issued'), how: figure(issued), isDone: true },
    {
      what: t('Travel'),
      how: figure(t('from {day}', { day: formatDay(ticket.validFrom, locale) })),
      isDone: false,
    },
  ]
  return (
    <section className="stack" aria-labelledby="status">
      <h2 id="status">{t('Status')}</h2>
      <Trail steps={steps} />
    </section>
  )
}
