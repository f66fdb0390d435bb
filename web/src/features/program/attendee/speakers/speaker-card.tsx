import type { Speaker } from '@foyer/contract/program'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { LoadFailed } from '#platform/load-failed.tsx'
import { useText } from '#platform/messages/messages.ts'
import { SkeletonBox } from '#ui/skeleton.tsx'
import { clashesAmong } from '../shared/clashes.ts'
import { Portrait } from '../shared/portrait.tsx'
import { agendaQuery } from '../shared/program-reads.ts'
import { SessionList } from '../shared/session-list.tsx'
import { useStars } from '../shared/use-stars.ts'
import styles from './speaker-card.module.css'

const nobodys: ReadonlySet<number> = new Set()

/** Somebody who speaks, and when. */
export function SpeakerCard({ speaker }: { readonly speaker: Speaker }) {
  const { name, image, jobTitle, company, city, bio } = speaker
  return (
    <article className={styles.card} aria-labelledby="speaker">
      <header>
        <Portrait name={name} image={image} size={128} />
        <div>
          <h1 id="speaker" tabIndex={-1}>
            {name}
          </h1>
          <p className="muted">
            {jobTitle}
            <br />
            {company}, {city}
          </p>
        </div>
      </header>
      {bio.split(/\n\s*\n/).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <OwnSessions speaker={speaker} />
    </article>
  )
}

function OwnSessions({ speaker }: { readonly speaker: Speaker }) {
  const { t } = useText()
  const { data: agenda, error, refetch } = useQuery(agendaQuery)
  const stars = useStars()
  const clashes = useMemo(
    () => clashesAmong(agenda?.sessions ?? [], stars.ids ?? nobodys, stars.keptClashes),
    [agenda, stars.ids, stars.keptClashes],
  )
  const sessions = agenda?.sessions.filter(({ id }) => speaker.sessions.includes(id)) ?? []
  return (
    <section className={styles.sessions} aria-labelledby="speaker-sessions">
      <h2 id="speaker-sessions">
        {t('{n, plural, one {One session} other {# sessions}}', { n: speaker.sessions.length })}
      </h2>
      {agenda !== undefined ? (
        <SessionList agenda={agenda} sessions={sessions} starred={stars.ids} clashes={clashes} />
      ) : error !== null ? (
        <LoadFailed error={error} onRetry={() => void refetch()} />
      ) : (
        speaker.sessions.map((id) => <SkeletonBox key={id} height={86} />)
      )}
    </section>
  )
}
