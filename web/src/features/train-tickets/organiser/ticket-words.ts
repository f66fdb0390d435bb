import type { OfficeTrainTicketType } from '@foyer/contract/office-train-tickets'
import { useText } from '#platform/messages/messages.ts'

export function useClasses(): Readonly<Record<OfficeTrainTicketType['class'], string>> {
  const { t } = useText()
  return { first: t('First class'), second: t('Second class') }
}

/** What was written, in the reader's language where it stands in it. */
export function useWritten(): (content: OfficeTrainTicketType['name']) => string {
  const { locale } = useText()
  return (content) => content[locale] ?? Object.values(content)[0] ?? ''
}
