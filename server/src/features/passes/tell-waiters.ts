import { type Context, inEdition, type ProcessContext } from '#platform/context'
import { eachByItself } from '#platform/jobs/each-by-itself'
import { isOnSale, placesLeft } from './pass-type-state.ts'
import { findPassTypeRow } from './passes.queries.ts'
import { countToldWaiters, listTypesWaitedFor, lockWaiters, tellFirstWaiters } from './waiters.queries.ts'

/** How long a place that came free is left to those who were told of it, before the next are told as well. */
const TURN_MS = 24 * 3600_000
/** So many are told in one go, where there is no end to the places. */
const AT_ONCE = 500

/**
 * Tells those who wait that a place is free: as many as there are places, whoever asked first comes first. The place
 * is not held for them. A second run at the same moment, on whichever server, tells nobody twice.
 */
export async function tellWaiters(context: ProcessContext): Promise<void> {
  await eachByItself(
    await listTypesWaitedFor(context),
    ({ id }) => String(id),
    ({ id, edition_id }) => context.inTransaction((inner) => tellOf(inEdition(inner, edition_id), id)),
  )
}

async function tellOf(context: Context, passTypeId: number): Promise<void> {
  await lockWaiters(context, passTypeId)
  const type = await findPassTypeRow(context, passTypeId)
  if (type === undefined || !isOnSale(type, context.now)) return
  const left = placesLeft(type) ?? AT_ONCE
  if (left === 0) return
  const inTurn = await countToldWaiters(context, passTypeId, new Date(context.now.getTime() - TURN_MS))
  if (left <= inTurn) return
  for (const waiterId of await tellFirstWaiters(context, passTypeId, Math.min(left - inTurn, AT_ONCE)))
    await context.enqueue('mail-pass-free', { waiterId })
}
