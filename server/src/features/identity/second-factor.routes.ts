import * as contract from '@foyer/contract/second-factor'
import { type Door, serve } from '#platform/door/serve'
import { beginTotp, keepTotp } from './keep-totp.ts'
import { addPasskey, askForPasskey, beginPasskey, proveByPasskey } from './passkeys.ts'
import { proveByCode } from './prove-by-code.ts'
import { removePasskey, removeTotp, renewCodes } from './remove-factor.ts'
import { presentSecondFactor } from './second-factor.ts'

/** What staff show beside their password. */
export function openSecondFactor(door: Door): void {
  serve(door, contract.readSecondFactor, (context) => presentSecondFactor(context, context.caller))
  serve(door, contract.beginTotp, beginTotp)
  serve(door, contract.keepTotp, keepTotp)
  serve(door, contract.removeTotp, removeTotp)
  serve(door, contract.beginPasskey, beginPasskey)
  serve(door, contract.addPasskey, addPasskey)
  serve(door, contract.removePasskey, removePasskey)
  serve(door, contract.renewRecoveryCodes, renewCodes)
  serve(door, contract.proveByCode, proveByCode)
  serve(door, contract.askForPasskey, askForPasskey)
  serve(door, contract.proveByPasskey, proveByPasskey)
}
