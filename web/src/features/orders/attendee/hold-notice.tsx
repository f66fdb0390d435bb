import { HOLD_WARNING_SECONDS } from '@foyer/contract/constants'
import { extendOrder, type Order } from '@foyer/contract/orders'
import { useEffect } from 'react'
import { useAppNow } from '#platform/app-clock.ts'
import { useCommand } from '#platform/command.ts'
import { formatUntil } from '#platform/days.ts'
import { useEdition } from '#platform/edition.ts'
import { useText } from '#platform/messages/messages.ts'
import { Button } from '#ui/button.tsx'
import { goOnAt } from '#ui/focus-heading.ts'
import { Icon } from '#ui/icon.tsx'
import lineStyles from '#ui/line.module.css'
import { Note } from '#ui/note.tsx'

/** Where one goes on who has got more time. */
const HELD = 'held-until'

interface HoldNoticeProps {
  readonly order: Order
  /** A guest's order secret; null: one's own session. */
  readonly token: string | null
  readonly onChange: (order: Order) => void
}

/** Until when the place is kept, as text; warns two minutes before and offers more time (WCAG 2.2.1). */
export function HoldNotice({ order, token, onChange }: HoldNoticeProps) {
  const { t, locale } = useText()
  const { timeZone } = useEdition()
  const now = useAppNow(1000)
  const extend = useCommand(extendOrder, { failed: null })
  const ask = () =>
    extend.mutate(
      { params: { uuid: order.uuid }, ...(token === null ? {} : { token }) },
      {
        onSuccess: (longer) => onChange(longer),
      },
    )
  const isExtended = extend.isSuccess && !order.can.extend
  // It is extended once: the button goes.
  useEffect(() => {
    if (isExtended) goOnAt(HELD)
  }, [isExtended])
  if (order.holdExpiresAt == null) return null
  const left = Math.floor((new Date(order.holdExpiresAt).getTime() - now.getTime()) / 1000)
  const until = formatUntil(order.holdExpiresAt, timeZone, locale)
  if (left <= 0)
    return (
      <Note kind="warning" role="alert">
        {t('The time to pay is over. Pay again to take a new place; your answers are kept.')}
      </Note>
    )
  const more = (
    <>
      {order.can.extend ? (
        <Button variant="text" isSmall isSending={extend.isPending} onClick={ask}>
          {t('20 minutes more')}
        </Button>
      ) : null}
      {extend.error === null ? null : <span role="alert"> {t(extend.error.detail)}</span>}
    </>
  )
  if (left <= HOLD_WARNING_SECONDS)
    return (
      <Note kind="warning" role="alert">
        <p>{t('Less than two minutes left: held for you until {time}.', { time: until })}</p>
        <div className={lineStyles.line}>{more}</div>
      </Note>
    )
  return (
    <div className={lineStyles.line} id={HELD} tabIndex={-1}>
      <Icon name="clock" />
      <span>
        {t('Held for you until {time}.', { time: until })} {more}
      </span>
    </div>
  )
}
