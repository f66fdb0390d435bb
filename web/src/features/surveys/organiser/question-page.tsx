import { type OfficeQuestion, readOfficeQuestion } from '@foyer/contract/office-surveys'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { RecordTimeline } from '#features/timeline'
import { query } from '#platform/api.ts'
import { ChangedBy } from '#platform/changed-by.tsx'
import { useIsEntrusted } from '#platform/duty.ts'
import { isNotThere } from '#platform/is-not-there.ts'
import { LoadFailed } from '#platform/load-failed.tsx'
import { useText } from '#platform/messages/messages.ts'
import { NotThere } from '#platform/not-there.tsx'
import { usePlainTitle } from '#platform/title.ts'
import { useLanguages } from '#platform/work-edition.ts'
import { Note } from '#ui/note.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { QuestionActs } from './question-acts.tsx'
import { QuestionForm } from './question-form.tsx'
import { useQuestionTypes, useWritten } from './question-words.ts'
import styles from './survey.module.css'

/** `/organiser/survey/$id`: one question in every language, and the ways to ask it no more. */
export function QuestionPage() {
  const { t } = useText()
  const { id = '' } = useParams({ strict: false })
  const question = useQuery(query(readOfficeQuestion, { params: { id } }))
  const mayEdit = useIsEntrusted('editContent')
  const say = useWritten()
  const types = useQuestionTypes()
  const title = question.data === undefined ? t('Question') : say(question.data.text)
  usePlainTitle(title)
  const back = <Link to="/organiser/survey">{t('All questions')}</Link>
  if (isNotThere(question)) return <NotThere list={back} />
  return (
    <>
      <p className={styles.back}>{back}</p>
      <PageHead
        title={title}
        note={question.data === undefined ? '\u00a0' : types[question.data.type]}
        actions={question.data === undefined || !mayEdit ? undefined : <QuestionActs question={question.data} />}
      />
      {question.data !== undefined ? (
        question.data.closedAt === null ? (
          <Editor key={`${question.data.id}`} question={question.data} />
        ) : (
          <Note>{t('Closed: nobody is asked it any more, and what was answered stays.')}</Note>
        )
      ) : question.error === null ? (
        <Skeleton boxes={[48, 120, 48, 48]} />
      ) : (
        <LoadFailed error={question.error} onRetry={() => void question.refetch()} />
      )}
      {question.data === undefined ? null : (
        <RecordTimeline kind="survey-question" id={question.data.id} shown={question.data} />
      )}
    </>
  )
}

function Editor({ question }: { readonly question: OfficeQuestion }) {
  const languages = useLanguages()
  const navigate = useNavigate()
  return (
    <ChangedBy duty="editContent">
      <QuestionForm
        question={question}
        languages={languages}
        onDone={({ id }) =>
          id === question.id ? undefined : void navigate({ to: '/organiser/survey/$id', params: { id } })
        }
      />
    </ChangedBy>
  )
}
