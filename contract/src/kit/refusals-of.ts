import { type Endpoint, scopesFor } from './endpoint.ts'
import { type Refusal, requests, waitingRoom } from './refusal.ts'
import { needsSecondFactor } from './scopes.ts'

/** Whether the caller must show who they are. */
export const asksWho = (endpoint: Endpoint): boolean =>
  endpoint.audience === 'admitted' ||
  endpoint.audience === 'signed-in' ||
  endpoint.audience === 'order-holder' ||
  scopesFor(endpoint) !== null

/**
 * Whether it is kept from whoever of the staff sees the app as somebody else does: they read and do nothing in a person's
 * name, and what leaves as a file is the person's alone.
 */
export const isTheirsAlone = ({ audience, runs, answers }: Endpoint): boolean =>
  (audience === 'admitted' || audience === 'signed-in' || audience === 'order-holder') &&
  (runs !== 'read' ||
    Object.values(answers).some((schema) => schema !== null && ('saveAs' in schema || 'binary' in schema)))

/** Whether a session of staff may be too little, because no second factor was shown in it. */
const asksSecondFactor = (endpoint: Endpoint): boolean =>
  endpoint.secondFactor === 'fresh' ||
  (endpoint.secondFactor === undefined && (scopesFor(endpoint) ?? []).some(needsSecondFactor))

/** Whether the same request may be sent again under an `Idempotency-Key` and is done once. */
export const takesKey = ({ method, runs }: Endpoint): boolean => method === 'POST' && runs !== 'read'

/**
 * Every refusal that an endpoint may answer with: its own, and those that the way to it gives. The document lists them,
 * and the door lets no other out.
 */
export function refusalsOf(endpoint: Endpoint): readonly Refusal[] {
  const hasBody = endpoint.method !== 'GET'
  const when = (isSo: boolean, ...refusals: readonly Refusal[]): readonly Refusal[] => (isSo ? refusals : [])
  return [
    ...endpoint.refusals,
    ...(endpoint.upload === undefined ? [] : [endpoint.upload.unreadable]),
    requests.invalid,
    requests.malformed,
    ...when(asksWho(endpoint), requests.notSignedIn),
    ...when(endpoint.audience === 'admitted' || scopesFor(endpoint) !== null, requests.notAllowed),
    ...when(asksSecondFactor(endpoint), requests.secondFactorNeeded),
    ...when(isTheirsAlone(endpoint), requests.onlyLooking),
    ...when(endpoint.params !== undefined, requests.notFound, requests.addressTooLong),
    requests.methodNotAllowed,
    requests.tooSlow,
    // A key of a command is taken and answered in one transaction, so that nobody ever sees it in use.
    ...when(takesKey(endpoint) && endpoint.runs === 'process', requests.keyInUse),
    ...when(hasBody, requests.tooLarge, requests.unsupportedMedia),
    ...when(takesKey(endpoint), requests.keyReused),
    ...when(endpoint.limit !== undefined, requests.tooMany),
    ...when(endpoint.waits === true, waitingRoom),
    requests.headersTooLarge,
    requests.unexpected,
    requests.busy,
    requests.unavailable,
    ...when(endpoint.needsNoEdition !== true, requests.noEdition),
  ].filter(({ code }, at, all) => all.findIndex((other) => other.code === code) === at)
}
