import { endpoint } from './kit/endpoint.ts'

export type { KeptClash } from './kept-clashes.schemas.ts'

export const keepBoth = endpoint({
  id: 'program.keepBoth',
  method: 'PUT',
  path: '/api/agenda/:sessionId/clash/:otherId',
  audience: 'admitted',
})

export const remindOfClash = endpoint({
  id: 'program.remindOfClash',
  method: 'DELETE',
  path: '/api/agenda/:sessionId/clash/:otherId',
  audience: 'admitted',
})
