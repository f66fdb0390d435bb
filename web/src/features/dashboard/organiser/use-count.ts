import { useText } from '#platform/messages/messages.ts'

/** Writes numbers as people read them. */
export function useCount(): (count: number) => string {
  const { locale } = useText()
  return new Intl.NumberFormat(locale).format
}
