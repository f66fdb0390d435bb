import { makePassCode } from '#platform/pass-code'

/** A code that can be read aloud: ten characters of which the last two check the others. */
export function newPassCode(): string {
  return makePassCode()
}
