import { Icon } from '#ui/icon.tsx'
import { formatTime } from './days.ts'
import { useEdition } from './edition.ts'
import { useText } from './messages/messages.ts'

/** When something was saved: on the app's clock, at the venue, as every time is. */
export function SavedAt({ at }: { readonly at: string | Date }) {
  const { t, locale } = useText()
  const { timeZone } = useEdition()
  return (
    <>
      <Icon name="check" size={16} />
      {t('Saved {time}', { time: formatTime(at, timeZone, locale) })}
    </>
  )
}
