export { forgetBulkActs, personalBulkActs } from './personal-bulk-acts.ts'
export { resumeBulkActs, runBulkAct } from './run-bulk-act.ts'
