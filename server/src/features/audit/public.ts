export { listEntriesOf } from './audit.queries.ts'
export { personalActs } from './personal-acts.ts'
