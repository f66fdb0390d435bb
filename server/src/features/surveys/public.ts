export { personalAnswers } from './personal-answers.ts'
