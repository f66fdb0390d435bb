import { noAttemptLimits } from '#platform/door/attempt-limits'
import type { KeyRing } from '#platform/door/secrets'
import { drawByTask } from '#platform/papers/documents/draw-by-task'
import { createWallets } from '#platform/papers/wallets/create-wallets'
import type { Ports } from '#platform/ports'
import type { Config } from './config.ts'

/** The outside as this deployment has it, around what differs between deployments: time, money, the register of VAT IDs and mail. */
export function buildPorts(
  config: Pick<Config, 'publicUrl' | 'demo' | 'wallets'>,
  keys: KeyRing,
  own: Pick<Ports, 'clock' | 'payments' | 'vatRegister' | 'mail' | 'tasks'>,
): Ports {
  return {
    ...own,
    documents: drawByTask(own.tasks),
    wallets: createWallets(config.wallets, config.publicUrl),
    keys,
    attempts: noAttemptLimits,
    publicUrl: config.publicUrl,
    demo: config.demo,
  }
}
