import { changedMeanwhile } from '@foyer/contract/kit/versions.refusals'
import { type Refused, refuse } from './refused.ts'

/**
 * Somebody else changed the record first: who saves now is shown both, and nothing was changed.
 * @param mine what they entered. @param theirs the record as it is, with its version.
 */
export const refuseChangedMeanwhile = (mine: object, theirs: { readonly version: number }): Refused =>
  refuse(changedMeanwhile, { mine, theirs })
