import { listOfficeQuestions, type OfficeQuestion, orderDiffers, orderQuestions } from '@foyer/contract/office-surveys'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { ownWords, useCommand } from '#platform/command.ts'
import { useText } from '#platform/messages/messages.ts'
import { type ProblemError, refusedWith } from '#platform/problem-error.ts'
import { Tag } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Note } from '#ui/note.tsx'
import { useQuestionTypes, useWritten } from './question-words.ts'
import styles from './survey.module.css'

interface QuestionListProps {
  readonly questions: readonly OfficeQuestion[]
  readonly mayOrder: boolean
}

/** The questions in their order; buttons move each one up and down, so that keys do as a pointer does. */
export function QuestionList({ questions, mayOrder }: QuestionListProps) {
  const { t } = useText()
  const { shown, move, problem, said } = useOrder(questions)
  return (
    <>
      {problem === null ? null : (
        <Note kind="danger" role="alert">
          {t(problem)}
        </Note>
      )}
      <p className="vh" role="status">
        {said}
      </p>
      <ol className={styles.questions}>
        {shown.map((question, at) => (
          <li key={question.id} data-closed={question.closedAt === null ? undefined : true}>
            <QuestionLine question={question} />
            {mayOrder ? (
              <Moves question={question} isFirst={at === 0} isLast={at === shown.length - 1} onMove={move} />
            ) : null}
          </li>
        ))}
      </ol>
    </>
  )
}

function QuestionLine({ question }: { readonly question: OfficeQuestion }) {
  const { t } = useText()
  const say = useWritten()
  const types = useQuestionTypes()
  return (
    <div>
      <Link to="/organiser/survey/$id" params={{ id: question.id }}>
        {say(question.text)}
      </Link>
      <p className={styles.about}>
        <span>{say(question.topic)}</span>
        <span>{types[question.type]}</span>
        {question.isRequired ? <span>{t('required')}</span> : null}
        <span>{t('{n, plural, =0 {no answers} one {one answer} other {# answers}}', { n: question.answers })}</span>
        {question.closedAt === null ? null : <Tag>{t('Closed')}</Tag>}
      </p>
    </div>
  )
}

interface MovesProps {
  readonly question: OfficeQuestion
  readonly isFirst: boolean
  readonly isLast: boolean
  readonly onMove: (id: string, by: -1 | 1) => void
}

function Moves({ question: { id, text }, isFirst, isLast, onMove }: MovesProps) {
  const { t } = useText()
  const question = useWritten()(text)
  return (
    <div className={styles.moves}>
      <Button
        variant="line"
        isSmall
        aria-disabled={isFirst || undefined}
        aria-label={t('Move up: {question}', { question })}
        onClick={() => (isFirst ? undefined : onMove(id, -1))}
      >
        ↑
      </Button>
      <Button
        variant="line"
        isSmall
        aria-disabled={isLast || undefined}
        aria-label={t('Move down: {question}', { question })}
        onClick={() => (isLast ? undefined : onMove(id, 1))}
      >
        ↓
      </Button>
    </div>
  )
}

/** The order as it is, and as it is about to be: a move is seen at once, and taken back where it is refused. */
function useOrder(questions: readonly OfficeQuestion[]) {
  const { t } = useText()
  const client = useQueryClient()
  const order = useCommand(orderQuestions, ownWords)
  const [wanted, setWanted] = useState<readonly string[] | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [said, setSaid] = useState('')
  const place = (id: string) => wanted?.indexOf(id) ?? 0
  const shown = wanted === null ? questions : questions.toSorted((a, b) => place(a.id) - place(b.id))
  const move = (id: string, by: -1 | 1) => {
    const ids = shown.map((question) => question.id)
    const from = ids.indexOf(id)
    const [other] = ids.splice(from + by, 1, id)
    if (other === undefined) return
    ids[from] = other
    setWanted(ids)
    setProblem(null)
    setSaid(t('Now number {n}', { n: from + by + 1 }))
    order.mutateAsync({ body: { ids } }).then(
      () => client.invalidateQueries({ queryKey: [listOfficeQuestions.id] }),
      (error: ProblemError) => {
        setWanted(null)
        setProblem(error.detail)
        if (refusedWith(error, orderDiffers)) void client.invalidateQueries({ queryKey: [listOfficeQuestions.id] })
      },
    )
  }
  return { shown, move, problem, said }
}
