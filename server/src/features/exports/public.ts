export { mailExport } from './mail-export.ts'
export { forgetExports, personalExports } from './personal-exports.ts'
export { beginDueExports } from './schedule-export.ts'
export { resumeExports, writeExport } from './write-export.ts'
