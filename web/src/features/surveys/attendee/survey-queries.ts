import type { Locale } from '@foyer/contract/kit/fields'
import { listSurveyQuestions } from '@foyer/contract/surveys'
import { queryOptions } from '@tanstack/react-query'
import { send } from '#platform/api.ts'

/** The questions in a language: their words come from the server, so each language is an answer of its own. */
export function questionsQuery(locale: Locale) {
  return queryOptions({
    queryKey: [listSurveyQuestions.id, {}, locale] as const,
    queryFn: ({ signal }) => send(listSurveyQuestions, {}, { signal }),
  })
}
