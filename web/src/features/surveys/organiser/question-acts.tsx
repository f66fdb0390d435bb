import { closeQuestion, listOfficeQuestions, type OfficeQuestion, removeQuestion } from '@foyer/contract/office-surveys'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { ownWords, useCommand } from '#platform/command.ts'
import { useText } from '#platform/messages/messages.ts'
import type { ProblemError } from '#platform/problem-error.ts'
import { Removal } from '#platform/removal.tsx'
import { toast } from '#platform/toasts.ts'
import { Button } from '#ui/button.tsx'
import { Note } from '#ui/note.tsx'
import { useKeepQuestion } from './keep-question.ts'

/** Asks a question no more, or again; one that nobody answered can be removed. */
export function QuestionActs({ question: { id, version, closedAt, answers } }: { readonly question: OfficeQuestion }) {
  const { t } = useText()
  const navigate = useNavigate()
  const keep = useKeepQuestion()
  const close = useCommand(closeQuestion, ownWords)
  const remove = useCommand(removeQuestion, { ...ownWords, refreshes: [listOfficeQuestions] })
  const [problem, setProblem] = useState<string | null>(null)
  const isClosed = closedAt === null
  const failed = (error: ProblemError) => setProblem(t(error.detail))
  const turn = () =>
    close.mutateAsync({ params: { id }, body: { version, isClosed } }).then((question) => {
      keep(question)
      setProblem(null)
      toast(isClosed ? t('The question is closed.') : t('The question is asked again.'))
    }, failed)
  const take = () =>
    remove.mutateAsync({ params: { id } }).then(() => {
      toast(t('The question is removed.'))
      void navigate({ to: '/organiser/survey' })
    })
  return (
    <>
      <Button variant="line" isSmall isSending={close.isPending} onClick={() => void turn()}>
        {isClosed ? t('Close the question') : t('Ask it again')}
      </Button>
      {answers === 0 ? (
        <Removal word={t('Remove the question')} title={t('Remove the question?')} command={remove} onRemove={take}>
          <p>{t('Nobody answered it yet. Its words are gone for good.')}</p>
        </Removal>
      ) : null}
      {problem === null ? null : (
        <Note kind="danger" role="alert">
          {problem}
        </Note>
      )}
    </>
  )
}
