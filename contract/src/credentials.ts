import { endpoint } from './kit/endpoint.ts'

export { linkUsed, passwordTooWeak, wrongPassword } from './credentials.refusals.ts'
export type { Session } from './credentials.schemas.ts'

export const forgotPassword = endpoint({
  id: 'identity.forgotPassword',
  method: 'POST',
  path: '/api/user/forgot-password',
  audience: 'anyone',
})

export const changePasswordByToken = endpoint({
  id: 'identity.changePasswordByToken',
  method: 'POST',
  path: '/api/user/change-password/:token',
  audience: 'anyone',
})

/** Whether the link of the mail still works; by being asked it is not used up. */
export const checkPasswordLink = endpoint({
  id: 'identity.checkPasswordLink',
  method: 'POST',
  path: '/api/user/change-password/:token/check',
  audience: 'anyone',
})

export const changePassword = endpoint({
  id: 'identity.changePassword',
  method: 'POST',
  path: '/api/user/password',
  audience: 'signed-in',
})

export const listSessions = endpoint({
  id: 'identity.listSessions',
  method: 'GET',
  path: '/api/user/session',
  audience: 'signed-in',
})

export const endSession = endpoint({
  id: 'identity.endSession',
  method: 'DELETE',
  path: '/api/user/session/:id',
  audience: 'signed-in',
})

export const endSessions = endpoint({
  id: 'identity.endSessions',
  method: 'DELETE',
  path: '/api/user/session',
  audience: 'signed-in',
})

/** The person's right under the GDPR, article 17. */
export const eraseUser = endpoint({
  id: 'identity.eraseUser',
  method: 'POST',
  path: '/api/user/erasure',
  audience: 'signed-in',
})
