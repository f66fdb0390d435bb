import { duties } from './kit/duties.ts'
import { endpoint } from './kit/endpoint.ts'

export const setLogo = endpoint({
  id: 'setup.setLogo',
  method: 'POST',
  path: '/api/organiser/setup/logo/:shade',
  audience: duties.setUp,
})

export const removeLogo = endpoint({
  id: 'setup.removeLogo',
  method: 'DELETE',
  path: '/api/organiser/setup/logo/:shade',
  audience: duties.setUp,
})

export const readLogo = endpoint({
  id: 'editions.readLogo',
  method: 'GET',
  path: '/api/edition/logo/:file',
  audience: 'anyone',
})
