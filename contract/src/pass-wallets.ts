import { endpoint } from './kit/endpoint.ts'

export type { Wallet } from './pass-wallets.schemas.ts'

/** A browser opens it by a one-time address (`platform.createDownload`). */
export const readApplePass = endpoint({
  id: 'passes.readApplePass',
  method: 'GET',
  path: '/api/pass/wallet/apple',
  audience: 'admitted',
})

export const linkGooglePass = endpoint({
  id: 'passes.linkGooglePass',
  method: 'GET',
  path: '/api/pass/wallet/google',
  audience: 'admitted',
})
