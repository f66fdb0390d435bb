export { personalViews } from './personal-views.ts'
