import type {
  addPasskey as adds,
  askForPasskey as asks,
  beginPasskey as begins,
  PasskeyCreation,
  PasskeyRequest,
  proveByPasskey as proves,
} from '@foyer/contract/second-factor'
import { askedTooLongAgo, passkeyNotVerified } from '@foyer/contract/second-factor'
import { getEdition } from '#features/editions'
import type { Context } from '#platform/context'
import { audited } from '#platform/door/audit'
import { refuse } from '#platform/door/refused'
import type { UseCase } from '#platform/door/serve'
import {
  insertPasskey,
  keepChallenge,
  listPasskeys,
  lockPasskey,
  markShown,
  notePasskeyUse,
  type PasskeyRow,
  takeChallenge,
} from './factors.queries.ts'
import { CHALLENGE_MS, factorAdded, factorRecord, lockToAdd, presentSecondFactor } from './second-factor.ts'

/** Read by who uses a passkey: a start does without its parsers of certificates. */
const webAuthn = () => import('@simplewebauthn/server')

/** Passkeys belong to the address that people open the product at. */
const siteOf = ({ ports }: Pick<Context, 'ports'>) => {
  const { hostname, origin } = new URL(ports.publicUrl)
  return { expectedRPID: hostname, expectedOrigin: origin }
}

const known = (rows: readonly PasskeyRow[]) => rows.map(({ id }) => ({ type: 'public-key' as const, id }))

/** Which kinds of keys there may be (COSE): Ed25519, P-256, RSA, in the order in which they are preferred. */
const algorithms = [-8, -7, -257]

const newChallenge = async (context: Context, sessionId: string, purpose: 'add-passkey' | 'prove-passkey') => {
  const challenge = Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('base64url')
  await keepChallenge(context, sessionId, purpose, challenge, new Date(context.now.getTime() + CHALLENGE_MS))
  return challenge
}

/** What a browser is told to make a passkey. */
export const beginPasskey: UseCase<typeof begins> = async (context): Promise<PasskeyCreation> => {
  const { userId, sessionId, email } = context.caller
  const { product, year } = await getEdition(context)
  return {
    challenge: await newChallenge(context, sessionId, 'add-passkey'),
    rp: { id: siteOf(context).expectedRPID, name: `${product} ${year}` },
    user: { id: Buffer.from(userId).toString('base64url'), name: email, displayName: email },
    pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
    excludeCredentials: known(await listPasskeys(context, userId)),
  }
}

/**
 * Keeps a passkey that the browser made.
 * @throws Refused `identity/passkey-not-verified`, `identity/asked-too-long-ago`, `requests/second-factor-needed`.
 */
export const addPasskey: UseCase<typeof adds> = async (context, { body }) => {
  const { caller } = context
  const { verifyRegistrationResponse } = await webAuthn()
  return context.inTransaction(async (inner) => {
    const before = await lockToAdd(inner, caller)
    const expectedChallenge = await takeChallenge(inner, caller.sessionId, 'add-passkey')
    if (expectedChallenge === null) throw refuse(askedTooLongAgo)
    const { id, clientDataJSON, attestationObject } = body
    const { registrationInfo } = await verifyRegistrationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON, attestationObject },
      },
      expectedChallenge,
      ...siteOf(inner),
      supportedAlgorithmIDs: algorithms,
      requireUserVerification: false,
    }).catch(notVerified)
    if (registrationInfo === undefined) throw refuse(passkeyNotVerified)
    const { credential } = registrationInfo
    const isNew = await insertPasskey(inner, {
      id: credential.id,
      user_id: caller.userId,
      name: body.name,
      public_key: Buffer.from(credential.publicKey).toString('base64url'),
      sign_count: credential.counter,
      transports: body.transports.join(' '),
      created_at: inner.now,
    })
    if (!isNew) throw refuse(passkeyNotVerified)
    const recoveryCodes = await factorAdded(inner, caller, before)
    const { passkeys } = before
    return audited(factorRecord.changed(caller.userId, { passkeys }, { passkeys: passkeys + 1 }), { recoveryCodes })
  })
}

/** What a browser is told to use a passkey that is there. */
export const askForPasskey: UseCase<typeof asks> = async (context): Promise<PasskeyRequest> => {
  const { userId, sessionId } = context.caller
  return {
    challenge: await newChallenge(context, sessionId, 'prove-passkey'),
    rpId: siteOf(context).expectedRPID,
    allowCredentials: known(await listPasskeys(context, userId)),
  }
}

/** @throws Refused `identity/passkey-not-verified`, `identity/asked-too-long-ago`. */
export const proveByPasskey: UseCase<typeof proves> = async (context, { body }) => {
  const { caller } = context
  const { verifyAuthenticationResponse } = await webAuthn()
  return context.inTransaction(async (inner) => {
    const expectedChallenge = await takeChallenge(inner, caller.sessionId, 'prove-passkey')
    if (expectedChallenge === null) throw refuse(askedTooLongAgo)
    const passkey = await lockPasskey(inner, caller.userId, body.id)
    if (passkey === undefined) throw refuse(passkeyNotVerified)
    const { id, ...response } = body
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response },
      expectedChallenge,
      ...siteOf(inner),
      credential: {
        id,
        publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
        counter: passkey.sign_count,
      },
      requireUserVerification: false,
    }).catch(notVerified)
    if (!verified) throw refuse(passkeyNotVerified)
    await notePasskeyUse(inner, id, authenticationInfo.newCounter)
    await markShown(inner, caller.sessionId)
    const shown = { ...caller, secondFactorAt: inner.now }
    return audited(
      factorRecord.changed(caller.userId, {}, { shown: 'passkey' }),
      await presentSecondFactor(inner, shown),
    )
  })
}

/** What cannot be read, or was signed by another key, for another page or another question. */
const notVerified = (): never => {
  throw refuse(passkeyNotVerified)
}
