import type { SurveyResults } from '@foyer/contract/office-surveys'
import { AnswerValue } from '@foyer/contract/survey-answers.schemas'
import * as z from 'zod/mini'
import { getEdition } from '#features/editions'
import type { Context } from '#platform/context'
import { readRows } from '#platform/database/keyset'
import { RowsAnswer } from '#platform/door/answers'
import { contentFor, readerOf } from '#platform/ground/texts'
import { readable } from './archive-survey.ts'
import {
  countChoices,
  countRespondents,
  questionKeys,
  readAnswersToExport,
  readQuestionPage,
} from './office-questions.queries.ts'
import { presentOptions } from './present-survey.ts'

const EVERY_QUESTION = { keys: questionKeys.position, isDescending: false, after: null, limit: 1000 }

/** What was answered to each question, closed ones too, in figures. */
export async function readResults(context: Context): Promise<SurveyResults> {
  const [{ rows }, choices, people] = await Promise.all([
    readQuestionPage(context, EVERY_QUESTION),
    countChoices(context),
    countRespondents(context),
  ])
  return {
    people,
    questions: rows.map(({ id, answers }) => ({
      id,
      answers,
      counts: choices.filter(({ question_id }) => question_id === id).map(({ value, people }) => ({ value, people })),
    })),
  }
}

/** Every answer of everybody, readable without the questionnaire beside it. */
export async function exportAnswers(context: Context) {
  const reader = readerOf(await getEdition(context), context.locale)
  return new RowsAnswer(
    readRows(
      (after, limit) => readAnswersToExport(context, after, limit),
      (row) => ({
        name: `${row.first_name} ${row.last_name}`,
        email: row.email,
        company: row.company_name,
        question: contentFor(row.text, reader),
        answer: [z.parse(AnswerValue, readable(row.value, presentOptions(row.options, reader) ?? []))]
          .flat()
          .join('; '),
        answeredAt: row.answered_at.toISOString(),
      }),
    ),
  )
}
