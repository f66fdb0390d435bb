import type { OfficeQuestion } from '@foyer/contract/office-surveys'
import { useText } from '#platform/messages/messages.ts'

export function useQuestionTypes(): Readonly<Record<OfficeQuestion['type'], string>> {
  const { t } = useText()
  return {
    text: t('Words of one’s own'),
    'yes-no': t('Yes or no'),
    single: t('One of several'),
    multiple: t('Several of several'),
    scale: t('A number on a scale'),
  }
}

/** What was written, in the reader's language where it stands in it. */
export function useWritten(): (content: OfficeQuestion['text']) => string {
  const { locale } = useText()
  return (content) => content[locale] ?? Object.values(content)[0] ?? ''
}
