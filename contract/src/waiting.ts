import { endpoint } from './kit/endpoint.ts'

export { passStillLeft } from './waiting.refusals.ts'

/** A sold-out pass: whoever asks is told once, in the language of the call. */
export const waitForPass = endpoint({
  id: 'passes.waitForPass',
  method: 'POST',
  path: '/api/pass/waiting',
  audience: 'anyone',
})
