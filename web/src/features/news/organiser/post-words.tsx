import type { OfficePost, PostState } from '@foyer/contract/office-news'
import type { CodeType } from '@foyer/contract/pass-types.schemas'
import { useText } from '#platform/messages/messages.ts'
import { Tag } from '#ui/badge.tsx'

/** How a post stands, in the order in which it comes to stand so. */
export function usePostStates(): Readonly<Record<PostState, string>> {
  const { t } = useText()
  return { draft: t('Draft'), scheduled: t('Scheduled'), live: t('Live'), past: t('Past') }
}

const kinds = { draft: undefined, scheduled: 'info', live: 'success', past: undefined } as const

export function PostStateTag({ state }: { readonly state: PostState }) {
  return <Tag kind={kinds[state]}>{usePostStates()[state]}</Tag>
}

/** The kinds of passes, as they stand on the passes. */
export function useCodeTypes(): Readonly<Record<CodeType, string>> {
  const { t } = useText()
  return {
    host: t('Host'),
    'badge-vip': t('Badge VIP'),
    standard: t('Standard'),
    'vendor-vip': t('Vendor VIP'),
    vip: t('VIP'),
  }
}

/** What was written, in the reader's language where it stands in it. */
export function useWritten(): (content: OfficePost['title']) => string {
  const { locale } = useText()
  return (content) => content[locale] ?? Object.values(content)[0] ?? ''
}
