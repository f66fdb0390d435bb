import type { Archive } from '@foyer/contract/archive'
import { AnswerValue } from '@foyer/contract/survey-answers.schemas'
import { SurveyDraft } from '@foyer/contract/surveys.schemas'
import * as z from 'zod/mini'
import { getEdition } from '#features/editions'
import { type Context, inEdition } from '#platform/context'
import { contentFor, readerOf } from '#platform/ground/texts'
import { presentOptions } from './present-survey.ts'
import { deleteResponses, listAnswersWithQuestions, listDraftRows } from './surveys.queries.ts'

/** What a person answered in all editions, readable without the questionnaire beside it. */
export async function archiveAnswers(context: Context, userId: string): Promise<Archive['survey']['answers']> {
  const archived: Archive['survey']['answers'] = []
  for (const row of await listAnswersWithQuestions(context, userId)) {
    const reader = readerOf(await getEdition(inEdition(context, row.edition_id)), context.locale)
    archived.push({
      editionId: row.edition_id,
      question: contentFor(row.text, reader),
      answer: z.parse(AnswerValue, readable(row.value, presentOptions(row.options, reader) ?? [])),
      createdAt: row.created_at.toISOString(),
    })
  }
  return archived
}

/** The same, with what they have only begun. */
export async function archiveSurvey(context: Context, userId: string): Promise<Archive['survey']> {
  const answers = await archiveAnswers(context, userId)
  const drafts = await listDraftRows(context, userId)
  return {
    answers,
    drafts: drafts.map((row) => ({
      editionId: row.edition_id,
      answers: z.parse(SurveyDraft.shape.answers, row.draft),
      savedAt: row.draft_saved_at?.toISOString() ?? null,
    })),
  }
}

export function readable(value: unknown, options: readonly { value: string; label: string }[]): unknown {
  if (Array.isArray(value)) return value.map((one) => readable(one, options))
  return options.find((option) => option.value === value)?.label ?? value
}

/** Answers in a person's own words may name them, so they go with the person. */
export async function eraseSurvey(context: Pick<Context, 'db'>, userId: string): Promise<void> {
  await deleteResponses(context, userId)
}
