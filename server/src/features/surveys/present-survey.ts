import { AnswerValue } from '@foyer/contract/survey-answers.schemas'
import type { Survey, SurveyQuestion } from '@foyer/contract/surveys'
import { SurveyDraft } from '@foyer/contract/surveys.schemas'
import * as z from 'zod/mini'
import { Content, contentFor, type Reader } from '#platform/ground/texts'
import type { OwnSurveyRow, QuestionRow, ResponseRow } from './surveys.queries.ts'

const Options = z.nullable(z.array(z.object({ value: z.string(), label: Content })))
const Scale = z.nullable(z.object({ min: z.int(), max: z.int(), minLabel: Content, maxLabel: Content }))

export function presentQuestion(row: QuestionRow, reader: Reader): SurveyQuestion {
  const scale = z.parse(Scale, row.scale)
  return {
    id: row.id,
    topic: contentFor(row.topic, reader),
    text: contentFor(row.text, reader),
    type: row.type,
    required: row.is_required,
    options: presentOptions(row.options, reader),
    max: row.max_choices,
    scale:
      scale === null
        ? null
        : {
            min: scale.min,
            max: scale.max,
            minLabel: contentFor(scale.minLabel, reader),
            maxLabel: contentFor(scale.maxLabel, reader),
          },
  }
}

export function presentOptions(options: unknown, reader: Reader): SurveyQuestion['options'] {
  const known = z.parse(Options, options)
  return known?.map(({ value, label }) => ({ value, label: contentFor(label, reader) })) ?? null
}

export function presentSurvey(rows: readonly OwnSurveyRow[]): Survey {
  return {
    answers: rows.flatMap(({ question_id, value, created_at }) =>
      question_id === null || created_at === null
        ? []
        : [{ questionId: question_id, value: z.parse(AnswerValue, value), createdAt: created_at.toISOString() }],
    ),
    updatedAt: rows[0]?.answered_at?.toISOString() ?? null,
  }
}

export function presentDraft(response: ResponseRow | undefined): SurveyDraft {
  return {
    answers: z.parse(SurveyDraft.shape.answers, response?.draft ?? []),
    savedAt: response?.draft_saved_at?.toISOString() ?? null,
  }
}
