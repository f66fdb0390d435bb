import {
  type changeQuestion as changes,
  type closeQuestion as closes,
  type OfficeQuestion,
  orderDiffers,
  type orderQuestions as orders,
  questionIsClosed,
  questionWasAnswered,
  type removeQuestion as removes,
  type replaceQuestion as replaces,
} from '@foyer/contract/office-surveys'
import type { Context } from '#platform/context'
import { Audited, audited } from '#platform/door/audit'
import { refuseChangedMeanwhile } from '#platform/door/changed-meanwhile'
import { refuse } from '#platform/door/refused'
import type { UseCase } from '#platform/door/serve'
import { uuidV7 } from '#platform/ground/uuid'
import { acceptQuestion } from './accept-question.ts'
import { keepsMeaning } from './keeps-meaning.ts'
import {
  changeQuestionRow,
  deleteQuestionRow,
  listQuestionIds,
  lockSurvey,
  placeQuestions,
} from './office-questions.queries.ts'
import { decidedOf, getOfficeQuestion, questionRecord } from './office-questions.ts'
import { questionColumnsOf } from './question-columns.ts'
import { insertQuestion } from './surveys.queries.ts'

/** The question as it is, while nobody answers or edits. @throws Refused `requests/not-found`, `office/changed-meanwhile`. */
async function lockQuestion(context: Context, id: string, seen: { readonly version: number }): Promise<OfficeQuestion> {
  await lockSurvey(context)
  const before = await getOfficeQuestion(context, id)
  if (before.version !== seen.version) throw refuseChangedMeanwhile(seen, before)
  return before
}

const changed = (before: OfficeQuestion, after: OfficeQuestion) =>
  questionRecord.changed(after.id, decidedOf(before), decidedOf(after))

/**
 * Changes a question that is still as whoever changes it saw it: whatever it is while nobody answered it, and only what
 * leaves each answer its meaning once somebody did.
 * @throws Refused `requests/not-found`, `office/changed-meanwhile`, `surveys/was-answered`, `surveys/is-closed`; InvalidInput.
 */
export const changeQuestion: UseCase<typeof changes> = async (context, { params: { id }, body }) => {
  const question = await acceptQuestion(context, body.question)
  const before = await lockQuestion(context, id, body)
  if (before.closedAt !== null) throw refuse(questionIsClosed)
  if (before.answers > 0 && !keepsMeaning(before, question))
    throw refuse(questionWasAnswered, { answers: before.answers })
  await changeQuestionRow(context, id, questionColumnsOf(question))
  const after = await getOfficeQuestion(context, id)
  return audited(changed(before, after), after)
}

/**
 * Closes a question with its answers, and asks another one in its place.
 * @throws Refused `requests/not-found`, `office/changed-meanwhile`, `surveys/is-closed`; InvalidInput.
 */
export const replaceQuestion: UseCase<typeof replaces> = async (context, { params: { id }, body }) => {
  const question = await acceptQuestion(context, body.question)
  const before = await lockQuestion(context, id, body)
  if (before.closedAt !== null) throw refuse(questionIsClosed)
  const ids = await listQuestionIds(context)
  const newId = uuidV7(context.now)
  await changeQuestionRow(context, id, { closed_at: context.now })
  await insertQuestion(context, { id: newId, ...questionColumnsOf(question) })
  await placeQuestions(
    context,
    ids.flatMap((other) => (other === id ? [newId, id] : [other])),
  )
  const [old, after] = [await getOfficeQuestion(context, id), await getOfficeQuestion(context, newId)]
  return new Audited([changed(before, old), questionRecord.created(newId, decidedOf(after))], after)
}

/**
 * Asks a question no more, or again; what was answered stays.
 * @throws Refused `requests/not-found`, `office/changed-meanwhile`.
 */
export const closeQuestion: UseCase<typeof closes> = async (context, { params: { id }, body }) => {
  const before = await lockQuestion(context, id, body)
  const closed_at = !body.isClosed ? null : before.closedAt === null ? context.now : new Date(before.closedAt)
  await changeQuestionRow(context, id, { closed_at })
  const after = await getOfficeQuestion(context, id)
  return audited(changed(before, after), after)
}

/** Takes a question away that nobody answered. @throws Refused `requests/not-found`, `surveys/was-answered`. */
export const removeQuestion: UseCase<typeof removes> = async (context, { params: { id } }) => {
  await lockSurvey(context)
  const before = await getOfficeQuestion(context, id)
  if (before.answers > 0) throw refuse(questionWasAnswered, { answers: before.answers })
  await deleteQuestionRow(context, id)
  return audited(questionRecord.removed(id, decidedOf(before)), undefined)
}

/** Asks the questions in another order. @throws Refused `surveys/order-differs` where others are there by now. */
export const orderQuestions: UseCase<typeof orders> = async (context, { body: { ids } }) => {
  await lockSurvey(context)
  const before = await listQuestionIds(context)
  const isSame = ids.length === before.length && new Set(ids).symmetricDifference(new Set(before)).size === 0
  const [first] = ids
  if (!isSame || first === undefined) throw refuse(orderDiffers)
  await placeQuestions(context, ids)
  return audited(questionRecord.changed(first, { order: before }, { order: ids }), undefined)
}
