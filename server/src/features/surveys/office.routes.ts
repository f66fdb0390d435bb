import * as contract from '@foyer/contract/office-surveys'
import { audited } from '#platform/door/audit'
import { pageAsked, presentPage } from '#platform/door/paging'
import { type Door, serve } from '#platform/door/serve'
import { createSurveyQuestion } from './create-survey-question.ts'
import { changeQuestion, closeQuestion, orderQuestions, removeQuestion, replaceQuestion } from './edit-question.ts'
import { questionKeys, readQuestionPage } from './office-questions.queries.ts'
import { decidedOf, getOfficeQuestion, presentOfficeQuestion, questionRecord } from './office-questions.ts'
import { exportAnswers, readResults } from './survey-results.ts'

/** What staff do with the survey. */
export function openOfficeSurveys(door: Door): void {
  serve(door, contract.listOfficeQuestions, async (context, { query }) => {
    const page = await readQuestionPage(context, pageAsked(context, contract.listOfficeQuestions, query, questionKeys))
    return presentPage(context, contract.listOfficeQuestions, query, page, presentOfficeQuestion)
  })
  serve(door, contract.readOfficeQuestion, (context, { params }) => getOfficeQuestion(context, params.id))
  serve(door, contract.addQuestion, async (context, { body }) => {
    const question = await getOfficeQuestion(context, await createSurveyQuestion(context, body))
    return audited(questionRecord.created(question.id, decidedOf(question)), question)
  })
  serve(door, contract.changeQuestion, changeQuestion)
  serve(door, contract.replaceQuestion, replaceQuestion)
  serve(door, contract.closeQuestion, closeQuestion)
  serve(door, contract.removeQuestion, removeQuestion)
  serve(door, contract.orderQuestions, orderQuestions)
  serve(door, contract.readSurveyResults, (context) => readResults(context))
  serve(door, contract.exportSurveyAnswers, (context) => exportAnswers(context))
}
