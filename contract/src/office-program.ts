import { duties } from './kit/duties.ts'
import { endpoint } from './kit/endpoint.ts'

export { seatsBelowTaken, sessionCancelled } from './office-program.refusals.ts'
export type { OfficeSession, ProgramParts, SessionEntries } from './office-program.schemas.ts'

export const listOfficeSessions = endpoint({
  id: 'program.listOfficeSessions',
  method: 'GET',
  path: '/api/organiser/session',
  audience: duties.seeContent,
})

export const readOfficeSession = endpoint({
  id: 'program.readOfficeSession',
  method: 'GET',
  path: '/api/organiser/session/:id',
  audience: duties.seeContent,
})

export const readProgramParts = endpoint({
  id: 'program.readProgramParts',
  method: 'GET',
  path: '/api/organiser/program-part',
  audience: duties.seeContent,
})

export const addSession = endpoint({
  id: 'program.addSession',
  method: 'POST',
  path: '/api/organiser/session',
  audience: duties.editContent,
})

export const changeSession = endpoint({
  id: 'program.changeSession',
  method: 'PATCH',
  path: '/api/organiser/session/:id',
  audience: duties.editContent,
})

export const previewMove = endpoint({
  id: 'program.previewMove',
  method: 'POST',
  path: '/api/organiser/session/:id/move/preview',
  audience: duties.editContent,
})

export const moveSession = endpoint({
  id: 'program.moveSession',
  method: 'POST',
  path: '/api/organiser/session/:id/move',
  audience: duties.editContent,
})

export const cancelSession = endpoint({
  id: 'program.cancelSession',
  method: 'POST',
  path: '/api/organiser/session/:id/cancel',
  audience: duties.editContent,
})
