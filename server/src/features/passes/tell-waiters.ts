import { type Context, inEdition, type ProcessContext } from '#platform/context'
import { eachByItself } from '#platform/jobs/each-by-itself'
import { isOnSale, placesLeft } from './pass-type-state.ts'
import { findPassTypeRow, listTypesOfQuota, type PassTypeRow } from './passes.queries.ts'
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
  await lockWaiters(context, String(passTypeId))
  const type = await findPassTypeRow(context, passTypeId)
  if (type === undefined || !isOnSale(type, context.now)) return
  const left = ownPlacesLeft(type)
  if (left === 0) return
  const since = new Date(context.now.getTime() - TURN_MS)
  const shared = await sharedTurn(context, type, since)
  const inTurn = await countToldWaiters(context, passTypeId, since)
  if (left <= inTurn || shared?.left === 0) return
  for (const waiterId of await tellFirstWaiters(context, passTypeId, Math.min(left - inTurn, AT_ONCE), shared))
    await context.enqueue('mail-pass-free', { waiterId })
}

/**
 * Of types that share a quota those are told who asked first, whichever of them they wait for; null where it shares none.
 * Of each type no more than it has places of its own: who waits for one that has none left keeps nobody from another.
 */
async function sharedTurn(context: Context, { quota_id, quota_left }: PassTypeRow, since: Date) {
  if (quota_id === null) return null
  await lockWaiters(context, `quota ${quota_id}`)
  const types = await listTypesOfQuota(context, quota_id)
  const told = await Promise.all(types.map(({ id }) => countToldWaiters(context, id, since)))
  const left = Math.max(0, (quota_left ?? 0) - told.reduce((sum, count) => sum + count, 0))
  const turns = types.map((type, at) => ({
    id: type.id,
    own: isOnSale(type, context.now) ? Math.max(0, ownPlacesLeft(type) - (told[at] ?? 0)) : 0,
  }))
  return { left, turns: turns.filter(({ own }) => own > 0) }
}

const ownPlacesLeft = (type: PassTypeRow): number => placesLeft({ ...type, quota_left: null }) ?? AT_ONCE
