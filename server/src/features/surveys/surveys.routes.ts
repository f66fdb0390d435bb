import * as contract from '@foyer/contract/surveys'
import { type Door, serve } from '#platform/door/serve'
import { answerSurvey } from './answer-survey.ts'
import { listQuestions } from './list-questions.ts'
import { presentDraft, presentSurvey } from './present-survey.ts'
import { saveSurveyDraft } from './save-survey-draft.ts'
import { findResponseRow, listOwnSurveyRows } from './surveys.queries.ts'

export function openSurveys(door: Door): void {
  serve(door, contract.listSurveyQuestions, listQuestions)
  serve(door, contract.readSurvey, async (context) =>
    presentSurvey(await listOwnSurveyRows(context, context.caller.userId)),
  )
  serve(door, contract.answerSurvey, answerSurvey)
  serve(door, contract.readSurveyDraft, async (context) =>
    presentDraft(await findResponseRow(context, context.caller.userId)),
  )
  serve(door, contract.saveSurveyDraft, saveSurveyDraft)
}
