import { duties } from './kit/duties.ts'
import { endpoint } from './kit/endpoint.ts'

export { askedTooLongAgo, lastFactor, passkeyNotVerified, wrongCode } from './second-factor.refusals.ts'
export type { Passkey, PasskeyCreation, PasskeyRequest, SecondFactor } from './second-factor.schemas.ts'

export const readSecondFactor = endpoint({
  id: 'identity.readSecondFactor',
  method: 'GET',
  path: '/api/organiser/own/second-factor',
  audience: duties.keepOwnFactors,
})

/** Changes nothing: whoever signed in may ask. */
export const beginTotp = endpoint({
  id: 'identity.beginTotp',
  method: 'POST',
  path: '/api/user/second-factor/totp',
  audience: 'signed-in',
})

/** A first factor is added by who has signed in; every further one by who has just shown one that is there. */
export const keepTotp = endpoint({
  id: 'identity.keepTotp',
  method: 'PUT',
  path: '/api/organiser/own/totp',
  audience: duties.keepOwnFactors,
})

export const removeTotp = endpoint({
  id: 'identity.removeTotp',
  method: 'DELETE',
  path: '/api/organiser/own/totp',
  audience: duties.keepOwnFactors,
})

export const beginPasskey = endpoint({
  id: 'identity.beginPasskey',
  method: 'POST',
  path: '/api/user/second-factor/passkey',
  audience: 'signed-in',
})

export const addPasskey = endpoint({
  id: 'identity.addPasskey',
  method: 'POST',
  path: '/api/organiser/own/passkey',
  audience: duties.keepOwnFactors,
})

export const removePasskey = endpoint({
  id: 'identity.removePasskey',
  method: 'DELETE',
  path: '/api/organiser/own/passkey/:id',
  audience: duties.keepOwnFactors,
})

export const renewRecoveryCodes = endpoint({
  id: 'identity.renewRecoveryCodes',
  method: 'POST',
  path: '/api/organiser/own/recovery-codes',
  audience: duties.keepOwnFactors,
})

/** Of the app, or one of the ten on paper. */
export const proveByCode = endpoint({
  id: 'identity.proveByCode',
  method: 'POST',
  path: '/api/organiser/own/proof/code',
  audience: duties.keepOwnFactors,
})

export const askForPasskey = endpoint({
  id: 'identity.askForPasskey',
  method: 'POST',
  path: '/api/user/second-factor/challenge',
  audience: 'signed-in',
})

export const proveByPasskey = endpoint({
  id: 'identity.proveByPasskey',
  method: 'POST',
  path: '/api/organiser/own/proof/passkey',
  audience: duties.keepOwnFactors,
})
