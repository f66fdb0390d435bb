import type { ReactNode } from 'react'
import { dayNumber, formatMonth, formatWeekday } from '#platform/days.ts'
import { useText } from '#platform/messages/messages.ts'
import { Lock } from '#ui/lock.tsx'

/** A day as the numeral of the page. */
export function DayHeading({ day, children }: { readonly day: string; readonly children?: ReactNode }) {
  const { locale } = useText()
  return (
    <Lock numeral={Number(day.slice(8))} title={formatWeekday(day, locale, 'long')}>
      <span className="vh">{dayNumber(day, locale)} </span>
      <strong>{formatMonth(day, locale)}</strong>
      {children}
    </Lock>
  )
}
