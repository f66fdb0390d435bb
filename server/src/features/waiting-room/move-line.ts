import type { Context, ProcessContext } from '#platform/context'
import type { Load } from '#platform/ground/turns'
import { GIVEN_UP_MS, TURN_MS } from './place-times.ts'
import { admitPlaces, clearPlaces, deleteOver, hasWaiting, numberPlaces } from './places.queries.ts'
import { gaugeOf, isAtRest, isBusy, isEarly, paceOf, secondsSince, shallBeOpen } from './room-state.ts'
import {
  findRoom,
  forgetGauges,
  listGauges,
  lockRoom,
  makeRoom,
  type RoomRow,
  updateStanding,
  writeGauge,
} from './waiting-room.queries.ts'

/** A server that has said nothing for so long is not there, in milliseconds. */
const SILENT_MS = 10_000
/** What a server knows of itself. */
export interface OwnLoad {
  readonly serverId: string
  readonly hashing: Load
  readonly transactions: Load
}

/**
 * Moves the line on by what the time since the last step is worth: opens the room or closes it, gives up places that
 * nobody asks for, gives numbers, and lets in those who are next. Every server does it each second; of those that do it
 * at the same moment one does, and the others leave it alone.
 */
export async function moveLine(context: ProcessContext, own: OwnLoad): Promise<void> {
  const gauge = gaugeOf(own.hashing, own.transactions)
  const known = await findRoom(context)
  if (isAtRest(known, gauge, context.now)) return
  if (known === undefined) await makeRoom(context)
  await writeGauge(context, own.serverId, gauge)
  await context.inTransaction(async (inner) => {
    const room = await lockRoom(inner)
    if (room !== undefined) await moveOn(inner, room)
  })
}

async function moveOn(context: Context, room: RoomRow): Promise<void> {
  const { now } = context
  const silentSince = new Date(now.getTime() - SILENT_MS)
  const gauges = await listGauges(context, silentSince)
  const busy = isBusy(gauges)
  const isCalm = !busy && !(await hasWaiting(context))
  const since = {
    busy_since: busy ? (room.busy_since ?? now) : null,
    calm_since: isCalm ? (room.calm_since ?? now) : null,
  }
  if (!shallBeOpen({ ...room, ...since }, now)) return closeRoom(context, room, since)
  await forgetGauges(context, silentSince)
  await deleteOver(context, now, new Date(now.getTime() - GIVEN_UP_MS))
  const seconds = secondsSince(room, now)
  const pace = paceOf(room, gauges, seconds)
  if (isEarly(room, now))
    return void (await updateStanding(context, { ...since, is_open: true, admitted_per_second: pace, moved_at: null }))
  const isDrawn = room.opens_at === null || room.drawn_at !== null
  const last = await numberPlaces(context, room.last_number, isDrawn ? null : room.opens_at)
  const credit = room.credit + pace * seconds
  const most = Math.floor(credit)
  const admitted = most === 0 ? 0 : await admitPlaces(context, most, now, new Date(now.getTime() + TURN_MS))
  // What nobody was there for is not saved up.
  const left = admitted < most ? 0 : credit - most
  await updateStanding(context, {
    ...since,
    is_open: true,
    drawn_at: isDrawn ? room.drawn_at : now,
    last_number: last,
    credit: left,
    moved_at: now,
    admitted_per_second: pace,
  })
}

async function closeRoom(
  context: Context,
  room: RoomRow,
  since: Pick<RoomRow, 'busy_since' | 'calm_since'>,
): Promise<void> {
  if (room.is_open) await clearPlaces(context)
  await updateStanding(context, { ...since, is_open: false, credit: 0, moved_at: null, admitted_per_second: 0 })
}
