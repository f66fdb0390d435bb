import type { AgendaSession } from '@foyer/contract/program'
import { Link } from '@tanstack/react-router'
import { useText } from '#platform/messages/messages.ts'
import { Button } from '#ui/button.tsx'
import { clashesWith, isKept, type KeptClashes as Kept } from '../shared/clashes.ts'
import { useKeptClash } from '../shared/use-kept-clash.ts'
import styles from './clash-box.module.css'

interface KeptClashesProps {
  readonly session: AgendaSession
  readonly sessions: readonly AgendaSession[]
  /** Ids of what one starred or reserved. */
  readonly own: ReadonlySet<number>
  readonly kept: Kept
}

/** Sessions of one's own at the time of this one that one keeps as well, with the way back. */
export function KeptClashes({ session, sessions, own, kept }: KeptClashesProps) {
  const { t } = useText()
  const others = own.has(session.id)
    ? clashesWith(session, sessions, own).filter(({ id }) => isKept(kept, session.id, id))
    : []
  if (others.length === 0) return null
  return (
    <section className={styles.kept} aria-label={t('At the same time')}>
      <ul>
        {others.map((other) => (
          <KeptClash key={other.id} session={session} other={other} />
        ))}
      </ul>
    </section>
  )
}

function KeptClash({ session, other }: { readonly session: AgendaSession; readonly other: AgendaSession }) {
  const { t, rich } = useText()
  const { remind, isSending } = useKeptClash(session.id, other.id)
  return (
    <li>
      <p>
        {rich('You keep {title} as well, at the same time.', {
          title: (
            <Link to="/agenda/$sessionId" params={{ sessionId: String(other.id) }}>
              {other.title}
            </Link>
          ),
        })}
      </p>
      <Button variant="text" isSmall isSending={isSending} onClick={remind}>
        {t('Remind me again')}
        <span className="vh"> {other.title}</span>
      </Button>
    </li>
  )
}
