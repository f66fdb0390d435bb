import { duties } from './kit/duties.ts'
import { endpoint } from './kit/endpoint.ts'

export { importDiffers } from './program-import.refusals.ts'
export type { ImportedRow, ProgramTableKind } from './program-import.schemas.ts'

export const previewProgramImport = endpoint({
  id: 'program.previewImport',
  method: 'POST',
  path: '/api/organiser/program-import/preview',
  audience: duties.editContent,
})

export const importProgram = endpoint({
  id: 'program.importTable',
  method: 'POST',
  path: '/api/organiser/program-import',
  audience: duties.editContent,
})
