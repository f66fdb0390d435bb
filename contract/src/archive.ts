import { endpoint } from './kit/endpoint.ts'

export type { Archive } from './archive.schemas.ts'

/** The person's right under the GDPR, articles 15 and 20. */
export const exportUser = endpoint({
  id: 'identity.exportUser',
  method: 'GET',
  path: '/api/user/export',
  audience: 'signed-in',
})
