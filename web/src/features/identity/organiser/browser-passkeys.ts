import {
  addPasskey,
  askForPasskey,
  beginPasskey,
  proveByPasskey,
  type SecondFactor,
} from '@foyer/contract/second-factor'
import { startAuthentication, startRegistration } from '@simplewebauthn/browser'
import { send } from '#platform/api.ts'
import { withSecondFactor } from '../shared/second-factor.ts'

/** The person closed the browser's own question, or this device has none to offer. */
const isLeft = (error: unknown): boolean =>
  error instanceof Error && ['NotAllowedError', 'AbortError', 'InvalidStateError'].includes(error.name)

/** null: they would not. */
async function unlessLeft<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked
  } catch (error) {
    if (isLeft(error)) return null
    throw error
  }
}

/** @returns null where the browser's question was closed. @throws ProblemError */
export async function makePasskey(name: string): Promise<{ readonly recoveryCodes: string[] | null } | null> {
  const { excludeCredentials, ...asked } = await send(beginPasskey)
  const made = await unlessLeft(startRegistration({ optionsJSON: { ...asked, excludeCredentials } }))
  if (made === null) return null
  const { clientDataJSON, attestationObject, transports = [] } = made.response
  const body = { name, id: made.id, clientDataJSON, attestationObject, transports: [...transports] }
  return withSecondFactor(() => send(addPasskey, { body }))
}

/** @returns null where the browser's question was closed. @throws ProblemError */
export async function showPasskey(): Promise<SecondFactor | null> {
  const used = await unlessLeft(startAuthentication({ optionsJSON: await send(askForPasskey) }))
  if (used === null) return null
  const { clientDataJSON, authenticatorData, signature } = used.response
  return send(proveByPasskey, { body: { id: used.id, clientDataJSON, authenticatorData, signature } })
}
