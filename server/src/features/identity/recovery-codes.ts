import { randomInt } from 'node:crypto'
import type { Context } from '#platform/context'
import { hashSecret } from '#platform/door/secrets'
import { deleteRecoveryCodes, insertRecoveryCodes } from './factors.queries.ts'

/** 32 signs that cannot be mistaken for each other on paper. */
const signs = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const CODES = 10

/** Four groups of four: 80 bits, so that one round of SHA-256 keeps it. */
function newCode(): string {
  const group = () => Array.from({ length: 4 }, () => signs[randomInt(signs.length)]).join('')
  return [group(), group(), group(), group()].join('-')
}

/** However it was copied from the paper. */
export const hashRecoveryCode = (code: string): string => hashSecret(code.toUpperCase().replace(/[^A-Z0-9]/g, ''))

/** Ten codes in place of those before. They leave once, in the answer. */
export async function renewRecoveryCodes(context: Pick<Context, 'db'>, userId: string): Promise<string[]> {
  const codes = Array.from({ length: CODES }, newCode)
  await deleteRecoveryCodes(context, userId)
  await insertRecoveryCodes(context, userId, codes.map(hashRecoveryCode))
  return codes
}

/** One more beside those that there are: for who tries the product with somebody else's account. */
export async function addRecoveryCode(context: Pick<Context, 'db'>, userId: string): Promise<string> {
  const code = newCode()
  await insertRecoveryCodes(context, userId, [hashRecoveryCode(code)])
  return code
}
