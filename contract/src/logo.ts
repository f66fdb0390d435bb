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

export const setBanner = endpoint({
  id: 'setup.setBanner',
  method: 'POST',
  path: '/api/organiser/setup/banner',
  audience: duties.setUp,
})

export const removeBanner = endpoint({
  id: 'setup.removeBanner',
  method: 'DELETE',
  path: '/api/organiser/setup/banner',
  audience: duties.setUp,
})

export const readBanner = endpoint({
  id: 'editions.readBanner',
  method: 'GET',
  path: '/api/edition/banner/:file',
  audience: 'anyone',
})
