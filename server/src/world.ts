import { noAttemptLimits } from '#platform/door/attempt-limits'
import type { KeyRing } from '#platform/door/secrets'
import { createTypstRenderer } from '#platform/papers/documents/typst-renderer'
import { createWallets } from '#platform/papers/wallets/create-wallets'
import type { Ports } from '#platform/ports'
import type { Config } from './config.ts'

/** The outside as this deployment has it, around what differs between deployments: time, money, the register of VAT IDs and mail. */
export function buildPorts(
  config: Pick<Config, 'publicUrl' | 'demo' | 'wallets'>,
  keys: KeyRing,
  own: Pick<Ports, 'clock' | 'payments' | 'vatRegister' | 'mail'>,
): Ports {
  return {
    ...own,
    documents: createTypstRenderer(),
    wallets: createWallets(config.wallets, config.publicUrl),
    keys,
    attempts: noAttemptLimits,
    publicUrl: config.publicUrl,
    demo: config.demo,
  }
}
