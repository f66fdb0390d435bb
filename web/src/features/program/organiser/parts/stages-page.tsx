import type { Locale } from '@foyer/contract/kit/languages'
import { type ProgramParts, readProgramParts } from '@foyer/contract/office-program'
import { removeStage, removeTrack } from '@foyer/contract/office-program-parts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { query } from '#platform/api.ts'
import { ChangedBy } from '#platform/changed-by.tsx'
import { useHasDuty } from '#platform/duty.ts'
import { LoadFailed } from '#platform/load-failed.tsx'
import { useText } from '#platform/messages/messages.ts'
import { useOpenRecords } from '#platform/open-records.ts'
import { usePlainTitle } from '#platform/title.ts'
import { useLanguages } from '#platform/work-edition.ts'
import { Icon } from '#ui/icon.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import styles from '../program.module.css'
import { useWritten } from '../program-words.ts'
import { RemovePart } from './remove-part.tsx'
import { StageForm } from './stage-form.tsx'
import { StageOrder } from './stage-order.tsx'
import { TrackForm } from './track-form.tsx'

/** `/organiser/stages`: where sessions are held, and into which tracks they fall. */
export function StagesPage() {
  const { t } = useText()
  const parts = useQuery(query(readProgramParts))
  useOpenRecords([['stage'], ['stage-order'], ['track']], parts.data)
  const languages = useLanguages()
  usePlainTitle(t('Stages and tracks'))
  const error = parts.error
  return (
    <ChangedBy duty="editContent">
      <p className={`${styles.back} label`}>
        <Link to="/organiser/program">{t('All sessions')}</Link>
      </p>
      <PageHead title={t('Stages and tracks')} note={t('In the order in which attendees have them.')} />
      {parts.data !== undefined ? (
        <Parts parts={parts.data} languages={languages} />
      ) : error === null ? (
        <Skeleton boxes={[48, 48, 48, 48]} />
      ) : (
        <LoadFailed
          error={error}
          onRetry={() => {
            void parts.refetch()
          }}
        />
      )}
    </ChangedBy>
  )
}

interface PartsProps {
  readonly parts: ProgramParts
  readonly languages: readonly Locale[]
}

function Parts({ parts: { stages, tracks }, languages }: PartsProps) {
  const { t } = useText()
  const say = useWritten()
  const mayEdit = useHasDuty('editContent')
  return (
    <div className={styles.page}>
      <section className={styles.part} aria-labelledby="stages">
        <h2 id="stages">{t('Stages')}</h2>
        <div className={styles.folds}>
          {stages.map((stage) => {
            const name = t('Hall {hall}, {name}', { hall: stage.hall, name: stage.name })
            return (
              <Fold key={stage.id} title={name} sessions={stage.sessions}>
                <StageForm stage={stage} languages={languages} />
                {mayEdit && stage.sessions === 0 ? (
                  <RemovePart endpoint={removeStage} part={stage} name={name} />
                ) : null}
              </Fold>
            )
          })}
          <Fold key={`new-${stages.length}`} title={t('Add a stage')} sessions={null}>
            <StageForm stage={null} languages={languages} />
          </Fold>
        </div>
      </section>
      {mayEdit && stages.length > 1 ? <StageOrder stages={stages} /> : null}
      <section className={styles.part} aria-labelledby="tracks">
        <h2 id="tracks">{t('Tracks')}</h2>
        <div className={styles.folds}>
          {tracks.map((track) => (
            <Fold key={track.id} title={say(track.name)} sessions={track.sessions}>
              <TrackForm track={track} languages={languages} />
              {mayEdit && track.sessions === 0 ? (
                <RemovePart endpoint={removeTrack} part={track} name={say(track.name)} />
              ) : null}
            </Fold>
          ))}
          <Fold key={`new-${tracks.length}`} title={t('Add a track')} sessions={null}>
            <TrackForm track={null} languages={languages} />
          </Fold>
        </div>
      </section>
    </div>
  )
}

interface FoldProps {
  readonly title: string
  /** How many have it; null: it is none yet. */
  readonly sessions: number | null
  readonly children: ReactNode
}

/** One of them, whose fields are there once it is opened. */
function Fold({ title, sessions, children }: FoldProps) {
  const { t } = useText()
  const [isOpen, setOpen] = useState(false)
  return (
    <details className={styles.fold} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <Icon name={sessions === null ? 'plus' : 'chevron-down'} />
        {title}
        {sessions === null ? null : (
          <small>{t('{count, plural, one {1 session} other {# sessions}}', { count: sessions })}</small>
        )}
      </summary>
      {isOpen ? <div className={styles.form}>{children}</div> : null}
    </details>
  )
}
