import { tooManyHeld } from '@foyer/contract/passes'
import type { Selectable } from 'kysely'
import type { CallerContext, Context } from '#platform/context'
import type { Passes } from '#platform/database/database-types'
import { tooMany, unprovenHolds, unprovenSignUps } from '#platform/door/attempt-limits'
import { networkOf, wideNetworkOf } from '#platform/door/rate-limits'
import { refuse } from '#platform/door/refused'
import { mailboxKey } from '#platform/ground/email-key'
import { countUnprovenSignUps, findLeft, listUnprovenHolds, lockUnprovenHolds } from './places.queries.ts'

/** Who signs up, as their holds are counted until the mailbox is proven. */
export function unprovenHolder({ ports }: Pick<Context, 'ports'>, request: CallerContext['request'], email: string) {
  const network = networkOf(request.address)
  return {
    held_by_mailbox: ports.keys.fingerprint('hold', mailboxKey(email)),
    held_by_network: ports.keys.fingerprint('hold', wideNetworkOf(network) ?? network),
  }
}

/**
 * One network signs up no more than so many mailboxes that are not proven: each is sent a mail.
 * @throws Refused `requests/too-many`.
 */
export async function assertFewUnproven(
  context: Context,
  { held_by_network }: ReturnType<typeof unprovenHolder>,
): Promise<void> {
  if (!context.ports.attempts.areLimited) return
  const { ofNetwork, perSeconds } = unprovenSignUps
  const since = new Date(context.now.getTime() - perSeconds * 1000)
  if ((await countUnprovenSignUps(context, held_by_network, since)) >= ofNetwork) throw tooMany(perSeconds * 1000)
}

/**
 * Nobody holds much without having proven a mailbox, or all of something scarce could be kept from everybody by one
 * who never pays. Where much is left, a network with many people behind it may hold more.
 * @throws Refused `passes/too-many-held`.
 */
export async function assertFewHeld(context: Context, pass: Selectable<Passes>): Promise<void> {
  if (!context.ports.attempts.areLimited) return
  // Of those who ask at once, each counts the others.
  await lockUnprovenHolds(context, pass.pass_type_id)
  const left = await findLeft(context, pass.pass_type_id, pass.voucher_id)
  const held = await listUnprovenHolds(context, pass.pass_type_id)
  const { ofMailbox, ofNetwork, partOfNetwork } = unprovenHolds
  const byMailbox = held.filter((other) => other.held_by_mailbox === pass.held_by_mailbox).length
  const byNetwork = held.filter((other) => other.held_by_network === pass.held_by_network).length
  const isNetworkFull = left !== null && byNetwork >= Math.max(ofNetwork, Math.floor(left * partOfNetwork))
  if (byMailbox >= ofMailbox || isNetworkFull) throw refuse(tooManyHeld, { reference: pass.id })
}
