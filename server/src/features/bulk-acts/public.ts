export { forgetBulkActs, personalBulkActs } from './personal-bulk-acts.ts'
export { runBulkAct } from './run-bulk-act.ts'
