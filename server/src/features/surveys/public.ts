export { archiveAnswers } from './archive-survey.ts'
export { copySurvey } from './copy-survey.queries.ts'
export { createSurveyQuestion } from './create-survey-question.ts'
export { personalAnswers } from './personal-answers.ts'
