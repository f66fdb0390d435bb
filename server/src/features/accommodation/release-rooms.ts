import { getEdition } from '#features/editions'
import { type Context, inEdition, type ProcessContext } from '#platform/context'
import { writeActs } from '#platform/door/audit'
import { dayIn } from '#platform/ground/days'
import { eachByItself } from '#platform/jobs/each-by-itself'
import { countNightsChange, giveUnsoldBack, listDueReleases, noteReleased, takeRelease } from './contracts.queries.ts'
import { houseRecord } from './house-record.ts'
import { namesOfRooms, nightLines } from './night-lines.ts'

/**
 * Gives the rooms that nobody has taken back to each house whose cut-off date is over: once, however many ask. What is
 * booked or held stays, and what comes free later stays ours to sell.
 * @throws AggregateError of the houses that could not be, after all the others were.
 */
export async function releaseRooms(context: ProcessContext): Promise<void> {
  await eachByItself(
    await listDueReleases(context),
    ({ houseId }) => `house ${houseId}`,
    ({ houseId, editionId }) => inEdition(context, editionId).inTransaction((inner) => releaseHouse(inner, houseId)),
  )
}

async function releaseHouse(context: Context, houseId: number): Promise<void> {
  const { timeZone } = await getEdition(context)
  // As who changes nights: the house first, its nights last.
  const due = await takeRelease(context, houseId, dayIn(timeZone, context.now))
  if (due === undefined) return
  await countNightsChange(context, houseId)
  const nights = await giveUnsoldBack(context, houseId)
  const released = nights.reduce((sum, { before, after }) => sum + before - after, 0)
  await noteReleased(context, houseId, released)
  const names = await namesOfRooms(context, houseId)
  const inOrder = nights.toSorted((one, other) => one.room_id - other.room_id || one.night.localeCompare(other.night))
  const lines = (of: 'before' | 'after') =>
    nightLines(
      inOrder.map(({ room_id: room, night, [of]: is }) => ({ room, night, is })),
      names,
    )
  // Nobody is there when it happens: the log names who decided the date.
  await writeActs({ ...context, caller: { userId: due.saved_by }, act: 'accommodation.releaseRooms' }, [
    houseRecord.changed(
      houseId,
      { allotment: lines('before') },
      { allotment: lines('after'), released, releasedAt: context.now.toISOString() },
    ),
  ])
}
