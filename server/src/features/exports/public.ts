export { mailExport } from './mail-export.ts'
export { forgetExports, personalExports } from './personal-exports.ts'
export { resumeExports, writeExport } from './write-export.ts'
