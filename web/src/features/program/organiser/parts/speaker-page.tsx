import { type OfficeSpeaker, readOfficeSpeaker, removeSpeaker } from '@foyer/contract/office-program-parts'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { RecordTimeline } from '#features/timeline'
import { query } from '#platform/api.ts'
import { ChangedBy } from '#platform/changed-by.tsx'
import { isNotThere } from '#platform/is-not-there.ts'
import { LoadFailed } from '#platform/load-failed.tsx'
import { useText } from '#platform/messages/messages.ts'
import { NotThere } from '#platform/not-there.tsx'
import { usePlainTitle } from '#platform/title.ts'
import { useLanguages } from '#platform/work-edition.ts'
import { PageHead } from '#ui/page-head.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import styles from '../program.module.css'
import { PortraitSection } from './portrait-section.tsx'
import { RemovePart } from './remove-part.tsx'
import { SpeakerForm } from './speaker-form.tsx'

/** `/organiser/speakers/$id`: one speaker. */
export function SpeakerPage() {
  const { t } = useText()
  const navigate = useNavigate()
  const { id = '' } = useParams({ strict: false })
  const speaker = useQuery(query(readOfficeSpeaker, { params: { id } }))
  const languages = useLanguages()
  const { data } = speaker
  const [acted, setActed] = useState<OfficeSpeaker | null>(null)
  const title = data?.name ?? t('Speaker')
  usePlainTitle(title)
  const error = speaker.error
  const back = <Link to="/organiser/speakers">{t('All speakers')}</Link>
  if (isNotThere(speaker)) return <NotThere list={back} />
  return (
    <ChangedBy duty="editContent">
      <p className={`${styles.back} label`}>{back}</p>
      <PageHead
        title={title}
        note={
          data === undefined
            ? '\u00a0'
            : t('{count, plural, one {1 session} other {# sessions}}', { count: data.sessions })
        }
        actions={
          data?.sessions === 0 ? (
            <RemovePart
              endpoint={removeSpeaker}
              part={data}
              name={data.name}
              onDone={() => void navigate({ to: '/organiser/speakers' })}
            />
          ) : undefined
        }
      />
      {data !== undefined ? (
        <div className={styles.page}>
          <SpeakerForm key={data.id} speaker={data} languages={languages} acted={acted} onDone={() => {}} />
          <PortraitSection speaker={data} onActed={setActed} />
        </div>
      ) : error === null ? (
        <Skeleton boxes={[48, 240, 48, 48]} />
      ) : (
        <LoadFailed
          error={error}
          onRetry={() => {
            void speaker.refetch()
          }}
        />
      )}
      {data === undefined ? null : <RecordTimeline kind="speaker" id={data.id} shown={data} />}
    </ChangedBy>
  )
}
