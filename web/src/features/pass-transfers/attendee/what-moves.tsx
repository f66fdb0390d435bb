import type { PassTransfer } from '@foyer/contract/pass-transfers'
import { listReservations } from '@foyer/contract/reservations'
import { listTrainTickets } from '@foyer/contract/train-tickets'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { query } from '#platform/api.ts'
import { formatDays } from '#platform/days.ts'
import { useText } from '#platform/messages/messages.ts'
import { buttonLook } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import styles from './transfer.module.css'

interface WhatMovesProps {
  readonly transfer: PassTransfer
  readonly stays: 'to-colleague' | 'stay'
  readonly vipPlaces: 'to-colleague' | 'given-back'
}

interface Row {
  readonly what: string
  readonly how?: string
  /** It could not be read whether there is any. */
  readonly onRetry?: () => void
}

/** What is the colleague's once they accept, and what is not. */
export function WhatMoves({ transfer, stays, vipPlaces }: WhatMovesProps) {
  const { t, locale } = useText()
  const tickets = useQuery(query(listTrainTickets))
  const seats = useQuery(query(listReservations))
  const rooms = transfer.stays.map((stay) => ({
    what: stay.accommodation,
    how: formatDays(stay.arrival, stay.departure, locale),
  }))
  const names = transfer.vipEvents.map(({ name }) => name).join(', ')
  const hasSeats = seats.data?.some(({ can }) => can.giveBack) ?? false
  const hasTicket = tickets.data?.some(({ status }) => status === 'issued') ?? false
  const moving: Row[] = [
    { what: t('Entry on every day'), how: t('with a new code; yours stops working when it is accepted') },
    ...(stays === 'to-colleague' ? rooms : []),
    ...(names !== '' && vipPlaces === 'to-colleague' ? [{ what: t('Places at VIP events'), how: names }] : []),
  ]
  const staying: Row[] = [
    { what: t('The invoice'), how: t('it keeps your company and VAT ID') },
    ...(stays === 'stay' ? rooms : []),
    ...(hasTicket
      ? [{ what: t('Your train ticket'), how: t('it bears your name: give it back before, if you want to') }]
      : []),
    ...unread(t('Your train ticket'), tickets),
    { what: t('Stars and your answers to the survey') },
  ]
  const ending: Row[] = [
    ...(names !== '' && vipPlaces === 'given-back' ? [{ what: t('Places at VIP events'), how: names }] : []),
    ...(hasSeats ? [{ what: t('Your seats in sessions'), how: t('they go to the next in line') }] : []),
    ...unread(t('Your seats in sessions'), seats),
    { what: t('A visa letter'), how: t('your colleague makes one of their own') },
    { what: t('Your sign-in'), how: t('it needs a pass; exhibitors keep theirs') },
  ]
  return (
    <div className={styles.moves}>
      <Column id="moves-with" icon="arrow" title={t('Moves with the pass')} rows={moving} />
      <Column id="stays-with" icon="lock" title={t('Stays with you')} rows={staying} />
      <Column id="ends-with" icon="close" title={t('Ends with your pass')} rows={ending} />
    </div>
  )
}

/** What could not be read is not taken for none. */
const unread = (what: string, { error, data, refetch }: UseQueryResult): readonly Row[] =>
  error === null || data !== undefined ? [] : [{ what, onRetry: () => void refetch() }]

interface ColumnProps {
  readonly id: string
  readonly icon: 'arrow' | 'lock' | 'close'
  readonly title: string
  readonly rows: readonly Row[]
}

function Column({ id, icon, title, rows }: ColumnProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>
        <Icon name={icon} />
        {title}
      </h2>
      <ul>
        {rows.map(({ what, how, onRetry }) => (
          <li key={what}>
            <Icon name={icon === 'arrow' ? 'check' : 'minus'} />
            <span>
              {what}
              {how === undefined ? null : <small>{how}</small>}
              {onRetry === undefined ? null : <Unread onRetry={onRetry} />}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Unread({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useText()
  return (
    <>
      <small role="alert">{t('This could not be loaded')}</small>
      <button type="button" {...buttonLook('line', true)} onClick={onRetry}>
        {t('Try again')}
      </button>
    </>
  )
}
