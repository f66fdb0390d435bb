import { listBookings } from '@foyer/contract/bookings'
import { HOLD_WARNING_SECONDS } from '@foyer/contract/constants'
import { extendOrder, readCurrentOrder, readOrder } from '@foyer/contract/orders'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { query } from '#platform/api.ts'
import { useAppNow } from '#platform/app-clock.ts'
import { useCommand } from '#platform/command.ts'
import { formatUntil } from '#platform/days.ts'
import { useEdition } from '#platform/edition.ts'
import { useText } from '#platform/messages/messages.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import lineStyles from '#ui/line.module.css'
import { clockText } from './clock-text.ts'
import styles from './hold-timer.module.css'

const DAY_SECONDS = 24 * 60 * 60

interface HoldTimerProps {
  readonly until: string
  readonly orderUuid: string | undefined
}

/** How long the nights are still held, to the second; two minutes before the end a warning, and more time where it may be had. */
export function HoldTimer({ until, orderUuid }: HoldTimerProps) {
  const { t, locale } = useText()
  const { timeZone } = useEdition()
  const now = useAppNow(1000)
  const left = Math.max(0, Math.floor((Date.parse(until) - now.getTime()) / 1000))
  const client = useQueryClient()
  const isOver = left === 0
  useEffect(() => {
    if (isOver) void client.invalidateQueries({ queryKey: [listBookings.id] })
  }, [client, isOver])
  const isLate = left > 0 && left <= HOLD_WARNING_SECONDS
  // What is held for days is not counted down.
  const isLong = left > DAY_SECONDS
  const time = formatUntil(until, timeZone, locale)
  if (isOver) {
    return (
      <p className={lineStyles.line} role="alert">
        <Icon name="clock" />
        <span>{t('The time is over: these nights are free for others again. Choose them once more.')}</span>
      </p>
    )
  }
  return (
    <div className={`${lineStyles.line} ${styles.timer}`} data-late={isLate || undefined}>
      <Icon name="clock" />
      <div className={styles.words}>
        <span>
          {t('Held for you until {time}.', { time })}{' '}
          {isLong ? null : (
            <b
              className={`num ${styles.clock}`}
              role="timer"
              // biome-ignore lint/a11y/noNoninteractiveTabindex: a timer is read out when it is asked, not each second.
              tabIndex={0}
              aria-label={t('Time left: {time}', { time: clockText(left) })}
            >
              {clockText(left)}
            </b>
          )}
        </span>
        {orderUuid === undefined ? null : <MoreTime orderUuid={orderUuid} isLate={isLate} />}
        <span className="vh" role="alert">
          {isLate ? t('Less than two minutes left: held for you until {time}.', { time }) : ''}
        </span>
      </div>
    </div>
  )
}

function MoreTime({ orderUuid, isLate }: { readonly orderUuid: string; readonly isLate: boolean }) {
  const { t } = useText()
  const { data: order } = useQuery(query(readOrder, { params: { uuid: orderUuid } }))
  const extend = useCommand(extendOrder, { failed: null, refreshes: [listBookings, readOrder, readCurrentOrder] })
  if (extend.error !== null) return <span role="alert">{t(extend.error.detail)}</span>
  if (!isLate || order?.can.extend !== true) return null
  return (
    <Button
      variant="line"
      isSmall
      isSending={extend.isPending}
      onClick={() => extend.mutate({ params: { uuid: orderUuid } })}
    >
      {t('20 minutes more')}
    </Button>
  )
}
