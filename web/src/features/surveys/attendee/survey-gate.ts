import type { Edition } from '@foyer/contract/editions'
import { readSurvey, type Survey } from '@foyer/contract/surveys'
import { query } from '#platform/api.ts'
import { appNow } from '#platform/app-clock.ts'
import { dayAt } from '#platform/days.ts'
import { askedLocale } from '#platform/messages/messages.ts'
import { ProblemError, unreachable } from '#platform/problem-error.ts'
import { queryClient } from '#platform/query-client.ts'
import { hasSkippedSurvey } from './survey-cookies.ts'
import { questionsQuery } from './survey-queries.ts'
import { hasBegun, type SurveyStanding, surveyStanding } from './survey-standing.ts'

/** The specification's start: the questions for everybody, the answers of who is signed in, while others are read. */
export function readSurveyAhead(isSignedIn: boolean): void {
  const ahead: Promise<unknown>[] = [queryClient.ensureQueryData(questionsQuery(askedLocale()))]
  if (isSignedIn) ahead.push(queryClient.ensureQueryData(query(readSurvey)))
  // Whoever needs one of them asks again, and says so when it cannot be had.
  for (const answer of ahead) answer.catch(() => {})
}

const nothing: Survey = { answers: [], updatedAt: null }

/** Specification section 8: answers that cannot be had count as none. */
async function readAnswers(): Promise<Survey | null> {
  try {
    return await queryClient.ensureQueryData(query(readSurvey))
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error
    // Without a server nobody could answer: whoever opens the pass at the entrance is not held up.
    return error.code === unreachable.code ? null : nothing
  }
}

/** Where the person who is signed in stands with the survey; `none` where that cannot be told. */
export async function findSurveyStanding({ surveyStartsOn, timeZone }: Edition): Promise<SurveyStanding> {
  const today = dayAt(appNow(), timeZone)
  if (!hasBegun(surveyStartsOn, today)) return 'none'
  const [questions, survey] = await Promise.all([
    queryClient.ensureQueryData(questionsQuery(askedLocale())).catch(() => []),
    readAnswers(),
  ])
  if (survey === null) return 'none'
  return surveyStanding({
    hasQuestions: questions.length > 0,
    survey,
    startsOn: surveyStartsOn,
    today,
    timeZone,
    isSkipped: hasSkippedSurvey(),
  })
}
