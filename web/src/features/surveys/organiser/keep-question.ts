import {
  listOfficeQuestions,
  type OfficeQuestion,
  readOfficeQuestion,
  readSurveyResults,
} from '@foyer/contract/office-surveys'
import { useQueryClient } from '@tanstack/react-query'
import { query } from '#platform/api.ts'

/** Whatever shows the question shows it as the server gave it. */
export function useKeepQuestion(): (question: OfficeQuestion) => void {
  const client = useQueryClient()
  return (question) => {
    client.setQueryData(query(readOfficeQuestion, { params: { id: question.id } }).queryKey, question)
    for (const { id } of [listOfficeQuestions, readSurveyResults]) void client.invalidateQueries({ queryKey: [id] })
  }
}
