import { readSetup } from '@foyer/contract/setup'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { query } from '#platform/api.ts'
import { LoadFailed } from '#platform/load-failed.tsx'
import { useText } from '#platform/messages/messages.ts'
import { usePlainTitle } from '#platform/title.ts'
import { PageHead } from '#ui/page-head.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { PageForm } from './page-form.tsx'
import styles from './pages.module.css'

/** `/organiser/pages/new`: a page of text is written. */
export function NewPagePage() {
  const { t } = useText()
  const navigate = useNavigate()
  const { data: setup, error, refetch } = useQuery(query(readSetup))
  usePlainTitle(t('A new page'))
  return (
    <>
      <p className={`${styles.back} label`}>
        <Link to="/organiser/pages">{t('All pages')}</Link>
      </p>
      <PageHead title={t('A new page')} note={t('Nobody reads it until you say so.')} />
      {setup !== undefined ? (
        <PageForm
          page={null}
          languages={setup.languages}
          onDone={({ slug }) => void navigate({ to: '/organiser/pages/$slug', params: { slug } })}
        />
      ) : error === null ? (
        <Skeleton boxes={[48, 240, 48, 48]} />
      ) : (
        <LoadFailed error={error} onRetry={() => void refetch()} />
      )}
    </>
  )
}
