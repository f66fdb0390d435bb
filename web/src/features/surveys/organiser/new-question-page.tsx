import { readSetup } from '@foyer/contract/setup'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { query } from '#platform/api.ts'
import { LoadFailed } from '#platform/load-failed.tsx'
import { useText } from '#platform/messages/messages.ts'
import { usePlainTitle } from '#platform/title.ts'
import { PageHead } from '#ui/page-head.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { QuestionForm } from './question-form.tsx'
import styles from './survey.module.css'

/** `/organiser/survey/new`: one more question, behind those that are there. */
export function NewQuestionPage() {
  const { t } = useText()
  const navigate = useNavigate()
  const setup = useQuery(query(readSetup))
  usePlainTitle(t('New question'))
  return (
    <>
      <p className={styles.back}>
        <Link to="/organiser/survey">{t('All questions')}</Link>
      </p>
      <PageHead title={t('New question')} note={t('It is asked as soon as it is added, behind all others.')} />
      {setup.data !== undefined ? (
        <QuestionForm
          question={null}
          languages={setup.data.languages}
          onDone={() => void navigate({ to: '/organiser/survey' })}
        />
      ) : setup.error === null ? (
        <Skeleton boxes={[48, 120, 48, 48]} />
      ) : (
        <LoadFailed error={setup.error} onRetry={() => void setup.refetch()} />
      )}
    </>
  )
}
