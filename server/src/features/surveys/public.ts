export { createSurveyQuestion } from './create-survey-question.ts'
export { personalAnswers } from './personal-answers.ts'
