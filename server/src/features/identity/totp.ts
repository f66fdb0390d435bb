import { Secret, TOTP } from 'otpauth'
import { getEdition } from '#features/editions'
import type { Context } from '#platform/context'
import type { SealedTexts } from '#platform/door/sealed-texts'
import type { KeyRing } from '#platform/door/secrets'
import type { TotpRow } from './factors.queries.ts'

/** How all apps make codes when nobody says otherwise (RFC 6238). */
const STEP_SECONDS = 30
/** A code is good while it shows, and a step before and after: clocks differ. */
const WINDOW = 1
const purpose = 'totp'

export const newTotpSecret = (): string => new Secret({ size: 20 }).base32

/** A sealed secret belongs to its person: put beside another one, it does not open. */
export const sealTotp = (keys: KeyRing, userId: string, secret: string) => keys.sealToKeep(purpose, secret, userId)

/** @returns null where it was sealed under a secret that the deployment no longer has. */
export const openTotp = (keys: KeyRing, row: TotpRow): string | null => keys.openKept(purpose, row, row.user_id)

export const sealedTotps: SealedTexts = { what: 'apps of staff', table: 'totp_factors', boundTo: 'user_id', purpose }

/** @returns the step of thirty seconds whose code this is; null: of none that is good now. */
export function stepOf({ ports }: Pick<Context, 'ports'>, secret: string, code: string): number | null {
  const timestamp = (ports.clock.outside?.() ?? ports.clock.now()).getTime()
  const totp = new TOTP({ secret: Secret.fromBase32(secret), period: STEP_SECONDS })
  const delta = totp.validate({ token: code, timestamp, window: WINDOW })
  return delta === null ? null : TOTP.counter({ period: STEP_SECONDS, timestamp }) + delta
}

/** What an app reads, under which it shows its codes. */
export async function totpUri(context: Context, email: string, secret: string): Promise<string> {
  const { product, year } = await getEdition(context)
  return new TOTP({ issuer: `${product} ${year}`, label: email, secret: Secret.fromBase32(secret) }).toString()
}
