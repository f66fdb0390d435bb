import { type AnswerValue, answerProblem } from '@foyer/contract/survey-answers'
import type { GivenAnswer, SurveyQuestion } from '@foyer/contract/surveys'
import { type FormEvent, useState } from 'react'
import type { FormSchema } from '#platform/forms/form-model.ts'
import { useForm } from '#platform/forms/use-form.ts'
import { type Answers, givenAnswers, toggleOption } from './answers.ts'

interface SurveyFormOptions {
  readonly questions: readonly SurveyQuestion[]
  readonly initial: Answers
  /** Gets all answers that fit, after each change. */
  readonly onChange: (answers: GivenAnswer[]) => void
  /** What it throws is shown, at the question where it names one. */
  readonly onSend: (answers: GivenAnswer[]) => Promise<unknown>
}

type Typed = {
  readonly answers: Answers
}

/** What is missing or does not fit, question by question. */
const surveySchema = (questions: readonly SurveyQuestion[]): FormSchema<GivenAnswer[]> => ({
  safeParse(typed) {
    const { answers } = typed as Typed
    const issues = questions.flatMap((question) => {
      const problem = answerProblem(question, answers[question.id])
      if (problem === null) return []
      const { message, values } = problem
      return [{ path: ['answers', question.id], message, ...(values === undefined ? {} : { places: values }) }]
    })
    if (issues.length > 0) return { success: false, error: { issues } }
    return { success: true, data: givenAnswers(questions, answers) }
  },
})

/** The answers as they are given. A text is looked at when it is left, and what is missing when the survey is sent. */
export function useSurveyForm({ questions, initial, onChange, onSend }: SurveyFormOptions) {
  /** The question of which one more option was asked for than may be chosen. */
  const [full, setFull] = useState<string | null>(null)
  const [begun] = useState(
    (): Typed => ({ answers: Object.fromEntries(questions.map(({ id }) => [id, initial[id] ?? null])) }),
  )
  const form = useForm({
    schema: surveySchema(questions),
    initial: begun,
    onChange: ({ answers }) => {
      setFull(null)
      onChange(givenAnswers(questions, answers))
    },
    onSubmit: onSend,
  })
  return {
    ...form,
    full,
    /** One option more or less; one too many is not chosen, and the question says why. */
    toggle: (question: SurveyQuestion, value: AnswerValue | undefined, option: string) => {
      const next = toggleOption(question, value, option)
      if (next === null) setFull(question.id)
      else form.set(`answers.${question.id}`, next)
    },
    submit: (event: FormEvent) => {
      setFull(null)
      form.submit(event)
    },
  }
}

export type SurveyFormState = ReturnType<typeof useSurveyForm>
