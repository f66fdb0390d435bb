import {
  exportSurveyAnswers,
  listOfficeQuestions,
  type OfficeQuestion,
  readSurveyResults,
  type SurveyResults,
} from '@foyer/contract/office-surveys'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { SaveTable } from '#features/identity'
import { addressOf, query } from '#platform/api.ts'
import { useHasDuty } from '#platform/duty.ts'
import { LoadFailed } from '#platform/load-failed.tsx'
import { useText } from '#platform/messages/messages.ts'
import { usePlainTitle } from '#platform/title.ts'
import { Gauge } from '#ui/gauge.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import styles from './results.module.css'

/** `/organiser/survey/results`: what was answered to each question, in figures, and all of it as a table. */
export function SurveyResultsPage() {
  const { t } = useText()
  const results = useQuery(query(readSurveyResults))
  const questions = useQuery(query(listOfficeQuestions, { query: { limit: '200' } }))
  const maySave = useHasDuty('seePeople')
  usePlainTitle(t('Results', undefined, { context: 'of a survey' }))
  const error = results.error ?? questions.error
  return (
    <>
      <p className={styles.back}>
        <Link to="/organiser/survey">{t('All questions')}</Link>
      </p>
      <PageHead
        title={t('Results', undefined, { context: 'of a survey' })}
        note={
          results.data === undefined
            ? '\u00a0'
            : t('{n, plural, =0 {Nobody sent it yet.} one {One person sent it.} other {# people sent it.}}', {
                n: results.data.people,
              })
        }
        actions={maySave ? <SaveTable path={addressOf(exportSurveyAnswers, {})} /> : undefined}
      />
      {results.data !== undefined && questions.data !== undefined ? (
        <div className={styles.page}>
          {questions.data.items.map((question) => (
            <Result
              key={question.id}
              question={question}
              result={results.data.questions.find(({ id }) => id === question.id)}
            />
          ))}
        </div>
      ) : error === null ? (
        <Skeleton boxes={[160, 160, 160]} />
      ) : (
        <LoadFailed
          error={error}
          onRetry={() => {
            void results.refetch()
            void questions.refetch()
          }}
        />
      )}
    </>
  )
}

interface ResultProps {
  readonly question: OfficeQuestion
  readonly result: SurveyResults['questions'][number] | undefined
}

function Result({ question, result }: ResultProps) {
  const { t, locale } = useText()
  const say = useWritten()
  const choices = useChoices(question)
  const answers = result?.answers ?? 0
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 })
  const peopleOf = (value: string) => result?.counts.find((count) => count.value === value)?.people ?? 0
  return (
    <section className={styles.result} aria-labelledby={`q-${question.id}`}>
      <h2 className="h3" id={`q-${question.id}`}>
        {say(question.text)}
      </h2>
      <p className="label muted">
        {t('{n, plural, =0 {no answers} one {one answer} other {# answers}}', { n: answers })}
        {question.closedAt === null ? null : `, ${t('Closed')}`}
        {question.type === 'scale' && answers > 0 ? `, ${t('mean {mean}', { mean: meanOf(result, locale) })}` : null}
      </p>
      {choices.length === 0 ? (
        <p className="hint">{t('Words of one’s own stand in the table.')}</p>
      ) : (
        <ul className={styles.bars}>
          {choices.map(({ value, label }) => (
            <li key={value}>
              <p>
                <span>{label}</span>
                <span className="num">
                  {peopleOf(value)}
                  {answers === 0 ? null : ` (${percent.format(peopleOf(value) / answers)})`}
                </span>
              </p>
              <Gauge of={Math.max(1, answers)} sold={peopleOf(value)} held={0} label={`${label}: ${peopleOf(value)}`} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** Whatever can be answered to a question; nothing where it is answered in words. */
function useChoices({ type, options, scale }: OfficeQuestion): readonly { value: string; label: string }[] {
  const { t } = useText()
  const say = useWritten()
  if (type === 'yes-no')
    return [
      { value: 'true', label: t('Yes') },
      { value: 'false', label: t('No') },
    ]
  if (scale !== null)
    return Array.from({ length: scale.max - scale.min + 1 }, (_, at) => {
      const value = String(scale.min + at)
      const end = at === 0 ? scale.minLabel : at === scale.max - scale.min ? scale.maxLabel : null
      return { value, label: end === null ? value : `${value}, ${say(end)}` }
    })
  return (options ?? []).map(({ value, label }) => ({ value, label: say(label) }))
}

function meanOf(result: ResultProps['result'], locale: string): string {
  const counts = result?.counts ?? []
  const people = counts.reduce((sum, count) => sum + count.people, 0)
  const sum = counts.reduce((all, count) => all + Number(count.value) * count.people, 0)
  return new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(people === 0 ? 0 : sum / people)
}

/** What was written, in the reader's language where it stands in it. */
function useWritten(): (content: OfficeQuestion['text']) => string {
  const { locale } = useText()
  return (content) => content[locale] ?? Object.values(content)[0] ?? ''
}
