export { archiveSurvey, eraseSurvey } from './archive-survey.ts'
