import { answerSurvey, readSurvey, readSurveyDraft, type Survey, type SurveyQuestion } from '@foyer/contract/surveys'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { query } from '#platform/api.ts'
import { ownWords, useCommand } from '#platform/command.ts'
import { useEdition } from '#platform/edition.ts'
import { FormProblems } from '#platform/forms/form-problems.tsx'
import { useValues } from '#platform/forms/use-form.ts'
import { LoadFailed } from '#platform/load-failed.tsx'
import { useText } from '#platform/messages/messages.ts'
import { Button } from '#ui/button.tsx'
import { Empty } from '#ui/empty.tsx'
import { Icon } from '#ui/icon.tsx'
import { Note } from '#ui/note.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { type Answers, answersFrom, isAnswered, topicsOf } from './answers.ts'
import { QuestionField } from './question-field.tsx'
import styles from './survey.module.css'
import { skipSurvey } from './survey-cookies.ts'
import { SurveyProgress } from './survey-progress.tsx'
import { questionsQuery } from './survey-queries.ts'
import { answeredOn } from './survey-standing.ts'
import { useDraft } from './use-draft.ts'
import { type SurveyFormState, useSurveyForm } from './use-survey-form.ts'

export interface SurveyFormProps {
  /** Called once the answers are sent. */
  readonly onDone: () => unknown
  /**
   * Called when somebody goes on without sending: skipped for now (the cookie is set here), answered before, or nothing to
   * ask. Absent: there is no way around the survey.
   */
  readonly onSkip?: (() => unknown) | undefined
  /** What the button that skips says; by default "Skip for now". */
  readonly skipName?: string | undefined
  /** What the button that sends says; by default "Send answers". */
  readonly sendName?: string | undefined
  /** The form's id, by default `survey`, for a button elsewhere: `<Button type="submit" form="survey">`. */
  readonly id?: string | undefined
  /** That button stands elsewhere on the page: the form has none of its own. */
  readonly isSentFromElsewhere?: boolean | undefined
  /** Tells that button whether to turn its spinner. */
  readonly onSending?: ((isSending: boolean) => void) | undefined
}

/** The edition's survey: what was filled in before is there, every answer is kept, and sending checks all of them. */
export function SurveyForm(props: SurveyFormProps) {
  const { locale } = useText()
  const questions = useQuery({ ...questionsQuery(locale), placeholderData: keepPreviousData })
  const survey = useQuery(query(readSurvey))
  // Another device may have gone on: what it kept is waited for.
  const draft = useQuery({ ...query(readSurveyDraft), refetchOnMount: 'always' })
  const parts = [questions, survey, draft]
  const isThere = parts.every((part) => part.data !== undefined) && draft.isFetchedAfterMount
  const failed = isThere ? undefined : parts.find((part) => part.error !== null && !part.isFetching)
  if (failed !== undefined)
    return (
      <div className="stack stack--24">
        <LoadFailed error={failed.error} onRetry={() => void Promise.all(parts.map((part) => part.refetch()))} />
        <Skip {...props} />
      </div>
    )
  if (!isThere) return <Skeleton boxes={[48, 268, 164, 372]} />
  const kept = draft.data?.savedAt ? draft.data.answers : survey.data?.answers
  return questions.data === undefined || survey.data === undefined ? null : (
    <OpenSurvey
      {...props}
      questions={questions.data}
      survey={survey.data}
      initial={answersFrom(questions.data, kept ?? [])}
    />
  )
}

interface OpenSurveyProps extends SurveyFormProps {
  readonly questions: readonly SurveyQuestion[]
  readonly survey: Survey
  readonly initial: Answers
}

