import { readSetup } from '@foyer/contract/setup'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { query } from '#platform/api.ts'
import { LoadFailed } from '#platform/load-failed.tsx'
import { useText } from '#platform/messages/messages.ts'
import { usePlainTitle } from '#platform/title.ts'
import { PageHead } from '#ui/page-head.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import styles from '../program.module.css'
import { SpeakerForm } from './speaker-form.tsx'

/** `/organiser/speakers/new`. */
export function NewSpeakerPage() {
  const { t } = useText()
  const navigate = useNavigate()
  const { data: setup, error, refetch } = useQuery(query(readSetup))
  usePlainTitle(t('A new speaker'))
  return (
    <>
      <p className={`${styles.back} label`}>
        <Link to="/organiser/speakers">{t('All speakers')}</Link>
      </p>
      <PageHead title={t('A new speaker')} />
      {setup !== undefined ? (
        <SpeakerForm
          speaker={null}
          languages={setup.languages}
          onDone={({ id }) => void navigate({ to: '/organiser/speakers/$id', params: { id: String(id) } })}
        />
      ) : error === null ? (
        <Skeleton boxes={[48, 240, 48, 48]} />
      ) : (
        <LoadFailed error={error} onRetry={() => void refetch()} />
      )}
    </>
  )
}
