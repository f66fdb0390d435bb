import type { PersonalData } from '#features/identity'
import { archiveSurvey, eraseSurvey } from './archive-survey.ts'
import { moveResponses } from './merge-answers.queries.ts'

export const personalAnswers: PersonalData<'survey'> = {
  archive: async (context, { userId }) => ({ survey: await archiveSurvey(context, userId) }),
  erase: (context, { userId }) => eraseSurvey(context, userId),
  // Nobody can take answers back: whoever merges says whose are kept.
  obstacles: async () => [],
  merge: moveResponses,
}
