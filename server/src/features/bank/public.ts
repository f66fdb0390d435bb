export { freeAllotments } from './free-allotments.ts'
