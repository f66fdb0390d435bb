import type { Locale } from '@foyer/contract/kit/languages'
import { useText } from '#platform/messages/messages.ts'

/** What was written, in the reader's language where it stands in it. */
export function useWritten(): (content: Readonly<Partial<Record<Locale, string>>>) => string {
  const { locale } = useText()
  return (content) => content[locale] ?? Object.values(content)[0] ?? ''
}
