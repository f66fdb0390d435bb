import type { AgendaSession } from '@foyer/contract/program'
import { useText } from '#platform/messages/messages.ts'
import { Tag } from '#ui/badge.tsx'
import { Icon } from '#ui/icon.tsx'
import { languageName } from './program-words.ts'

interface SessionTagsProps {
  readonly session: AgendaSession
  /** The starred sessions that it clashes with, where it is starred itself. */
  readonly clashes: readonly AgendaSession[]
  readonly usualLanguage: string | null
}

/** What one has to know of a session before opening it. */
export function SessionTags({ session, clashes, usualLanguage }: SessionTagsProps) {
  const { t } = useText()
  return (
    <>
      {session.isCancelled ? <Tag kind="danger">{t('Cancelled')}</Tag> : null}
      {clashes.length === 0 ? null : (
        <Tag kind="danger">
          <Icon name="overlap" />
          {t('Clash')}
          <span className="vh"> {t('with {title}', { title: clashes.map(({ title }) => title).join(', ') })}</span>
        </Tag>
      )}
      {session.language === usualLanguage ? null : <Tag>{languageName(session.language)}</Tag>}
    </>
  )
}
