import { duties } from './kit/duties.ts'
import { endpoint } from './kit/endpoint.ts'

export { usedBySessions } from './office-program.refusals.ts'
export type { OfficeSpeaker, OfficeStage, OfficeTrack } from './office-program-parts.schemas.ts'

export const listOfficeSpeakers = endpoint({
  id: 'program.listOfficeSpeakers',
  method: 'GET',
  path: '/api/organiser/speaker',
  audience: duties.seeContent,
})

export const readOfficeSpeaker = endpoint({
  id: 'program.readOfficeSpeaker',
  method: 'GET',
  path: '/api/organiser/speaker/:id',
  audience: duties.seeContent,
})

export const addTrack = endpoint({
  id: 'program.addTrack',
  method: 'POST',
  path: '/api/organiser/track',
  audience: duties.editContent,
})

export const changeTrack = endpoint({
  id: 'program.changeTrack',
  method: 'PATCH',
  path: '/api/organiser/track/:id',
  audience: duties.editContent,
})

export const removeTrack = endpoint({
  id: 'program.removeTrack',
  method: 'POST',
  path: '/api/organiser/track/:id/remove',
  audience: duties.editContent,
})

export const addStage = endpoint({
  id: 'program.addStage',
  method: 'POST',
  path: '/api/organiser/stage',
  audience: duties.editContent,
})

export const changeStage = endpoint({
  id: 'program.changeStage',
  method: 'PATCH',
  path: '/api/organiser/stage/:id',
  audience: duties.editContent,
})

export const removeStage = endpoint({
  id: 'program.removeStage',
  method: 'POST',
  path: '/api/organiser/stage/:id/remove',
  audience: duties.editContent,
})

export const addSpeaker = endpoint({
  id: 'program.addSpeaker',
  method: 'POST',
  path: '/api/organiser/speaker',
  audience: duties.editContent,
})

export const changeSpeaker = endpoint({
  id: 'program.changeSpeaker',
  method: 'PATCH',
  path: '/api/organiser/speaker/:id',
  audience: duties.editContent,
})

export const setPortrait = endpoint({
  id: 'program.setPortrait',
  method: 'POST',
  path: '/api/organiser/speaker/:id/picture',
  audience: duties.editContent,
})

export const removePortrait = endpoint({
  id: 'program.removePortrait',
  method: 'POST',
  path: '/api/organiser/speaker/:id/picture/remove',
  audience: duties.editContent,
})

export const arrangeStages = endpoint({
  id: 'program.arrangeStages',
  method: 'PUT',
  path: '/api/organiser/stage-order',
  audience: duties.editContent,
})

export const removeSpeaker = endpoint({
  id: 'program.removeSpeaker',
  method: 'POST',
  path: '/api/organiser/speaker/:id/remove',
  audience: duties.editContent,
})
