import type { OfficeWaitingRoom, setWaitingRoom as sets } from '@foyer/contract/waiting-room'
import type { CallerContext, Context, Person } from '#platform/context'
import { type Audited, audited, auditedRecord } from '#platform/door/audit'
import { refuseChangedMeanwhile } from '#platform/door/changed-meanwhile'
import type { UseCase } from '#platform/door/serve'
import { countPlaces } from './places.queries.ts'
import { decideRoom, findRoomNow, makeRoom, type RoomRow } from './waiting-room.queries.ts'

const fields = ['mode', 'opensAt', 'perSecond'] as const
/** Nothing in it names a person. */
const record = auditedRecord('waiting-room', fields)
const decidedOf = (room: OfficeWaitingRoom) => Object.fromEntries(fields.map((field) => [field, room[field]]))

/** An edition whose room nobody has ever needed. */
const untouched = {
  version: 1,
  mode: 'auto',
  opens_at: null,
  per_second: null,
  is_open: false,
  admitted_per_second: 0,
} as const satisfies Partial<RoomRow>

/** The room of the context's edition, as the office sees it. */
export async function getOfficeWaitingRoom(context: Context): Promise<OfficeWaitingRoom> {
  const room = (await findRoomNow(context)) ?? untouched
  return {
    version: room.version,
    mode: room.mode,
    opensAt: room.opens_at?.toISOString() ?? null,
    perSecond: room.per_second,
    isOpen: room.is_open,
    ...(await countPlaces(context)),
    admittedPerSecond: room.admitted_per_second,
  }
}

/**
 * Decides how people wait. It is so within a second or two, when the line is moved on.
 * @throws Refused `office/changed-meanwhile`.
 */
export async function setWaitingRoom(
  context: CallerContext<Person>,
  { body }: Parameters<UseCase<typeof sets>>[1],
): Promise<Audited<OfficeWaitingRoom>> {
  await makeRoom(context)
  const before = await getOfficeWaitingRoom(context)
  const { version, mode, opensAt, perSecond } = body
  // Another opening has lots of its own.
  const drawn = opensAt === before.opensAt ? {} : { drawn_at: null }
  const set = { mode, opens_at: opensAt === null ? null : new Date(opensAt), per_second: perSecond, ...drawn }
  if (before.version !== version || !(await decideRoom(context, version, set)))
    throw refuseChangedMeanwhile(body, await getOfficeWaitingRoom(context))
  const after = await getOfficeWaitingRoom(context)
  return audited(record.changed(context.editionId, decidedOf(before), decidedOf(after)), after)
}
