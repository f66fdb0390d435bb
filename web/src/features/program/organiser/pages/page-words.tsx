import type { OfficePageLine } from '@foyer/contract/office-pages'
import { useText } from '#platform/messages/messages.ts'
import { Tag } from '#ui/badge.tsx'

export function PageStateTag({ page: { isPublished } }: { readonly page: Pick<OfficePageLine, 'isPublished'> }) {
  const { t } = useText()
  return <Tag kind={isPublished ? 'success' : undefined}>{isPublished ? t('Published') : t('Draft')}</Tag>
}

/** What was written, in the reader's language where it stands in it. */
export function useWritten(): (content: OfficePageLine['title']) => string {
  const { locale } = useText()
  return (content) => content[locale] ?? Object.values(content)[0] ?? ''
}
