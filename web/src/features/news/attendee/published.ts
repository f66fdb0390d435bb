import type { NewsPost } from '@foyer/contract/news'
import { useAppNow } from '#platform/app-clock.ts'
import { dayAt, formatDay, formatTime } from '#platform/days.ts'
import { useEdition } from '#platform/edition.ts'
import { useText } from '#platform/messages/messages.ts'

/** When something was published, in few words: `Today, 08:40 CEST`, `Fri 15 Aug`. */
export function usePublished(): (post: Pick<NewsPost, 'publishedAt'>) => string {
  const { t, locale } = useText()
  const { timeZone } = useEdition()
  const today = dayAt(useAppNow(), timeZone)
  return ({ publishedAt }) => {
    const day = dayAt(new Date(publishedAt), timeZone)
    return day === today
      ? t('Today, {time}', { time: formatTime(publishedAt, timeZone, locale) })
      : formatDay(day, locale)
  }
}