function OpenSurvey({ questions, survey, initial, ...props }: OpenSurveyProps) {
  const { t } = useText()
  const { onDone, onSending } = props
  const { timeZone, surveyStartsOn } = useEdition()
  const client = useQueryClient()
  const send = useCommand(answerSurvey, ownWords)
  const draft = useDraft()
  const form = useSurveyForm({
    questions,
    initial,
    onChange: draft.schedule,
    onSend: async (answers) => {
      // A draft that arrived after the answers would stand beside them.
      await draft.settle()
      const sent = await send.mutateAsync({ body: { answers } })
      client.setQueryData(query(readSurvey).queryKey, sent)
      client.setQueryData(query(readSurveyDraft).queryKey, { answers: [], savedAt: null })
      await onDone()
    },
  })
  const { answers } = useValues(form)
  useEffect(() => onSending?.(form.isSending), [onSending, form.isSending])
  if (questions.length === 0) return <NoQuestions {...props} />
  const day = answeredOn(survey, timeZone)
  const isAlreadyAnswered = day !== null && surveyStartsOn !== null && day >= surveyStartsOn
  return (
    <form className="stack stack--32" id={props.id ?? 'survey'} noValidate onSubmit={form.submit}>
      <FormProblems
        form={form}
        say={(name, text) => `${questions.find(({ id }) => name === `answers.${id}`)?.text ?? ''} ${text}`}
      />
      {day === null ? null : (
        <Note kind="success">
          {t('You answered on {day}. You can change your answers and send them again.', { day })}
        </Note>
      )}
      <SurveyProgress
        done={questions.filter((question) => isAnswered(question, answers)).length}
        all={questions.length}
        draft={draft}
      />
      {topicsOf(questions).map((topic) => (
        <Topic key={topic.from} topic={topic} all={questions.length} form={form} />
      ))}
      <div className={styles.ways}>
        {props.isSentFromElsewhere === true ? null : (
          <Button type="submit" isSending={form.isSending}>
            {props.sendName ?? t('Send answers')}
            <Icon name="arrow" />
          </Button>
        )}
        {isAlreadyAnswered ? <Keep {...props} /> : <Skip {...props} />}
      </div>
    </form>
  )
}

interface TopicProps {
  readonly topic: ReturnType<typeof topicsOf>[number]
  /** So many questions the survey has. */
  readonly all: number
  readonly form: SurveyFormState
}

function Topic({ topic, all, form }: TopicProps) {
  const { t } = useText()
  const id = `topic-${topic.from}`
  return (
    <section className="stack stack--24" aria-labelledby={id}>
      <header className={styles.topic}>
        <h2 id={id}>{topic.name}</h2>
        <p className="label muted">
          {t('{from} to {to} of {all}', { from: topic.from, to: topic.from + topic.questions.length - 1, all })}
        </p>
      </header>
      {topic.questions.map((question) => (
        <QuestionField key={question.id} question={question} form={form} />
      ))}
    </section>
  )
}

/** The way around the survey, where there is one. */
function Skip({ onSkip, skipName }: SurveyFormProps) {
  const { t } = useText()
  if (onSkip === undefined) return null
  return (
    <div className={styles.skip}>
      <Button
        variant="line"
        aria-describedby="survey-skip-hint"
        onClick={() => {
          skipSurvey()
          onSkip()
        }}
      >
        {skipName ?? t('Skip for now')}
      </Button>
      <p className="hint" id="survey-skip-hint">
        {t('We ask again in a week.')}
      </p>
    </div>
  )
}

/** Past a survey that was answered already. */
function Keep({ onSkip }: SurveyFormProps) {
  const { t } = useText()
  if (onSkip === undefined) return null
  return (
    <Button variant="line" onClick={onSkip}>
      {t('Keep my answers')}
    </Button>
  )
}

function NoQuestions({ id, onDone, onSkip, isSentFromElsewhere }: SurveyFormProps) {
  const { t } = useText()
  return (
    <form
      id={id ?? 'survey'}
      onSubmit={(event) => {
        event.preventDefault()
        // Nothing was answered, and nothing has to be asked again.
        void (onSkip ?? onDone)()
      }}
    >
      <Empty
        title={t('No questions')}
        text={t('The organiser asks nothing at the moment.')}
        action={isSentFromElsewhere === true ? undefined : <Button type="submit">{t('Continue')}</Button>}
      />
    </form>
  )
}
