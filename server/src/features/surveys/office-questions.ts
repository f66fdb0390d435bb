import { requests } from '@foyer/contract/kit/refusal'
import type { OfficeQuestion } from '@foyer/contract/office-surveys'
import { OfficeQuestion as Schema } from '@foyer/contract/office-surveys.schemas'
import * as z from 'zod/mini'
import type { Context } from '#platform/context'
import { auditedRecord } from '#platform/door/audit'
import { refuse } from '#platform/door/refused'
import { findOfficeQuestion, type OfficeQuestionRow } from './office-questions.queries.ts'

/** A question as the office sees it. */
export const presentOfficeQuestion = (row: OfficeQuestionRow): OfficeQuestion =>
  z.parse(Schema, {
    id: row.id,
    version: row.version,
    position: row.position,
    topic: row.topic,
    text: row.text,
    type: row.type,
    isRequired: row.is_required,
    options: row.options,
    max: row.max_choices,
    scale: row.scale,
    closedAt: row.closed_at?.toISOString() ?? null,
    answers: row.answers,
  })

/** A question of the context's edition. @throws Refused `requests/not-found`. */
export async function getOfficeQuestion(context: Context, id: string): Promise<OfficeQuestion> {
  const row = await findOfficeQuestion(context, id)
  if (row === undefined) throw refuse(requests.notFound)
  return presentOfficeQuestion(row)
}

const fields = ['topic', 'text', 'type', 'isRequired', 'options', 'max', 'scale', 'closedAt'] as const

/** What people decide of it: how many answered is no act of theirs. */
export const decidedOf = (question: OfficeQuestion): Readonly<Record<string, unknown>> =>
  Object.fromEntries(fields.map((field) => [field, question[field]]))

/** Nothing in it names a person. */
export const questionRecord = auditedRecord('survey-question', [...fields, 'order'])
