import type { Locale } from '@foyer/contract/kit/languages'
import type { SessionLevel } from '@foyer/contract/program'
import { useText } from '#platform/messages/messages.ts'

type Content = Readonly<Partial<Record<Locale, string>>>

/** What was written, in the reader's language where it stands in it. */
export function useWritten(): (content: Content) => string {
  const { locale } = useText()
  return (content) => content[locale] ?? Object.values(content)[0] ?? ''
}

export function useLevelNames(): Readonly<Record<SessionLevel, string>> {
  const { t } = useText()
  return { all: t('For all'), basics: t('Basics'), advanced: t('Advanced'), expert: t('Expert') }
}

export function useNameOfLanguage(): (locale: string) => string {
  const { locale } = useText()
  const names = new Intl.DisplayNames([locale], { type: 'language' })
  return (one) => names.of(one) ?? one
}
