import type { Survey } from '@foyer/contract/surveys'
import { dayAt } from '#platform/days.ts'

/** `due`: to be answered; `answered`: since the survey's start date; `none`: nobody is asked, or nobody is asked again. */
export type SurveyStanding = 'due' | 'answered' | 'none'

export interface SurveyFacts {
  readonly hasQuestions: boolean
  readonly survey: Survey
  /** The edition's survey start date; null: there is no survey. */
  readonly startsOn: string | null
  /** The day at the venue. */
  readonly today: string
  readonly timeZone: string
  readonly isSkipped: boolean
}

/** The day at the venue, `YYYY-MM-DD`, on which the survey was answered last; null: it was not. */
export function answeredOn({ answers, updatedAt }: Survey, timeZone: string): string | null {
  // A survey without required questions may be sent with no answer in it: its own time counts as well.
  const instants = [...answers.map((answer) => answer.createdAt), ...(updatedAt === null ? [] : [updatedAt])]
  const last = instants.sort().at(-1)
  return last === undefined ? null : dayAt(new Date(last), timeZone)
}

/** Whether the survey has begun: before its start date an answer would not count, so nobody is asked for one. */
export function hasBegun(startsOn: string | null, today: string): startsOn is string {
  return startsOn !== null && startsOn <= today
}

/** Section 4 of the specification, as far as it is about the survey alone. */
export function surveyStanding(facts: SurveyFacts): SurveyStanding {
  if (!hasBegun(facts.startsOn, facts.today)) return 'none'
  const answered = answeredOn(facts.survey, facts.timeZone)
  if (answered !== null && answered >= facts.startsOn) return 'answered'
  return facts.hasQuestions && !facts.isSkipped ? 'due' : 'none'
}
