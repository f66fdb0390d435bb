import type { AgendaSession } from '@foyer/contract/program'
import type { SessionSeats } from '@foyer/contract/reservations'
import { useText } from '#platform/messages/messages.ts'
import { Tag } from '#ui/badge.tsx'
import { Icon } from '#ui/icon.tsx'
import { overlapSign } from '#ui/signs.ts'
import { languageName } from './program-words.ts'
import { SeatTag } from './seat-tag.tsx'

interface SessionTagsProps {
  readonly session: AgendaSession
  /** What it clashes with, where it is one's own. */
  readonly clashes: readonly { readonly title: string }[]
  /** Undefined where none can be reserved, or they are not known. */
  readonly seats?: SessionSeats | undefined
  readonly usualLanguage: string | null
}

/** What one has to know of a session before opening it. */
export function SessionTags({ session, clashes, usualLanguage, seats }: SessionTagsProps) {
  const { t } = useText()
  return (
    <>
      {session.isCancelled ? <Tag kind="danger">{t('Cancelled')}</Tag> : null}
      {clashes.length === 0 ? null : (
        <Tag kind="danger">
          <Icon name={overlapSign} />
          {t('Clash')}
          <span className="vh"> {t('with {title}', { title: clashes.map(({ title }) => title).join(', ') })}</span>
        </Tag>
      )}
      <SeatTag session={session} seats={seats} />
      {session.language === usualLanguage ? null : <Tag>{languageName(session.language)}</Tag>}
    </>
  )
}
