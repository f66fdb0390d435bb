import { type AnswerProblem, type AnswerValue, answerProblem, tooManyMessage } from '@foyer/contract/survey-answers'
import type { GivenAnswer, SurveyQuestion } from '@foyer/contract/surveys'
import { type FormEvent, useRef, useState } from 'react'
import { fieldPath } from '#platform/field-values.ts'
import { useText } from '#platform/messages/messages.ts'
import { ProblemError } from '#platform/problem-error.ts'
import { type Answers, givenAnswers, toggleOption } from './answers.ts'

interface SurveyFormOptions {
  readonly questions: readonly SurveyQuestion[]
  readonly initial: Answers
  /** Gets all answers that fit, after each change. */
  readonly onChange: (answers: GivenAnswer[]) => void
  /** What it throws is shown, at the question where it names one. */
  readonly onSend: (answers: GivenAnswer[]) => Promise<unknown>
}

/** The id of a question's field in the page. */
export function questionId(id: string): string {
  return `question-${id}`
}

/** The server's messages, by question. */
function refusalsOf(error: ProblemError, questions: readonly SurveyQuestion[]): Map<string, string> {
  const named = error.errors.map(({ path, message }) => [fieldPath(path)[1] ?? '', message] as const)
  return new Map(named.filter(([id]) => questions.some((question) => question.id === id)))
}

/** What is wrong with the answers, as far as it is said already. */
function useAnswerErrors(questions: readonly SurveyQuestion[], answers: Answers) {
  const { t } = useText()
  const [looked, setLooked] = useState<ReadonlySet<string>>(new Set())
  const [refused, setRefused] = useState<ReadonlyMap<string, string>>(new Map())
  /** The question of which one more option was asked for than may be chosen. */
  const [full, setFull] = useState<string | null>(null)
  const say = (problem: AnswerProblem | null) => (problem === null ? undefined : t(problem.message, problem.values))
  return {
    error: (question: SurveyQuestion): string | undefined => {
      const text = refused.get(question.id)
      if (text !== undefined) return t(text)
      if (full === question.id) return t(tooManyMessage, { n: question.max ?? 0 })
      return looked.has(question.id) ? say(answerProblem(question, answers[question.id])) : undefined
    },
    look: (id: string) => {
      if (answers[id] !== undefined && !looked.has(id)) setLooked(new Set([...looked, id]))
    },
    lookAtAll: () => {
      setFull(null)
      setLooked(new Set(questions.map(({ id }) => id)))
    },
    setFull,
    setRefused,
    /** Another answer: what was said of the one before no longer holds. */
    forget: (id: string) => {
      setFull(null)
      setRefused((old) => (old.has(id) ? new Map([...old].filter(([other]) => other !== id)) : old))
    },
  }
}

interface Sending extends Pick<SurveyFormOptions, 'questions' | 'onSend'> {
  readonly answers: Answers
  readonly errors: ReturnType<typeof useAnswerErrors>
}

/** Sends the answers once each is right, one try at a time. */
function useSending({ questions, onSend, answers, errors }: Sending) {
  const [failure, setFailure] = useState<ProblemError | null>(null)
  const [isSending, setIsSending] = useState(false)
  const [tries, setTries] = useState(0)
  /** The questions that the last try named. */
  const [summary, setSummary] = useState<readonly string[]>([])
  const sending = useRef(false)
  const showProblems = (ids: readonly string[]) => {
    setSummary(ids)
    setTries((count) => count + 1)
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (sending.current) return
    setFailure(null)
    errors.lookAtAll()
    const wrong = questions.filter((question) => answerProblem(question, answers[question.id]) !== null)
    if (wrong.length > 0) return showProblems(wrong.map(({ id }) => id))
    setSummary([])
    errors.setRefused(new Map())
    sending.current = true
    setIsSending(true)
    try {
      await onSend(givenAnswers(questions, answers))
    } catch (thrown) {
      if (!(thrown instanceof ProblemError)) throw thrown
      const messages = refusalsOf(thrown, questions)
      errors.setRefused(messages)
      if (messages.size > 0) showProblems([...messages.keys()])
      else setFailure(thrown)
    } finally {
      sending.current = false
      setIsSending(false)
    }
  }
  return { submit: (event: FormEvent) => void submit(event), isSending, failure, tries, summary }
}

/**
 * The answers as they are given. As in every form nothing is called wrong while it is first typed: a text is looked at
 * when it is left, and what is missing when the survey is sent.
 */
export function useSurveyForm({ questions, initial, onChange, onSend }: SurveyFormOptions) {
  const [answers, setAnswers] = useState(initial)
  const errors = useAnswerErrors(questions, answers)
  const { error, look } = errors
  const { summary, ...sending } = useSending({ questions, onSend, answers, errors })
  const set = (id: string, value: AnswerValue) => {
    errors.forget(id)
    const next = { ...answers, [id]: value }
    setAnswers(next)
    onChange(givenAnswers(questions, next))
  }
  return {
    answers,
    set,
    /** One option more or less; one too many is not chosen, and the question says why. */
    toggle: (question: SurveyQuestion, option: string) => {
      const next = toggleOption(question, answers[question.id], option)
      if (next === null) errors.setFull(question.id)
      else set(question.id, next)
    },
    look,
    error,
    ...sending,
    /** What the last try to send found, without what was put right since. Each names its question. */
    problems: summary.flatMap((id) => {
      const question = questions.find((one) => one.id === id)
      const text = question === undefined ? undefined : error(question)
      return question === undefined || text === undefined
        ? []
        : [{ name: id, id: questionId(id), message: `${question.text} ${text}` }]
    }),
  }
}

export type SurveyFormState = ReturnType<typeof useSurveyForm>
