export { personalActs } from './personal-acts.ts'
