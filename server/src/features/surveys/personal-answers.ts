import type { PersonalData } from '#features/identity'
import { archiveSurvey, eraseSurvey } from './archive-survey.ts'

export const personalAnswers: PersonalData<'survey'> = {
  archive: async (context, { userId }) => ({ survey: await archiveSurvey(context, userId) }),
  erase: (context, { userId }) => eraseSurvey(context, userId),
}
