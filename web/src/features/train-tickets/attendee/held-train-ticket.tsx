import { formatMoney } from '@foyer/contract/kit/money'
import { readCurrentOrder } from '@foyer/contract/orders'
import type { TrainTicket } from '@foyer/contract/train-tickets'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { HoldNotice } from '#features/orders'
import { query } from '#platform/api.ts'
import { useAppNow } from '#platform/app-clock.ts'
import { formatMoment } from '#platform/days.ts'
import { useEdition } from '#platform/edition.ts'
import { useText } from '#platform/messages/messages.ts'
import { OrderedForYou } from '#platform/ordered-for-you.tsx'
import { Tag } from '#ui/badge.tsx'
import { Button, buttonLook } from '#ui/button.tsx'
import cardStyles from '#ui/card.module.css'
import { Empty } from '#ui/empty.tsx'
import { Icon } from '#ui/icon.tsx'
import { Lock } from '#ui/lock.tsx'
import { RemoveTrainTicket } from './remove-train-ticket.tsx'
import styles from './train-ticket.module.css'
import { touchedByTrainTickets } from './train-ticket-reads.ts'
import { TrainTicketRules } from './train-ticket-rules.tsx'
import { classNames, lastDayBefore, validDays } from './train-words.ts'

/** A ticket that stands in the order: until when it is held, and on to paying. */
export function HeldTrainTicket({ ticket }: { readonly ticket: TrainTicket }) {
  const { t } = useText()
  const now = useAppNow(1000)
  const client = useQueryClient()
  const isOver = ticket.holdExpiresAt !== null && Date.parse(ticket.holdExpiresAt) <= now.getTime()
  const lookAgain = () => {
    for (const { id } of touchedByTrainTickets) void client.invalidateQueries({ queryKey: [id] })
  }
  return (
    <>
      <Lock numeral={null} title={t('Your train ticket')}>
        {t('It is yours once it is paid: then it has its code, and comes by mail.')}
      </Lock>
      {isOver ? (
        <Empty
          title={t('The time is over')}
          text={t('This ticket is free for others again. Nothing was charged.')}
          action={<Button onClick={lookAgain}>{t('Choose again')}</Button>}
        />
      ) : (
        <div className={`${styles.narrow} stack stack--32`}>
          <HeldCard ticket={ticket} />
          <TrainTicketRules rules={ticket.type.rules} />
        </div>
      )}
    </>
  )
}

function HeldCard({ ticket }: { readonly ticket: TrainTicket }) {
  const { t, locale } = useText()
  const { timeZone } = useEdition()
  const client = useQueryClient()
  const order = useQuery(query(readCurrentOrder))
  const { type } = ticket
  const isOffer = !ticket.can.cancel
  return (
    <section className={`${cardStyles.card} ${cardStyles.striped}`} data-band="train" aria-label={type.name}>
      <div className="stack">
        <div className={styles.heldHead}>
          <div>
            <h2>{type.name}</h2>
            <p className="muted">{type.description}</p>
          </div>
          <p className={`num ${styles.price}`}>{formatMoney(ticket.price)}</p>
        </div>
        <dl className={styles.words}>
          <Fact name={t('Passenger')} value={ticket.passengerName} />
          <Fact name={t('Class')} value={t(classNames[type.class])} />
          <Fact
            name={t('Valid', undefined, { context: 'on which days a ticket is' })}
            value={validDays(ticket, locale)}
          />
          <Fact
            name={t('Money back')}
            value={
              ticket.cancelBefore === null
                ? t('not at all')
                : t('until {day}', { day: lastDayBefore(ticket.cancelBefore, timeZone, locale) })
            }
          />
        </dl>
        {isOffer ? <OfferNotice ticket={ticket} /> : null}
        {order.data == null || isOffer ? null : (
          <HoldNotice
            order={order.data}
            token={null}
            onChange={() => {
              for (const { id } of touchedByTrainTickets) void client.invalidateQueries({ queryKey: [id] })
            }}
          />
        )}
        <Ways ticket={ticket} />
      </div>
    </section>
  )
}

/** On to paying, and what else can be done with it. */
function Ways({ ticket }: { readonly ticket: TrainTicket }) {
  const { t } = useText()
  const isOffer = !ticket.can.cancel
  return (
    <div className={`row ${styles.acts}`}>
      <Link
        {...buttonLook()}
        to={'/registration/checkout' as string}
        search={isOffer ? { order: ticket.orderUuid } : {}}
      >
        {t('Go to checkout')}
        <Icon name="arrow" />
      </Link>
      {isOffer ? null : (
        <>
          <Link {...buttonLook('line')} to="/train-ticket" search={{ change: '1' }}>
            {t('Change')}
          </Link>
          <RemoveTrainTicket name={ticket.type.name} />
        </>
      )}
    </div>
  )
}

/** Until when it is held in an order that staff made: that one is not the order in progress. */
function OfferNotice({ ticket: { holdExpiresAt } }: { readonly ticket: TrainTicket }) {
  const { t, locale } = useText()
  const { timeZone } = useEdition()
  return (
    <div>
      {holdExpiresAt === null ? null : (
        <p>
          <Tag kind="warning">
            {t('Held until {moment}', { moment: formatMoment(holdExpiresAt, timeZone, locale) })}
          </Tag>
        </p>
      )}
      <OrderedForYou />
    </div>
  )
}

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}
